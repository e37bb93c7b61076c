/** Chapter 10, in Polish. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Cała kompania: cztery, pięć albo sześć myszy na największej planszy.',
  'goal:objective': 'Zanieś żar do trzech palenisk, rozpal wszystkie i złam pieczęć na zamkniętym pokoju.',
  'goal:victory':
    'Paleniska w Wartowni, w Kuchni i w Jadalni się palą, a myszy wykonują zwiad przez południowe wyjście z Kuchni.',
  'goal:defeat': 'Klepsydra dociera do znacznika zakończenia albo wszystkie myszy są pojmane w tym samym czasie.',
  'rule:light-a-hearth.name': 'Rozpal palenisko',
  'rule:light-a-hearth':
    'Mysz, która niesie żar i stoi na polu paleniska (Wartownia a, Kuchnia a, Jadalnia c), które jeszcze się nie pali, może poświęcić akcję, żeby je rozpalić: rzuca tyloma kośćmi, ile wynosi jej wiedza; gwiazdka je rozpala, a drużyna od razu zdobywa trofeum: w Wartowni Palenisko strażników, w Kuchni Palenisko kuchenne, w Jadalni Wielkie palenisko. Żar się nie zużywa.',
  'rule:a-burning-hearth.name': 'Przy ogniu',
  'rule:a-burning-hearth':
    'W pomieszczeniu, którego palenisko się pali, posiłki nikogo nie sprowadzają, a odkryta karta się nie zużywa. Każda mysz na polu paleniska lub obok ma tam obronę +1.',
  'rule:every-paw.name': 'Każda łapka',
  'rule:every-paw':
    'Za każdą mysz ponad cztery, która zaczęła rozdział, każda dobrana karta potyczki i każda potyczka ustalona przy pierwszym wejściu do pomieszczenia sprowadza o 1 karalucha więcej, a w Jadalni zamiast niego o 1 szczurzego wojownika; posiłki nie.',
  'rule:stopped-crack.name': 'Zatkana szpara',
  'rule:stopped-crack':
    'Jeśli Neza nie ma w drużynie, zatkał wcześniej szparę w ścianie Jadalni: jej potyczka ustalona przychodzi bez karalucha.',
  'rule:sealed-door.name': 'Zapieczętowane drzwi',
  'rule:sealed-door':
    'Droga z Kuchni do Komnaty Królowej jest zamknięta, dopóki nie palą się trzy paleniska. Rozdział kończy się, gdy myszy nią pójdą, przed jakąkolwiek potyczką, także jeśli któraś mysz jest pojmana.',
  'rule:passing-the-light.name': 'Podaj dalej',
  'rule:passing-the-light':
    'Raz w rundzie, w turze myszy, która niesie żar, albo tej, która go dostaje, poza inną akcją i poza wodą, można go przekazać z jednej na drugą na tym samym lub sąsiednim polu; nie jest to darmowa akcja.',
  opening: `Lily wyszła po rynnie popatrzeć, co widać. Widać całe Hollowmere, powiedziała, czarne i wielkie na tle śniegu: sto okien i jedno oświetlone. To było ich okno. Przez chwilę nikt się nie odzywał.

— To ta nić — powiedział Maginos. — Ona czuje każdy płomień, który zapalamy. Ale ma tylko osiem nóg. Jeden ogień zgasi. Dwa zgasi. A jeśli będą trzy naraz, w trzech miejscach... — i zaczął się uśmiechać, od czego wyglądał na jakieś sto lat młodszego — to musi wybierać. A kto musi wybierać, musi wyjść ze swojego pokoju.

— Trzy — powiedział Nez. — Wartownia, kuchnia, jadalnia.

— W jedną noc — powiedziała Tilda.

— My wszyscy — powiedziała Lily.

Byli tam, ten jeden raz, wszyscy. Jedni będą nieść, inni pilnować drzwi. Filch szedł wzdłuż szeregu z kawałkiem sznurka i wiązał każdemu ogon do ogona sąsiada na luźną kokardkę, dopóki Tilda nie kazała mu przestać.

Collin podniósł naparstek. Oświetlił sześć pyszczków i to, co na nich zostało: rozdarte ucho, osmalony wąs, siwe włoski, których jesienią jeszcze nie było.

— Jak się zmęczycie, podajcie dalej — powiedział. — Tyle. Nikt nie niesie całą drogę.`,
  'kings-chamber':
    'Tam, gdzie na poduszce stała latarnia, królewska broda odtajała i kapie. Król przestał marszczyć czoło. To najlepszy pokój na świecie i właśnie z niego wychodzicie.',
  'guard-room':
    'Koksownik w kącie jest pełen śniegu z wybitej szyby. Na ławie, nad wami, zapala się rząd czerwonych światełek, po dwa. To nie są światełka.',
  'surge:guard-room.name': 'Warta się budzi',
  'surge:guard-room': 'Umieść 2 szczurzych wojowników. Jeśli palenisko w tym pomieszczeniu się pali, nikogo.',
  kitchen:
    'Znowu piec, tu gdzie się zaczęło. Na jego zimnej pokrywie ktoś postawił kubek do góry dnem, a na kubku jest narysowane sadzą, bardzo małe, słońce z wąsami.',
  'dining-hall':
    'Wysocy śpią dalej. Przed wielkim paleniskiem podłoga jakby się ruszała. Podnosicie światło i podłoga patrzy na was bardzo wieloma oczami. A więc wie, że idziecie.',
  'surge:dining-hall.name': 'Ostatni goście',
  'surge:dining-hall': 'Umieść 3 karaluchy. Jeśli palenisko w tym pomieszczeniu się pali, nikogo.',
  'room:dining-hall/the-cat-in-the-hall.name': 'Kot w jadalni',
  'room:dining-hall/the-cat-in-the-hall':
    'Tylko jeśli drużyna nie ma ani trofeum Kot z dzwonkiem, ani Kociego wąsa: na końcu drugiej rundy po pierwszym wejściu myszy, jeśli wciąż są w sali, połóż znacznik Puszka na stole (t), a obie jego karty na dole toru; odchodzi na końcu drugiej rundy po tym. Za pokonanie go tutaj nikt nie dostaje Kociego wąsa.',
  pipes:
    'Miedź tyka i stuka. Daleko w dole żarzą się brzegi żelaznych drzwi. Gdyby przekręcić to koło, za każdą ścianą w zamku byłyby ciepłe rury. Gdyby dało się do niego przejść.',
  'room:pipes/open-the-steam.name': 'Wpuść parę',
  'room:pipes/open-the-steam':
    'Mysz przy wschodnim zaworze (h) może poświęcić akcję, żeby go otworzyć: rzuca tyloma kośćmi, ile wynosi jej wiedza, kowal 1 więcej; z gwiazdką drużyna zdobywa trofeum Ciepłe rury.',
  'kitchen-tunnels':
    'Krótka droga, droga od zaplecza, ta, którą szliście pierwszy raz z węgielkiem w łupinie. Wszyscy z niej wyrośliście. Nie, nie wyrośliście. Tylko tak się wydaje.',
  'dining-tunnels':
    'Zostawili zupę. Nikt nie pyta, jak idzie; patrzą wam w twarze i nalewają do pełna. Trzydzieścioro jeden mysiąt, policzonych. Najmniejsze nauczyło się stać.',
  'room:dining-tunnels/home-for-a-breath.name': 'W domu na chwilę',
  'room:dining-tunnels/home-for-a-breath':
    'Gdy w tym rozdziale myszy pierwszy raz wchodzą do Tuneli pod Jadalnią, z każdej zdejmij 2 zwykłe rany; potem połóż 2 sery na serowym kole.',
  'quest:warm-the-pipes.name': 'Ogrzej rury',
  'quest:warm-the-pipes': 'Idź z Jadalni na północ i wpuść parę w starą miedź.',
  'quest:warm-the-pipes.reward': 'Ciepłe rury',
  'quest:warm-the-pipes.cost': 'Jedna potyczka więcej, na najgorszym gruncie w całym zamku.',
  'deed:rat-oath':
    'Kapitan jest powolny: w Wartowni zamiast 2 elitarnych szczurzych wojowników umieszcza się 1 szczurzego wojownika.',
  'deed:captains-pistol':
    'Warta nie ma kapitana: w Wartowni umieszcza się o 1 elitarnego szczurzego wojownika mniej; a z pistoletu można raz wystrzelić.',
  'deed:freed-captives':
    'Piekarka i jej przyjaciele pilnują jednego ognia: drugie palenisko rozpalone w tym rozdziale nie wymaga rzutu.',
  'deed:belled-cat': 'Puszek idzie z myszami: w Jadalni umieszcza się o 1 szczurzego wojownika mniej.',
  'deed:cats-whisker': 'Puszek odszedł w śnieg: nie przychodzi do jadalni.',
  'deed:magpie-friend':
    'Raz w rozdziale, na początku rundy, gracze mogą zawołać srokę: usuń z planszy jednego małego sługusa o 1 punkcie życia, w jakimkolwiek pomieszczeniu.',
  'deed:king-awake': 'Sznur od dzwonu się porusza: znacznik zakończenia zaczyna o jedną stronę dalej.',
  'deed:hearth-king': 'Bez trofeum Palenisko króla serowe koło zaczyna z 3 serami.',
  'deed:paw-in-paw': 'Dwie myszy z rozdziału 7 mają każda obronę +1, gdy stoją na jednym polu.',
  'closed:flip:kings-chamber': 'tej nocy nikt nie wraca',
  'closed:flip:guard-room': 'krata w podłodze zamarzła na kość',
  'closed:flip:pipes': 'kolanko zatkał lód',
  'closed:exit:kitchen/S': 'zapieczętowane, dopóki nie palą się trzy paleniska',
  'closed:exit:kitchen-tunnels/S': 'północne drzwi Kuźni są zamknięte na klucz',
  victory: `I były trzy. W jadalni ogień brał grube polana jedno po drugim, bez pośpiechu, jak gość, który obchodzi stół i z każdym wita się za rękę. Okna zrobiły się złote.

Kuchcik poruszył kciukiem. Łyżka upadła. Był to najgłośniejszy dźwięk w dziejach świata.

Nikt więcej się nie zbudził, jeszcze nie. Ale wzdłuż całego wielkiego stołu powolne białe obłoczki oddechu zrobiły się cienkie i przejrzyste i tu i ówdzie ktoś zachrapał.

A nad głowami coś biegło. Słyszeli to wszyscy. Dobiegło do wartowni i stanęło. Dobiegło do kuchni. Dobiegło do jadalni i z powrotem, i dookoła, coraz szybciej i szybciej, suchy, drobny tupot jak grad. A potem wszystkimi nićmi w zamku naraz spłynął dźwięk, cienki i wysoki, którego nikt się nie spodziewał. Każde z nich kiedyś taki wydało, po ciemku. To ktoś bardzo mały płakał z zimna.

W kuchni szara pieczęć na południowych drzwiach pękła od góry do dołu.`,
  defeat: `Są noce za długie. Światło wędrowało z łapki do łapki, dopóki były łapki, które mogły je utrzymać, a potem wstawili je pod doniczkę i położyli się wokół w kręgu.

Ale to, co zapalili, paliło się dalej. To jest coś, o czym ona zapomniała. Ogień można wypić, można na nim usiąść i można go zamknąć; ale trzeba to robić od nowa każdego dnia, a zapalić go wystarczy raz.

Pod koniec nocy szara pieczęć na południowych drzwiach pękła sama. Nie po to, żeby ich wpuścić. To ona wyszła, szukać drewna.`,
  'do:light-a-hearth': 'Rozpal palenisko',
  'do:passing-the-light': 'Podaj żar dalej',
  'do:open-the-steam': 'Otwórz zawór',
  'ask:magpie-friend': 'Czy wołacie srokę? Przyleci raz i porwie jednego małego sługusa.',
  'ask:magpie-friend.yes': 'Wołamy',
  'ask:magpie-friend.no': 'Jeszcze nie',
};
