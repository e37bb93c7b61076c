/** Chapter 9, in Hungarian. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Egy döntés, amelyet nem lehet visszavonni.',
  'goal:objective':
    'Mássz föl a király hálószobájába, gyújtsd meg az első tűzhelyet, és döntsd el, mi legyen az itallal.',
  'goal:victory':
    'A király tűzhelye ég, az italt beadták, vagy a játékosok kimondták, hogy megtartják, és nincs ellenfél a táblán.',
  'goal:defeat': 'A homokóra eléri a fejezet vége jelzőt, vagy minden egér egyszerre fogoly.',
  'rule:light-the-hearth.name': 'Gyújtsd meg a tűzhelyet',
  'rule:light-the-hearth':
    'A parazsat vivő egér a Király hálószobájának tűzhelykövén (n) akcióként tüzet gyújthat: annyi kockával dob, amennyi a tudása; csillaggal ég a tűzhely. Ha a helyiségben egy egérnél ott a tapló, nem kell dobni. A parázs nem használódik el.',
  'rule:give-the-draught.name': 'Add be az italt',
  'rule:give-the-draught':
    'Az italt vivő egér az ágyon (q), ha ott nincs ellenfél, akcióként beadhatja az alvó királynak: az ital elfogy, és a csapat megkapja A király felébredt kitüntetést.',
  'rule:keep-the-draught.name': 'Tartsd meg az italt',
  'rule:keep-the-draught':
    'Ha a tűzhely ég, és nincs ellenfél a táblán, a játékosok, amíg be nem adták, kimondhatják, hogy megtartják az italt: a csapat megkapja a Megtartott ital kitüntetést. A Két cseppel a királynak adott csepp A király felébredt és a Megtartott ital kitüntetést is megszerzi. A király itala nélkül nincs miről dönteni, és a Két csepp nem tesz semmit. Ha a fejezet a döntés előtt elveszett, kiömlik, ami a csészében volt.',
  'rule:the-king-breathes.name': 'A király lélegzik',
  'rule:the-king-breathes':
    'Amíg az egerek a Király hálószobájában vannak, minden forduló végén dobj egy kockával: ha a száma 3, a király kifújja a levegőt, és az ágyon (q) minden kicsi figura ki van ütve.',
  'rule:ember-and-scurry.name': 'Óvatosan a parázzsal',
  'rule:ember-and-scurry': 'A parazsat vivő egér nem siethet. A Gyűszűlámpással ez nem érvényes.',
  opening: `A király lépcsőjén mentek föl, az egérkirályén, a tűzifa mögött: száznyolc fok, a habarcsba vájva, mindegyiknek a közepe egy kicsit homorú, ahol Alder lába kikoptatta. Minden este fölment rajta. Nem sajtért. A Nagy Király az ágya szélén szokott ülni, csizmával a kezében, és beszélt valakihez, aki nem volt ott, és Alder a hasábok mögött hallgatta, hogy mégiscsak legyen ott valaki.

– Sohasem találkoztak – mondta Collin. – Azt mondta, kollégák.

A lámpásban átsütött az ezüstön a parázs. Tilda táskájában ott volt a makkcsésze, viasszal lezárva. Egy napja senki sem említette. Minden lépcsőfokkal nehezebb lett.

Ha a Nagy Király ébred föl, megint csizmák döngenek a lépcsőn, fújtatók fújnak, és lesz valaki, akinek a karja elég hosszú, hogy kinyisson bármilyen ajtót. Ha Alder ébred föl, akkor lesz Alder.

– Neked kell döntened – mondta Tilda Collinnak. – A te apád.

– Épp ezért nem nekem – mondta Collin.

Százhat. Százhét. Az utolsó ajtó mögül olyan hang jött, mint a tengeré a kagylóban, be és ki, be és ki; és fölötte, szárazon és könnyedén, rengeteg láb járt körbe-körbe.`,
  'opening-no-draught': `A király lépcsőjén mentek föl, az egérkirályén, a tűzifa mögött: száznyolc fok, a habarcsba vájva, mindegyiknek a közepe egy kicsit homorú, ahol Alder lába kikoptatta. Minden este fölment rajta. A Nagy Király az ágya szélén szokott ülni, csizmával a kezében, és beszélt valakihez, aki nem volt ott, és Alder a hasábok mögött hallgatta, hogy mégiscsak legyen ott valaki.

– Sohasem találkoztak – mondta Collin. – Azt mondta, kollégák.

Tilda táskája laposan lógott. Nem volt benne makkcsésze. – Meggyújtjuk a tüzét – mondta –, aztán majd meglátjuk.

Százhat. Százhét. Az utolsó ajtó mögül olyan hang jött, mint a tengeré a kagylóban, be és ki; és fölötte, szárazon és könnyedén, rengeteg láb járt körbe-körbe.`,
  'crystal-tunnels':
    'A kristályok régi ismerősként köszöntenek, mind a négyszázatokat. Zizzen valami, ami nem visszhang.',
  alchemist: 'Senki sem takarította el a makkhéjakat. Égett cukor szaga van.',
  'kings-tunnels':
    'Megint a kétágú folyó. Ezúttal olyanok szemével nézitek a túlsó partot, akiknek dolguk van valahol. A fogason, ahol a tarisznya lógott, ott van még megkötve a vörös cérna.',
  'surge:kings-tunnels.name': 'Árad a folyó',
  'surge:kings-tunnels':
    'Minden vízben lévő egér egy mezőt sodródik. Aztán helyezz el 2 patkányharcost, egyet az f, egyet a k mezőn.',
  'kings-chamber':
    'Az ágy úgy emelkedik, mint egy sziklafal, és a sziklafal tetején egy szakáll fekszik, dértől fehéren. A mennyezetről szürke függönyök lógnak, amelyeket senki sem varrt. Valahányszor a király levegőt vesz, feléje lengenek. Lent, két vaskutya között a kandalló: kisöpörve, hasábokkal megrakva, készen és holtan.',
  'surge:kings-chamber.name': 'Selyem hull',
  'surge:kings-chamber':
    'A táblán lévő, be nem hálózott egerek közül a soron legfelül lévő behálózva. Aztán helyezz el 3 csótányt. Ha a tűzhely ég, ebből semmi sem történik, de a homokóra már haladt.',
  'guard-room':
    'A Nagyok egyik őre zsebre tett kézzel aludt el. A zsebben kovakő és tapló. Nehezebb zsebet is kifosztottatok már. De olyat még soha, amelyik össze tud záródni.',
  'search:a-guards-tinderbox.name': 'Egy őr taplója',
  'search:a-guards-tinderbox':
    'Az az egér, amelyik a tűzhelysarokban (a) sikerrel keres, kártyahúzás helyett kovakövet és taplót talál.',
  'quest:the-tinderbox.name': 'A tapló',
  'quest:the-tinderbox': 'Menj ki a Király hálószobájának nyugati ajtaján, keresd meg az őr taplóját, és gyere vissza.',
  'quest:the-tinderbox.reward': 'a tapló',
  'quest:the-tinderbox.cost': 'Eggyel több összetűzés.',
  'deed:thimble-lantern': 'A parazsat vivő egér siethet.',
  'deed:cracked-lantern':
    'A dobással gyújtott tűzhelyhez összesen 2 csillag kell: minden csillagot tegyél a szikrákra, és 2-nél ég a tűzhely.',
  'deed:kings-draught': 'Az ital csak ezzel van játékban.',
  'deed:two-drops': 'Két csepp van; lásd a „Tartsd meg az italt” szabályt.',
  'deed:belled-cat': 'Brodie a szőnyegen alszik: a Király hálószobájának patkányharcosa elmarad.',
  'deed:cats-whisker': 'A bajuszt vivő egér a sárga vonalat a nyíllal szemben 2 pontért lépi át 3 helyett.',
  'deed:paw-in-paw': 'A 7. fejezet két egerének egyenként +1 a védelme, amíg egy mezőn állnak.',
  'deed:captains-pistol': 'A fejezetben egyszer egy egér elsütheti a pisztolyt; lásd az állandó szabályokat.',
  'closed:flip:guard-room': 'a padlórács befagyott',
  'victory-kept': `Szárazak voltak a hasábok. Úgy szaladt föl rajtuk a tűz, mint nevetés a tömegen. Az egész ágyon sziszegve húzódott vissza a szürke selyem, és eresztett; és a Nagyok királya, még mindig alva, sóhajtott egyet, és oldalára fordult, ahogy az szokott, aki nagyon sokáig feküdt rosszul.

– Rendbe jön – mondta Tilda. – Nem fázik. Majd fölébred, ha mind fölébrednek.

A makkcsésze még ott volt a táskájában. Collin maga vitte föl a párnáig. Ott állt a hatalmas, csukott szem mellett, a fagyott pilláknál, kinyitotta, nézte; és visszazárta.

– Nem tudom biztosan, jól tettük-e – mondta a lépcsőn.

– Nem – mondta Tilda. – De meg fogod tudni mondani, hogy kiért tetted. – És a meredek részen odaadta a mancsát.`,
  'victory-awake': `Úgy szaladt föl a hasábokon a tűz, mint nevetés a tömegen. És a csepp lehullott, aranyosan, a nagy fagyott száj szögletébe.

Sokáig semmi. Aztán kinyílt egy szem, szélesen, mint egy ajtó, kék volt, és egyenesen egy egérre nézett, akinél makkcsésze volt.

A Nagyok királya nem kiáltott. Gyönge volt ahhoz is, hogy fölemelje a kezét. – Azt álmodtam – suttogta, és lesimult tőle a bajuszuk –, hogy valaki hallgat a fa mögött. – A szem egyikről a másikra vándorolt. Elég sok mindent értett ahhoz képest, hogy ekkora volt. – A szobája – mondta. – Bezártam. Nem bírtam. Nem gondoltam rá, mi mást zárok be.

Aztán megint elaludt, most már igazán, egy kis színnel az arcán. De egyik karja kijött a paplan alól, és ujjai rákulcsolódtak a csengőzsinórra.

Collin az üres csészébe nézett. – Kollégák – mondta, és a közepén elcsuklott a hangja.`,
  'victory-both': `Úgy szaladt föl a hasábokon a tűz, mint nevetés a tömegen. És egy csepp lehullott, aranyosan, a nagy fagyott száj szögletébe.

Kinyílt egy szem, szélesen, mint egy ajtó, és kék volt. Egy egérre nézett, akinél kristályfiola volt. – Azt álmodtam – suttogta a Nagyok királya, és lesimult tőle a bajuszuk –, hogy valaki hallgat a fa mögött. – Aztán: – A szobája. Bezártam. Nem gondoltam rá, mi mást zárok be. – Megint elaludt, most már igazán, és ujjai rákulcsolódtak a csengőzsinórra.

Collin a tűz felé tartotta a fiolát. Volt benne egy második csepp, kerek és ép, benne egy nagyon kicsi saját tűz.

– Szekrényt másztatok érte – mondta a többieknek. Kétszer kellett nekikezdenie. – És azt sem tudtátok, minek.

– Dehogynem tudtuk – mondta Tilda.`,
  'victory-plain': `Úgy szaladt föl a hasábokon a tűz, mint nevetés a tömegen. Az egész ágyon sziszegve húzódott vissza a szürke selyem, és eresztett; és a Nagyok királya, még mindig alva, sóhajtott egyet, és oldalára fordult, ahogy az szokott, aki nagyon sokáig feküdt rosszul.

Nem volt cseppjük, amit odaadhattak volna. Csak egy parazsat hoztak föl száznyolc lépcsőfokon. Leültek sorban a tűzhelykőre, kinyújtották a lábukat, és nézték, ahogy lecsorog a szakálláról a dér.

– Így lassabb – mondta Tilda. – De nem fázik, és van mellette valaki. Az orvosságnak ez a fele.

– És a másik fele? – kérdezte Collin.

– Leves – mondta Tilda.`,
  defeat: `A lépcsőn mentek el, a gyűszűben a parázzsal, mögöttük a hideg tűzhellyel. Egymás után záródtak össze a szürke függönyök, mintha valaki lapozna.

Lefelé menet Collin hangosan számolta a lépcsőfokokat, hogy legyen mit hallgatni. Százkilenc jött ki neki. – Lefelé eggyel több van – mondta. Senki sem tudta, mire jó ezt tudni, de megjegyezték.

– Akkor hát mi maradtunk – mondta Lily, amikor az udvar már mindent meghallgatott. Vörös cérnával javított egy íjat. – Semmi király. Csak mi. Nem értem, miért vágtok ilyen képet. Eddig is csak mi voltunk.`,
  'do:light-the-hearth': 'Gyújtsd meg a tűzhelyet',
  'do:give-the-draught': 'Add be az italt a királynak',
  'do:keep-the-draught': 'Tartsd meg az italt',
};
