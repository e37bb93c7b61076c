/** Chapter 10, in Hungarian. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Az egész társaság: négy, öt vagy hat egér a legnagyobb táblán.',
  'goal:objective': 'Vidd a parazsat három tűzhelyhez, gyújtsd meg mindet, és törd föl a zárt szoba pecsétjét.',
  'goal:victory':
    'Az Őrszoba, a Konyha és az Ebédlő tűzhelye ég, és az egerek a Konyha déli kijáratán át fedeznek fel.',
  'goal:defeat': 'A homokóra eléri a fejezet vége jelzőt, vagy minden egér egyszerre fogoly.',
  'rule:light-a-hearth.name': 'Gyújts tüzet',
  'rule:light-a-hearth':
    'A parazsat vivő egér egy tűzhelymezőn (Őrszoba a, Konyha a, Ebédlő c), ahol még nem ég a tűz, akcióként meggyújthatja: annyi kockával dob, amennyi a tudása; csillaggal ég a tűzhely, és a csapat azonnal megkapja az Őrszobában Az őrök tűzhelye, a Konyhában A konyha tűzhelye, az Ebédlőben A nagy tűzhely kitüntetést. A parázs nem használódik el.',
  'rule:a-burning-hearth.name': 'A tűz mellett',
  'rule:a-burning-hearth':
    'Ahol a helyiség tűzhelye ég, ott a felbukkanás nem hoz ellenfeleket, és a felfordított kártya nem használódik el. Ott minden egérnek, aki a tűzhely mezőjén vagy mellette áll, +1 a védelme.',
  'rule:every-paw.name': 'Minden mancs számít',
  'rule:every-paw':
    'Minden négyen felüli egérért, aki elkezdte a fejezetet, minden húzott összetűzéskártya és minden első belépéskor jövő megszabott összetűzés 1 csótánnyal többet hoz, az Ebédlőben ehelyett 1 patkányharcossal; a felbukkanás nem.',
  'rule:stopped-crack.name': 'A betömött repedés',
  'rule:stopped-crack':
    'Ha Nez nincs a csapatban, előzőleg betömött egy repedést az Ebédlő falán: a megszabott összetűzés ott csótány nélkül jön.',
  'rule:sealed-door.name': 'A lepecsételt ajtó',
  'rule:sealed-door':
    'Az út a Konyhából a Királynő hálószobájába zárva van, amíg három tűzhely nem ég. Ha rálépnek, a fejezet véget ér, minden összetűzés előtt, akkor is, ha egy egér fogoly.',
  'rule:passing-the-light.name': 'Add tovább a fényt',
  'rule:passing-the-light':
    'Fordulónként egyszer, annak a lépésében, akinél van, vagy aki kapja, más akción és vízen kívül, a parázs átadható az azonos vagy szomszédos mezőn; ez nem ingyenes akció.',
  opening: `Lily kiment az ereszcsatornán, hogy lássa, amit látni lehet. Ott volt az egész Hollowmere, mondta, feketén a hóban: száz ablak, és egy világos köztük. Az övék. Egy darabig senki sem szólalt meg.

– A szál az oka – mondta Maginos. – Minden lángot megérez, amit meggyújtunk. De csak nyolc lába van. Egy tüzet elolt. Kettőt elolt. De ha egyszerre három van, három helyen... – és mosolyogni kezdett, amitől úgy száz évvel fiatalabbnak látszott – akkor választania kell. És akinek választania kell, annak ki kell jönnie a szobájából.

– Három – mondta Nez. – Őrszoba, konyha, ebédlő.

– Egy éjszaka alatt – mondta Tilda.

– Mindannyian – mondta Lily.

Ott voltak mind, most az egyszer. Lesz, aki visz, és lesz, aki az ajtókat tartja. Filch végigment a soron egy darab spárgával, és mindenkinek a farkát laza masnival a másikéhoz kötötte, amíg Tilda rá nem szólt, hogy hagyja abba.

Collin fölemelte a gyűszűt. Hat arcot világított meg, meg a nyomokat rajtuk: egy tépett fület, egy megperzselt bajuszt, ősz szálakat, amelyek ősszel még nem voltak.

– Aki elfárad, adja tovább – mondta. – Ennyi az egész. Senki sem viszi végig.`,
  'kings-chamber':
    'Ahol a párnán a lámpás állt, kiolvadt a király szakálla, és csöpög. Már nem ráncolja a homlokát. Ez a világ legjobb szobája, és ti most kimentek belőle.',
  'guard-room':
    'A sarokban a parázstartót telefújta hóval a szél a törött ablakon át. Fölöttetek, a padon, sorban kis piros fények gyúlnak, kettesével. Nem fények azok.',
  'surge:guard-room.name': 'Ébred az őrség',
  'surge:guard-room': 'Helyezz el 2 patkányharcost. Ha a helyiség tűzhelye ég, senkit.',
  kitchen:
    'Megint a tűzhely, ahol kezdődött. Valaki fejjel lefelé egy csészét tett a hideg lapjára, és a csészére, nagyon kicsiben, korommal, egy bajszos napot rajzolt.',
  'dining-hall':
    'A Nagyok tovább alszanak. A nagy tűzhely előtt mintha maga a padló mozogna. Fölemelitek a fényt, és a padló rengeteg szemmel néz vissza. Szóval mégis tudja, hogy jöttök.',
  'surge:dining-hall.name': 'Az utolsó vendégek',
  'surge:dining-hall': 'Helyezz el 3 csótányt. Ha a helyiség tűzhelye ég, senkit.',
  'room:dining-hall/the-cat-in-the-hall.name': 'A macska az ebédlőben',
  'room:dining-hall/the-cat-in-the-hall':
    'Csak ha a csapatnak sem a Csengős macska, sem a Macskabajusz nincs meg: az egerek első belépése utáni második forduló végén, ha még a teremben vannak, tedd Brodie jelzőjét az asztalra (t), mindkét kártyáját a sor aljára; az azutáni második forduló végén elmegy. Aki itt győzi le, nem kap érte Macskabajuszt.',
  pipes:
    'A réz ketyeg és kopog. Messze alattatok egy vasajtó szélei izzanak. Ha azt a kereket el lehetne fordítani, a kastély minden fala mögött melegek volnának a csövek. Ha oda lehetne jutni.',
  'room:pipes/open-the-steam.name': 'Ereszd be a gőzt',
  'room:pipes/open-the-steam':
    'A keleti szelepnél (h) álló egér akcióként kinyithatja: annyi kockával dob, amennyi a tudása, az ezermester 1-gyel többel; csillaggal a csapat megkapja a Meleg csövek kitüntetést.',
  'kitchen-tunnels':
    'A rövid út, a hátsó út, az, amelyiken először jöttetek, dióhéjban a parázzsal. Mind kinőttétek. Nem, nem nőttetek. Csak olyan érzés.',
  'dining-tunnels':
    'Tettek félre levest. Senki sem kérdezi, hogy álltok; az arcotokba néznek, és színig merik a tányért. Harmincegy kölyök, megszámolva. A legkisebb megtanult állni.',
  'room:dining-tunnels/home-for-a-breath.name': 'Egy lélegzetnyit otthon',
  'room:dining-tunnels/home-for-a-breath':
    'Amikor az egerek ebben a fejezetben először lépnek az Ebédlő alagútjaiba, mindegyikről lekerül 2 közönséges seb; aztán tegyél 2 sajtot a sajtkerékre.',
  'quest:warm-the-pipes.name': 'Meleget a csövekbe',
  'quest:warm-the-pipes': 'Menj az Ebédlőből északra, és ereszd a gőzt a régi rézbe.',
  'quest:warm-the-pipes.reward': 'Meleg csövek',
  'quest:warm-the-pipes.cost': 'Eggyel több összetűzés a kastély legrosszabb terepén.',
  'deed:rat-oath': 'A kapitány lassú: az Őrszobában a 2 elit patkányharcos helyett 1 patkányharcos jön.',
  'deed:captains-pistol':
    'Az őrségnek nincs kapitánya: az Őrszobában 1 elit patkányharcossal kevesebb jön; és a pisztoly egyszer elsüthető.',
  'deed:freed-captives':
    'A sütőasszony és barátai őriznek egy tüzet: az ebben a fejezetben másodikként gyújtott tűzhelyhez nem kell dobni.',
  'deed:belled-cat': 'Brodie az egerekkel tart: az Ebédlőben 1 patkányharcossal kevesebb jön.',
  'deed:cats-whisker': 'Brodie elment a hóba: nem jön az ebédlőbe.',
  'deed:magpie-friend':
    'A fejezetben egyszer, egy forduló elején, a játékosok hívhatják a szarkát: egy 1 életpontos kicsi ellenfél lekerül a tábláról, bármelyik helyiségben.',
  'deed:king-awake': 'Mozdul a csengőzsinór: a fejezet vége jelző egy oldallal hátrébb kezd.',
  'deed:hearth-king': 'A király tűzhelye nélkül a sajtkerék 3 sajttal kezd.',
  'deed:paw-in-paw': 'A 7. fejezet két egerének egyenként +1 a védelme, amíg egy mezőn állnak.',
  'closed:flip:kings-chamber': 'ma éjjel senki sem megy vissza',
  'closed:flip:guard-room': 'a padlórács befagyott',
  'closed:flip:pipes': 'a könyökcsövet eltömte a jég',
  'closed:exit:kitchen/S': 'lepecsételve, amíg három tűzhely nem ég',
  'closed:exit:kitchen-tunnels/S': 'a kovácsműhely északi ajtaja zárva van',
  victory: `És akkor három volt. Az ebédlőben a tűz egyenként vette a nagy hasábokat, nem sietve, mint a vendég, aki körbemegy az asztalnál, és mindenkivel kezet fog. Aranyosak lettek az ablakok.

A kukta megmozdította a hüvelykujját. Leesett a kanál. Ez volt a világtörténelem leghangosabb hangja.

Más még nem ébredt föl, most még nem. De a nagy asztal mentén mindenütt elvékonyodtak és kitisztultak a lélegzet lassú fehér felhői, és itt-ott horkolt is valaki.

És a fejük fölött szaladt valami. Mind hallották. Az őrszobához szaladt, és megállt. A konyhához szaladt. Az ebédlőhöz, és vissza, és körbe-körbe, egyre gyorsabban, száraz, apró kopogással, mint a jégeső. Aztán a kastély minden szálán egyszerre, vékonyan és magasan, jött lefelé egy hang, amelyre egyikük sem számított. Mindannyian hallatták már valamikor, a sötétben. Valaki, aki nagyon kicsi, sírt, mert fázott.

A konyhában a déli ajtó szürke pecsétje végigrepedt, tetejétől az aljáig.`,
  defeat: `Vannak túl hosszú éjszakák. A fény mancsról mancsra járt, amíg volt mancs, amelyik megbírta, aztán egy virágcserép alá tették, és körben köré feküdtek.

De amit meggyújtottak, az égett tovább. Ezt felejtette el a tűzről. Ki lehet inni, rá lehet ülni, el lehet zárni; de ezt mindennap újra meg kell tenni, meggyújtani viszont elég egyszer.

Az éjszaka végén a déli ajtó szürke pecsétje magától megrepedt. Nem azért törte föl, hogy beengedje őket. Fát keresni jött ki.`,
  'do:light-a-hearth': 'Gyújtsd meg a tűzhelyet',
  'do:passing-the-light': 'Add tovább a parazsat',
  'do:open-the-steam': 'Nyisd ki a szelepet',
  'ask:magpie-friend': 'Hívjátok a szarkát? Egyszer jön, és elvisz egy kicsi ellenfelet.',
  'ask:magpie-friend.yes': 'Hívjuk',
  'ask:magpie-friend.no': 'Még ne',
};
