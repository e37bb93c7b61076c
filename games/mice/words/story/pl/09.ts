/** Chapter 9, in Polish. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Wybór, którego nie można cofnąć.',
  'goal:objective': 'Wespnij się do Komnaty Króla, rozpal pierwsze palenisko i zdecyduj, co stanie się z wywarem.',
  'goal:victory':
    'Palenisko króla się pali, wywar został podany albo gracze powiedzieli, że go zachowują, a na planszy nie ma sługusów.',
  'goal:defeat': 'Klepsydra dociera do znacznika zakończenia albo wszystkie myszy są pojmane w tym samym czasie.',
  'rule:light-the-hearth.name': 'Rozpal palenisko',
  'rule:light-the-hearth':
    'Mysz, która niesie żar i stoi na kamieniu paleniska (n) w Komnacie Króla, może poświęcić akcję, żeby rozpalić ogień: rzuca tyloma kośćmi, ile wynosi jej wiedza; gwiazdka rozpala palenisko. Jeśli mysz w tym pokoju niesie hubkę, rzut nie jest potrzebny. Żar się nie zużywa.',
  'rule:give-the-draught.name': 'Podaj wywar',
  'rule:give-the-draught':
    'Mysz, która niesie wywar i stoi na łóżku (q), gdy nie ma na nim sługusów, może poświęcić akcję, żeby podać go śpiącemu królowi: wywar się zużywa, a drużyna zdobywa trofeum Król zbudzony.',
  'rule:keep-the-draught.name': 'Zachowaj wywar',
  'rule:keep-the-draught':
    'Gdy palenisko się pali, a na planszy nie ma sługusów, gracze mogą, dopóki wywaru nie podano, powiedzieć, że go zachowują: drużyna zdobywa trofeum Wywar zachowany. Z trofeum Dwie krople podanie kropli królowi daje i Króla zbudzonego, i Wywar zachowany. Bez Wywaru króla nie ma o czym decydować, a Dwie krople nic nie dają. Jeśli rozdział zostanie przegrany, zanim zapadnie decyzja, zawartość miseczki się wylewa.',
  'rule:the-king-breathes.name': 'Król oddycha',
  'rule:the-king-breathes':
    'Gdy myszy są w Komnacie Króla, na końcu każdej rundy rzuć jedną kością: jeśli wypadnie liczba 3, król wypuszcza powietrze i każda mała figurka na łóżku (q) zostaje przewrócona.',
  'rule:ember-and-scurry.name': 'Ostrożnie z żarem',
  'rule:ember-and-scurry':
    'Mysz, która niesie żar, nie może użyć pośpiechu. Z trofeum Latarnia z naparstka to nie obowiązuje.',
  opening: `Szli w górę schodami króla, mysiego króla, za drewnem na opał: sto osiem stopni wykutych w zaprawie, a każdy pośrodku trochę wydeptany stopami Aldera. Wchodził po nich co wieczór. Nie po ser. Wysoki Król siadał na brzegu łóżka, z butami w ręku, i mówił do kogoś, kogo tam nie było, a Alder, za szczapami, słuchał, żeby ktoś jednak był.

— Nigdy się nie poznali — powiedział Collin. — Mówił, że są kolegami po fachu.

W latarni węgielek prześwitywał przez srebro. W torbie Tildy leżała miseczka żołędzia zalakowana woskiem. Od wczoraj nikt o niej nie wspomniał. Z każdym stopniem była cięższa.

Jeśli zbudzi się Wysoki Król, na schodach znów zadudnią buty, zasapią miechy i znajdzie się ktoś, komu starczy ramion, by otworzyć każde drzwi. Jeśli zbudzi się Alder, będzie Alder.

— Ty powinieneś zdecydować — powiedziała Tilda do Collina. — To twój ojciec.

— Dlatego nie powinienem — odparł Collin.

Sto sześć. Sto siedem. Zza ostatnich drzwi dobiegał szum jak morze w muszli, tam i z powrotem, tam i z powrotem; a nad nim, suche i lekkie, kroki bardzo wielu nóg, które krążyły i krążyły.`,
  'opening-no-draught': `Szli w górę schodami króla, mysiego króla, za drewnem na opał: sto osiem stopni wykutych w zaprawie, a każdy pośrodku trochę wydeptany stopami Aldera. Wchodził po nich co wieczór. Wysoki Król siadał na brzegu łóżka, z butami w ręku, i mówił do kogoś, kogo tam nie było, a Alder, za szczapami, słuchał, żeby ktoś jednak był.

— Nigdy się nie poznali — powiedział Collin. — Mówił, że są kolegami po fachu.

Torba Tildy wisiała płasko. Nie było w niej miseczki żołędzia. — Rozpalimy mu ogień — powiedziała — i zobaczymy, co to da.

Sto sześć. Sto siedem. Zza ostatnich drzwi dobiegał szum jak morze w muszli, tam i z powrotem; a nad nim, suche i lekkie, kroki bardzo wielu nóg, które krążyły i krążyły.`,
  'crystal-tunnels':
    'Kryształy witają was jak starych znajomych, wszystkich czterystu. Coś szeleści i nie jest to echo.',
  alchemist: 'Nikt nie sprzątnął łupin po żołędziach. Pachnie palonym cukrem.',
  'kings-tunnels':
    'Znowu rzeka o dwóch ramionach. Tym razem patrzycie na tamten brzeg oczami kogoś, kto ma dokąd iść. Na kołku, na którym wisiała torba, wciąż jest zawiązana czerwona nić.',
  'surge:kings-tunnels.name': 'Rzeka wzbiera',
  'surge:kings-tunnels':
    'Każda mysz na polu wody zostaje zniesiona o jedno pole z nurtem. Potem umieść 2 szczurzych wojowników, jednego na f, drugiego na k.',
  'kings-chamber':
    'Łóżko wznosi się jak urwisko, a na szczycie urwiska leży broda, biała od szronu. Z baldachimu zwisają szare zasłony, których nikt nie uszył. Za każdym razem, gdy król nabiera powietrza, chylą się ku niemu. W dole, między dwoma żelaznymi psami, jest kominek: wymieciony, z ułożonymi szczapami, gotowy i martwy.',
  'surge:kings-chamber.name': 'Jedwab spada',
  'surge:kings-chamber':
    'Mysz najwyższa na torze spośród tych, które są na planszy i nie są oplątane, zostaje oplątana. Potem umieść 3 karaluchy. Jeśli palenisko się pali, nic z tego się nie dzieje, ale klepsydra i tak się przesunęła.',
  'guard-room':
    'Jeden ze strażników Wysokich zasnął z ręką w kieszeni. W kieszeni jest krzesiwo z hubką. Opróżnialiście już trudniejsze kieszenie. Ale jeszcze nigdy taką, która może się zamknąć.',
  'search:a-guards-tinderbox.name': 'Krzesiwo strażnika',
  'search:a-guards-tinderbox':
    'Mysz, której uda się szperanie w kącie przy palenisku (a), zamiast dobierać kartę, znajduje krzesiwo z hubką.',
  'quest:the-tinderbox.name': 'Krzesiwo',
  'quest:the-tinderbox': 'Wyjdź z Komnaty Króla zachodnimi drzwiami, znajdź krzesiwo strażnika i wróć.',
  'quest:the-tinderbox.reward': 'hubka',
  'quest:the-tinderbox.cost': 'Jedna potyczka więcej.',
  'deed:thimble-lantern': 'Mysz, która niesie żar, może użyć pośpiechu.',
  'deed:cracked-lantern':
    'Rozpalenie paleniska rzutem wymaga razem 2 gwiazdek: każdą gwiazdkę połóż na iskry, a przy 2 palenisko się pali.',
  'deed:kings-draught': 'Tylko z tym trofeum wywar jest w grze.',
  'deed:two-drops': 'Są dwie krople; zobacz zasadę „Zachowaj wywar”.',
  'deed:belled-cat': 'Puszek śpi na dywaniku: szczurzego wojownika z Komnaty Króla nie umieszcza się.',
  'deed:cats-whisker': 'Mysz, która niesie wąs, przekracza żółtą linię pod strzałkę za 2 zamiast 3.',
  'deed:paw-in-paw': 'Dwie myszy z rozdziału 7 mają każda obronę +1, gdy stoją na jednym polu.',
  'deed:captains-pistol': 'Raz w rozdziale mysz może wystrzelić z pistoletu; zobacz zasady stałe.',
  'closed:flip:guard-room': 'krata w podłodze zamarzła na kość',
  'victory-kept': `Szczapy były suche. Ogień poszedł po nich w górę jak śmiech przez tłum. Na całym łóżku szary jedwab cofał się z sykiem i puszczał; a król Wysokich, wciąż śpiąc, westchnął i odwrócił się na bok, jak ktoś, komu bardzo długo było niewygodnie.

— Wyjdzie z tego — powiedziała Tilda. — Jest mu ciepło. Zbudzi się, kiedy zbudzą się wszyscy.

Miseczka żołędzia wciąż leżała w jej torbie. Collin sam zaniósł ją aż na poduszkę. Stał tam przy ogromnym zamkniętym oku o zamarzniętych rzęsach, odkorkował ją, popatrzył i zakorkował z powrotem.

— Nie jestem pewien, czy tak było dobrze — powiedział na schodach.

— Nie — powiedziała Tilda. — Ale będziesz umiał powiedzieć, dla kogo to było. — I podała mu łapkę tam, gdzie jest stromo.`,
  'victory-awake': `Ogień poszedł po szczapach w górę jak śmiech przez tłum. A kropla spadła, złota, w kącik wielkich zamarzniętych ust.

Długo nic. Potem otworzyło się oko, szerokie jak drzwi, niebieskie, i spojrzało prosto na mysz z miseczką żołędzia.

Król Wysokich nie krzyknął. Był za słaby, żeby podnieść rękę. — Śniło mi się — wyszeptał, aż położyły im się wąsy — że ktoś słucha za drewnem. — Oko wędrowało od jednej do drugiej. Rozumiało całkiem sporo jak na coś tak wielkiego. — Jej pokój — powiedziało. — Zamknąłem go. Nie mogłem znieść. Nie pomyślałem, co jeszcze zamykam.

Potem znów zasnął, tym razem naprawdę, z odrobiną rumieńca. Ale spod kołdry wysunęło się ramię i palce zacisnęły się na sznurze od dzwonu.

Collin zajrzał do pustej miseczki. — Koledzy po fachu — powiedział i głos mu się w połowie złamał.`,
  'victory-both': `Ogień poszedł po szczapach w górę jak śmiech przez tłum. A kropla spadła, złota, w kącik wielkich zamarzniętych ust.

Otworzyło się oko, szerokie jak drzwi, niebieskie. Spojrzało na mysz z kryształową fiolką. — Śniło mi się — wyszeptał król Wysokich, aż położyły im się wąsy — że ktoś słucha za drewnem. — A potem: — Jej pokój. Zamknąłem go. Nie pomyślałem, co jeszcze zamykam. — Zasnął znowu, tym razem naprawdę, z palcami zaciśniętymi na sznurze od dzwonu.

Collin podniósł fiolkę pod ogień. Była w niej druga kropla, okrągła i cała, z maleńkim własnym ogniem w środku.

— Wspięliście się dla niej na szafkę — powiedział do pozostałych. Musiał zaczynać dwa razy. — I nawet nie wiedzieliście po co.

— Jasne, że wiedzieliśmy — powiedziała Tilda.`,
  'victory-plain': `Ogień poszedł po szczapach w górę jak śmiech przez tłum. Na całym łóżku szary jedwab cofał się z sykiem i puszczał; a król Wysokich, wciąż śpiąc, westchnął i odwrócił się na bok, jak ktoś, komu bardzo długo było niewygodnie.

Nie mieli dla niego żadnej kropli. Wnieśli tylko węgielek po stu ośmiu stopniach. Usiedli rządkiem na kamieniu paleniska, wyciągnęli nogi i patrzyli, jak szron spływa mu z brody.

— Tak jest wolniej — powiedziała Tilda. — Ale mu ciepło i ktoś przy nim jest. To połowa całej medycyny.

— A druga połowa? — zapytał Collin.

— Zupa — powiedziała Tilda.`,
  defeat: `Odeszli schodami, z węgielkiem w naparstku i zimnym paleniskiem za plecami. Szare zasłony zasuwały się jedna po drugiej, jakby ktoś przewracał kartki.

Po drodze w dół Collin liczył na głos stopnie, żeby było czego słuchać. Wyszło mu sto dziewięć. — W dół jest o jeden więcej — powiedział. Nikt nie umiał powiedzieć, po co warto to wiedzieć, ale zapamiętali.

— To zostajemy my — powiedziała Lily, kiedy dwór wysłuchał już wszystkiego. Naprawiała łuk czerwoną nicią. — Żadnych królów. Tylko my. Nie wiem, czemu macie takie miny. Przedtem też byliśmy tylko my.`,
  'do:light-the-hearth': 'Rozpal palenisko',
  'do:give-the-draught': 'Podaj wywar królowi',
  'do:keep-the-draught': 'Zachowaj wywar',
};
