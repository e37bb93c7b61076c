/** Names and texts of what is drawn, met and earned in a chapter, in Polish, by their ids. Figures of a card stand in the content. */
import type { CardWords } from '../card-words.ts';

export const cards: CardWords = {
  // Search cards
  'enchanted-bow': {
    name: 'Zaczarowany łuk',
    text: 'Jeśli atak z niego pokona cel, a w rzucie była gwiazdka, wykonaj od razu jeszcze jeden atak z niego, który kolejnego już nie daje.',
  },
  'long-bow': { name: 'Długi łuk', text: 'Przeciw dużemu sługusowi jeszcze siła +1.' },
  toothpick: {
    name: 'Wykałaczka',
    text: 'Gdy nosząca ją mysz wyrzuci co najmniej 1 ser w obronie przed sługusem na tym samym lub sąsiednim polu, ten sługus dostaje 1 ranę bez obrony.',
  },
  'scorching-wand': { name: 'Płomienna różdżka', text: 'Zapałka, która pamięta.' },
  'clockwork-crossbow': { name: 'Nakręcana kusza', text: 'Nie można jej użyć w dwóch turach tej samej myszy z rzędu.' },
  'clockwork-saw': {
    name: 'Nakręcana piła',
    text: 'Ser wyrzucony w ataku tą bronią trafia na serowe koło zamiast do myszy.',
  },
  hatpin: { name: 'Szpilka do kapelusza', text: 'Długa, prosta i z perłą na rękojeści.' },
  sling: { name: 'Proca', text: 'Sznurowadło i dobre oko.' },
  'quill-spear': {
    name: 'Włócznia z pióra',
    text: 'Może też uderzyć sługusa w zasięgu wzroku na polu odległym dokładnie o dwa kroki.',
  },
  'cork-maul': { name: 'Korkowa maczuga', text: 'Mały sługus, którego trafi, ale nie zrani, zostaje przewrócony.' },
  'fishbone-sabre': {
    name: 'Szabla z ości',
    text: 'Gdy w ataku tą bronią wypadnie gwiazdka, cel rzuca w obronie 1 kością mniej.',
  },
  'button-shield': { name: 'Tarcza z guzika', text: 'Cztery dziurki i ani jednej za dużo.' },
  'walnut-shell-armour': { name: 'Zbroja z orzecha', text: 'Noszona daje ruch -1, najmniej 0.' },
  'thimble-helmet': { name: 'Hełm z naparstka', text: 'Trochę za duży. W deszczu dzwoni.' },
  'fish-scale-armour': { name: 'Zbroja z rybiej łuski', text: 'Tej, która ją nosi, nurt nie znosi.' },
  'acorn-cap': { name: 'Czapka z żołędzia', text: 'Tej, która ją nosi, nie można ogłuszyć.' },
  'felt-boots': { name: 'Filcowe buty', text: 'Przekroczenie żółtej linii pod strzałkę kosztuje w nich 2 zamiast 3.' },
  'moleskin-mantle': { name: 'Krecia peleryna', text: 'Kreta zapytano o zgodę.' },
  'ring-of-cats-strength': { name: 'Pierścień kociej siły', text: 'Siła +1.' },
  'shifting-cloak': { name: 'Zmienny płaszcz', text: 'Rzuć 1 kością więcej w obronie przed atakami dystansowymi.' },
  'spectacle-lens': { name: 'Szkiełko z okularów', text: 'Wiedza +1.' },
  'lucky-button': {
    name: 'Szczęśliwy guzik',
    text: 'Raz w rundzie nosząca go mysz może rzucić ponownie jedną ze swoich kości, zanim wynik zostanie użyty.',
  },
  'rabbits-whisker': { name: 'Wąs królika', text: 'Ruch +1.' },
  'rat-tooth-charm': {
    name: 'Amulet ze szczurzego zęba',
    text: 'Gdy nosząca go mysz pokona szczurzego wojownika lub elitarnego szczurzego wojownika, dostaje 1 ser.',
  },
  'tinkerers-treasure': {
    name: 'Skarb kowala',
    text: 'Odrzuć: przejrzyj stos szperania, weź do bagażu jeden wybrany pancerz albo jedną nakręcaną broń i potasuj stos.',
  },
  'honey-drop': {
    name: 'Kropla miodu',
    text: 'Odrzuć: zdejmij najwyżej 2 zwykłe rany z jednej myszy na tym samym lub sąsiednim polu, także z siebie.',
  },
  antidote: {
    name: 'Antidotum',
    text: 'Odrzuć: zdejmij wszystkie zatrute rany z jednej myszy na tym samym lub sąsiednim polu, także z siebie.',
  },
  'smelling-salts': {
    name: 'Sole trzeźwiące',
    text: 'Odrzuć: zdejmij wszystkie znaczniki ogłuszenia, oplątania i zauroczenia ze wszystkich myszy na tym samym polu.',
  },
  'cheese-rind': { name: 'Skórka z sera', text: 'Odrzuć: dostajesz 2 sery.' },
  'sewing-thread': {
    name: 'Nić do szycia',
    text: 'Odrzuć: mysz w wodzie na sąsiednim polu albo na twoim własnym staje bez rzutu na twoim suchym polu albo na suchym polu obok.',
  },
  levitation: {
    name: 'Lewitacja',
    text: 'Odrzuć: do końca tej tury mysz przekracza czerwone linie, szpary i żółte linie w obie strony, za 1 ruchu każdą, i nie zważa na wodę ani pułapki na myszy.',
  },
  'invoke-cheddar-golem': {
    name: 'Golem z cheddara',
    text: 'Odrzuć: dopóki na końcu swojej tury mysz nie zostanie bez sera, jej siła i obrona wynoszą 5, nie liczą się jej broń, pancerze i karty zdolności, atakuje wręcz obrażeniami obuchowymi, a na końcu każdej swojej tury odrzuca 1 ser.',
  },
  'heal-all': { name: 'Tchnienie wiosny', text: 'Odrzuć: zdejmij najwyżej 2 zwykłe rany z każdej myszy na kaflu.' },
  elsewhere: {
    name: 'Gdzie indziej',
    text: 'Odrzuć: postaw siebie albo inną mysz w zasięgu wzroku na dowolnym niezajętym polu kafla.',
  },
  'heavy-feet': {
    name: 'Ciężkie nogi',
    text: 'Odrzuć: wybierz jedną kartę sługusów na torze: do końca następnej rundy jej figurki się nie ruszają; gdy Puszek ściga, odejmuje to zamiast tego 3 od kości, a gdy skacze, nic nie robi.',
  },
  'moonlight-ward': {
    name: 'Osłona księżyca',
    text: 'Odrzuć: do początku twojej następnej tury myszy na twoim polu dostają od jednego ataku najwyżej 1 ranę.',
  },
  'lurking-in-the-shadows': {
    name: 'Przyczajona w cieniu',
    text: 'Odrzuć, gdy sługus ma zaatakować tę mysz: atakuje zamiast niej inną, którą może zaatakować; jeśli takiej nie ma, ataku nie ma.',
  },
  'trip-line': {
    name: 'Sznurek na nogi',
    text: 'Odrzuć, gdy mały sługus wchodzi na pole obok tej myszy: zostaje tam przewrócony i jego ruch się kończy.',
  },
  'squeak-like-a-rat': {
    name: 'Szczurzy pisk',
    text: 'Odrzuć, gdy dobrano kartę potyczki: jednego jej szczurzego wojownika lub elitarnego szczurzego wojownika nie umieszcza się.',
  },
  'last-crumb': {
    name: 'Ostatni okruch',
    text: 'Odrzuć w dowolnej chwili poza rzutem kośćmi: zdejmij 1 ser z serowego koła, jeśli tam jest, i daj go tej myszy.',
  },
  'under-the-belly': {
    name: 'Pod brzuchem',
    text: 'Odrzuć w czasie ruchu tej myszy: w tym ruchu może przechodzić przez pola ze sługusami, także zajęte i takie z dużym sługusem, ale nie może skończyć na zajętym; o M87 się nie pyta.',
  },
  abduction: {
    name: 'Porwanie',
    text: 'Szperająca mysz zostaje porwana: figurka schodzi z planszy, a karta zostaje; mysz nie rozgrywa tur i nie jest pojmana; rany, karty i ser zostają przy niej, znaczniki opowieści na jej polu; dopóki na kaflu nie ma sługusów, każda inna mysz może jej szukać zwykłym rzutem, także ta, która już tam z powodzeniem szperała; gwiazdka stawia ją na polu znalazczyni i nie daje karty. Jeśli wszystkie inne myszy są pojmane naraz, wraca od razu na pole wejścia.',
  },
  'draught-under-the-door': { name: 'Ciągnie spod drzwi', text: 'Połóż 1 ser na serowym kole.' },
  'forgotten-crumbs': { name: 'Zapomniane okruchy', text: 'Każda mysz na kaflu dostaje 1 ser.' },
  'loose-stone': {
    name: 'Obluzowany kamień',
    text: 'Szperająca mysz rzuca tyloma kośćmi, ile wynosi jej ruch; bez gwiazdki dostaje 1 ranę i zostaje przewrócona.',
  },
  'a-warm-place': {
    name: 'Ciepłe miejsce',
    text: 'Zdejmij 1 zwykłą ranę z każdej myszy na polu szperającej i na polach sąsiednich.',
  },
  'scent-of-mice': {
    name: 'Mysi zapach',
    text: 'Umieść 2 karaluchy według zasad umieszczania, z ich kartą jak przy posiłkach.',
  },
  'hidden-larder': {
    name: 'Ukryta spiżarnia',
    text: 'Szperająca mysz dostaje 2 sery; potem połóż 1 ser na serowym kole.',
  },
  disguises: {
    name: 'Przebrania',
    text: 'Oddaj, gdy dobrano kartę potyczki: jej szczurzych wojowników nie umieszcza się (od M235 do M238).',
  },
  'hook-and-line': {
    name: 'Haczyk i Linka',
    text: 'Połóż między dwoma polami kafla: dla myszy sąsiadują ze sobą (od M239 do M244, M143).',
  },
  fork: {
    name: 'Widelec',
    text: 'Połóż na swoim polu: wyrzuca mysz przez cały pokój albo winogrono (od M245 do M249).',
  },
  grape: { name: 'Winogrono', text: 'Przynęta na karaluchy albo kula armatnia do widelca (od M250 do M260).' },
  // Minions and bosses
  'rat-warrior': {
    name: 'Szczurzy wojownicy',
    text: 'Agresja: po swojej turze ta karta zamienia się miejscami z kartą leżącą na torze bezpośrednio nad nią, jeśli taka jest.',
  },
  'elite-rat-warrior': {
    name: 'Elitarni szczurzy wojownicy',
    text: 'Agresja: po swojej turze ta karta zamienia się miejscami z kartą leżącą na torze bezpośrednio nad nią, jeśli taka jest.',
  },
  roach: {
    name: 'Karaluchy',
    text: 'Kradzież: zamiast każdej rany zabiera myszy 1 ser, który trafia do zasobów, a jeśli karaluch jest chciwy, na serowe koło; mysz bez sera zostaje zraniona.',
  },
  spider: { name: 'Pająk', text: 'Trucizna: wszystkie rany, które zadaje, są zatrute.' },
  'cave-centipede': { name: 'Stonoga jaskiniowa', text: 'Ogłuszenie: mysz, którą zrani, jest ogłuszona.' },
  brodie: { name: 'Puszek', text: 'Kot zmarłej królowej. Nie może sobie przypomnieć, jak się mruczy.' },
  'brodie-pounce': {
    name: 'Puszek skacze',
    text: 'Skacze na pole z największą liczbą figurek i uderza wszystkich, którzy tam są (od M207 do M210).',
  },
  'brodie-chase': {
    name: 'Puszek ściga',
    text: 'Biegnie od myszy do myszy i uderza wszystkich po drodze (od M211 do M216).',
  },
  'captain-vurst': {
    name: 'Kapitan Vurst',
    text: 'Żołnierz, którego dziewięcioro małych jest zakładnikami. Umie być bardzo powolny.',
  },
  vurst: {
    name: 'Kapitan Vurst',
    text: 'Pistolet: ser wyrzucony w jego ataku nie trafia na serowe koło; jeśli wyrzucił 1 lub więcej, atakuje od razu jeszcze raz, a ten atak kolejnego już nie daje.',
  },
  'skitter-clak': { name: 'Skitter-Clak', text: 'Ślepy, prastary, liczy swoje nogi.' },
  skitter: {
    name: 'Skitter-Clak',
    text: 'Uścisk: myszy nie mogą się przed nim bronić. Pancerz: tarcza z gwiazdką blokuje 2 trafienia.',
  },
  vanestra: { name: 'Vanestra', text: 'Pani zamkniętego pokoju. Jest jej zimno.' },
  'vanestra-charm': { name: 'Urok', text: 'Mysz zraniona w tej turze jest zauroczona.' },
  'vanestra-sting': { name: 'Żądło', text: 'Jej rany są zatrute.' },
  'vanestra-web': { name: 'Sieć', text: 'Mysz zraniona w tej turze jest oplątana.' },
  'vanestra-call': {
    name: 'Wezwanie',
    text: 'Po jej ataku umieszcza się 1 szczurzego wojownika na polu wejścia najbliżej myszy, w razie potrzeby z jego kartą na dole toru.',
  },
  // Encounter cards
  'rat-patrol': { name: 'Szczurzy patrol', text: 'W nogę, mniej więcej.' },
  'crumb-thieves': { name: 'Złodzieje okruchów', text: 'Liczą wszystko, co upuścisz.' },
  'many-legs': { name: 'Wiele nóg', text: 'Najpierw słychać jedną. Potem resztę.' },
  'grey-threads': { name: 'Szare nici', text: 'Ktoś tu przędzie od samego rana.' },
  'iron-jaws': { name: 'Żelazne szczęki', text: 'Był w niej ser. Zawsze jest.' },
  'greedy-feet': { name: 'Chciwe nóżki', text: 'Tego, co zabiorą, nawet nie jedzą.' },
  'odd-company': { name: 'Dziwna kompania', text: 'Nikt nie pytał, czemu chodzą razem.' },
  'bolts-from-afar': { name: 'Bełty z daleka', text: 'Pierwszy trafia w ścianę obok twojego ucha.' },
  'out-of-the-wall': { name: 'Ze ściany', text: 'Kamień się rusza. To nie był kamień.' },
  rustling: { name: 'Szelest', text: 'To mógłby być papier. To nie papier.' },
  'night-watch': { name: 'Nocna straż', text: 'Im też jest zimno, ale mają rozkazy.' },
  'baited-floor': { name: 'Podłoga z przynętą', text: 'Patrz, gdzie stawiasz łapki.' },
  'the-captains-own': { name: 'Przyboczni kapitana', text: 'Wypolerowane klamry i żadnych żartów.' },
  'her-pantry': { name: 'Jej spiżarnia', text: 'Wszystko wisi rzędem, porządnie zawinięte.' },
  'from-both-sides': { name: 'Z obu stron', text: 'Drzwi, którymi weszliście, to też drzwi.' },
  'the-long-guest': { name: 'Długi gość', text: 'Nikt go nie zapraszał. Wciąż jeszcze wchodzi.' },
  'snare-and-volley': { name: 'Sidła i salwa', text: 'Pomyśleli o tym, dokąd będziecie uciekać.' },
  'black-tide': { name: 'Czarna fala', text: 'Podłoga się rusza.' },
  // Individual achievements
  'cheese-master': {
    name: 'Sermistrz',
    text: 'Pierwsza mysz, która w jednym ataku lub obronie wyrzuci 3 sery albo więcej. Znacznik zakończenia przesuwa się o jedną stronę dalej. Gdy wyrzuci ser w obronie, każda mysz na planszy dostaje 1 ser.',
  },
  'roach-master': {
    name: 'Władca Karaluchów',
    text: 'Pierwsza mysz, która w jednej potyczce pokona 4 karaluchy. Znacznik zakończenia przesuwa się o jedną stronę dalej. Karaluchy na jej polu nie są chciwe.',
  },
  'poison-master': {
    name: 'Mistrz Trucizn',
    text: 'Pierwsza mysz pojmana z co najmniej jedną zatrutą raną. Zamiast zatrutych ran dostaje zwykłe.',
  },
  escapee: {
    name: 'Zbieg',
    text: 'Pierwsza mysz pojmana dwa razy w jednym rozdziale. Znacznik zakończenia przesuwa się o jedną stronę dalej. Za trzecim razem zostaje od razu uratowana i zachowuje karty szperania, w które jest wyposażona.',
  },
  'cat-slayer': {
    name: 'Pogromca Kota',
    text: 'Pierwsza mysz, która pokona Puszka. Duzi sługusi rzucają w obronie przed nią 1 kością mniej.',
  },
  // Story achievements
  'ember-kept': {
    name: 'Ocalony żar',
    text: 'Węgielek dotarł do domu cały. Bez tego znacznik zakończenia w rozdziale 2 zaczyna o jedną stronę wcześniej.',
  },
  'full-larder': { name: 'Pełna spiżarnia', text: 'Każda mysz zaczyna rozdział 2 z 1 serem.' },
  'filch-freed': {
    name: 'Filch na wolności',
    text: 'W rozdziale 2 można wybrać Filcha. Jeśli zdobyto to w rozdziale 1, drużyna zaczyna rozdział 2 także z Haczykiem i Linką. Od rozdziału 3 Filcha można wybierać w każdym razie.',
  },
  'thimble-lantern': {
    name: 'Latarnia z naparstka',
    text: 'Na stałe: od rozdziału 3 jedna mysz niesie latarnię; mysz na jej polu lub na sąsiednim, łącznie z niosącą, szpera 2 kośćmi zamiast 1.',
  },
  'cracked-lantern': {
    name: 'Pęknięta latarnia',
    text: 'Na stałe: od rozdziału 3 jedna mysz niesie latarnię; tylko ona sama szpera 2 kośćmi zamiast 1. W rozdziale 9 palenisko wymaga 2 gwiazdek.',
  },
  'magpie-friend': {
    name: 'Przyjaciółka sroka',
    text: 'Sroka pomaga raz w rozdziale 10 (usuwa jednego małego sługusa) i w pierwszym akcie rozdziału 11 (Vanestra rzuca w obronie 1 kością mniej).',
  },
  'black-feather': {
    name: 'Czarne pióro',
    text: 'Na stałe: od rozdziału 4 raz w każdym rozdziale (w rozdziale 11 raz w każdym akcie) łucznik może rzucić ponownie wszystkimi kośćmi jednego ataku dystansowego.',
  },
  'lilys-thanks': {
    name: 'Podziękowanie Lily',
    text: 'Na stałe: od rozdziału 4 Lily zaczyna każdy rozdział z 1 serem.',
  },
  'kings-letter': {
    name: 'List króla',
    text: 'Rozdział 5: w szperaniu o klucz rzuca się 1 kością więcej. Rozdział 11: król Alder ma 2 pęta zamiast 3.',
  },
  'crystal-shard': {
    name: 'Odłamek kryształu',
    text: 'Rozdział 11: lustro nie wymaga rzutu i działa aż do jej ucieczki; mysz, która je obróciła, nie może być zauroczona.',
  },
  'forge-key': {
    name: 'Klucz do Kuźni',
    text: 'Rozdział 11: szczelina pod szafą i północne drzwi Kuźni otwierają się bez rzutu.',
  },
  'rat-oath': {
    name: 'Przysięga szczura',
    text: 'Kapitan jest powolny: w rozdziałach 6, 7, 8, 10 i 11 szczury odwracają wzrok, jak mówi każdy z nich. Myszy są winne jego małym ciepłe miejsce.',
  },
  'captains-pistol': {
    name: 'Pistolet kapitana',
    text: 'Na stałe: od rozdziału 6 raz w każdym rozdziale (w rozdziale 11 raz w każdym akcie) mysz może w miejsce akcji walki wykonać atak dystansowy 4 kośćmi, obrażenia od ognia.',
  },
  'freed-captives': { name: 'Uwolnieni jeńcy', text: 'Rozdział 10: drugie palenisko nie wymaga rzutu.' },
  'belled-cat': {
    name: 'Kot z dzwonkiem',
    text: 'Puszek przestał polować na myszy: w rozdziale 7 znacznik zakończenia stoi o jedną stronę dalej, a w rozdziałach 8, 9, 10 i 11 jest mniej sługusów, jak mówi każdy z nich.',
  },
  'cats-whisker': {
    name: 'Koci wąs',
    text: 'Jedna mysz niesie wąs: w rozdziale 7 wychodzi z wody z 1 kością więcej, w rozdziale 9 przekracza żółte linie pod strzałkę za 2, w rozdziale 11 ma siłę +1 przeciw dużym sługusom.',
  },
  'paw-in-paw': {
    name: 'Łapka w łapkę',
    text: 'Na stałe: od rozdziału 8 dwie myszy z rozdziału 7 mają każda obronę +1, gdy stoją na jednym polu.',
  },
  'kings-draught': { name: 'Wywar króla', text: 'Rozdział 9: wywar jest w grze.' },
  'two-drops': { name: 'Dwie krople', text: 'Rozdział 9, z trofeum Wywar króla: wywar można i podać, i zachować.' },
  'hearth-king': {
    name: 'Palenisko króla',
    text: 'Rozdział 10: bez tego serowe koło zaczyna z 3 serami. Rozdział 11: ciepło -1.',
  },
  'king-awake': {
    name: 'Król zbudzony',
    text: 'Rozdział 10: znacznik zakończenia stoi o jedną stronę dalej. Rozdział 11: pierwsze posiłki nikogo nie sprowadzają.',
  },
  'draught-kept': {
    name: 'Wywar zachowany',
    text: 'Rozdział 11: król Alder budzi się, gdy zostaje uwolniony. Inny epilog.',
  },
  'hearth-guard': {
    name: 'Palenisko strażników',
    text: 'Rozdział 11: ciepło -1, w pierwszym akcie o 1 szczurzego wojownika mniej. Zostaje, nawet jeśli rozdział 10 jest przegrany.',
  },
  'hearth-kitchen': {
    name: 'Palenisko kuchenne',
    text: 'Rozdział 11: ciepło -1, w pierwszym akcie o 1 szczurzego wojownika mniej. Zostaje, nawet jeśli rozdział 10 jest przegrany.',
  },
  'hearth-hall': {
    name: 'Wielkie palenisko',
    text: 'Rozdział 11: ciepło -1, w pierwszym akcie o 1 szczurzego wojownika mniej; odpoczynek w Jadalni. Zostaje, nawet jeśli rozdział 10 jest przegrany.',
  },
  'warm-pipes': { name: 'Ciepłe rury', text: 'Rozdział 11: ciepło -1.' },
  'spider-spared': { name: 'Ocalona pajęczyca', text: 'Ostatni epilog: kto mieszka za cegłami.' },
};
