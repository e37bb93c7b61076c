/** Names and texts of what lies on the table when a chapter begins, in Polish, by their ids. Figures of a card stand in the content. */
import type { CardWords } from '../card-words.ts';

export const cards: CardWords = {
  // Heroes and what is printed on their cards
  collin: { name: 'Collin', text: 'Książę, który wolałby być synem. Ma szpilkę i więcej przyjaciół, niż sam wie.' },
  'first-into-the-dark': {
    name: 'Pierwszy w ciemność',
    text: 'Gdy Collin pokona sługusa, jedna inna mysz, wybrana przez gracza, na jego polu lub na polu sąsiednim dostaje 1 ser.',
  },
  filch: { name: 'Filch', text: 'Złodziej z latarni. Jego łapka jest w górze, zanim on to zauważy.' },
  pilfer: {
    name: 'Zwinne łapki',
    text: 'Gdy szczurzy wojownik lub elitarny szczurzy wojownik dostanie w ataku Filcha co najmniej 1 ranę, Filch bierze z zasobów 1 ser za każdy ser wyrzucony w tej obronie; serowe koło swoje zachowuje. Na Kapitana Vursta to nie działa.',
  },
  'quick-tail': {
    name: 'Sprytny ogon',
    text: 'Oprócz tego, co trzyma w dwóch łapkach, Filch może mieć jeden sztylet w ogonie.',
  },
  lily: { name: 'Lily', text: 'Biegła po ratunek pod okiem sroki i wróciła z łukiem.' },
  'lessons-learned': {
    name: 'Nauczka',
    text: 'Pułapki na myszy nie działają na Lily: ani ich nie sprawdza, ani nie uruchamia.',
  },
  maginos: { name: 'Maginos', text: 'Dwanaście lat na półce alchemika. Przeczytał etykiety.' },
  'well-read': {
    name: 'Oczytany',
    text: 'Raz w każdej swojej turze, gdy w jego rzucie wypadnie gwiazdka, Maginos dostaje 1 ser.',
  },
  nez: { name: 'Nez', text: 'Kowal. Przemawia w ten sposób, że wstaje.' },
  'strong-back': {
    name: 'Mocne plecy',
    text: 'W bagażu Neza mieszczą się 4 karty, które nie są podstępami, zamiast 3.',
  },
  tilda: { name: 'Tilda', text: 'Zaprzysiężona królewskiemu rodowi. Słyszy to, czego inni nie mówią.' },
  tend: {
    name: 'Opatrunek',
    text: 'Akcja: Tilda rzuca tyloma kośćmi, ile wynosi jej wiedza; każda gwiazdka zdejmuje 1 zwykłą ranę z jednej myszy na jej polu, także z niej samej; wszystkie gwiazdki dotyczą tej samej myszy.',
  },
  // What they begin with
  'collins-sword': { name: 'Miecz Collina', text: 'Szpilka: druga najlepsza, jaką miał jego ojciec.' },
  'maginos-staff': { name: 'Laska Maginosa', text: 'Przeciw sługusowi na tym samym polu jest obuchową bronią białą.' },
  'tildas-mace': { name: 'Buława Tildy', text: 'Siła +1 za każdą inną ranną mysz na tym samym polu.' },
  'nezs-hammer': { name: 'Młot Neza', text: 'Nie podniesie go żadna inna mysz.' },
  'lilys-bow': {
    name: 'Łuk Lily',
    text: 'Ser wyrzucony przez sługusa, który się przed nim broni, dostaje właścicielka zamiast serowego koła.',
  },
  dagger: { name: 'Sztylet', text: 'Sługus niżej na torze inicjatywy niż ta mysz rzuca w obronie 1 kością mniej.' },
  'leather-breastplate': { name: 'Skórzany napierśnik', text: 'Wycięty z języka buta.' },
  // Ability cards
  'first-aid': {
    name: 'Pierwsza pomoc',
    text: 'Zdejmij 1 zwykłą ranę z myszy na tym samym polu; uzdrowiciel płaci o 1 ser mniej.',
  },
  'accurate-shot': { name: 'Celny strzał', text: 'Cel tego ataku rzuca w obronie 2 kośćmi mniej.' },
  'aimed-shot': { name: 'Strzał z przymiarką', text: 'Siła +1 w tym ataku.' },
  'power-shot': {
    name: 'Potężny strzał',
    text: 'W tym ataku siła, przed wzmocnieniami z wyposażenia, jest podwojona.',
  },
  'preemptive-shot': {
    name: 'Strzał wyprzedzający',
    text: 'Zaraz po umieszczeniu nowych sługusów wykonaj jeden atak dystansowy na jednego z nich; raz za każdym razem, gdy umieszcza się sługusów.',
  },
  cure: {
    name: 'Kuracja',
    text: 'Za każdy zapłacony ser zdejmij 1 zatrutą ranę albo 1 znacznik ogłuszenia, oplątania lub zauroczenia z jednej myszy na tym samym polu.',
  },
  fortify: {
    name: 'Umocnienie',
    text: 'Do początku następnej tury tej myszy każda mysz, która w chwili użycia jest na jej kaflu, ma obronę +1.',
  },
  'major-heal': {
    name: 'Wielkie uzdrowienie',
    text: 'Zdejmij wszystkie zwykłe rany z jednej myszy na tym samym lub sąsiednim polu.',
  },
  'knife-strike': {
    name: 'Cios nożami',
    text: 'Wykonaj po jednym ataku bezpośrednim każdym sztyletem, w który jesteś wyposażony, jeden po drugim, w jeden lub kilka celów.',
  },
  find: { name: 'Znalezisko', text: 'To szperanie udaje się bez rzutu.' },
  dodge: { name: 'Unik', text: 'Rzuć w tej obronie 2 kośćmi więcej.' },
  'energy-rush': { name: 'Przypływ sił', text: 'Po ruchu użyj raz pośpiechu, nie zużywając akcji tej tury.' },
  'keen-eye': {
    name: 'Bystre oko',
    text: 'Rzuć raz ponownie dowolnymi kośćmi tego ataku; zdobyty wcześniej ser zostaje.',
  },
  inspire: {
    name: 'Natchnienie',
    text: 'Do końca rundy każda mysz, także ta, może w swojej turze po akcji zapłacić 1 ser, żeby wykonać jeszcze jedną akcję; raz na mysz.',
  },
  'battle-leader': {
    name: 'Wódz',
    text: 'Do końca rundy każda inna mysz na kaflu ma w swoim następnym ataku siłę +1.',
  },
  'give-order': {
    name: 'Rozkaz',
    text: 'Jedna inna mysz w zasięgu wzroku wykonuje od razu, poza swoją turą, jeden atak bronią, w którą jest wyposażona.',
  },
  'chain-lightning': {
    name: 'Łańcuch błyskawic',
    text: 'Wybierz w zasięgu wzroku najwyżej tylu sługusów, ile wynosi wiedza; każdy dostaje 2 magiczne trafienia i broni się osobno.',
  },
  'mystic-blast': {
    name: 'Mistyczny wybuch',
    text: 'Wykonaj jeden dystansowy atak magiczny, z tyloma kośćmi, ile wynosi wiedza, przeciw wszystkim sługusom na jednym polu w zasięgu wzroku; jeden rzut, każdy broni się osobno.',
  },
  'mystic-bolt': {
    name: 'Mistyczny pocisk',
    text: 'Wykonaj jeden dystansowy atak magiczny, z tyloma kośćmi, ile wynosi wiedza, przeciw dowolnemu sługusowi na kaflu; nie trzeba go widzieć i nie obowiązuje nakaz strzelania do bliskich.',
  },
  invisibility: {
    name: 'Niewidzialność',
    text: 'Do początku następnej tury tej myszy sługusi ani do niej nie idą, ani jej nie atakują, jakby jej nie było na kaflu; ataki na całe pole (Puszek, winogrono, para) trafiają ją mimo to; kończy się od razu, gdy ta mysz zaatakuje.',
  },
  meeps: {
    name: 'Pipsy',
    text: 'Wybierz jedną figurkę sługusa na kaflu: do końca rundy rzuca 1 kością mniej w ataku i w obronie.',
  },
  'set-trap': {
    name: 'Zastawiona pułapka',
    text: 'Połóż zastawioną pułapkę na polu tej myszy albo na sąsiednim pustym polu, nie na wodzie; pierwszy sługus, który tam wejdzie, dostaje 2 trafienia i rzuca na obronę, potem pułapka znika; myszom nic nie robi; przepada, gdy myszy opuszczą kafel.',
  },
  thundersqueak: {
    name: 'Grzmiący pisk',
    text: 'Wszyscy mali sługusi na tym samym polu i na polach sąsiednich zostają przewróceni.',
  },
  feint: { name: 'Zmyłka', text: 'Cel tego ataku rzuca w obronie najwyżej 1 kością.' },
  'battle-squeak': { name: 'Bojowy pisk', text: 'Siła +1 w tym ataku.' },
  backslash: {
    name: 'Cios na odlew',
    text: 'Jeśli ten atak pokonał sługusa, wykonaj od razu jeszcze jeden atak bezpośredni na innego sługusa na tym samym lub sąsiednim polu.',
  },
  resolve: {
    name: 'Hart ducha',
    text: 'Zdejmij z tej myszy 1 znacznik ogłuszenia, oplątania lub zauroczenia albo wstań bez zużywania ruchu.',
  },
  protect: {
    name: 'Osłona',
    text: 'Ta mysz bierze na siebie ciosy zamiast drugiej i rzuca w obronie 1 kością więcej.',
  },
  // Rooms
  courtyard: {
    name: 'Dziedziniec',
    text: 'Otwarte niebo: szerokie przejścia, cztery rozrzucone osłony i jedno drzewo, z którego łatwo zejść, a trudno na nie wejść.',
  },
  'tunnel-entrance': {
    name: 'Wejście do tuneli',
    text: 'Pierścień wokół wielkiego głazu: krótka droga na zachodzie ma pułapki, długą, na wschodzie, wchodzą sługusi.',
  },
  kitchen: {
    name: 'Kuchnia',
    text: 'Wysoki blat wzdłuż całej ściany: w górę prowadzi jeden kij od mopa, z każdej innej strony jest przepaść.',
  },
  'kitchen-tunnels': {
    name: 'Tunele kuchenne',
    text: 'Skrzyżowanie: cztery ramiona, środek, z którego widać wszystko, i szyjka na południu, którą utrzymają dwie myszy.',
  },
  'guard-room': {
    name: 'Wartownia',
    text: 'Wyżyna: długa ława pod południową ścianą góruje nad podłogą przeciętą na pół stojakiem na broń.',
  },
  sewer: {
    name: 'Kanał',
    text: 'Rzeka od ściany do ściany: nie ma mostu, jest tylko mokre futro albo haczyk i linka.',
  },
  'dining-hall': {
    name: 'Jadalnia',
    text: 'Wielki stół, na który wchodzi się po jednym krześle: kto jest na górze, rządzi podłogą, a kto spadnie, musi obiec nogi, żeby wrócić.',
  },
  'dining-tunnels': {
    name: 'Tunele pod Jadalnią',
    text: 'Dwie drogi wokół jednej skały: północna jest szeroka, południowa krótka i pełna zakrętów.',
  },
  alchemist: {
    name: 'Komnata Alchemika',
    text: 'Dwie wysokości: biurko, na które wchodzi się po krześle, i szafka, na którą bez pomocy nikt się nie wespnie.',
  },
  'crystal-tunnels': {
    name: 'Kryształowe Tunele',
    text: 'Szklane ściany: kryształy zatrzymują nogi, ale nie oczy, więc łucznicy widzą to, czego nie mogą dosięgnąć.',
  },
  'kings-chamber': { name: 'Komnata Króla', text: 'Łóżko jak góra, z jednymi schodami, i gzyms nad zimnym kominkiem.' },
  'kings-tunnels': {
    name: 'Tunele Króla',
    text: 'Rzeka jak litera Y: trzy brzegi, a pływak wybiera ramię albo ramię wybiera pływaka.',
  },
  'queens-chamber': {
    name: 'Komnata Królowej',
    text: 'Dwa stopnie, stołek i zegar, prowadzą na toaletkę, z której widać cały pokój.',
  },
  forge: {
    name: 'Kuźnia',
    text: 'Jedne drzwi, jedno palenisko: wschodnia strona parzy, a w górę można tylko na występ z łańcuchem i na koło zębate.',
  },
  pipes: {
    name: 'Rury',
    text: 'Plątanina nad przepaścią: nisko stalowe rury, wysoko miedziane, a między nimi szpary, które pokona tylko linka albo zaklęcie.',
  },
  'sewer-drain-pipe': {
    name: 'Rura odpływowa',
    text: 'Woda wypływa z rury i biegnie do kraty: co do niej wpadnie, ma cztery pola życia.',
  },
};
