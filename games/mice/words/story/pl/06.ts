/** Chapter 6, in Polish. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Puszek: wróg za duży, żeby być figurką.',
  'goal:objective': 'Znajdź nić i dzwonek i przywiąż je kotu; albo, jeśli musisz, walcz z nim.',
  'goal:victory':
    'Zawiązano trzy supły i na planszy nie ma żadnego innego sługusa albo Puszek jest pokonany i na planszy nie ma sługusów.',
  'goal:defeat': 'Klepsydra dociera do znacznika zakończenia albo wszystkie myszy są pojmane w tym samym czasie.',
  'rule:the-jingle.name': 'Brzęk',
  'rule:the-jingle':
    'Znaleziony dzwonek u sań dzwoni: połóż znacznik Puszka na d w Wartowni, a obie jego karty na dole toru. W tej rundzie nie działa, w następnej rozgrywa obie swoje tury, a na jej końcu odchodzi: usuń znacznik i karty. W Wartowni nie można go ani atakować, ani wiązać.',
  'rule:the-cat-in-the-kitchen.name': 'Kot w kuchni',
  'rule:the-cat-in-the-kitchen':
    'Przy pierwszym wejściu do Kuchni połóż znacznik Puszka na blacie (a) i wtasuj obie jego karty do toru. Puszek śpi i nie rozgrywa tur, dopóki nie skończy się pierwsza następna runda, mysz kogoś nie zaatakuje albo nie wejdzie na blat; wtedy się budzi. Śpiącego można wiązać i atakować tak samo jak zbudzonego. Zostaje w Kuchni, dopóki nie dostanie dzwonka albo nie zostanie pokonany, i dla M135 jest sługusem na kaflu.',
  'rule:tie-a-knot.name': 'Zawiąż supeł',
  'rule:tie-a-knot':
    'W Kuchni mysz, która niesie dzwonek, gdy ona lub inna mysz na kaflu niesie czerwoną nić, może poświęcić akcję na polu Puszka albo na sąsiednim: rzuca tyloma kośćmi, ile wynosi jej ruch, jedną więcej, jeśli jest szelmą, i jedną więcej, jeśli stoi na podwyższeniu albo na blacie. Każda gwiazdka to supeł, a supły zostają. Trzy supły i kot ma dzwonek: jego znacznik i karty od razu schodzą z planszy, wszyscy inni sługusi z Kuchni uciekają przed tym dźwiękiem i schodzą także, a drużyna zdobywa trofeum Kot z dzwonkiem.',
  'rule:restless.name': 'Niepokój',
  'rule:restless': 'Na końcu każdej rundy, w której Puszek jest na planszy, połóż 1 ser na serowym kole.',
  'rule:thick-fur.name': 'Gęste futro',
  'rule:thick-fur':
    'Pierwsza rana na każdej z dwóch kart Puszka ginie w jego futrze: w tym rozdziale jego kartę usuwa dopiero druga rana.',
  'rule:brodie-beaten.name': 'Jeśli zostanie pokonany',
  'rule:brodie-beaten':
    'Jeśli rany usuną obie karty Puszka, jest pokonany i odchodzi w śnieg, wszyscy inni sługusi z Kuchni też schodzą z planszy, a drużyna zdobywa trofeum Koci wąs.',
  'rule:fair-game.name': 'Nie wybrzydza',
  'rule:fair-game':
    'Szczury i karaluchy trafione przez Puszka padają jak zwykle, zależnie od kości; ser, który wyrzucą w tej obronie, nie trafia na serowe koło (wbrew OM89).',
  opening: `Jest taka stara bajka o myszach, które zwołały naradę, i ktoś powiedział: zawieśmy kotu dzwonek, i wszyscy wiwatowali, dopóki ktoś nie zapytał, kto to zrobi. Znacie tę bajkę. Opowiada się ją po to, żeby pokazać, że myszy to tchórze.

Chcę, żebyście wiedzieli, że to się zdarzyło naprawdę i że winna była narada, bo na tym poprzestała.

Droga do zamkniętego pokoju wiodła obok kuchni, a w kuchni mieszkał Puszek. Był kotem Wysokiej Królowej. Kiedy umarła, przeleżał całą wiosnę na progu jej drzwi i nikt nie mógł go stamtąd ruszyć, a potem już nigdy nie był miły. Teraz piec wystygł i nie było nikogo, kto by go podrapał za uchem. Polował, bo nie miał nic innego do roboty.

— Jeśli go zabijemy — powiedziała Tilda — jeśli nam się uda, to będzie martwy kot. A jeśli dostanie dzwonek, to każda mysz w Hollowmere będzie słyszała, że idzie, do końca jego życia. — Rozejrzała się po naradzie. — To kto to zrobi?

Było bardzo cicho. Komuś drżał ogon. Filch spojrzał w dół i zobaczył, że to jego ogon i że jego łapka jest już w górze.`,
  alchemist:
    'Czerwona nić: musi tu jakaś być, bo alchemik sam oprawia swoje książki. Jest, na biurku, szpula gruba jak beczka. Wokół niej kartki unoszą się i opadają. W pokoju nie ma wiatru.',
  'search:bookbinders-thread.name': 'Nić introligatora',
  'search:bookbinders-thread':
    'Mysz, której uda się szperanie na biurku (a), zamiast dobierać kartę, znajduje szpulę czerwonej nici introligatorskiej.',
  'guard-room':
    'Nad ławą wisi królewska uprząż do sań, długi rząd dzwonków, każdy zatkany na lato słomą. Potrzebny wam tylko jeden. Ze słomą trzeba będzie bardzo uważać.',
  'search:the-sleigh-harness.name': 'Uprząż do sań',
  'search:the-sleigh-harness':
    'Mysz, której uda się szperanie na środku ławy albo na jej wschodnim końcu (s, u), zamiast dobierać kartę, odpina dzwonek.',
  kitchen:
    'Leży wzdłuż pieca jak łańcuch wzgórz. Szary, z jednym uchem rozdartym i szronem na każdym wąsie. Jest o tyle większy, niż pamiętacie, że przez chwilę w ogóle go nie widzicie. Potem wzgórze nabiera tchu. Na szyi ma wstążkę, kiedyś jedwabną, z której ktoś, kto go kochał, wiązał mu kokardę.',
  'surge:kitchen.name': 'Ziewnięcie',
  'surge:kitchen':
    'Nikt nie przybywa. Jeśli Puszek jest na planszy, nie śpi, nie jest przy śmietance, a karta „Puszek skacze” leży na torze, skacze od razu, poza swoją turą.',
  'room:kitchen/the-cream-jug.name': 'Dzbanek śmietanki',
  'room:kitchen/the-cream-jug':
    'Raz w rozdziale, jeśli Puszek jest na planszy, mysz w kącie spiżarni (n) może poświęcić akcję i odrzucić 3 swoje sery, żeby przewrócić dzbanek śmietanki: Puszek budzi się, jeśli spał, przechodzi na n, jest przy śmietance i do końca następnej rundy nie rozgrywa tur, a w następnym rzucie na supły jest 1 kość więcej.',
  'quest:a-saucer-for-the-cat.name': 'Spodeczek dla kota',
  'quest:a-saucer-for-the-cat': 'Przewróć dzbanek śmietanki w kącie spiżarni, jak mówi zasada „Dzbanek śmietanki”.',
  'quest:a-saucer-for-the-cat.reward': 'runda spokoju',
  'quest:a-saucer-for-the-cat.cost': '3 sery i akcja.',
  'deed:rat-oath':
    'W Wartowni nie umieszcza się szczurzych wojowników ani elitarnych szczurzych wojowników z karty potyczki.',
  'deed:captains-pistol': 'Raz w rozdziale mysz może wystrzelić z pistoletu; zobacz zasady stałe.',
  'deed:black-feather': 'Raz w rozdziale łucznik może rzucić ponownie wszystkimi kośćmi jednego ataku dystansowego.',
  'closed:flip:alchemist': 'mysia dziura zarosła lodem',
  'closed:flip:guard-room': 'krata w podłodze zamarzła na kość',
  'closed:flip:kitchen': 'kot ułożył się na obluzowanej desce',
  'victory-bell': `Trzeci supeł siadł na swoim miejscu. Ktoś puścił (Filch zawsze mówił, że to on), spadł z całej wysokości pieca, odbił się i leżał; a kot zszedł za nim i przy każdym kroku dzwonił.

Dzyń. Puszek stanął. Dzyń. Odwrócił wielką głowę, żeby zobaczyć, kto za nim idzie. Nikt nie szedł. Usiadł, i zadzwoniło; podniósł łapę do dzwonka i znieruchomiał.

Musicie wiedzieć, że kiedy był kociakiem, to ona zawiesiła mu dzwonek, żeby się o niego nie potykać po ciemku. Zapomniał. Nie słyszał tego dźwięku, odkąd zamknięto drzwi.

Popatrzył na myszy. Potem położył się na zimnej podłodze, z brodą na łapach, i wydał taki odgłos, jakby wóz przejeżdżał przez drewniany most, i dopiero po chwili zrozumieli, że to mruczenie, że on już nie umie mruczeć i że próbuje. Ktoś postawił latarnię tak, żeby mógł ją poczuć.`,
  'victory-beaten': `Uciekł przez okno pomywalni, z uchem rozdartym teraz i z drugiej strony. Zabrał go śnieg. Stali wśród potłuczonych skorup, nie było nikogo bez zadrapania, i czekali, aż poczują radość.

Filch podniósł wąs, długi jak włócznia, i obrócił go w łapkach. — On był jej — powiedział. — Prawda? Tej, która umarła.

— Byłby cię zjadł — powiedział ktoś.

— Wiem — odparł Filch. Zatknął wąs za pas. Wygrali. Kuchnia była ich i droga też. I przez całą noc słyszeli, bardzo daleko, jak płacze pod jakimiś drzwiami.`,
  defeat: `Pobiegli do najbliższej dziury, a on im pozwolił i to było najgorsze. Łapa opadła na ostatni ogon, przytrzymała go i puściła. Nie był nawet głodny. Przez chwilę patrzył na dziurę. Potem wrócił do pieca i położył się tam, gdzie dawniej było ciepło.

Znajdzie się inna droga: niższa, mokrzejsza. Ale odtąd wszystko, co robili w tych pokojach, robili z jednym uchem odwróconym do tyłu.`,
  'do:tie-a-knot': 'Zawiąż supeł',
  'do:the-cream-jug': 'Przewróć dzbanek śmietanki',
};
