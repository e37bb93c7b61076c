/** Chapter 6, in Hungarian. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Brodie: ellenség, aki túl nagy ahhoz, hogy figura legyen.',
  'goal:objective': 'Keress cérnát és csengőt, és kösd a macskára; vagy, ha muszáj, harcolj vele.',
  'goal:victory':
    'Három csomó megvan, és nincs más ellenfél a táblán, vagy Brodie legyőzve, és nincs ellenfél a táblán.',
  'goal:defeat': 'A homokóra eléri a fejezet vége jelzőt, vagy minden egér egyszerre fogoly.',
  'rule:the-jingle.name': 'A csilingelés',
  'rule:the-jingle':
    'Amikor a száncsengő előkerül, megszólal: tedd Brodie jelzőjét az Őrszoba d mezőjére, mindkét kártyáját a sor aljára. Ebben a fordulóban nem cselekszik, a következőben mindkét lépését megteszi, és annak végén elmegy: vedd le a jelzőt és a kártyákat. Az Őrszobában sem támadni, sem csengőt kötni rá nem lehet.',
  'rule:the-cat-in-the-kitchen.name': 'A macska a konyhában',
  'rule:the-cat-in-the-kitchen':
    'Amikor először léptek a Konyhába, tedd Brodie jelzőjét a pultra (a), és keverd a sorba mindkét kártyáját. Alszik, és nem lép, amíg az utána következő első forduló véget nem ér, egy egér meg nem támad valakit, vagy a pultra nem lép; akkor fölébred. Alvás közben ugyanúgy köthető és támadható, mint ébren. A Konyhában marad, amíg csengő nem kerül rá, vagy le nem győzik, és az M135 szempontjából ellenfél a lapon.',
  'rule:tie-a-knot.name': 'Köss csomót',
  'rule:tie-a-knot':
    'A Konyhában a száncsengőt vivő egér, ha nála vagy a lap másik egerénél ott a vörös cérna, akciót használhat Brodie mezőjén vagy a szomszédján: annyi kockával dob, amennyi a mozgásértéke, eggyel többel, ha tolvaj, eggyel többel, ha magasabb mezőn vagy a pulton áll. Minden csillag egy csomó, és a csomók megmaradnak. Három csomóval rajta a csengő: jelzője és kártyái azonnal lekerülnek, a Konyha többi ellenfele elszalad a hang elől, és szintén lekerül, a csapat pedig megkapja a Csengős macska kitüntetést.',
  'rule:restless.name': 'Nyugtalanság',
  'rule:restless': 'Minden forduló végén, amelyben Brodie a táblán van, tegyél 1 sajtot a sajtkerékre.',
  'rule:thick-fur.name': 'Sűrű bunda',
  'rule:thick-fur':
    'Brodie két kártyáján az első seb elvész a bundájában: ebben a fejezetben a kártyáját csak a második seb veszi le.',
  'rule:brodie-beaten.name': 'Ha legyőzik',
  'rule:brodie-beaten':
    'Ha a sebek Brodie mindkét kártyáját leveszik, le van győzve, és elmegy a hóba, a Konyha többi ellenfele is lekerül a tábláról, és a csapat megkapja a Macskabajusz kitüntetést.',
  'rule:fair-game.name': 'Neki mindegy',
  'rule:fair-game':
    'Akiket Brodie a patkányok és csótányok közül eltalál, a kockák szerint a szokott módon esnek el; az ilyen védekezésben dobott sajtjuk nem kerül a sajtkerékre (az OM89 ellenére).',
  opening: `Van egy régi mese az egerekről, akik tanácsot ültek, és valaki azt mondta, kössünk csengőt a macskára, és mindenki éljenzett, amíg valaki meg nem kérdezte, ki teszi meg. Ismeritek ezt a mesét. Azért mesélik, hogy lássátok, gyávák az egerek.

Szeretném, ha tudnátok, hogy ez megtörtént, és hogy a tanács volt a hibás, amiért ott abbahagyta.

A zárt szobához a konyha mellett vezetett az út, és a konyhában lakott Brodie. A Nagy Királynő macskája volt. Amikor a királynő meghalt, Brodie egy egész tavaszon át feküdt az ajtaja küszöbén, senki sem tudta elvinni onnan, és azután sohasem volt többé kedves. Most kihűlt a tűzhely, és nem volt, aki a füle tövét vakargassa. Azért vadászott, mert nem akadt más dolga.

– Ha megöljük – mondta Tilda –, ha egyáltalán tudnánk, akkor lesz egy döglött macska. Ha csengőt kötünk rá, akkor Hollowmere minden egere hallani fogja, hogy jön, amíg csak él. – Körülnézett a tanácson. – Na, ki teszi meg?

Nagy csend volt. Valakinek reszketett a farka. Filch lenézett, és látta, hogy az övé, és hogy a mancsa már fent van a levegőben.`,
  alchemist:
    'Vörös cérna: kell lennie, hiszen az alkimista maga köti a könyveit. Ott is van, fent az asztalon, egy orsó, vastag, mint egy hordó. Körülötte emelkednek és süllyednek a lapok. Idebent nem fúj a szél.',
  'search:bookbinders-thread.name': 'Könyvkötőcérna',
  'search:bookbinders-thread':
    'Az az egér, amelyik az íróasztalon (a) sikerrel keres, kártyahúzás helyett egy orsó vörös könyvkötőcérnát talál.',
  'guard-room':
    'A pad fölött lóg a király szánszerszáma, csengők hosszú sora, mind szalmával kitömve nyárra. Nektek csak egy kell. A szalmával nagyon óvatosnak kell majd lenni.',
  'search:the-sleigh-harness.name': 'A szánszerszám',
  'search:the-sleigh-harness':
    'Az az egér, amelyik a pad közepén vagy keleti végén (s, u) sikerrel keres, kártyahúzás helyett leakasztja a száncsengőt.',
  kitchen:
    'Úgy fekszik a tűzhely mentén, mint egy dombvonulat. Szürke, egyik füle tépett, minden bajuszszálán dér. Annyival nagyobb, mint amilyennek emlékeztetek rá, hogy egy pillanatig nem is látjátok. Aztán a domb levegőt vesz. A nyakában szalag, valaha selyem, amelyből valaki, aki szerette, masnit kötött neki.',
  'surge:kitchen.name': 'Egy ásítás',
  'surge:kitchen':
    'Senki sem jön. Ha Brodie a táblán van, ébren, nem a tejszínnél, és az ugrás kártyája a soron, azonnal ugrik és lecsap, soron kívül.',
  'room:kitchen/the-cream-jug.name': 'A tejszínes korsó',
  'room:kitchen/the-cream-jug':
    'A fejezetben egyszer, ha Brodie a táblán van, a kamrasarokban (n) álló egér akciót használhat, és eldobhat 3 sajtot, hogy felborítsa a tejszínes korsót: Brodie fölébred, ha aludt, az n mezőre kerül, a tejszínnél van, és a következő forduló végéig nem lép, a következő csomódobás pedig 1 kockával több.',
  'quest:a-saucer-for-the-cat.name': 'Csészealj a macskának',
  'quest:a-saucer-for-the-cat':
    'Borítsd fel a tejszínes korsót a kamrasarokban, ahogy „A tejszínes korsó” szabály mondja.',
  'quest:a-saucer-for-the-cat.reward': 'egy forduló békesség',
  'quest:a-saucer-for-the-cat.cost': '3 sajt és egy akció.',
  'deed:rat-oath': 'Az Őrszobában az összetűzéskártya patkányharcosai és elit patkányharcosai elmaradnak.',
  'deed:captains-pistol': 'A fejezetben egyszer egy egér elsütheti a pisztolyt; lásd az állandó szabályokat.',
  'deed:black-feather': 'A fejezetben egyszer egy íjász újradobhatja egy távolsági támadás összes kockáját.',
  'closed:flip:alchemist': 'az egérlyukat benőtte a jég',
  'closed:flip:guard-room': 'a padlórács befagyott',
  'closed:flip:kitchen': 'a macska ráfeküdt a laza deszkára',
  'victory-bell': `A harmadik csomó a helyére került. Valaki elengedte (Filch mindig azt mondta, Filch volt az), a tűzhely teljes magasságából zuhant, pattant egyet, és elterült; és utána lejött a macska, és minden lépésére megcsendült.

Csing. Brodie megállt. Csing. Elfordította nagy fejét, hogy lássa, ki jön mögötte. Senki sem jött. Leült, és az is csengett, odaemelte a mancsát, és mozdulatlan maradt.

Tudnotok kell, hogy kölyökkorában ő, a királynő kötött rá csengőt, hogy a sötétben meg ne botoljon benne. Elfelejtette. Nem hallotta ezt a hangot, amióta bezárták az ajtót.

Az egerekre nézett. Aztán lefeküdt a hideg padlóra, állát a mancsára tette, és olyan hangot adott ki, mint amikor szekér megy át egy fahídon, és beletelt egy időbe, mire megértették, hogy dorombol, hogy már nem tudja, hogyan kell, és hogy próbálja. Valaki odatette a lámpást, ahol érezhette.`,
  'victory-beaten': `A mosogató ablakán át ment ki, tépett füle most már a másik oldalon is tépett. Elnyelte a hó. Ott álltak a törött edények közt, egyikük sem volt karcolás nélkül, és várták az örömöt.

Filch fölvett egy bajuszszálat, akkorát, mint egy lándzsa, és megforgatta. – Az övé volt – mondta. – Igaz? Azé, aki meghalt.

– Megevett volna – mondta valaki.

– Tudom – mondta Filch. Az övébe dugta a bajuszt. Győztek. Övék volt a konyha, övék az út. És egész éjjel hallották, nagyon messziről, ahogy sír egy ajtónál.`,
  defeat: `A legközelebbi lyukhoz futottak, és ő hagyta őket, ez volt benne a legrosszabb. Egy mancs leereszkedett az utolsó farokra, lefogta, aztán fölemelkedett. Még csak éhes sem volt. Egy darabig nézte a lyukat. Aztán visszament a tűzhelyhez, és odafeküdt, ahol régen a meleg volt.

Majd lesz másik út: lejjebb és vizesebb. De attól fogva mindent, amit azokban a szobákban tettek, úgy tettek, hogy az egyik fülük hátrafelé állt.`,
  'do:tie-a-knot': 'Köss csomót',
  'do:the-cream-jug': 'Borítsd fel a tejszínes korsót',
};
