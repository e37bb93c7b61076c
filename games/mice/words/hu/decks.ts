/** Names and texts of what is drawn, met and earned in a chapter, in Hungarian, by their ids. Figures of a card stand in the content. */
import type { CardWords } from '../card-words.ts';

export const cards: CardWords = {
  // Search cards
  'enchanted-bow': {
    name: 'Elvarázsolt íj',
    text: 'Ha a vele végrehajtott támadás legyőzi a célpontját, és a dobásban volt csillag, azonnal támadj vele még egyszer; az már nem ad továbbit.',
  },
  'long-bow': { name: 'Hosszú íj', text: 'Nagy ellenfél ellen további +1 harcérték.' },
  toothpick: {
    name: 'Fogpiszkáló',
    text: 'Ha a viselője az azonos vagy szomszédos mezőn álló ellenfél elleni védekezésben legalább 1 sajtot dob, az az ellenfél védekezés nélkül 1 sebet kap.',
  },
  'scorching-wand': { name: 'Perzselő pálca', text: 'Gyufaszál, amelyik emlékszik.' },
  'clockwork-crossbow': {
    name: 'Felhúzós nyílpuska',
    text: 'A viselője két egymást követő lépésében nem használható.',
  },
  'clockwork-saw': {
    name: 'Felhúzós fűrész',
    text: 'A vele végrehajtott támadásban dobott sajt a viselője helyett a sajtkerékre kerül.',
  },
  hatpin: { name: 'Kalaptű', text: 'Hosszú, egyenes, és gyöngy a markolata.' },
  sling: { name: 'Parittya', text: 'Egy cipőfűző és egy jó szem.' },
  'quill-spear': { name: 'Tollszárlándzsa', text: 'Olyan látható ellenfelet is érhet, aki pontosan két lépésre áll.' },
  'cork-maul': { name: 'Parafa bunkó', text: 'Az a kicsi ellenfél, amelyet eltalál, de nem sebez meg, ki van ütve.' },
  'fishbone-sabre': {
    name: 'Szálkaszablya',
    text: 'Ha a vele végrehajtott támadásban csillag van, a célpont 1 kockával kevesebbel védekezik.',
  },
  'button-shield': { name: 'Gombpajzs', text: 'Négy lyuk van rajta, egy se sok.' },
  'walnut-shell-armour': { name: 'Dióhéjpáncél', text: 'Amíg viselik, a mozgás -1, legalább 0.' },
  'thimble-helmet': { name: 'Gyűszűsisak', text: 'Egy kicsit nagy. Esőben cseng.' },
  'fish-scale-armour': { name: 'Halpikkelypáncél', text: 'A viselőjét nem viszi el a sodrás.' },
  'acorn-cap': { name: 'Makksapka', text: 'A viselője nem kábulhat el.' },
  'felt-boots': { name: 'Nemezcsizma', text: 'A viselőjének a sárga vonal a nyíllal szemben 2 pont 3 helyett.' },
  'moleskin-mantle': { name: 'Vakondbőr palást', text: 'A vakondot megkérdezték.' },
  'ring-of-cats-strength': { name: 'A macskaerő gyűrűje', text: '+1 harcérték.' },
  'shifting-cloak': { name: 'Változó köpeny', text: 'Távolsági támadások ellen 1 kockával többel védekezel.' },
  'spectacle-lens': { name: 'Szemüveglencse', text: '+1 tudás.' },
  'lucky-button': {
    name: 'Szerencsegomb',
    text: 'Fordulónként egyszer a viselője újradobhatja egy saját kockáját, mielőtt az eredményt felhasználják.',
  },
  'rabbits-whisker': { name: 'Nyúlbajusz', text: '+1 mozgás.' },
  'rat-tooth-charm': {
    name: 'Patkányfog-amulett',
    text: 'Amikor a viselője legyőz egy patkányharcost vagy elit patkányharcost, 1 sajtot kap.',
  },
  'tinkerers-treasure': {
    name: 'Az ezermester kincse',
    text: 'Dobd el: nézd át a keresőpaklit, vegyél belőle a hátizsákba egy választott páncélt vagy egy felhúzós fegyvert, és keverd meg a paklit.',
  },
  'honey-drop': {
    name: 'Mézcsepp',
    text: 'Dobd el: vegyél le legfeljebb 2 közönséges sebet egy egérről az azonos vagy szomszédos mezőn, akár magadról.',
  },
  antidote: {
    name: 'Ellenméreg',
    text: 'Dobd el: vedd le az összes mérgezett sebet egy egérről az azonos vagy szomszédos mezőn, akár magadról.',
  },
  'smelling-salts': {
    name: 'Repülősó',
    text: 'Dobd el: vedd le az azonos mezőn minden egérről az összes kábulat-, pókháló- és bűvöletjelzőt.',
  },
  'cheese-rind': { name: 'Sajthéj', text: 'Dobd el: 2 sajtot kapsz.' },
  'sewing-thread': {
    name: 'Varrócérna',
    text: 'Dobd el: a szomszédos mezőn vagy a saját meződön vízben lévő egér dobás nélkül a te száraz meződre vagy egy azzal szomszédos szárazra kerül.',
  },
  levitation: {
    name: 'Levitáció',
    text: 'Dobd el: e lépés végéig a viselője a piros vonalakat, a réseket és a sárga vonalakat mindkét irányban 1 pontért lépi át, és nem törődik a vízzel és az egérfogókkal.',
  },
  'invoke-cheddar-golem': {
    name: 'Cheddargólem',
    text: 'Dobd el: amíg a lépése végén sajt nélkül nem marad, az egér harcértéke és védelme 5, minden fegyvere, páncélja és képességkártyája hatástalan, közelharcban, tompa sebzéssel támad, és minden lépésének végén eldob 1 sajtot.',
  },
  'heal-all': {
    name: 'A tavasz lehelete',
    text: 'Dobd el: vegyél le legfeljebb 2 közönséges sebet a lap minden egeréről.',
  },
  elsewhere: {
    name: 'Máshol',
    text: 'Dobd el: tedd magadat vagy egy másik látható egeret a lap bármelyik meg nem telt mezőjére.',
  },
  'heavy-feet': {
    name: 'Nehéz lábak',
    text: 'Dobd el: válassz egy ellenfélkártyát a soron: a következő forduló végéig a figurái nem mozognak; Brodie üldözésénél ehelyett 3-at von le a kockákból, az ugrására nem hat.',
  },
  'moonlight-ward': {
    name: 'Holdfényoltalom',
    text: 'Dobd el: a következő lépésedig a meződön lévő egerek egy támadástól legfeljebb 1 sebet kapnak.',
  },
  'lurking-in-the-shadows': {
    name: 'Lapulás az árnyékban',
    text: 'Dobd el, amikor egy ellenfél ezt az egeret támadná: helyette egy másikat támad, akit tud; ha nincs ilyen, a támadás elmarad.',
  },
  'trip-line': {
    name: 'Botlózsinór',
    text: 'Dobd el, amikor egy kicsi ellenfél az egérrel szomszédos mezőre lép: ott ki van ütve, és a mozgása véget ér.',
  },
  'squeak-like-a-rat': {
    name: 'Patkánycincogás',
    text: 'Dobd el összetűzéskártya húzásakor: egy patkányharcosa vagy elit patkányharcosa elmarad.',
  },
  'last-crumb': {
    name: 'Az utolsó morzsa',
    text: 'Dobd el bármikor, dobáson kívül: vegyél le 1 sajtot a sajtkerékről, ha van rajta, és add ennek az egérnek.',
  },
  'under-the-belly': {
    name: 'A hasa alatt',
    text: 'Dobd el ennek az egérnek a mozgása közben: ebben a mozgásban átmehet ellenfelek mezőin, megtelteken és nagy ellenfélén is, de megtelten nem állhat meg; az M87 nem számít.',
  },
  abduction: {
    name: 'Elrablás',
    text: 'A kereső egeret elviszik: figurája lekerül, kártyája marad, nem lép, és nem fogoly; sebei, kártyái és sajtja nála maradnak, a történetjelzők a mezőjén; amíg nincs ellenfél a lapon, bármelyik másik egér a szokott dobással keresheti, az is, amelyik ott már keresett sikerrel; egy csillag a megtaláló mezőjére teszi, és nem ad kártyát. Ha minden más egér egyszerre fogoly, azonnal visszatér egy kezdőhelyre.',
  },
  'draught-under-the-door': { name: 'Huzat az ajtó alól', text: 'Tegyél 1 sajtot a sajtkerékre.' },
  'forgotten-crumbs': { name: 'Elfelejtett morzsák', text: 'A lapon minden egér 1 sajtot kap.' },
  'loose-stone': {
    name: 'Laza kő',
    text: 'A kereső egér annyi kockával dob, amennyi a mozgásértéke; csillag nélkül 1 sebet kap, és ki van ütve.',
  },
  'a-warm-place': {
    name: 'Egy meleg hely',
    text: 'Vegyél le 1 közönséges sebet minden egérről a kereső mezőjén és a szomszédos mezőkön.',
  },
  'scent-of-mice': {
    name: 'Egérszag',
    text: 'Helyezz el 2 csótányt az elhelyezés szabályai szerint, kártyájukat mint felbukkanáskor.',
  },
  'hidden-larder': {
    name: 'Rejtett éléskamra',
    text: 'A kereső egér 2 sajtot kap; aztán tegyél 1 sajtot a sajtkerékre.',
  },
  disguises: {
    name: 'Álruhák',
    text: 'Dobd el összetűzéskártya húzásakor: a patkányharcosai elmaradnak (M235 és M238 között).',
  },
  'hook-and-line': {
    name: 'Horog és Damil',
    text: 'Tedd a lap két mezője közé: az egereknek szomszédosak (M239 és M244 között, M143).',
  },
  fork: { name: 'Villa', text: 'Tedd a meződre: egeret röpít át a szobán, vagy szőlőt (M245 és M249 között).' },
  grape: { name: 'Szőlő', text: 'Csalétek a csótányoknak, vagy ágyúgolyó a villához (M250 és M260 között).' },
  // Minions and bosses
  'rat-warrior': {
    name: 'Patkányharcosok',
    text: 'Támadókedv: a lépése után ez a kártya helyet cserél a soron közvetlenül fölötte fekvővel, ha van ilyen.',
  },
  'elite-rat-warrior': {
    name: 'Elit patkányharcosok',
    text: 'Támadókedv: a lépése után ez a kártya helyet cserél a soron közvetlenül fölötte fekvővel, ha van ilyen.',
  },
  roach: {
    name: 'Csótányok',
    text: 'Lopás: minden seb helyett 1 sajtot vesz el az egértől, amely a készletbe kerül, mohó csótánynál a sajtkerékre; a sajt nélküli egér megsebesül.',
  },
  spider: { name: 'Pók', text: 'Méreg: minden seb, amelyet okoz, mérgezett.' },
  'cave-centipede': { name: 'Barlangi százlábú', text: 'Kábítás: az egér, akit megsebez, elkábul.' },
  brodie: { name: 'Brodie', text: 'A halott királynő macskája. Nem jut eszébe, hogyan kell dorombolni.' },
  'brodie-pounce': {
    name: 'Brodie ugrik és lecsap',
    text: 'Arra a mezőre ugrik, ahol a legtöbb figura áll, és mindenkit megüt ott (M207 és M210 között).',
  },
  'brodie-chase': {
    name: 'Brodie üldöz',
    text: 'Egértől egérig fut, és mindenkit megüt az útján (M211 és M216 között).',
  },
  'captain-vurst': { name: 'Vurst kapitány', text: 'Katona, akinek kilenc kölyke túsz. Nagyon jól tud lassú lenni.' },
  vurst: {
    name: 'Vurst kapitány',
    text: 'Pisztolyos: a támadásában dobott sajt nem kerül a sajtkerékre; ha 1-et vagy többet dobott, azonnal támad még egyszer, az már nem ad továbbit.',
  },
  'skitter-clak': { name: 'Skitter-Clak', text: 'Vak, ősöreg, és a lábait számolja.' },
  skitter: {
    name: 'Skitter-Clak',
    text: 'Szorítás: az egerek nem védekezhetnek ellene. Páncél: a csillagos pajzs 2 találatot hárít.',
  },
  vanestra: { name: 'Vanestra', text: 'A zárt szoba úrnője. Fázik.' },
  'vanestra-charm': { name: 'Bűvölet', text: 'Akit ebben a lépésben megsebez, el van bűvölve.' },
  'vanestra-sting': { name: 'Fullánk', text: 'A sebei mérgezettek.' },
  'vanestra-web': { name: 'Háló', text: 'Akit ebben a lépésben megsebez, be van hálózva.' },
  'vanestra-call': {
    name: 'Hívás',
    text: 'A támadása után 1 patkányharcos kerül az egerekhez legközelebbi kezdőhelyre, ha kell, kártyájával a sor alján.',
  },
  // Encounter cards
  'rat-patrol': { name: 'Patkányőrjárat', text: 'Egyszerre lépnek, többé-kevésbé.' },
  'crumb-thieves': { name: 'Morzsatolvajok', text: 'Számolják, amit elejtesz.' },
  'many-legs': { name: 'Sok láb', text: 'Először egy lábat hallasz. Aztán a többit.' },
  'grey-threads': { name: 'Szürke szálak', text: 'Valaki reggel óta sző itt.' },
  'iron-jaws': { name: 'Vasállkapcsok', text: 'Sajt volt benne. Mindig az van benne.' },
  'greedy-feet': { name: 'Mohó lábak', text: 'Amit elvisznek, meg sem eszik.' },
  'odd-company': { name: 'Furcsa társaság', text: 'Senki sem kérdezte, miért járnak együtt.' },
  'bolts-from-afar': { name: 'Nyilak a távolból', text: 'Az első a füled mellett találja el a falat.' },
  'out-of-the-wall': { name: 'A falból', text: 'Megmozdul egy kő. Nem kő volt.' },
  rustling: { name: 'Zizegés', text: 'Lehetne papír is. Nem papír.' },
  'night-watch': { name: 'Éjjeli őrség', text: 'Ők is fáznak, de parancsuk van.' },
  'baited-floor': { name: 'Csalis padló', text: 'Nézd meg, hová lépsz.' },
  'the-captains-own': { name: 'A kapitány emberei', text: 'Fényes csatok, és semmi tréfa.' },
  'her-pantry': { name: 'Az ő éléskamrája', text: 'Minden szép sorban lóg, jól becsomagolva.' },
  'from-both-sides': { name: 'Két oldalról', text: 'Az ajtó, amin bejöttetek, az is ajtó.' },
  'the-long-guest': { name: 'A hosszú vendég', text: 'Senki sem hívta. Még mindig jön befelé.' },
  'snare-and-volley': { name: 'Hurok és sortűz', text: 'Arra is gondoltak, merre fogtok futni.' },
  'black-tide': { name: 'Fekete ár', text: 'Mozog a padló.' },
  // Individual achievements
  'cheese-master': {
    name: 'Sajtmester',
    text: 'Az első egér, amelyik egy támadásban vagy védekezésben 3 vagy több sajtot dob. A fejezet vége jelző egy oldallal hátrébb kerül. Valahányszor védekezéskor sajtot dob, a táblán minden egér 1 sajtot kap.',
  },
  'roach-master': {
    name: 'Csótánymester',
    text: 'Az első egér, amelyik egy összetűzésben 4 csótányt legyőz. A fejezet vége jelző egy oldallal hátrébb kerül. A mezőjén lévő csótányok nem mohók.',
  },
  'poison-master': {
    name: 'Méregmester',
    text: 'Az első egér, amelyik legalább egy mérgezett sebbel esik fogságba. Mérgezett helyett közönséges sebet kap.',
  },
  escapee: {
    name: 'Szabaduló mester',
    text: 'Az első egér, amelyik egy fejezetben kétszer esik fogságba. A fejezet vége jelző egy oldallal hátrébb kerül. Harmadszorra azonnal kiszabadul, és megtartja a viselt kereséskártyáit.',
  },
  'cat-slayer': {
    name: 'Macskaölő',
    text: 'Az első egér, amelyik legyőzi Brodie-t. A nagy ellenfelek 1 kockával kevesebbel védekeznek ellene.',
  },
  // Story achievements
  'ember-kept': {
    name: 'Megőrzött parázs',
    text: 'A parázs épségben hazaért. Nélküle a 2. fejezetben a fejezet vége jelző egy oldallal előbb kezd.',
  },
  'full-larder': { name: 'Tele éléskamra', text: 'Minden egér 1 sajttal kezdi a 2. fejezetet.' },
  'filch-freed': {
    name: 'Filch szabadon',
    text: 'A 2. fejezetben Filch választható. Ha az 1. fejezetben szereztétek, a csapat a Horog és Damillal kezdi a 2. fejezetet. A 3. fejezettől Filch mindenképpen választható.',
  },
  'thimble-lantern': {
    name: 'Gyűszűlámpás',
    text: 'Tartósan: a 3. fejezettől egy egér viszi a lámpást; a mezőjén vagy mellette álló egér, a vivője is, 2 kockával keres 1 helyett.',
  },
  'cracked-lantern': {
    name: 'Repedt lámpás',
    text: 'Tartósan: a 3. fejezettől egy egér viszi a lámpást; csak ő maga keres 2 kockával 1 helyett. A 9. fejezetben a tűzhelyhez 2 csillag kell.',
  },
  'magpie-friend': {
    name: 'A szarka barátsága',
    text: 'A szarka egyszer segít a 10. fejezetben (egy kicsi ellenfél lekerül), és a 11. fejezet első felvonásában (Vanestra 1 kockával kevesebbel védekezik).',
  },
  'black-feather': {
    name: 'Fekete toll',
    text: 'Tartósan: a 4. fejezettől fejezetenként egyszer (a 11. fejezetben felvonásonként egyszer) egy íjász újradobhatja egy távolsági támadás összes kockáját.',
  },
  'lilys-thanks': { name: 'Lily köszönete', text: 'Tartósan: a 4. fejezettől Lily minden fejezetet 1 sajttal kezd.' },
  'kings-letter': {
    name: 'A király levele',
    text: '5. fejezet: a kulcs keresésekor 1 kockával többel dobtok. 11. fejezet: Alder királyon 2 kötelék van 3 helyett.',
  },
  'crystal-shard': {
    name: 'Kristályszilánk',
    text: '11. fejezet: a tükörhöz nem kell dobni, és a hatása Vanestra meneküléséig tart; aki elfordította, azt nem lehet elbűvölni.',
  },
  'forge-key': {
    name: 'A kovácsműhely kulcsa',
    text: '11. fejezet: a ruhásszekrény alatti repedés és a Kovácsműhely északi ajtaja dobás nélkül nyílik.',
  },
  'rat-oath': {
    name: 'A patkány esküje',
    text: 'A kapitány lassú: a 6., 7., 8., 10. és 11. fejezetben a patkányok félrenéznek, ahogy mindegyik mondja. Az egerek meleg helyet ígértek a kölykeinek.',
  },
  'captains-pistol': {
    name: 'A kapitány pisztolya',
    text: 'Tartósan: a 6. fejezettől fejezetenként egyszer (a 11. fejezetben felvonásonként egyszer) egy egér a harc akciója helyett távolsági támadást hajthat végre 4 kockával, tűzsebzéssel.',
  },
  'freed-captives': { name: 'Kiszabadított foglyok', text: '10. fejezet: a második tűzhelyhez nem kell dobni.' },
  'belled-cat': {
    name: 'Csengős macska',
    text: 'Brodie nem vadászik többé egerekre: a 7. fejezetben a fejezet vége jelző egy oldallal hátrébb van, a 8., 9., 10. és 11. fejezetben kevesebb az ellenfél, ahogy mindegyik mondja.',
  },
  'cats-whisker': {
    name: 'Macskabajusz',
    text: 'Egy egér viszi a bajuszt: a 7. fejezetben 1 kockával többel dob, hogy kijusson a vízből, a 9. fejezetben 2 pontért lépi át a sárga vonalat a nyíllal szemben, a 11. fejezetben +1 a harcértéke nagy ellenfelek ellen.',
  },
  'paw-in-paw': {
    name: 'Mancs a mancsban',
    text: 'Tartósan: a 8. fejezettől a 7. fejezet két egerének egyenként +1 a védelme, amíg egy mezőn állnak.',
  },
  'kings-draught': { name: 'A király itala', text: '9. fejezet: az ital játékban van.' },
  'two-drops': { name: 'Két csepp', text: '9. fejezet, A király italával: az ital be is adható, meg is tartható.' },
  'hearth-king': {
    name: 'A király tűzhelye',
    text: '10. fejezet: nélküle a sajtkerék 3 sajttal kezd. 11. fejezet: meleg -1.',
  },
  'king-awake': {
    name: 'A király felébredt',
    text: '10. fejezet: a fejezet vége jelző egy oldallal hátrébb van. 11. fejezet: az első felbukkanás nem hoz ellenfeleket.',
  },
  'draught-kept': {
    name: 'Megtartott ital',
    text: '11. fejezet: Alder király fölébred, amikor kiszabadítják. Más utószó.',
  },
  'hearth-guard': {
    name: 'Az őrök tűzhelye',
    text: '11. fejezet: meleg -1, az első felvonásban 1 patkányharcossal kevesebb. Akkor is megmarad, ha a 10. fejezet elveszett.',
  },
  'hearth-kitchen': {
    name: 'A konyha tűzhelye',
    text: '11. fejezet: meleg -1, az első felvonásban 1 patkányharcossal kevesebb. Akkor is megmarad, ha a 10. fejezet elveszett.',
  },
  'hearth-hall': {
    name: 'A nagy tűzhely',
    text: '11. fejezet: meleg -1, az első felvonásban 1 patkányharcossal kevesebb; pihenő az Ebédlőben. Akkor is megmarad, ha a 10. fejezet elveszett.',
  },
  'warm-pipes': { name: 'Meleg csövek', text: '11. fejezet: meleg -1.' },
  'spider-spared': { name: 'Megkímélt pók', text: 'Az utolsó utószó: ki lakik a téglák mögött.' },
};
