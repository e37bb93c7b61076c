/** Chapter 11, in Polish. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Potężny sługus w dwóch aktach i wszystko, co zrobiliście, wraca do domu.',
  'goal:objective': 'Wejdź do zamkniętego pokoju, zapędź Vanestrę do Kuźni, uwolnij króla Aldera i zakończ długą noc.',
  'goal:victory': 'Vanestra została pokonana w Kuźni.',
  'goal:defeat': 'Klepsydra dociera do znacznika zakończenia albo wszystkie myszy są pojmane w tym samym czasie.',
  'rule:stolen-warmth.name': 'Skradzione ciepło',
  'rule:stolen-warmth':
    'Ciepło zaczyna od 5. Odejmij 1 za każde z tych trofeów, które ma drużyna: Palenisko króla, Palenisko strażników, Palenisko kuchenne, Wielkie palenisko, Ciepłe rury. Nigdy nie jest mniejsze niż 1.',
  'rule:warmth-first.name': 'Najpierw ciepło',
  'rule:warmth-first':
    'Dopóki ciepło jest powyżej 0, każda rana, którą miałaby dostać Vanestra, zamiast tego zdejmuje 1 ciepła, jedna po drugiej. Rana od ognia albo zadana przez mysz na gorącym polu Kuźni zdejmuje 2 (nigdy więcej); to, co zostaje, gdy ciepło spadnie do 0, przepada. Dopiero następne rany trafiają na jej karty.',
  'rule:first-act.name': 'Akt pierwszy',
  'rule:first-act':
    'Przy wejściu do Komnaty Królowej postaw Vanestrę na toaletce (t), wylosuj dwie z jej czterech kart (OM17) i wtasuj je do toru razem ze wszystkimi innymi (M49). Umieść też 2 karaluchy i po 1 szczurzym wojowniku za każde z trofeów Palenisko strażników, Palenisko kuchenne i Wielkie palenisko, którego drużyna nie ma. To jest potyczka ustalona tego pomieszczenia, nie druga. Pierwszy akt trwa, dopóki Vanestra nie ucieknie.',
  'rule:she-flees.name': 'Ucieczka',
  'rule:she-flees':
    'Gdy w Komnacie Królowej zniknie ostatnia z jej kart, ucieka szczeliną w dół: zdejmij jej figurkę. Nie liczy się jako pokonana (wbrew M127), a dwie karty, których użyła, opuszczają grę.',
  'rule:the-crack.name': 'Szczelina',
  'rule:the-crack':
    'Pola obrotu (u) można użyć dopiero po jej ucieczce. Z trofeum Klucz do Kuźni działa jak zwykle. Bez niego akcja zwiadu jest tam najpierw próbą otwarcia szczeliny: mysz rzuca tyloma kośćmi, ile wynosi jej wiedza, i gwiazdka ją otwiera; można próbować znowu. Otwarta działa jak zwykle.',
  'rule:the-north-door.name': 'Północne drzwi',
  'rule:the-north-door':
    'Wyjście między Tunelami kuchennymi a Kuźnią jest zamknięte do jej ucieczki; potem można go użyć z trofeum Klucz do Kuźni.',
  'rule:second-act.name': 'Akt drugi',
  'rule:second-act':
    'Przy pierwszym wejściu do Kuźni postaw Vanestrę na h i 1 szczurzego wojownika na k (to potyczka ustalona tego pomieszczenia, nie druga); dodaj 2 do ciepła; ustal inicjatywę z kart myszy i szczurzych wojowników (M49), potem połóż jej dwie pozostałe karty, potasowane, na dole i do górnej zastosuj zasady zasadzki (M55). Król Alder wisi, związany, na występie z łańcuchem (b); jest znacznikiem i nie można go ani atakować, ani ruszyć.',
  'rule:jammed-bellows.name': 'Zablokowany miech',
  'rule:jammed-bellows':
    'Jeśli Nez zostaje pilnować ognia, zablokował wcześniej miech Kuźni łyżką: na początku drugiego aktu dodaj do ciepła 1 zamiast 2.',
  'rule:free-the-king.name': 'Uwolnij króla',
  'rule:free-the-king':
    'Mysz na występie z łańcuchem (b) może poświęcić akcję, żeby przeciąć jedwab: rzuca tyloma kośćmi, ile wynosi jej siła, bez wyposażenia, a każda gwiazdka usuwa 1 pęto. Są 3 pęta, z trofeum List króla 2. Przy 0 król jest wolny, raz: zdejmij 1 zwykłą ranę z każdej myszy w Kuźni, a odtąd każda mysz ma siłę +1 przeciw Vanestrze. Z trofeum Wywar zachowany król się budzi: oprócz tego na początku każdej rundy Vanestra dostaje 1 trafienie i rzuca na obronę.',
  'rule:do-not-be-brave-alone.name': 'Nie bądź odważny w pojedynkę',
  'rule:do-not-be-brave-alone':
    'Mysz, która nie dzieli pola z inną myszą, broni się przed Vanestrą 1 kością mniej, najmniej 0. Mysz, która dzieli pole z inną, rzuca 1 kością więcej.',
  'rule:gifts.name': 'Podarunki',
  'rule:gifts':
    'Każda z dwóch myszy, które zostają pilnować ognia, daje podarunek: jedną kartę szperania zachowaną w kampanii albo 2 sery, jednej myszy z drużyny; karta trafia do jej bagażu i musi się w nim zmieścić (M148).',
  'rule:the-last-choice.name': 'Ostatni wybór',
  'rule:the-last-choice':
    'Gdy Vanestra zostanie pokonana w Kuźni, jest pajęczycą nie większą od guzika. Gracze wybierają raz, po odczytaniu tekstu zwycięstwa: otworzyć palenisko i wpuścić ją do ciepła czy zostawić na zimnie. Ten wybór zmienia tylko epilog. Za pierwszy dostaje się trofeum Ocalona pajęczyca.',
  opening: `Ktoś musiał pilnować ognia. Ciągnęli słomki, prawdziwe, z miotły; a tych dwoje, którym wypadły krótkie, nie udawało, że się cieszy, i oddało wszystko, co miało w kieszeniach.

Stali więc we czworo przed drzwiami pokoju Wysokiej Królowej. Kiedyś namalowano na nich jaskółki. Dziewięć zim temu pewien człowiek przekręcił w nich klucz, bo nie mógł patrzeć na parę rękawiczek; i nie zajrzał przedtem w kąty. Po co miałby? Nikt nie zagląda.

— Będzie wielka — powiedział Collin. — Nie tak wielka jak jej cień, myślę. Ale cień też jest prawdziwy, jeśli się w nim stoi. — Popatrzył na pozostałych. Głos miał prawie taki, jaki sobie przećwiczył. — Trzymajcie się blisko. Cokolwiek powie, trzymajcie się blisko. Jest sama od tak dawna, że myśli, że inaczej się nie da.

Ktoś wziął go za lewą łapkę, a ktoś za prawą. Nie było to bardzo wojskowe.

Pieczęć była pęknięta od góry do dołu. Ze szczeliny nie dochodził żaden dźwięk ani światło, tylko zapach: kurz, lawenda, a pod spodem, jak moneta na dnie studni, coś ciepłego, co nie należało do tego, kto to miał.

Pchnęli.`,
  kitchen:
    'Znowu piec. Postalibyście przy nim jeszcze chwilkę i opowiedzieli sobie o wiadrze. Zamiast tego patrzycie na południowe drzwi.',
  'dining-hall':
    'Daleko naokoło. Kuchcik zsunął się pod stół i śpi z otwartymi ustami, z jednym z ogarów zamiast poduszki. Ktoś owinął mu stopy serwetką. Bardzo małymi zakładkami.',
  'room:dining-hall/the-boy-with-the-spoon.name': 'Chłopiec z łyżką',
  'room:dining-hall/the-boy-with-the-spoon':
    'Jeśli drużyna ma trofeum Wielkie palenisko: pierwsze udane szperanie w Jadalni zdejmuje też z każdej myszy 2 zwykłe rany.',
  'queens-chamber':
    'Jest tu wszystko. Rękawiczki, szklanka, zegar, który stanął dziesięć po czwartej; i wszystko jest owinięte, z miłością, dokładnie, jak prezenty. Siedzi na toaletce, plecami do was, przed srebrnym lustrem, które zasłoniła. — Wpuściliście zimno — mówi Vanestra. Ma piękny głos i ten głos drży. — Zamknijcie drzwi. Proszę. Zamknijcie drzwi.',
  'surge:queens-chamber.name': 'Pokój pamięta',
  'surge:queens-chamber':
    'Każda mysz na polu z pajęczyną (a, d, k, r, s) zostaje oplątana. Potem umieść 2 karaluchy i 1 szczurzego wojownika.',
  'search:the-silver-mirror.name': 'Srebrne lustro',
  'search:the-silver-mirror':
    'Mysz, której uda się szperanie na stołku albo na toaletce (l, t), zamiast dobierać kartę, obraca srebrne lustro do światła: do końca następnej rundy Vanestra rzuca w obronie 2 kośćmi mniej. Z trofeum Odłamek kryształu rzut nie jest potrzebny, a lustro działa aż do jej ucieczki. To szperanie wykonuje się raz.',
  forge:
    'Nareszcie ogień: cały rok ognia, każda świeca, każda kolacja i każde przesilenie, usypany w palenisku za żelaznymi drzwiami. Rozpięła się w poprzek jak zasłona. A wysoko na łańcuchu, w szarym jedwabiu po samą brodę, z zamkniętymi oczami, osmalonymi wąsami i czerwoną nicią na przegubie, wisi ojciec Collina.',
  'surge:forge.name': 'Ona pije',
  'surge:forge': 'Vanestra zyskuje 1 ciepła. Umieść 1 szczurzego wojownika na polu wejścia najdalszym od myszy.',
  'room:forge/furnace-heat.name': 'Żar z paleniska',
  'room:forge/furnace-heat':
    'Mysz, która kończy turę na gorącym polu (f, i, n), rzuca tyloma kośćmi, ile wynosi jej ruch; bez gwiazdki dostaje 1 zwykłą ranę bez obrony. Sługusów to nie dotyczy, ale z kilku pól, na których mogłaby skończyć równie blisko celu, Vanestra wybiera takie, które nie jest gorące.',
  'kitchen-tunnels':
    'Tyka tu i kapie, bo wszystko taje. Mijacie miejsce, którym kiedyś nieśliście węgielek w łupinie orzecha. Wtedy też we czworo.',
  'quest:the-mirror.name': 'Lustro',
  'quest:the-mirror': 'Wejdź na stołek i pokaż jej, jak wygląda.',
  'quest:the-mirror.reward': 'Vanestra rzuca mniejszą liczbą kości',
  'quest:the-mirror.cost': 'Wspinaczka i szperanie na jej oczach.',
  'quest:the-king-on-the-chain.name': 'Król na łańcuchu',
  'quest:the-king-on-the-chain': 'Uwolnij króla Aldera przed końcem zamiast po wszystkim.',
  'quest:the-king-on-the-chain.reward': 'siła +1 przeciw Vanestrze dla każdego',
  'quest:the-king-on-the-chain.cost': 'Akcje na występie, z dala od przyjaciół.',
  'deed:hearth-king': 'Ciepło -1.',
  'deed:hearth-guard': 'Ciepło -1 i w pierwszym akcie o 1 szczurzego wojownika mniej.',
  'deed:hearth-kitchen': 'Ciepło -1 i w pierwszym akcie o 1 szczurzego wojownika mniej.',
  'deed:hearth-hall': 'Ciepło -1 i w pierwszym akcie o 1 szczurzego wojownika mniej.',
  'deed:warm-pipes': 'Ciepło -1.',
  'deed:forge-key': 'Szczelina i północne drzwi otwierają się bez rzutu.',
  'deed:kings-letter': 'Król Alder ma 2 pęta zamiast 3.',
  'deed:draught-kept': 'Król Alder budzi się, gdy zostaje uwolniony.',
  'deed:king-awake':
    'Dzwon zamku bije raz: przy pierwszych posiłkach w rozdziale nikt nie przybywa; reszta tych posiłków się dzieje.',
  'deed:rat-oath':
    'Kapitan usuwa się z drogi: jej karta Wezwanie w żadnym akcie nie sprowadza szczurzego wojownika, a w Komnacie Królowej nie umieszcza się szczurzych wojowników, także z posiłków.',
  'deed:captains-pistol': 'Raz w każdym akcie można wystrzelić z pistoletu.',
  'deed:magpie-friend': 'Sroka wybija okno: w pierwszym akcie Vanestra rzuca w obronie 1 kością mniej.',
  'deed:black-feather': 'Raz w każdym akcie łucznik może rzucić ponownie wszystkimi kośćmi jednego ataku dystansowego.',
  'deed:belled-cat':
    'Puszek siedzi pod jej drzwiami: gdy szczurzy wojownik lub karaluch w Komnacie Królowej pierwszy raz ma zaatakować mysz, zamiast tego usuwa się stamtąd wszystkich małych sługusów; raz w rozdziale.',
  'deed:cats-whisker': 'Mysz, która niesie wąs, ma siłę +1 przeciw dużym sługusom.',
  'deed:crystal-shard':
    'Lustro nie wymaga rzutu i działa dalej; mysz, która je obróciła, nie może być w tym rozdziale zauroczona.',
  'deed:paw-in-paw': 'Dwie myszy z rozdziału 7 mają każda obronę +1, gdy stoją na jednym polu.',
  'closed:flip:dining-hall': 'na płycie śpi ogar',
  victory: `Wyszło z niej naraz wszystko, co wypiła. Przeleciało obok nich jak lato: chleb i dym świec, światło lampy na śniegu, śmiech króla, który jeszcze nie był smutny. W górę kominem, w górę rurami, wzdłuż dziesięciu tysięcy nici, które zajęły się jak lonty i już ich nie było. Usłyszeli, jak daleko nad nimi czterysta osób nabiera tchu.

Kiedy znów coś widzieli, przed paleniskiem była tylko podłoga. Na podłodze siedziała pajęczyca. Była mniej więcej wielkości guzika. Podciągnęła wszystkie nogi, patrzyła na nich wszystkimi oczami i czekała na miotłę.

Nikt nie miał miotły. Collin miał szpilkę. Spojrzał na nią, jakby ktoś mu ją włożył do łapki, kiedy spał.`,
  'epilogue-spared': `— Z tyłu paleniska jest szpara — powiedział Collin. — Za cegłami. Tam musi być ciepło przez cały rok. Nikt by tam nie zamiatał.

Położył łapkę płasko. Długo trwało, zanim się odważyła. Nie ważyła zupełnie nic. Mieszka tam do dzisiaj; widziałam sieć. Jest nieduża i naprawdę porządnie zrobiona. Zimą stawiamy przy cegłach ogarek, zapalony, i rano nigdy nie jest ruszony. Myślę, że ona po prostu lubi na niego patrzeć.`,
  'epilogue-cold': `Zostawili ją tam. Skłamałabym, gdybym powiedziała, że ktoś był okrutny; byli zmęczeni i mieli króla do niesienia, a królowie są ciężcy. Na zakręcie schodów jedno z nich się obejrzało i na podłodze nie było już nic.

Może znalazła jakiś kąt. Mam nadzieję, że znalazła. Mówiono mi, że tego kawałka nie muszę opowiadać, ale pytaliście, jak było. Od tamtej pory mamy w Zaścianku zasadę, jeszcze przed tą o kotach. Zaglądamy w kąty. Sprawdzamy, kto mógłby tam być, zanim zamkniemy drzwi.`,
  'epilogue-alder-sleeps': `Król Alder się nie zbudził. Położyli go w pokoju maluchów, bo tam jest najcieplej, w pudełku po zapałkach obok mysiąt; a Collin co wieczór siadał przy nim, z butami w łapce, i opowiadał mu, jaki był dzień. Opowiadał o Wysokim Królu, który już chodzi i kazał zdjąć zamki ze wszystkich drzwi w zamku. Czuł się trochę głupio. Ale ktoś musi słuchać za drewnem.

To było w marcu. Na dziedzińcu kwitł krokus. Collin urwał w pół zdania, bo nie wiedział, jak ono idzie dalej, i z pudełka odezwał się głos zardzewiały jak zawias: — I co potem?`,
  'epilogue-alder-wakes': `Król Alder nie odezwał się aż do drugiego podestu, a niosło go każde z nich za jeden róg. Na wąsach miał jeszcze złoto. Patrzył na ścianę, która się przesuwała, na naparstek i na swojego syna.

— Nie śpieszyłeś się — powiedział.

Collin myślał o tym zdaniu tak długo, że miał gotową odpowiedź, dobrą odpowiedź. Nie mógł sobie przypomnieć z niej ani słowa.`,
  'epilogue-oath':
    'W zachodnim murze, za piecem do chleba, śpi teraz dziewięcioro szczurzątek. Są głośne, gryzą i uczą się liczyć. W dni targowe przychodzi kapitan bez pistoletu, z workiem czegoś, zostawia go i nigdy nie zostaje. Wciąż zaciera łapy. Raz Nez wyszedł do niego z dwoma kubkami. Stali tak, aż kubki były puste, i nie wydaje mi się, żeby któryś z nich powiedział choć słowo.',
  'epilogue-last': `I tak właśnie wrócił ogień. A teraz zamknijcie oczy. Tak, on dalej tam jest; widać go przez powieki, to czerwone. To kieliszek na jajko. Ten sam.

Co? Mysię z trzeciego pudełka, to za małe, żeby mieć imię? Przecież mówiłam, że będzie ważne.

Dostało imię tamtego ranka. Wszyscy wrócili do domu, a z nimi ta dziesiątka ze stodoły, i leżeli na dworze jeden na drugim, w słońcu, które wpadało przez kratkę, i ktoś usłyszał pisk. Malutka pierwszy raz w życiu sama wylazła z pudełka, przeszła na czterech kiepskich nogach przez całą podłogę i usiadła przed kieliszkiem na jajko. Wyciągnęła do niego obie łapki. Nie była nawet taka duża jak węgielek.

— No patrzcie — powiedział Nez albo Collin; nigdy nie mogli dojść, który z nich. — Jeszcze jedna iskierka.

Więc nazwali mnie Iskierką. No, posuńcie się. Na jedno więcej zawsze jest miejsce.`,
  defeat: `Nie goniła ich. Stała w drzwiach, a w środku chodziło w niej tam i z powrotem skradzione światło, jak coś w latarni, i patrzyła, jak odpełzają.

— Możecie wrócić — powiedziała Vanestra. To było prawie pytanie. — Kiedy się ogrzejecie. Tak dawno nikt nie przychodził.

Leżeli w małym kręgu ciepła przy kieliszku przez dzień i noc. Potem Collin wstał i przypiął szpilkę. Nic nie powiedział. Kiedy się obejrzał, wszyscy już stali.`,
  'do:free-the-king': 'Przetnij jedwab',
  'do:the-crack': 'Otwórz szczelinę',
  'ask:gift': 'Ktoś, kto pilnuje ognia, daje podarunek. Co i komu?',
  'ask:the-last-choice': 'Jest nie większa od guzika i czeka na miotłę. Co robicie?',
  'ask:the-last-choice.yes': 'Otwieramy palenisko i wpuszczamy ją do ciepła',
  'ask:the-last-choice.no': 'Zostawiamy ją na zimnie',
};
