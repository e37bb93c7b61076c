/** Chapter 4, in Hungarian. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Zaj: amit teszel, hallatszik, és egy főnök felel rá.',
  'goal:objective':
    'Menj át a kristályok közt, találd meg Alder király táborát a folyón túl, és juss ki a számoló öreg mellett.',
  'goal:victory': 'Skitter-Clak legyőzve, egy egérnél van a tarisznya, és nincs ellenfél a táblán.',
  'goal:defeat': 'A homokóra eléri a fejezet vége jelzőt, vagy minden egér egyszerre fogoly.',
  'rule:echo.name': 'Visszhang',
  'rule:echo':
    'A Kristálybarlangban ezek mindegyike 1 visszhangot tesz a fejezet lapjára: egy egér támadó dobása, amelyben legalább egy sajt van; sietés; lecsapott egérfogó. Ezek a visszhangok azé az egéré; a felbukkanáskor keletkezők senkié. 6 visszhangnál az öreg azonnal jön, ahogy a „Jön Skitter-Clak” szabály mondja.',
  'rule:skitter-clak-comes.name': 'Jön Skitter-Clak',
  'rule:skitter-clak-comes':
    'Amikor az egerek a tarisznyával lépnek a Kristálybarlangba, vagy a hatodik visszhangnál, tedd Skitter-Clakot az egerekhez legközelebbi üres kezdőhelyre, és az elhelyezés szabályai szerint 2 csótányt; az ő kártyája, majd a csótányoké, ha még nincs fent, a sor aljára kerül. A fejezetben csak egyszer jön.',
  'rule:shell-plates.name': 'Páncéllemezek',
  'rule:shell-plates':
    'Skitter-Claknak 2 páncéllemeze van. Az első két támadás vagy hatás, amely megsebezné, seb helyett egy-egy lemezt vesz le. A tompa sebzés a lemezt is leveszi, és sebez is.',
  'rule:he-listens.name': 'Hallgatózik',
  'rule:he-listens':
    'Skitter-Clak vak: a lapon ahhoz az egérhez megy, amelyik utoljára keltett visszhangot, ha ilyen nincs, a legközelebbihez, és azt támadja; ha mozgása után nem tudja támadni, a szokott szabályok szerint támad.',
  opening: `– Azért számol – mondta Maginos –, mert nem lát. Azóta van odalent, hogy a kastélynak még teteje sem volt. Száz lába van, körülbelül, és minden lépésnél mondja a számát. Ha nem annyi lábat hall, mint amennyije van, akkor tudja, hogy van valaki a szobában.

– És akkor mit csinál? – kérdezte Lily.

– Kivon – mondta Maginos.

Csomagoltak. Az út Alder király táborába a kristályok közt vezetett, át egy kétágú folyón, és vissza, mert a táboron túl már csak egy beszögelt ajtó volt. Filch hozott egy horgot meg egy damilt. Találta, mondta, és senki sem kérdezte, miben.

Collin csendben volt. Az apja erre jött, fél sajttal és kesztyű nélkül. Ha most ott ül a táborában, hátát a falnak vetve, kinyújtott lábbal, majd felnéz, és azt mondja: na, ráértél. Collin annyiszor gondolt már erre, hogy szinte hallotta.

– Puha mancsok – mondta nekik. – Semmi kiabálás. Ha muszáj megütnötök valamit, egyszer üssétek meg.

Nez a kalapácsára nézett, aztán nagy gonddal belecsavarta a tartalék zoknijába.`,
  'kitchen-tunnels':
    'Valami járt itt előttetek, és minden morzsát megfordított. A nyoma a porban olyan, mint két sor öltés, egy ezen az oldalon, egy azon, egymástól egérhossznyira.',
  kitchen:
    'Megkönnyebbülés újra fazekak és serpenyők közt lenni. Itt még a fagy is tisztességes. De amiért jöttetek, az odalent van.',
  'tunnel-entrance':
    'A patkányok tábora üres, sietve hagyták ott: sisakok, foltos köpeny, fél főtt répa. Ha nagyon muszáj, mindegyikőtök beöltözhetne fél patkánynak.',
  'search:rat-wardrobe.name': 'A patkányok ruhatára',
  'search:rat-wardrobe': 'Az az egér, amelyik a k mezőn sikerrel keres, kártyahúzás helyett megtalálja az Álruhákat.',
  'crystal-tunnels':
    'Úgy állnak a sötétben, mint egy megfagyott kórus. Ha fölemeled a lámpást, száz lámpás emelkedik, és négyszáz egér néz vissza rátok. Kavics gurul le a lábadról. Azt mondja, kopp, és a kristályok azt mondják, kopp, kopp, kopp, kopp, egészen le a mélyig, és odalent valami abbahagyja a járást.',
  'surge:crystal-tunnels.name': 'Zengő falak',
  'surge:crystal-tunnels': 'Tegyél le 2 visszhangot. Aztán helyezz el 2 csótányt.',
  'search:the-singing-floor.name': 'Az éneklő padló',
  'search:the-singing-floor':
    'Amíg legfeljebb 2 visszhang van, az az egér, amelyik az éneklő padlón (k) sikerrel keres, kártyahúzás helyett letör egy szilánkot: a csapat megkapja a Kristályszilánk kitüntetést.',
  alchemist:
    'Az egérlyukon át egy íróasztal lábai látszanak, meg könyvek, toronyba rakva, mint a házak. Nagy a kísértés, hogy itt maradjatok a könyvek közt. Valaki sóhajt.',
  'kings-tunnels':
    'Két ág fekete víz, és három part. A legtávolabbin, a sarokban, a lámpás egy összehajtott takarót talál, egy kőkört és egy tarisznyát, vörös cérnával fogasra akasztva. A takaró úgy van összehajtva, ahogy ő szokta. Nem ül ott senki.',
  'surge:kings-tunnels.name': 'Árad a folyó',
  'surge:kings-tunnels': 'Minden vízben lévő egér egy mezőt sodródik. Aztán helyezz el 2 patkányharcost az f mezőn.',
  'search:the-kings-camp.name': 'A király tábora',
  'search:the-kings-camp':
    'Az az egér, amelyik a régi tábornál (a) sikerrel keres, kártyahúzás helyett fölveszi a tarisznyát.',
  'quest:a-quiet-step.name': 'Halk lépés',
  'quest:a-quiet-step': 'Kutasd át az éneklő padlót, mielőtt a kristályok meghallanak.',
  'quest:a-quiet-step.reward': 'Kristályszilánk',
  'quest:a-quiet-step.cost': 'Keresés feszült csendben: semmi sietés, és szerencse minden ütésnél.',
  'deed:lilys-thanks': 'Lily 1 sajttal kezd.',
  'deed:black-feather': 'A fejezetben egyszer egy íjász újradobhatja egy távolsági támadás összes kockáját.',
  'closed:flip:kings-tunnels': 'felülről beszögelték',
  'closed:flip:tunnel-entrance': 'a gyökérlépcsőt betemette a hó',
  victory: `Amikor a száz láb közül az utolsó is megállt, olyan csend lett, hogy hallották, amint a kristályok maguktól zengenek tovább, nagyon halkan, olyan akkordot, mint egy zsoltár vége.

– Kilencvennyolc – mondta Collin egy idő múlva. – Megszámoltam. Valakinek meg kellett.

Aztán kinyitotta a tarisznyát. Egy darab kenyérhéj volt benne, egy kép önmagáról, túl nagy fülekkel, saját kezűleg, négyhetes korából, és egy levél. Kétszer elolvasta, aztán hangosan is, mert a hangja kevésbé reszketett, ha használta.

Fiam. A tüzek a szálon fölmennek a zárt szobába, onnan le a régi kovácsműhelybe; ott alszik rajtuk az, aki kiitta őket. Láttam. Nem akkora, mint az árnyéka. Van egy kulcs, a patkányok kapitánya hordja. Én megpróbálom anélkül. Ha ezt olvasod, túl messzire jöttél, és én büszkébb vagyok rád, mint amennyi erre a papírra ráfér. Ne légy egyedül bátor. Én ezt rontottam el.`,
  defeat: `Futottak. Mögöttük a sötétség a számokat mondta, ráérősen: kilencvenhat, kilencvenhét, kilencvennyolc. Lehet, hogy az öreg volt. Lehet, hogy csak a kristályok, amelyek mindent visszaadnak, amit hallottak.

Volt ott egy tarisznya, és volt benne egy levél, és most mindkettő a folyóé. A vízből egyetlen ázott lapot mentettek ki. Csak a végét lehetett elolvasni.

Van egy kulcs, a patkányok kapitánya hordja. És utána: Ne légy egyedül bátor. Én ezt rontottam el.`,
};
