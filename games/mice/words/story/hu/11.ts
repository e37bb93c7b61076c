/** Chapter 11, in Hungarian. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Egy főnök két felvonásban, és minden, amit tettetek, hazatér.',
  'goal:objective':
    'Lépj be a zárt szobába, űzd le Vanestrát a kovácsműhelybe, szabadítsd ki Alder királyt, és vess véget a hosszú éjszakának.',
  'goal:victory': 'Vanestra le van győzve a Kovácsműhelyben.',
  'goal:defeat': 'A homokóra eléri a fejezet vége jelzőt, vagy minden egér egyszerre fogoly.',
  'rule:stolen-warmth.name': 'Lopott meleg',
  'rule:stolen-warmth':
    'A meleg 5-ön kezd. Vonj le 1-et mindegyikért, ami megvan a csapatnak: A király tűzhelye, Az őrök tűzhelye, A konyha tűzhelye, A nagy tűzhely, Meleg csövek. 1-nél sohasem kevesebb.',
  'rule:warmth-first.name': 'Előbb a meleg',
  'rule:warmth-first':
    'Amíg a meleg 0 fölött van, minden seb, amelyet Vanestra kapna, helyette 1 meleget vesz el, egymás után. A tűzzel okozott seb, vagy amelyet a Kovácsműhely forró mezőjén álló egér okoz, 2-t vesz el (többet soha); ami a 0 elérésekor megmarad, elvész. Csak az ezután következő sebek kerülnek a kártyáira.',
  'rule:first-act.name': 'Az első felvonás',
  'rule:first-act':
    'A Királynő hálószobájába lépve tedd Vanestrát a fésülködőasztalra (t), húzz kettőt a négy kártyájából véletlenszerűen (OM17), és keverd a sorba az összes többivel (M49). Helyezz el 2 csótányt is, és 1 patkányharcost mindegyikért, ami a csapatnak nincs meg: Az őrök tűzhelye, A konyha tűzhelye, A nagy tűzhely. Ez a helyiség megszabott összetűzése, nem egy második. Az első felvonás addig tart, amíg el nem menekül.',
  'rule:she-flees.name': 'Menekülés',
  'rule:she-flees':
    'Amikor a Királynő hálószobájában az utolsó kártyája is lekerül, leszalad a repedésen: vedd le a figuráját. Nem számít legyőzöttnek (az M127 ellenére), és a két kártya, amelyet használt, kikerül a játékból.',
  'rule:the-crack.name': 'A repedés',
  'rule:the-crack':
    'A fordító mező (u) csak a menekülése után használható. A kovácsműhely kulcsával a szokott módon működik. Nélküle az ottani felfedezés előbb kísérlet a repedés kinyitására: az egér annyi kockával dob, amennyi a tudása, és egy csillag kinyitja; újra lehet próbálni. Ha nyitva van, a szokott módon működik.',
  'rule:the-north-door.name': 'Az északi ajtó',
  'rule:the-north-door':
    'A Konyhai alagutak és a Kovácsműhely közti kijárat a meneküléséig zárva van; azután A kovácsműhely kulcsával használható.',
  'rule:second-act.name': 'A második felvonás',
  'rule:second-act':
    'A Kovácsműhelybe először lépve tedd Vanestrát a h mezőre, 1 patkányharcost a k mezőre (ez a helyiség megszabott összetűzése, nem egy második); adj 2-t a meleghez; határozd meg a sorrendet az egerek és a patkányharcosok kártyáival (M49), aztán tedd a másik két kártyáját megkeverve alulra, és a felsőre alkalmazd a rajtaütés szabályát (M55). Alder király a láncpárkányon (b) lóg, megkötözve; jelző, sem támadni, sem mozdítani nem lehet.',
  'rule:jammed-bellows.name': 'Az elakadt fújtató',
  'rule:jammed-bellows':
    'Ha Nez otthon marad a tüzeket őrizni, előtte egy kanállal megakasztotta a Kovácsműhely fújtatóját: a második felvonás kezdetén 2 helyett 1-et adj a meleghez.',
  'rule:free-the-king.name': 'Szabadítsd ki a királyt',
  'rule:free-the-king':
    'A láncpárkányon (b) álló egér akcióként elvághatja a selymet: annyi kockával dob, amennyi a harcértéke, felszerelés nélkül, és minden csillag 1 köteléket vesz le. 3 kötelék van, A király levelével 2. 0-nál a király szabad, egyszer: a Kovácsműhelyben minden egérről lekerül 1 közönséges seb, és ettől kezdve minden egérnek +1 a harcértéke Vanestra ellen. A Megtartott itallal fölébred: ezenfelül minden forduló elején Vanestra 1 találatot kap, és védekezik.',
  'rule:do-not-be-brave-alone.name': 'Ne légy egyedül bátor',
  'rule:do-not-be-brave-alone':
    'Az az egér, amelyik nem osztozik mezőn másik egérrel, 1 kockával kevesebbel védekezik Vanestra ellen, legalább 0-val. Amelyik osztozik, 1 kockával többel.',
  'rule:gifts.name': 'Ajándékok',
  'rule:gifts':
    'A két egér, aki a tüzeket őrizni marad, ad egy-egy ajándékot: egy kereséskártyát, amelyet a kampányból megtartott, vagy 2 sajtot, a csapat egyik egerének; a kártya a hátizsákjába kerül, és el kell férnie (M148).',
  'rule:the-last-choice.name': 'Az utolsó döntés',
  'rule:the-last-choice':
    'Amikor Vanestrát a Kovácsműhelyben legyőzik, gombnál nem nagyobb pók. A játékosok egyszer választanak, a győzelem szövegének felolvasása után: kinyitják a kemencét, és beengedik a melegre, vagy a hidegben hagyják. A döntés csak az utószót változtatja meg. Az elsőért a Megkímélt pók kitüntetés jár.',
  opening: `Valakinek őriznie kellett a tüzeket. Szalmát húztak érte, igazit, a seprűből; és az a kettő, aki a rövidet húzta, nem tett úgy, mintha örülne, és mindent odaadott, ami a zsebében volt.

Így négyen álltak a Nagy Királynő szobájának ajtaja előtt. Valaha fecskéket festettek rá. Kilenc tele annak, hogy egy férfi kulcsot fordított benne, mert nem bírt ránézni egy pár kesztyűre; és előtte nem nézett be a sarkokba. Miért is nézett volna? Senki sem szokott.

– Nagy lesz – mondta Collin. – Nem akkora, mint az árnyéka, azt hiszem. De az árnyék is igazi, ha benne állsz. – A többiekre nézett. Majdnem olyan volt a hangja, ahogy elgyakorolta. – Maradjatok közel. Akármit mond, maradjatok közel. Olyan rég van egyedül, hogy azt hiszi, másként nem is lehet.

Egyikük megfogta a bal mancsát, egy másik a jobbat. Nem volt valami katonás.

A pecsét végig volt repedve, tetejétől az aljáig. A résen át se hang nem jött, se fény, csak egy szag: por, levendula, és alatta, mint egy pénzdarab a kút fenekén, valami meleg, ami nem azé volt, akinél volt.

Betolták.`,
  kitchen:
    'Megint a tűzhely. Szívesen álldogálnátok mellette még egy kicsit, és elmesélnétek egymásnak a vödröt. Ehelyett a déli ajtót nézitek.',
  'dining-hall':
    'Nagy kerülő. A kukta lecsúszott az asztal alá, nyitott szájjal alszik, feje alatt az egyik kopó. Valaki szalvétát tűrt a lába köré. Nagyon apró tűrésekkel.',
  'room:dining-hall/the-boy-with-the-spoon.name': 'A fiú a kanállal',
  'room:dining-hall/the-boy-with-the-spoon':
    'Ha a csapatnak megvan A nagy tűzhely: az első sikeres keresés az Ebédlőben minden egérről 2 közönséges sebet is levesz.',
  'queens-chamber':
    'Minden megvan. A kesztyű, a pohár, a négy óra tízkor megállt óra; és minden be van csomagolva, szeretettel, körbe-körbe, mint az ajándékok. Háttal ül nektek a fésülködőasztalon, az ezüsttükör előtt, amelyet letakart. – Beengedtétek a hideget – mondja Vanestra. Szép a hangja, és reszket. – Csukjátok be az ajtót. Kérlek. Csukjátok be az ajtót.',
  'surge:queens-chamber.name': 'A szoba emlékszik',
  'surge:queens-chamber':
    'Minden egér, aki pókhálós mezőn (a, d, k, r, s) áll, behálózva. Aztán helyezz el 2 csótányt és 1 patkányharcost.',
  'search:the-silver-mirror.name': 'Az ezüsttükör',
  'search:the-silver-mirror':
    'Az az egér, amelyik a zsámolyon vagy a fésülködőasztalon (l, t) sikerrel keres, kártyahúzás helyett a fény felé fordítja az ezüsttükröt: a következő forduló végéig Vanestra 2 kockával kevesebbel védekezik. A Kristályszilánkkal nem kell dobni, és a hatás a meneküléséig tart. Ez a keresés egyszer hajtható végre.',
  forge:
    'Végre tűz: egy egész évnyi, minden gyertya, vacsora és tél közepe, fölhalmozva a kemencében, vasajtók mögött. Úgy feszítette ki magát elé, mint egy függönyt. És magasan a láncon, állig szürke selyemben, csukott szemmel, megperzselt bajusszal, csuklóján vörös cérnával, ott lóg Collin apja.',
  'surge:forge.name': 'Iszik',
  'surge:forge': 'Vanestra 1 meleget kap. Helyezz el 1 patkányharcost az egerektől legtávolabbi kezdőhelyen.',
  'room:forge/furnace-heat.name': 'A kemence heve',
  'room:forge/furnace-heat':
    'Az az egér, amelyik forró mezőn (f, i, n) fejezi be a lépését, annyi kockával dob, amennyi a mozgásértéke; csillag nélkül 1 közönséges sebet kap, védekezés nélkül. Az ellenfeleket ez nem érinti, de ha Vanestra több mezőn is megállhatna egyforma közel a célpontjához, olyat választ, amelyik nem forró.',
  'kitchen-tunnels':
    'Ketyeg és csöpög idebent minden, mert olvad. Elmentek a hely mellett, ahol egyszer dióhéjban vittétek a parazsat. Akkor is négyen.',
  'quest:the-mirror.name': 'A tükör',
  'quest:the-mirror': 'Mássz a zsámolyra, és mutasd meg neki, milyen.',
  'quest:the-mirror.reward': 'Vanestra kevesebb kockával dob',
  'quest:the-mirror.cost': 'Egy mászás és egy keresés a szeme láttára.',
  'quest:the-king-on-the-chain.name': 'A király a láncon',
  'quest:the-king-on-the-chain': 'Szabadítsd ki Alder királyt, mielőtt véget ér, ne utána.',
  'quest:the-king-on-the-chain.reward': 'mindenkinek +1 harcérték Vanestra ellen',
  'quest:the-king-on-the-chain.cost': 'Akciók a párkányon, távol a barátaidtól.',
  'deed:hearth-king': 'Meleg -1.',
  'deed:hearth-guard': 'Meleg -1, és az első felvonásban 1 patkányharcossal kevesebb.',
  'deed:hearth-kitchen': 'Meleg -1, és az első felvonásban 1 patkányharcossal kevesebb.',
  'deed:hearth-hall': 'Meleg -1, és az első felvonásban 1 patkányharcossal kevesebb.',
  'deed:warm-pipes': 'Meleg -1.',
  'deed:forge-key': 'A repedés és az északi ajtó dobás nélkül nyílik.',
  'deed:kings-letter': 'Alder királyon 2 kötelék van 3 helyett.',
  'deed:draught-kept': 'Alder király fölébred, amikor kiszabadítják.',
  'deed:king-awake':
    'A kastély harangja egyszer megszólal: a fejezet első felbukkanásakor nem jönnek ellenfelek; a többi megtörténik.',
  'deed:rat-oath':
    'A kapitány félreáll: a Hívás kártya egyik felvonásban sem hoz patkányharcost, és a Királynő hálószobájában nem jön patkányharcos, a felbukkanással sem.',
  'deed:captains-pistol': 'A pisztoly felvonásonként egyszer elsüthető.',
  'deed:magpie-friend': 'A szarka betöri az ablakot: az első felvonásban Vanestra 1 kockával kevesebbel védekezik.',
  'deed:black-feather': 'Felvonásonként egyszer egy íjász újradobhatja egy távolsági támadás összes kockáját.',
  'deed:belled-cat':
    'Brodie az ajtajánál ül: amikor a Királynő hálószobájában egy patkányharcos vagy csótány először támadna egérre, helyette minden kicsi ellenfél lekerül onnan; a fejezetben egyszer.',
  'deed:cats-whisker': 'A bajuszt vivő egérnek +1 a harcértéke nagy ellenfelek ellen.',
  'deed:crystal-shard':
    'A tükörhöz nem kell dobni, és a hatása tartós; aki elfordította, azt ebben a fejezetben nem lehet elbűvölni.',
  'deed:paw-in-paw': 'A 7. fejezet két egerének egyenként +1 a védelme, amíg egy mezőn állnak.',
  'closed:flip:dining-hall': 'a kőlapon kopó alszik',
  victory: `Egyszerre ment ki belőle minden, amit megivott. Úgy szállt el mellettük, mint a nyár: kenyér és gyertyafüst, lámpafény a havon, egy király nevetése, amikor még nem volt szomorú. Föl a kéményen, föl a csöveken, végig tízezer szálon, amelyek lobbantak, mint a gyújtózsinór, és már nem is voltak. Messze föntről hallották, ahogy négyszáz ember levegőt vesz.

Amikor megint láttak, a kemence előtt nem volt semmi, csak a padló. A padlón egy pók ült. Akkora lehetett, mint egy gomb. Mind a nyolc lábát behúzta, minden szemével őket nézte, és várta a seprűt.

Senkinél sem volt seprű. Collinnál gombostű volt. Úgy nézett rá, mintha álmában adta volna valaki a mancsába.`,
  'epilogue-spared': `– Van egy rés a kemence hátuljában – mondta Collin. – A téglák mögött. Ott egész évben meleg lehet. Senki sem söpörné ki.

Letette a mancsát laposan. Nagyon sokára merte csak megtenni. Nem volt semmi súlya. Most is ott lakik; láttam a hálóját. Kicsi, és elég szépen van szőve. Telente odateszünk a téglákhoz egy gyertyavéget, égve, és reggelre sohasem nyúl hozzá. Azt hiszem, csak szereti nézni.`,
  'epilogue-cold': `Otthagyták. Hazugság volna azt mondani, hogy bárki is kegyetlen volt; fáradtak voltak, és vinniük kellett egy királyt, és a királyok nehezek. A lépcsőfordulóban egyikük visszanézett, és a padlón már nem volt semmi.

Talán talált magának egy sarkot. Remélem, hogy talált. Mondták, hogy ezt a részt nem muszáj elmesélnem, de ti azt kérdeztétek, hogy volt. Azóta van Falközben egy szabály, és az még a macskás szabály előtt jön. Benézünk a sarkokba. Megnézzük, ki lehet odabent, mielőtt becsukunk egy ajtót.`,
  'epilogue-alder-sleeps': `Alder király nem ébredt föl. A kicsik szobájába fektették, mert ott van a legmelegebb, gyufásdobozba a kölykök mellé; és Collin minden este odaült hozzá, csizmával a mancsában, és elmesélte neki a napot. Mesélt a Nagy Királyról, aki már jár-kel, és leszereltette a zárakat a kastély minden ajtajáról. Egy kicsit butának érezte magát. De valakinek hallgatnia kell a fa mögött.

Márciusban történt. Sáfrány virágzott az udvaron. Collin elakadt egy mondat közepén, mert nem jutott eszébe, hogyan folytatódik, és a gyufásdobozból egy zsanérként csikorgó hang megszólalt: – És aztán?`,
  'epilogue-alder-wakes': `Alder király a második lépcsőfordulóig nem szólt semmit, és mindannyian vitték egy-egy csücskét. Bajuszán még ott volt az arany. Nézte a falat, ahogy elvonul mellette, a gyűszűt, meg a fiát.

– Na, ráértél – mondta.

Collin olyan sokat gondolt erre a mondatra, hogy kész válasza volt rá, jó válasz. Egyetlen szó sem jutott eszébe belőle.`,
  'epilogue-oath':
    'Kilenc patkánykölyök alszik most a nyugati falban, a kemence mögött. Hangosak, harapnak, és számolni tanulnak. Vásárnapokon jön egy kapitány, pisztoly nélkül, egy zsák valamivel, lerakja, és sohasem marad. Még mindig dörzsöli a mancsát. Egyszer Nez kiment hozzá két bögrével. Addig álltak ott, amíg ki nem ürültek, és nem hinném, hogy bármelyikük egy szót is szólt.',
  'epilogue-last': `Hát így jött vissza a tűz. Most hunyjátok be a szemeteket. Igen, még ott van; a szemhéjatokon át is látjátok, azt a pirosat. Az a tojástartó. Ugyanaz.

Hogy mi? A kölyök a harmadik gyufásdobozból, aki még névhez is kicsi volt? Mondtam, hogy fontos lesz.

Azon a reggelen kapott nevet. Mind hazajöttek, és velük az a tíz a csűrből, és egy kupacban hevertek az udvarban, a lefolyón beszűrődő napfényben, és valaki cincogást hallott. Életében először egymaga mászott ki a dobozából, négy rossz lábon végigment az egész padlón, és leült a tojástartó elé. Fölemelte hozzá mind a két mancsát. Még akkora se volt, mint a parázs.

– Nicsak – mondta Nez, vagy Collin; sohasem tudtak megegyezni, melyikük volt. – Itt van még egy parázs.

Így lettem Parázs. No, húzódjatok odébb. Egynek még mindig van hely.`,
  defeat: `Nem kergette őket. Az ajtóban állt, és ahogy lámpásban mozog valami, úgy járt benne ide-oda a lopott fény, és nézte, hogyan kúsznak el.

– Visszajöhettek – mondta Vanestra. Majdnem kérdés volt. – Ha majd megint melegetek van. Olyan régen jött már valaki.

Egy nap és egy éjszaka feküdtek a tojástartó kis körében. Aztán Collin fölkelt, és föltűzte a gombostűjét. Nem szólt semmit. Amikor körülnézett, már mind ott álltak.`,
  'do:free-the-king': 'Vágd el a selymet',
  'do:the-crack': 'Nyisd ki a repedést',
  'ask:gift': 'Aki a tüzeket őrzi, ajándékot ad. Mit és kinek?',
  'ask:the-last-choice': 'Nem nagyobb egy gombnál, és a seprűt várja. Mit tesztek?',
  'ask:the-last-choice.yes': 'Kinyitjuk a kemencét, és beengedjük a melegre',
  'ask:the-last-choice.no': 'A hidegben hagyjuk',
};
