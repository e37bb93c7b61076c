/** Chapter 2, in Polish. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Woda: nurty, brzegi, Haczyk i Linka.',
  'goal:objective': 'Idź za wodą aż do odpływu i ocal latarnię z naparstka, zanim zmiażdży ją krata.',
  'goal:victory': 'Mysz niosąca naparstek stoi na suchym polu Rury odpływowej, a na planszy nie ma sługusów.',
  'goal:defeat': 'Klepsydra dociera do znacznika zakończenia albo wszystkie myszy są pojmane w tym samym czasie.',
  'rule:thimble-drifts.name': 'Naparstek płynie',
  'rule:thimble-drifts':
    'Na końcu każdej rundy, gdy naparstek leży na polu wody Rury odpływowej, a myszy są w tym pomieszczeniu, przesuwa się o jedno pole z nurtem: z s na r, z r na q, z q na p. Jeśli na końcu rundy jest już na p, zostaje tam i krata go wgniata.',
  'rule:grab-the-thimble.name': 'Łap!',
  'rule:grab-the-thimble':
    'Mysz, która w dowolnej chwili swojej tury jest na polu naparstka, może go wziąć, także w wodzie; nie jest to darmowa akcja.',
  'rule:bank-helpers.name': 'Lina, której można się złapać',
  'rule:bank-helpers':
    'Mysz, która wychodzi z wody, dolicza sobie, oprócz myszy na polu docelowym, Haczyk i Linkę, jeśli jeden koniec leży na polu docelowym: rzuca jedną kością więcej. Jeśli drugi koniec leży na jej własnym polu, nie musi rzucać (OM99).',
  opening: `Królewski supełek sam się nie rozwiązuje. Collin podniósł skrawek czerwonej nici do węgielka, żeby inni widzieli, jak jest zawiązany: dwa razy dookoła, raz pod spodem i pociągnąć.

— Taki mi zawiązał na pierwszym zimowym płaszczu — powiedział. — Żeby guzik wiedział, gdzie mieszka.

Woda z roztopów biegła pod dworem, między korzeniami pod dziedzińcem, i w dół. A dokąd płynie dalej, to wiedział każdy. Opowiadano o tym mysiętom, które nie chciały spać: o czarnej rzece pod zamkiem, o żelaznych zębach na jej końcu i o tym, co wychodzi się z niej napić.

— Futro schnie — powiedział Nez.

— Moje przez tydzień — powiedział Maginos. Ale obsypał węgielek popiołem, żeby dotrwał, i podwiązał szatę nad kolana, na wypadek gdyby był potrzebny.

Na schody z korzeni nawiało śniegu. Były na nim ślady myszy, sprzed trzech dni, w dół. Po obu ich stronach biegły inne, z pazurami, i te nie miały trzech dni. Nabierały wody na waszych oczach.

— Cicho — powiedział Collin. Za głazem ktoś się zaśmiał i nie był to śmiech myszy.`,
  'tunnel-entrance':
    'Tunel okrąża głaz wielkości pieca do chleba. Obozowały tu szczury; są kości, ułożone bardzo grzecznie. Ktoś wyskrobał w kamieniu rząd kresek, po jednej za każdy zgaszony ogień. Jest ich dwadzieścia. Zostawiono miejsce na więcej.',
  'surge:tunnel-entrance.name': 'Spod śniegu',
  'surge:tunnel-entrance': 'Umieść 2 szczurzych wojowników.',
  sewer:
    'Słyszysz ją, zanim zobaczysz. Rzeka wypełnia tunel od ściany do ściany, czarna i zapracowana, a po drugiej stronie są jedyne drzwi. Po wodzie przepływa coś jasnego i wiruje: łyżka, pantofel Wysokich, kartka z obrazkiem słońca.',
  'surge:sewer.name': 'Wielka woda',
  'surge:sewer': 'Każda mysz na polu wody zostaje zniesiona o jedno pole z nurtem. Potem umieść 3 karaluchy.',
  'search:fishing-tackle.name': 'Czyjeś wędkarskie graty',
  'search:fishing-tackle':
    'Pierwsza mysz, której uda się szperanie na północnym brzegu, zamiast dobierać kartę, znajduje Haczyk i Linkę, chyba że drużyna już je ma.',
  'guard-room':
    'Wychodzisz przez kratę, ociekając wodą, między buty śpiących strażników. Latarnia wisi na haku. Jeśli byliście tu już i starczyło wam czasu, jej drzwiczki są otwarte. Jeśli nie, jakaś mysz podnosi głowę znad kości. — Posprzątałbym — mówi — tylko nie ma tu gdzie czego położyć.',
  'search:cage-key-again.name': 'Klucz do klatki',
  'search:cage-key-again':
    'Jeśli drużyna nie ma trofeum Filch na wolności: mysz, której uda się szperanie przy haku na klucz (q), zamiast dobierać kartę, zdobywa je.',
  'sewer-drain-pipe':
    'Jest. Z wylotu rury, podskakując, wypływa naparstek, jasny jak moneta. Ma jeszcze pałąk ze zgiętej szpilki, a na pałąku czerwoną nić. Jest pusty. Obraca się raz, nurt chwyta go za brzeg, a na drugim końcu sali krata otwiera i zamyka żelazne zęby.',
  'surge:sewer-drain-pipe.name': 'Coś siedzi w rurze',
  'surge:sewer-drain-pipe':
    'Każda mysz na polu wody zostaje zniesiona o jedno pole z nurtem. Potem umieść 2 szczurzych wojowników, jednego na d, drugiego na i.',
  'quest:the-grate-above.name': 'Krata nad głową',
  'quest:the-grate-above':
    'Z Haczykiem i Linką wespnij się z wody pod kratą do Wartowni i otwórz klatkę z latarni, którą minęliście.',
  'quest:the-grate-above.reward': 'Filch na wolności',
  'quest:the-grate-above.cost': 'Jedna potyczka więcej i mokra droga tam i z powrotem.',
  'deed:ember-kept': 'Bez trofeum Ocalony żar znacznik zakończenia zaczyna o jedną stronę wcześniej.',
  'deed:full-larder': 'Każda mysz zaczyna z 1 serem.',
  'deed:filch-freed': 'Można wybrać Filcha, a drużyna zaczyna z Haczykiem i Linką w bagażu.',
  'closed:flip:tunnel-entrance': 'schody z korzeni zasypał śnieg',
  'closed:flip:sewer-drain-pipe': 'w rurze huczy woda',
  victory: `Byli już w domu, kiedy Collin odważył się odwrócić naparstek. Nie było w nim węgla ani listu. Było tylko wgniecenie, które miał od zawsze, odkąd zjechali w nim we dwóch, jak na sankach, po schodach do spiżarni.

— Jeśli puścił go na wodę, to zrobił to naumyślnie — powiedziała Tilda. — Rzeczy z takim supełkiem się nie gubi. Takie rzeczy się posyła.

Więc zapalili go, na dworze, i wszyscy patrzyli. Nez dmuchnął na węgielek, Maginos powiedział słowo, od którego srebro zadzwoniło, i latarnia Zaścianka zapłonęła znowu, światłem tak szerokim jak cztery myszy, które stoją blisko siebie.

Oświetliła własny brzeg od środka, gdzie zajrzy tylko ktoś, kto w niej sypiał. Wydrapano tam w pośpiechu, szpilką, dwa słowa. NIE W DÓŁ. A potem strzałkę. Kiedy trzymało się latarnię za pałąk, strzałka wskazywała prosto w górę: na dziedziniec, na śnieg i na niebo.`,
  'victory-dented': `Żelazne zęby zamknęły się na nim raz, zanim zdążyli. W domu Nez wyklepał naparstek na kamieniu, drobnymi, smutnymi stuknięciami. Od brzegu do środka biegło pęknięcie i po tej stronie miał już zawsze trochę kopcić.

— Będzie miał charakterek — powiedział Maginos. — Jak większość świateł. — Zapalili go. Płonął, światłem tak szerokim jak trzy myszy, które stoją bardzo blisko siebie, i pokazał im własny brzeg od środka, gdzie zajrzy tylko ktoś, kto w nim sypiał.

Wydrapano tam w pośpiechu, szpilką, dwa słowa. NIE W DÓŁ. A potem strzałkę, która, kiedy trzymało się latarnię za pałąk, wskazywała prosto w górę: na dziedziniec, na śnieg i na niebo.`,
  defeat: `Krata zamknęła się, otworzyła i zamknęła. To, co rzeka oddała im dzień później, na żwirze pod dworem, było na wpół spłaszczone i pęknięte w poprzek. Tilda wyprostowała je tak dobrze, jak da się to zrobić buławą.

Węgielek się w nim trzymał. Kopciło. Kiedy powiesili je nad maluchami, rzucało cienie, które się przechylały, i w tym świetle znaleźli napis wydrapany od środka, na brzegu, gdzie zajrzy tylko ktoś, kto tam sypiał: NIE W DÓŁ, i strzałkę, która wskazywała niebo.`,
};
