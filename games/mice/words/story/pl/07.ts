/** Chapter 7, in Polish. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Tylko dwie myszy i światło, które się wypala.',
  'goal:objective': 'Wydostań się z wody, w górę przez rurę i do domu, póki starczy świecy.',
  'goal:victory':
    'Obie myszy wykonują zwiad od wschodniego zaworu (Rury, h) do Tuneli pod Jadalnią, gdy zawór jest już otwarty.',
  'goal:defeat': 'Klepsydra dociera do znacznika zakończenia albo obie myszy są pojmane w tym samym czasie.',
  'rule:half-the-trouble.name': 'Połowa kłopotów',
  'rule:half-the-trouble':
    'Z każdej grupy sługusów, którą sprowadza karta potyczki albo jej posiłki, umieszcza się połowę, zaokrąglając w górę. Pająk lub stonoga z karty ma o 1 punkt życia mniej. Grupy podane w tym rozdziale umieszcza się w całości.',
  'rule:the-candle.name': 'Świeca',
  'rule:the-candle':
    'Przy każdych posiłkach i przy każdym pojmaniu myszy świeca wypala się o 1. Zaczyna od 3 i nie spada poniżej 0.',
  'rule:back-to-back.name': 'Plecami do siebie',
  'rule:back-to-back': 'Gdy świeca jest powyżej 0, dwie myszy na jednym polu mają każda obronę +1.',
  'rule:warm-hands.name': 'Ciepłe dłonie',
  'rule:warm-hands':
    'Jeśli jedną z dwóch myszy jest uzdrowicielka, broni obie przed zimnem: znacznik zakończenia zaczyna o jedną stronę dalej.',
  'rule:the-dark.name': 'Ciemność',
  'rule:the-dark':
    'Gdy świeca stoi na 0, mysz widzi tylko własne pole i pola sąsiednie, w atakach dystansowych i we wszystkim innym. Sługusi widzą jak zwykle.',
  'rule:alone-for-a-moment.name': 'Przez chwilę samotnie',
  'rule:alone-for-a-moment':
    'Pojmana mysz zostaje uratowana w swojej następnej turze, jeśli druga mysz nie dzieli pola ze sługusem ani żadnego nie ma obok, nawet jeśli na planszy są sługusi; stawia się ją na suchym polu, jeśli jest wolne. M224 obowiązuje.',
  'rule:unbroken.name': 'Nierozłączni',
  'rule:unbroken':
    'Jeśli do chwili zwycięstwa żadna mysz nie została pojmana, tych dwoje zdobywa trofeum Łapka w łapkę.',
  'rule:no-lantern.name': 'Bez latarni',
  'rule:no-lantern': 'Latarnia z naparstka została u pozostałych: w tym rozdziale nie ma jej w grze.',
  opening: `Podłogę pomywalni połatano deską, a deskę połatano nadzieją. Weszło na nią sześć myszy. Na drugą stronę dotarły cztery.

Nie powiem wam jeszcze, które dwie spadły. Wybierzcie; znacie je już przecież. Jedna z tych dwóch umiała otworzyć zamek albo naprawić zawias, inaczej nie byłoby tej opowieści.

Spadały obok rur, obok rzędu zardzewiałych haków, obok czyjegoś prania; a potem miała je rzeka i była tak zimna, że prawie słychać było ten chłód. Kiedy wypłynęły, każda wołała imię drugiej. To była pierwsza rzecz. Drugą była świeca. Tylko ogarek, z czyjejś kieszeni, zapalany w życiu trzy razy. Trzymały go między sobą, nad wodą, jak bardzo małą chorągiewkę.

Wysoko w górze była dziura, a w niej cztery pyszczki. — Nie ruszajcie się stamtąd! — zawołał Collin albo Tilda, albo kto tam u góry zawsze tak woła.

— Nie wybieraliśmy się na spacer — powiedziało to z nich, które trzymało świecę, a drugie zaczęło się śmiać i wypiło przy tym kawał rzeki.`,
  'sewer-drain-pipe':
    'Znacie to miejsce. Za wami krata otwiera i zamyka zęby. Przed wami wylot wielkiej rury, wyższy niż dwie myszy, z których jedna stoi drugiej na ramionach. Patrzycie na siebie. Tak się składa, że jesteście dwiema myszami.',
  'surge:sewer-drain-pipe.name': 'Fala',
  'surge:sewer-drain-pipe':
    'Każda mysz na polu wody zostaje zniesiona o jedno pole z nurtem. Potem umieść 2 karaluchy, jednego na a, drugiego na j.',
  'search:candle-stub.name': 'Ogarek',
  'search:candle-stub':
    'Mysz, której uda się szperanie na d lub i, zamiast dobierać kartę, znajduje ogarek: świeca zyskuje 1.',
  sewer:
    'Świeca robi z ciemności pokój, akurat dość duży. Na zewnątrz płynie rzeka, a rzeką różne rzeczy, a raz coś, co zatrzymuje się popatrzeć na światło, a potem uprzejmie płynie dalej.',
  'search:tallow.name': 'Łój na świece',
  'search:tallow':
    'Pierwsza mysz, której uda się szperanie na południowym brzegu, zamiast dobierać kartę, znajduje łój: świeca zyskuje 2.',
  pipes:
    'Z kolanka wychodzicie w las, który rośnie na boki. Na dole stal, na górze miedź, a między nimi przepaść, która połyka światło świecy w całości. Ciepło! Miedź jest ciepła. Gdzieś tam w dole pali się ogień, w Kuźni, która była zimna od stu lat.',
  'surge:pipes.name': 'Para',
  'surge:pipes':
    'Każda figurka na miedzianej rurze (c, g, l) dostaje 1 trafienie i rzuca na obronę. Potem umieść 1 szczurzego wojownika na o.',
  'room:pipes/the-valve.name': 'Zawór',
  'room:pipes/the-valve':
    'Wschodnie wyjście jest zamknięte, dopóki zawór nie zostanie otwarty. Mysz na h może poświęcić akcję, żeby go przekręcić: rzuca tyloma kośćmi, ile wynosi jej wiedza, kowal lub szelma 1 więcej; gwiazdka otwiera zawór i pokonuje wszystkich sługusów na miedzianych rurach (c, g, l). Nikt nie wykonuje zwiadu z h, gdy którejś myszy nie ma na planszy.',
  'dining-tunnels': 'Światło. Głosy. Ktoś coś smaży.',
  'quest:tallow-from-the-far-side.name': 'Łój z drugiego brzegu',
  'quest:tallow-from-the-far-side': 'Idź najpierw na północ, do Kanału, i przynieś tyle łoju, żeby było widno.',
  'quest:tallow-from-the-far-side.reward': '2 do świecy',
  'quest:tallow-from-the-far-side.cost': 'Jedna potyczka więcej dla dwóch myszy.',
  'deed:rat-oath':
    'Jeden z wartowników patrzy w inną stronę: w potyczce na Rurach nie umieszcza się elitarnych szczurzych wojowników.',
  'deed:belled-cat':
    'Myszy słyszą, gdzie jest kot, i idą krótszą drogą: znacznik zakończenia zaczyna o jedną stronę dalej.',
  'deed:cats-whisker': 'Wąs to dobra tyczka: ta, która go niesie, rzuca 1 kością więcej, żeby wyjść z wody.',
  'closed:flip:sewer': 'kratę nad głową zakrył lód',
  'closed:flip:dining-tunnels': 'rozdział kończy się w chwili przybycia',
  victory: `Wypadli ze ściany na mysi dwór, czarni od sadzy od uszu po ogon, z czymś w łapkach, co wyglądało jak spalony groszek. To była kiedyś świeca.

Nikt nie spał. Nez albo Filch, albo który to był z dużych i małych przyjaciół, przez dzień i noc kopał łyżką w podłodze pomywalni i ani razu jej nie odłożył. Czworo i dwoje popatrzyło na siebie. Potem wszyscy byli jedną kupą i trochę trwało, zanim dało się ich rozróżnić.

— Miedź jest ciepła — powiedziało spod spodu to z nich, które niosło świecę. — Aż na sam dół. Ona ma ogień w Kuźni i leży na nim jak kwoka. — A potem innym głosem: — W pojedynkę każde z nas by tam zwariowało.

— Nie bądź odważny w pojedynkę — powiedział Collin. Powiedział to do siebie. Ale najmniejsze mysię, które powinno spać, patrzyło prosto na niego.`,
  defeat: `Znaleziono ich drugiego ranka na żwirze pod dworem, zimnych jak dwa kamienie, każde z łapką w futrze drugiego. Żyli. Tilda nie odeszła od nich, póki nie było to pewne, a jeśli jednym z tych dwojga była Tilda, to Maginos, z książką do góry nogami.

— Miedź ciepła — to było pierwsze, co dało się zrozumieć. — Ogień jest w Kuźni.

Kosztowało ich to parę dni i kosztowało jeszcze coś, o czym nie mówili. Ale odtąd tych dwoje jadło z jednego talerza. Już zawsze.`,
  'do:turn-the-valve': 'Przekręć zawór',
};
