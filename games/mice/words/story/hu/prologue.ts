/** The prologue, in Hungarian. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Egy egér, egy mozgás, egy akció: az első lépések, vezetővel.',
  'goal:objective':
    'Ismerd meg az egér lépését, kergess ki két csótányt a kicsik szobájából, és nézz be a nagy tűzhelybe.',
  'goal:victory': 'Minden egér a tűzhely előtt áll az Ebédlőben, és nincs ellenfél a táblán.',
  'goal:defeat': 'A prológust nem lehet elveszíteni.',
  'guide:walk': 'Vidd Collint vagy Tildát a kicsik szobájába, a p mezőre.',
  'guide:search':
    'Kutasd át a gyufásdoboz-ágyakat: keress bármelyik egérrel a p mezőn. Az első keresés itt mindig megtalálja az Elfelejtett morzsákat.',
  'guide:fight': 'Két csótány jön. Győzd le őket, és figyeld a sajtot, amit te dobsz, és azt is, amit ők.',
  'guide:explore': 'Vigyél egy egeret a b mezőre, a kőlap alá, és fedezz fel: a lap megfordul.',
  'guide:hearth': 'Menj a tűzhelyhez, a c mezőre.',
  'rule:no-end.name': 'Nincs vége',
  'rule:no-end':
    'Nincs fejezet vége jelző. A homokóra az 1. oldalon áll, és a szokott módon halad, a 8. oldalon túl soha, de a prológust semmi sem fejezi be.',
  'rule:gentle-rescue.name': 'Szelíd megmentés',
  'rule:gentle-rescue':
    'A fogoly egér a következő lépésének elején megmenekül, akkor is, ha ellenfelek vannak a táblán: a másik egér mezőjére kerül, és meg is teheti ezt a lépést. Ha mindketten foglyok, mindketten rögtön visszatérnek az egérudvarba (q), az Ebédlőben a kőlapra (g): a prológust nem lehet elveszíteni. A fogoly azt is visszakapja, amit a kezdő felszereléséből eldobtak.',
  'rule:guided-order.name': 'Sorjában',
  'rule:guided-order':
    'A sorrendet sohasem kell keverni: első Collin, második Tilda, harmadik a csótányok. A vezető kér, de nem tilt; csak felfedezni nem lehet, amíg a morzsák meg nem kerültek.',
  opening: `Gyertek beljebb a huzatból mindnyájan, és feküdjetek szorosan. Elférünk a gyufásdobozban, ha senki se rugdos. Azt kérdeztétek, hogyan jött vissza a tűz, hát elmondom, hogyan ment el.

Az év leghosszabb éjszakája volt, és Hollowmere kastélya tele volt Nagyokkal: szakácsnékkal, őrökkel és egy királlyal, aki azért nevetett túl hangosan, mert szomorú volt. A faluk mögött lakott Falköz népe, vagyis mi. Nekünk is volt királyunk, Alder, aki kard helyett hajlított gombostűt viselt, és megvolt az az egy, amire egy egérnek a sajtnál is nagyobb szüksége van. Miénk volt a fal meleg oldala.

Aztán valaki kiitta a tüzeket. Egyiket a másik után, halkan, ahogy a túl forró levest szokás szürcsölni. A Nagyok ott aludtak el, ahol álltak, és kivirágzott a dér a ruhájuk ujján. Alder király fogta a gyűszűlámpást, és elindult megkeresni, hová lett a meleg. Azt mondta, reggelire itthon lesz.

Három reggeli múlt el. A kicsik szobájában elhallgatott a cincogás. A harmadik gyufásdobozban feküdt egy akkorka, hogy még nevet sem kapott. Tartsátok rajta a szemeteket, legyetek szívesek. Később még fontos lesz.`,
  'dining-tunnels':
    'Az egérudvarban cérnaorsóból van a trón, és senki sem ül rajta. Collin, aki herceg, de inkább csak fiú lenne, mellette áll, mancsa a fán. – Megyek, megnézem a nagy tűzhelyet – mondja. – Csak megnézem. – Tilda már be is csomagolta a kötszert.',
  'search:nursery-crumbs.name': 'A gyufásdoboz-ágyak',
  'search:nursery-crumbs':
    'A kicsik szobájában (p) az első keresés dobás nélkül sikerül, és az Elfelejtett morzsákat találja meg: ezt a kártyát ki kell venni a keresőpakliból, végrehajtani és eldobni. Aztán 2 csótány jön, az egyik a g, a másik az i mezőre, kártyájuk az egereké alá kerül; a forduló folytatódik.',
  'dining-hall':
    'Sohasem láttad még ilyen kéknek a termet. A Nagyok az asztaluk mentén ülnek, arccal a tányéron, és lassú fehér felhőket lélegeznek. A tűzhely akkora, mint egy csűr. Odalopózol a széléhez, ahová egérnek a szikrák miatt tilos menni, és nincsenek szikrák. Csak hamu van, és a hamu fölött egyetlen szürke szál, amelyik zümmög.',
  victory: `Collin megérintette a szálat. Olyan hideg volt, hogy égetett. Messze, valahol odafent, valami megérezte az érintést, és elfordította a fejét.

– Ez nem pókháló – mondta Tilda.

– Nem – mondta Collin. – Ez vezet valahová. – A hamura nézett, aztán a hosszú, sötét asztalra, aztán a kőlapra, amelyik alól feljöttek. Alatta harmincegy egérkölyök feküdt. – Először is kell egy darab parázs. Csak egy. Aztán megyünk a szál után.

Azt nem mondta: aztán megkeresem az apámat. Nem kellett. Tilda hűséget esküdött a királyi háznak, és az eskühöz az is hozzátartozik, hogy tudja, mit hallgatnak el mellette.`,
};
