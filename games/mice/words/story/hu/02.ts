/** Chapter 2, in Hungarian. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Víz: sodrás, partok, Horog és Damil.',
  'goal:objective': 'Kövesd a vizet a lefolyóig, és mentsd meg a gyűszűlámpást, mielőtt a rács szétlapítja.',
  'goal:victory': 'A gyűszűt vivő egér a Lefolyócső egyik száraz mezőjén áll, és nincs ellenfél a táblán.',
  'goal:defeat': 'A homokóra eléri a fejezet vége jelzőt, vagy minden egér egyszerre fogoly.',
  'rule:thimble-drifts.name': 'A gyűszű sodródik',
  'rule:thimble-drifts':
    'Minden forduló végén, amíg a gyűszű a Lefolyócső vízmezőjén van, és az egerek abban a helyiségben vannak, egy mezőt halad a sodrással: s-ről r-re, r-ről q-ra, q-ról p-re. Ha a forduló végén már a p-n van, ott marad, és a rács behorpasztja.',
  'rule:grab-the-thimble.name': 'Kapd el!',
  'rule:grab-the-thimble':
    'Az az egér, amelyik saját lépésének bármely pillanatában a gyűszű mezőjén van, felveheti, a vízben is; ez nem ingyenes akció.',
  'rule:bank-helpers.name': 'Zsinór, amibe kapaszkodni lehet',
  'rule:bank-helpers':
    'A vízből kimászó egér a kiszemelt mezőn lévő egereken felül a Horog és Damilt is számíthatja, ha az egyik vége azon a mezőn van: eggyel több kockával dob. Ha a másik vége a saját mezőjén van, nem kell dobnia (OM99).',
  opening: `Király csomója nem oldódik ki magától. Collin a parázshoz emelte a vörös cérnaszálat, hogy a többiek is lássák, hogyan van megkötve: kétszer körbe, egyszer alá, és meghúzni.

– Ilyet kötött az első télikabátomra – mondta –, hogy a gomb tudja, hol lakik.

Az olvadékvíz az udvar alatt szaladt, a gyökerek közt, és lefelé. Hogy onnan hová, azt mindenki tudta. Azoknak a kölyköknek szokták mesélni, akik nem akarnak aludni: a kastély alatti fekete folyót, a végében a vasfogakat, meg azt, ami inni jár fel belőle.

– A bunda megszárad – mondta Nez.

– Az enyém egy hét alatt – mondta Maginos. De hamuval takarta be a parazsat, hogy kitartson, és felkötötte térdig a köntösét, hátha szükség lesz rá.

A gyökérlépcsőre behordta a szél a havat. Nyomok voltak rajta, egérnyomok, háromnaposak, lefelé. Kétoldalt mellettük más nyomok futottak, karmosak, és azok nem voltak háromnaposak. A szemetek láttára teltek meg vízzel.

– Halkan – mondta Collin. A szikla mögött felnevetett valaki, és az nem egérnevetés volt.`,
  'tunnel-entrance':
    'Az alagút egy kemence nagyságú sziklát kerül meg. Patkányok táboroztak itt; csontok vannak, illedelmesen halomba rakva. Valaki sorban vonásokat karcolt a kőbe, minden kialudt tűzért egyet. Húsz van. Helyet is hagytak a többinek.',
  'surge:tunnel-entrance.name': 'A hó alól',
  'surge:tunnel-entrance': 'Helyezz el 2 patkányharcost.',
  sewer:
    'Előbb hallod, mint látod. A folyó faltól falig kitölti az alagutat, feketén és dolgosan, és a túloldalon van az egyetlen ajtó. Valami világos úszik el a vízen, forogva: egy kanál, egy Nagy papucsa, egy lap, rajta a nap képe.',
  'surge:sewer.name': 'Magas víz',
  'surge:sewer': 'Minden vízben lévő egér egy mezőt sodródik. Aztán helyezz el 3 csótányt.',
  'search:fishing-tackle.name': 'Valaki horgászholmija',
  'search:fishing-tackle':
    'Az első egér, amelyik az északi parton sikerrel keres, kártyahúzás helyett megtalálja a Horog és Damilt, hacsak nincs már a csapatnál.',
  'guard-room':
    'A rácson át bukkantok fel, csuromvizesen, alvó őrök csizmái között. A lámpás a kampóján lóg. Ha jártatok már itt, és volt időtök, nyitva az ajtaja. Ha nem, egy egér néz fel a kockáiról. – Rendet raktam volna – mondja –, csak nincs hová tenni semmit.',
  'search:cage-key-again.name': 'A kalitka kulcsa',
  'search:cage-key-again':
    'Ha a csapatnak nincs meg a Filch szabadon kitüntetés: az az egér, amelyik a kulcskampónál (q) sikerrel keres, kártyahúzás helyett megszerzi.',
  'sewer-drain-pipe':
    'Ott van. Fényesen, mint egy pénzdarab, kibukkan a cső száján a gyűszű. Rajta még a hajlított gombostű, a füle, és a fülén vörös cérna. Üres. Fordul egyet, a sodrás peremen kapja, és a terem túlsó végén a rács kinyitja, aztán összecsukja a vasfogait.',
  'surge:sewer-drain-pipe.name': 'Valami van a csőben',
  'surge:sewer-drain-pipe':
    'Minden vízben lévő egér egy mezőt sodródik. Aztán helyezz el 2 patkányharcost, egyet a d, egyet az i mezőn.',
  'quest:the-grate-above.name': 'A rács odafent',
  'quest:the-grate-above':
    'A Horog és Damillal mássz fel a rács alatti vízből az Őrszobába, és nyisd ki a lámpáskalitkát, amely mellett elmentetek.',
  'quest:the-grate-above.reward': 'Filch szabadon',
  'quest:the-grate-above.cost': 'Eggyel több összetűzés, és vizes út oda meg vissza.',
  'deed:ember-kept': 'A Megőrzött parázs nélkül a fejezet vége jelző egy oldallal előbb kezd.',
  'deed:full-larder': 'Minden egér 1 sajttal kezd.',
  'deed:filch-freed': 'Filch választható, és a csapat tárolójában kezdettől ott a Horog és Damil.',
  'closed:flip:tunnel-entrance': 'a gyökérlépcsőt betemette a hó',
  'closed:flip:sewer-drain-pipe': 'a csőben dübörög a víz',
  victory: `Már otthon voltak, mire Collin meg merte fordítani a gyűszűt. Nem volt benne parázs, levél sem. Csak az a horpadás, amely mindig is benne volt, azóta, hogy ketten leszánkáztak benne a kamralépcsőn.

– Ha a vízre tette, szándékosan tette – mondta Tilda. – Amin ilyen csomó van, azt nem veszti el senki. Azt küldik.

Így hát meggyújtották az udvarban, mindenki szeme láttára. Nez ráfújt a parázsra, Maginos mondott egy szót, amelytől megcsendült az ezüst, és Falköz gyűszűlámpása újra égett, akkora fénnyel, mint négy szorosan álló egér.

Megvilágította a saját peremét belülről, ahová csak az néz be, aki aludt már benne. Két szót karcoltak oda sietve, gombostűvel. NEM LEFELÉ. Aztán egy nyilat. Ha a fülénél fogtad a lámpást, a nyíl egyenesen fölfelé mutatott: az udvarra, a hóra és az égre.`,
  'victory-dented': `A vasfogak egyszer már összecsukódtak rajta, mire odaértek. Otthon Nez egy kövön kerekre kalapálta a gyűszűt, apró, szomorú koppintásokkal. Repedés futott rajta a peremtől a közepéig, és azon az oldalon örökre füstölt egy kicsit.

– Lesz egy kis természete – mondta Maginos. – A legtöbb fénynek van. – Meggyújtották. Égett, akkora fénnyel, mint három nagyon szorosan álló egér, és megmutatta nekik a saját peremét belülről, ahová csak az néz be, aki aludt már benne.

Két szót karcoltak oda sietve, gombostűvel. NEM LEFELÉ. Aztán egy nyilat, amely, ha a fülénél fogtad a lámpást, egyenesen fölfelé mutatott: az udvarra, a hóra és az égre.`,
  defeat: `A rács becsukódott, kinyílt, becsukódott. Amit a folyó egy nappal később az udvar alatti kavicson hagyott nekik, félig lapos volt, és keresztben repedt. Tilda kiegyenesítette, amennyire buzogánnyal lehet.

A parazsat megtartotta. Füstölt. Amikor fölakasztották a kicsik fölé, ferdén álló árnyékokat vetett, és ebben a fényben találták meg, mi van belülről a peremére karcolva, ahová csak az néz be, aki aludt már benne: NEM LEFELÉ, és egy nyíl, amely az égre mutatott.`,
};
