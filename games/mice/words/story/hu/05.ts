/** Chapter 5, in Hungarian. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Lopakodás: egy terem tele ellenséggel, akik még nem vettek észre.',
  'goal:objective': 'Szerezd meg a vaskulcsot a kapitány helyéről az asztalnál, és vidd a konyhába.',
  'goal:victory':
    'A vaskulcsot vivő egér a Konyhában van, és nincs ellenfél a táblán. Ha a Konyhába lépve azt mondtátok, hogy továbbmentek, akkor az Őrszobában kell lennie, ellenfél nélkül a táblán, és ki kell mondanotok, hogy végeztetek ott.',
  'goal:defeat': 'A homokóra eléri a fejezet vége jelzőt, vagy minden egér egyszerre fogoly.',
  'rule:the-feast.name': 'A lakoma',
  'rule:the-feast':
    'A lakoma akkor kezdődik, amikor az egerek először lépnek az Ebédlőbe. Amíg tart, az ottani ellenfelek nem lépnek, nem támadnak, és nem akadályozzák az egereket sem a felfedezésben, sem abban, hogy egy mezőről elmenjenek; az ellenféllel foglalt mezőre lépő egér azonban ott befejezi a mozgását. A lakoma minden fordulójának végén tegyél 1 sajtot a sajtkerékre. A lakoma alatt az egerek csak akkor hagyhatják el felfedezéssel a termet, ha egyiküknél ott a vaskulcs; ekkor a terem minden ellenfele lekerül a tábláról, a lakomának vége, és nincs riadó.',
  'rule:suspicion.name': 'Gyanú',
  'rule:suspicion':
    'A lakoma alatt tegyél 1 gyanút mindegyikért, ami egy egér lépésében történik: a mozgáskockája 1-est mutatott, akár mozdult, akár nem; a sietés kockája 1-est mutatott; olyan mezőn fejezte be a lépését, ahol patkányharcos van; a keresése nem sikerült. Annak a lépésnek a hátralévő része, amelyben az egerek a terembe lépnek, nem kelt gyanút.',
  'rule:alarm.name': 'Riadó',
  'rule:alarm':
    'A terembe lépve a játékosok eldobhatják az Álruhák jelzőjét (M237). A lakoma 4 gyanúnál ér véget, vagy 6-nál, ha eldobták; és azonnal, ha egy egér támad, egy ellenfél megsebesül, vagy, amíg a kapitány rá nem állt az alkura, felbukkanás történik. Ekkor a sor minden ellenfélkártyája feljebb kerül, mint rajtaütéskor (OM16), és a játék a rendes szabályokkal folytatódik. A lakoma nem kezdődik újra.',
  'rule:parley.name': 'Alku',
  'rule:parley':
    'A lakoma alatt, amíg egyik egérnél sincs a vaskulcs, az asztalon (t) álló egér akcióként beszélhet a kapitánnyal: először a lap egerei együtt eldobnak 4 sajtot, enélkül nincs alku; a későbbi próbák ingyen vannak. A szóló annyi kockával dob, amennyi a tudása, eggyel többel, ha vezető, és a csillagokat az alkura teszi. 2-nél vagy többnél a kapitány rááll: a szóló elveszi a vaskulcsot, Vurst kapitány és a kártyája lekerül a tábláról, a gyanú nem nő tovább, és a csapat megkapja A patkány esküje kitüntetést. Különben tegyél 2 gyanút; újra lehet próbálni.',
  'rule:going-on.name': 'Továbbmenni',
  'rule:going-on':
    'Amikor először lépnek a kulccsal a Konyhába, a játékosok megmondják, továbbmennek-e az Őrszobába. Ott, ha nincs ellenfél a táblán, kimondhatják, hogy végeztek.',
  'rule:vurst-beaten.name': 'Ha a kapitány elesik',
  'rule:vurst-beaten':
    'Amikor Vurst kapitányt legyőzik, a vaskulcs, ha nincs egérnél, az ő mezőjén fekszik, és föl lehet venni; patkányai elviszik őt, ezért a terem minden patkányharcosa és elit patkányharcosa vele együtt lekerül a tábláról; és a csapat megkapja A kapitány pisztolya kitüntetést.',
  opening: `– Jó terv ez – mondta Filch. – Onnan tudom, hogy tartóztattak már le miatta.

Egyszerűen besétálnak. Ez volt a terv. A nagyteremben lakoma volt, mert a patkányok rájöttek, hogy amíg a Nagyok alszanak, senki sem számolja a kolbászt; és lakomán, mondta Filch, senki sem nézi a kiszolgálást. Volt sisakjuk az őrhelyről, és farkuk sodort rongyból. Nezből egészen hihető patkány lett, amíg meg nem szólalt. Maginosból nagyon öreg.

– És Vurst kapitány? – kérdezte Tilda. – Ő nem részeg, akármilyenek a többiek.

– Nem – ismerte be Filch. – Vurst nem iszik. Ül az asztalfőn azzal a pisztollyal, nézi az ajtót, és a mancsát dörzsöli. – Elbizonytalanodott. – Tudjátok, ő valaha valaki volt. Amikor a lámpásban ültem, éjjelente odajött, és megállt alatta. Egy szót sem szólt soha. Azt hiszem, azért jött, mert a szobában egyedül én nem féltem az Úrnőtől. Nem ismertem.

Collin a levélre gondolt. Ne légy egyedül bátor. Azon tűnődött, kivel lehet bátor egy patkánykapitány.

– Elvisszük a kulcsot – mondta. – Nem bántunk senkit, aki nem bánt minket. És nyitva tartjuk a szemünket.`,
  alchemist:
    'A Nagyok alkimistája egy csillagokról szóló könyv fölött aludt el. Mellette a gyertya nem leégett; kiürítették, mint egy tojást. Az asztalon sziszeg valami. Nem mindenkit hívtak meg a kastélyból a lakomára.',
  'dining-hall':
    'Végre egyszer zaj! Patkányok a padokon, patkányok a padok alatt, patkányok a mártásban. Az asztalfőn, a Nagyok alvó arcai közt ül Vurst kapitány, övén a vaskulcs. Nem eszik. Senki sem fordult meg. Megigazítjátok a rongyfarkat, fogtok egy tányért, és besétáltok.',
  'surge:dining-hall.name': 'Új vendégek',
  'surge:dining-hall': 'Helyezz el 3 csótányt. Ha a lakoma még tart, véget ér, ahogy a „Riadó” szabály mondja.',
  'search:lift-the-key.name': 'A kulcs az övén',
  'search:lift-the-key':
    'A lakoma alatt az az egér, amelyik az asztalon (t) sikerrel keres, kártyahúzás helyett leemeli a vaskulcsot a kapitány övéről.',
  'room:dining-hall/no-card-for-the-hall.name': 'Mind itt vannak',
  'room:dining-hall/no-card-for-the-hall':
    'Amikor az egerek belépnek, a terem minden ellenfélkártyája fölkerül a sorra, a sorrend szabályai szerint.',
  kitchen:
    'Becsapódik mögöttetek az ajtó, és kettévágja az éneket. A tűzhely hideg, a padló csúszik, és mosogatni olyasvalakit állítottak ide, aki sokkal szívesebben harapna.',
  'guard-room':
    'A pad alatt egy Nagy csizmája áll, tetejéig befűzve dróttal. Ha a bőrhöz teszed a füled, hallod, hogy odabent valaki mesél, nagyon halkan, arról az egérről, aki a holdhoz ment feleségül. Ismered a hangot. Ő sütött neked süteményt a születésnapodra.',
  'search:the-boot-prison.name': 'A csizmabörtön',
  'search:the-boot-prison':
    'Az az egér, amelyik a sisak mellett vagy benne (k, o) sikerrel keres, kártyahúzás helyett kinyitja a csizmabörtönt: a csapat megkapja a Kiszabadított foglyok kitüntetést.',
  'quest:the-captains-ear.name': 'A kapitány füle',
  'quest:the-captains-ear': 'Mássz az asztalra, beszélj lopás helyett, és fizesd meg az árát, hogy higgyenek neked.',
  'quest:the-captains-ear.reward': 'A patkány esküje',
  'quest:the-captains-ear.cost': '4 sajt és egy-két tudáspróba, hat patkány szeme láttára.',
  'quest:the-boot-prison.name': 'A csizmabörtön',
  'quest:the-boot-prison':
    'Mielőtt győztök, menjetek tovább a Konyhán át az Őrszobába, és szabadítsátok ki Falköz foglyul ejtett egereit.',
  'quest:the-boot-prison.reward': 'Kiszabadított foglyok',
  'quest:the-boot-prison.cost':
    'Még egy harc, mancsban a kulccsal. A Konyhába lépve mondjátok meg, és ha az Őrszoba megtisztult, bármikor abbahagyhatjátok.',
  'deed:kings-letter': 'Az egerek tudják, melyik öv: a kulcs keresésekor 1 kockával többel dobtok.',
  'deed:black-feather': 'A fejezetben egyszer egy íjász újradobhatja egy távolsági támadás összes kockáját.',
  'closed:flip:alchemist': 'a patkányok minden lyukat bedeszkáztak',
  'closed:flip:dining-hall': 'a patkányok minden lyukat bedeszkáztak',
  'closed:flip:kitchen': 'a patkányok minden lyukat bedeszkáztak',
  'closed:flip:guard-room': 'a patkányok minden lyukat bedeszkáztak',
  victory: `Közelről még senki sem látta a kulcsot. Egérhosszú volt, és meleg.

– Tűzön feküdt – mondta Nez. Aznap ez volt az első szava. Úgy tartotta, ahogy madarat szokás. – Nem is olyan rég. Ez olyasmit nyit, ami mögött tűz van.

– Akkor hát nem aludt ki – mondta Lily. – Nem az egész. Magánál tartja.

Aznap éjjel a repedt kőlap körül ültek, és hallgatták, ahogy odafent a patkányok keresgélnek, káromkodnak és az abroszt csapkodják; és egyszer lassú lépteket, amelyek épp a fejük fölött álltak meg. Vártak. A kapitány sokáig állt ott. Látnia kellett a morzsákat, a kőlapot és a fényt a résekben. Aztán továbbment.`,
  'victory-oath': `– Nekem kilenc van otthon – mondta a kapitány. Az abrosznak mondta. – Kölykök. Becsavarva tartja őket. Megengedi, hogy látogassam őket. – Két karommal akasztotta le a kulcsot, mintha fölébreszthetne vele valakit. – Nem segíthetek nektek. Ha segítek, megtudja. De tudok lassú lenni. Nagyon jól tudok lassú lenni, ha kell. A szavatokat kérem érte: ha lesz megint meleg hely, az övék is lesz.

Collin szavát adta. Előbb körbenézett a többieken, és mind bólintottak, még az is, akinek a testvérét patkányok vitték el.

A kulcs egérhosszú volt, és meleg. – Valaki tűz mellett tartja – mondta Nez aznap éjjel, a mancsában latolgatva. És egy idő múlva: – Kilenc. – Nála ez volt a szónoklat.`,
  'victory-pistol': `Közelről még senki sem látta a kulcsot. Egérhosszú volt, és meleg. – Tűzön feküdt – mondta Nez. – Nem is olyan rég.

A kapitány nem könyörgött. Amikor már feküdt, elnézett mellettük az ajtóra, ahogy egész este, aztán odacsúsztatta a pisztolyt az abroszon, markolattal előre, ahogy a katonák szokták. A patkányai elvitték. Lélegzett.

– Mondott valamit – szólt Collin. – A végén. Én álltam a legközelebb. Azt mondta: most ki fogja látogatni őket?

Sokáig forgatták ezt a mondatot. Senki sem értett belőle semmit. Tilda szárazon tartotta a pisztolyt, nem szerette a súlyát, és mégis vitte.`,
  defeat: `Mindenfelé rongyfarkak. A mártáson át jutottak ki, és ilyesmit a hősök nem mesélnek az unokáiknak, és az alagútban utánuk jött a kapitány hangja, nem hangosan, még csak nem is dühösen: – Kérnetek kellett volna.

Kulcs hát nincs. Más bejáratot kell találniuk, lassabban és körömmel. Filch, akinek a terve volt, egy egész óráig hallgatott. – Jó terv volt – mondta végül nagyon kis hangon; és Tilda, aki épp sörétet szedegetett valakinek a füléből, azt mondta, igen, az volt, a fülnek pedig azt: ne mocorogj.`,
  'defeat-late': `A nehezén túl voltak. De valahol az asztal és az ajtó közt a kulcs egy kis lapos csobbanással a mártásba esett, és nem volt idő kitapogatni. Más bejáratot kell találniuk, lassabban és körömmel.

Amit azon kívül hoztak el attól az asztaltól, az az övék maradt.`,
  'do:parley': 'Beszélj a kapitánnyal',
  'do:prison-done': 'Mondd ki, hogy itt végeztetek',
  'ask:disguises': 'Odaadjátok az Álruhákat, hogy a lakoma 4 helyett 6 gyanút tűrjön el?',
  'ask:disguises.yes': 'Patkányként megyünk be',
  'ask:disguises.no': 'Megtartjuk az Álruhákat',
  'ask:going-on': 'Nálatok a kulcs. Továbbmentek az Őrszobába, a csizmabörtönhöz?',
  'ask:going-on.yes': 'Tovább a csizmabörtönhöz',
  'ask:going-on.no': 'Elég a kulcs',
  'ask:who-pays': 'Ki fizeti a következő sajtot az alkuért?',
};
