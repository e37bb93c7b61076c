/** The prologue, in Polish. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Jedna mysz, jeden ruch, jedna akcja: pierwsze kroki z przewodnikiem.',
  'goal:objective': 'Poznaj turę myszy, przepędź z pokoju maluchów dwa karaluchy i zajrzyj do wielkiego paleniska.',
  'goal:victory': 'Wszystkie myszy stoją przed paleniskiem w Jadalni, a na planszy nie ma sługusów.',
  'goal:defeat': 'Prologu nie można przegrać.',
  'guide:walk': 'Przejdź Collinem albo Tildą do pokoju maluchów, na pole p.',
  'guide:search':
    'Przeszukaj łóżeczka z pudełek po zapałkach: niech jedna z myszy poszpera na polu p. Pierwsze szperanie zawsze znajduje tu Zapomniane okruchy.',
  'guide:fight':
    'Nadchodzą dwa karaluchy. Pokonaj je i patrz na sery, które wyrzucasz ty, i na te, które wyrzucają one.',
  'guide:explore': 'Zaprowadź mysz na pole b, pod płytę posadzki, i wykonaj zwiad: kafel się obróci.',
  'guide:hearth': 'Idź do paleniska, na pole c.',
  'rule:no-end.name': 'Bez końca',
  'rule:no-end':
    'Nie ma znacznika zakończenia. Klepsydra stoi na stronie 1 i przesuwa się jak zwykle, nigdy poza stronę 8, ale nic nie kończy prologu.',
  'rule:gentle-rescue.name': 'Łagodny ratunek',
  'rule:gentle-rescue':
    'Pojmana mysz zostaje uratowana na początku swojej następnej tury, nawet jeśli na planszy są sługusi: staje na polu drugiej myszy i może tę turę rozegrać. Jeśli pojmane są obie, obie od razu wracają na mysi dwór (q), a w Jadalni na płytę (g): prologu nie można przegrać. Pojmana mysz odzyskuje też to, co z jej ekwipunku startowego odrzucono.',
  'rule:guided-order.name': 'Jedno po drugim',
  'rule:guided-order':
    'Inicjatywy się nie tasuje: pierwszy jest Collin, druga Tilda, trzecie karaluchy. Przewodnik prosi, ale niczego nie zabrania; tylko zwiadu nikt nie wykona, zanim znajdą się okruchy.',
  opening: `Chodźcie tu wszyscy, z dala od przeciągu, i połóżcie się blisko. W pudełku po zapałkach jest dość miejsca, jeśli nikt nie będzie kopał. Pytaliście, jak wrócił ogień, więc opowiem wam, jak zniknął.

Była najdłuższa noc w roku i zamek Hollowmere pełen był Wysokich: kucharek, strażników i pewnego króla, który śmiał się za głośno, bo był smutny. Za ich ścianami mieszkał lud Zaścianka, czyli my. Mieliśmy własnego króla, Aldera, który zamiast miecza nosił zgiętą szpilkę, i mieliśmy jedyną rzecz, której mysz potrzebuje bardziej niż sera. Mieliśmy ciepłą stronę muru.

A potem ktoś wypił ognie. Jeden po drugim, po cichutku, tak jak się siorbie za gorącą zupę. Wysocy zasnęli tam, gdzie stali, i szron porósł im rękawy. Król Alder wziął latarnię z naparstka i poszedł szukać, dokąd uszło ciepło. Powiedział, że wróci na śniadanie.

Minęły trzy śniadania. W pokoju maluchów mysięta przestały popiskiwać. W trzecim pudełku leżało jedno tak malutkie, że nie dostało jeszcze imienia. Miejcie na nie oko, bardzo was proszę. Ono będzie jeszcze ważne.`,
  'dining-tunnels':
    'Na mysim dworze stoi tron ze szpulki po nici i nikt na nim nie siedzi. Collin, który jest księciem, a wolałby być synem, stoi obok z łapką na drewnie. — Pójdę popatrzeć na wielkie palenisko — mówi. — Tylko popatrzeć. — Tilda spakowała już bandaże.',
  'search:nursery-crumbs.name': 'Łóżeczka z pudełek po zapałkach',
  'search:nursery-crumbs':
    'Pierwsze szperanie w pokoju maluchów (p) udaje się bez rzutu i znajduje Zapomniane okruchy: tę kartę wyjmuje się ze stosu szperania, wykonuje i odrzuca. Potem przychodzą 2 karaluchy, jeden na g, drugi na i, z kartą pod kartami myszy; runda trwa dalej.',
  'dining-hall':
    'Nigdy jeszcze sala nie była taka błękitna. Wysocy siedzą wzdłuż stołu z policzkami na talerzach i oddychają powolnymi białymi obłoczkami. Palenisko jest wielkie jak stodoła. Podkradasz się na sam brzeg, tam gdzie myszom nie wolno, bo iskry, i nie ma żadnych iskier. Jest tylko popiół, a nad popiołem jedna jedyna szara nić, która brzęczy.',
  victory: `Collin dotknął nici. Była tak zimna, że parzyła. Daleko stąd, gdzieś w górze, coś poczuło to dotknięcie i odwróciło głowę.

— To nie jest pajęczyna — powiedziała Tilda.

— Nie — powiedział Collin. — Ona dokądś prowadzi. — Popatrzył na popiół, potem na długi ciemny stół, potem na płytę w posadzce, spod której wyszli. Pod nią leżało trzydzieścioro jeden mysiąt. — Najpierw potrzebny nam węgielek. Tylko jeden. A potem pójdziemy za nicią.

Nie powiedział: a potem znajdę ojca. Nie musiał. Tilda złożyła przysięgę królewskiemu rodowi, a do przysięgi należy i to, żeby wiedzieć, czego inni nie mówią.`,
};
