/** Chapter 1, in Hungarian. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Felfedezés: kijáratok, fordító mezők és lapok, amelyek megfordulnak a talpatok alatt.',
  'goal:objective': 'Találd meg a konyhai tűzhelyben az utolsó parazsat, és hozd haza az egérudvarba.',
  'goal:victory':
    'A parazsat vivő egér az egérudvarban áll (az Ebédlő alagútjai, q), a hazatérés összetűzése megtörtént, és nincs ellenfél a táblán.',
  'goal:defeat': 'A homokóra eléri a fejezet vége jelzőt, vagy minden egér egyszerre fogoly.',
  'rule:carrying-the-ember.name': 'A parázs útja',
  'rule:carrying-the-ember': 'A parázs egy dióhéjban fekszik. Az az egér, amelyik viszi, nem siethet.',
  'rule:homecoming.name': 'Hazatérés',
  'rule:homecoming':
    'Amikor az egerek a parázzsal először lépnek az Ebédlő alagútjaiba, jön a hazatérés összetűzése, amely megszabott összetűzés: 1 barlangi százlábú a g és 1 patkányharcos az i mezőre.',
  opening: `Maginos lejött az alkimista polcáról, ahol egy szótár meg egy üveg varangy között lakott, és nem volt valami jó színben. Ő volt Falköz legöregebb egere, és a térdei miatt egyujjas kesztyűben aludt.

– A nagy tűzhely kialudt – mondta. – A kicsi tűzhelyek kialudtak. De a konyhai tűzhely fösvény. Az eldugdos dolgokat. – Felemelte egyik görbe karmát. – Leghátul, a hamu alatt, ahová a szakácsné kaparója sohasem ér el, van egy kő, amelyik négy napig meleg marad. Ma van a negyedik.

Nez, a kovács nem szólt semmit. Felvette a kötényét, fogta a kalapácsot, amelyet nem bír el más egér, és odaállt az alagút szájához. Nála ez volt a szónoklat.

Akkor kezdődött a kaparászás az udvar mindkét végén. A csótányok megérezték, hogy hidegek a falak, hogy a morzsákat nem őrzi senki, és hogy vannak itt kicsik.

– Egy darab parázs – mondta Collin, és kirántotta apja második legjobb gombostűjét. – Oda és vissza, mielőtt a Nagyok homokórája lepereg. És ha valaki szürke szálat lát, ne nyúljon hozzá.

A harmadik gyufásdobozban tüsszentett valaki, aki nagyon kicsi volt.`,
  'dining-tunnels':
    'Itthon: a cérnaorsó-trón, a harmincegy kölyök a gyufásdobozokban, a viaszszag. Eddig sohasem kellett megvédeni. Tilda ráhúzza a takarót a legközelebbi dobozra, és mire megfordul, már a mancsában a buzogány.',
  'surge:dining-tunnels.name': 'Hideg lábak',
  'surge:dining-tunnels': 'Helyezz el 2 csótányt.',
  'room:dining-tunnels/mind-the-nursery.name': 'Vigyázz a kicsikre',
  'room:dining-tunnels/mind-the-nursery':
    'Az az ellenfél, amelyik mozgása után, akár mozdult, akár nem, a kicsik szobájában (p) van, miközben ott nincs egér, 1 sajtot tesz a sajtkerékre.',
  'kitchen-tunnels':
    'Négy alagút fut össze a konyhafal mögött, és mindegyik más órában volt meleg. Reggel kenyér. Délben leves. A bajuszoddal meg tudtad mondani, hány óra. Most mind egyformán hideg, és az északiban valami otthagyta a páncélját.',
  kitchen:
    'Odafent a pulton két patkány a súrolóvödröt görgeti a tűzhely felé, a harmadik elöl megy, és nem visz semmit. – A kapitány azt mondja, semmi tűz – lihegi az egyik. – A kapitány azt mondja, az Úrnő azt mondja. – Lötyög a víz. Mögöttük, a vasrácson át meglátod: nem nagyobb egy bogyónál, csak pirosabb. Az utolsó meleg kő.',
  'surge:kitchen.name': 'A vödör',
  'surge:kitchen':
    'A patkányok felborítják a vödröt: minden egér, aki a c, d, e, g, h vagy i mezőn áll, ki van ütve. Aztán helyezz el 2 patkányharcost a pulton (a).',
  'search:take-the-ember.name': 'Az utolsó meleg kő',
  'search:take-the-ember': 'Az az egér, amelyik a pulton (a) sikerrel keres, kártyahúzás helyett felveszi a parazsat.',
  'dining-hall':
    'A Nagyok még mindig vacsoráznak. Egy kukta kanállal a kezében aludt el, és a kanál odafagyott a hüvelykujjához. A fejed fölött úgy nyúlik el az asztal, mint egy hajó fedélzete. Odafent pástétom van. Meg lábak is, amelyek nem alszanak.',
  'search:pie-crust.name': 'Egy egész pástétomhéj',
  'search:pie-crust':
    'Az az egér, amelyik az asztalon (t) sikerrel keres, kártyahúzás helyett egy egész pástétomhéjat talál: a csapat megkapja a Tele éléskamra kitüntetést.',
  'guard-room':
    'A Nagyok őrei vasingben horkolnak. A falon fény nélküli lámpás lóg, és a lámpásban egy egér ül, és önmaga ellen kockázik. – Vesztésre állok – mondja. – Nem a kulcs miatt jöttetek véletlenül? Ott van a kampón. Oda akasztják, ahol látom. A patkányoknak nincs modoruk.',
  'search:cage-key.name': 'A kalitka kulcsa',
  'search:cage-key':
    'Az az egér, amelyik a kulcskampónál (q) sikerrel keres, kártyahúzás helyett megtalálja a lámpáskalitka kulcsát: a csapat megkapja a Filch szabadon kitüntetést, és mert Filch ismeri a rövid utakat, a fejezet vége jelző egy oldallal hátrébb kerül.',
  'quest:a-thief-in-a-lantern.name': 'Tolvaj a lámpásban',
  'quest:a-thief-in-a-lantern':
    'Menj a konyhából keletre, el az őrködő patkányok mellett, és nyisd ki a lámpáskalitkát.',
  'quest:a-thief-in-a-lantern.reward': 'Filch szabadon',
  'quest:a-thief-in-a-lantern.cost':
    'Eggyel több helyiség és az ottani harc; cserébe a fejezet vége jelző egy oldallal hátrébb kerül.',
  'quest:supper-for-thirty-one.name': 'Vacsora harmincegynek',
  'quest:supper-for-thirty-one': 'Az ebédlőasztalon át gyere haza az alagutak helyett, és hozz egy pástétomhéjat.',
  'quest:supper-for-thirty-one.reward': 'Tele éléskamra',
  'quest:supper-for-thirty-one.cost': 'Eggyel több összetűzés és egy mászás.',
  'closed:flip:guard-room': 'a padlórács befagyott',
  victory: `Mindenki szeme láttára vitték végig a parazsat az udvaron, és beletették a tojástartóba, amely valaha Alder király fürdőkádja volt, és egy pillanatig nem történt semmi. Aztán a tojástartó ketyegni kezdett, ahogy a fém szokott. Vörös csík futott körbe a peremén. Harminc kölyök fordult felé álmában, mind egyszerre, mint a virágok.

A harmincegyedik tüsszentett.

– Nem tart majd sokáig – mondta Maginos, aztán, mert Tilda ránézett, hozzátette: – De egy darabig igen. A tűznek levegő kell és társaság. Azt szereti, ha hordozzák. – Összevonta a szemöldökét. – Lámpás kell neki. Rendes lámpás. Kicsi, ezüstből való, és egy varródobozból lopta egy király, akinek már rég itthon kellene lennie.

Collin a padlót nézte. A kőlapok között olvadékvíz csordogált, és a vízen lassan forogva egy csomóra kötött vörös cérnaszál közeledett. Ismerte azt a csomót. Az apja mindenre ilyet kötött, hogy a dolgok hazataláljanak.`,
  defeat: `A tűzhely kettyent egyet, aztán már csak vas volt. Körülállták, és nem volt mit vinniük.

Nez volt az, aki letérdelt, és belefújt a hamuba, lassan, addig, ameddig egy kovács fújni tud, az pedig sokáig tart. Egy piros szemecske nézett vissza rá. Kevesebb volt, mint egy parázs. Körülbelül annyi, mint egy szó. Két nagy mancsába zárta, és úgy vitte haza, végig hátsó lábon járva, és sohasem mondta meg, mennyire fájt.

Be kellett érniük vele. És az udvar alatt, az olvadékvízen jött egy vörös cérnaszál, olyan csomóval, amelyet Collin ismert.`,
};
