/** Chapter 5, in Polish. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Skradanie się: sala pełna wrogów, którzy jeszcze was nie zauważyli.',
  'goal:objective': 'Zabierz żelazny klucz z miejsca kapitana przy stole i donieś go do kuchni.',
  'goal:victory':
    'Mysz niosąca żelazny klucz jest w Kuchni, a na planszy nie ma sługusów. Jeśli wchodząc do Kuchni, zapowiedzieliście, że idziecie dalej, mysz z kluczem musi być zamiast tego w Wartowni, bez sługusów na planszy, a wy musicie powiedzieć, że skończyliście.',
  'goal:defeat': 'Klepsydra dociera do znacznika zakończenia albo wszystkie myszy są pojmane w tym samym czasie.',
  'rule:the-feast.name': 'Uczta',
  'rule:the-feast':
    'Uczta zaczyna się, gdy myszy pierwszy raz wchodzą do Jadalni. Dopóki trwa, tamtejsi sługusi nie rozgrywają tur, nie atakują i nie przeszkadzają myszom ani w zwiadzie, ani w odejściu z pola; mysz, która wchodzi na pole ze sługusem, nadal musi skończyć na nim ruch. Na końcu każdej rundy uczty połóż 1 ser na serowym kole. W czasie uczty myszy mogą wykonać zwiad z sali tylko wtedy, gdy któraś niesie żelazny klucz; wtedy wszyscy sługusi z sali schodzą z planszy, uczta się kończy, a alarmu nie ma.',
  'rule:suspicion.name': 'Podejrzenia',
  'rule:suspicion':
    'W czasie uczty połóż po 1 podejrzeniu za każdą z tych rzeczy w turze myszy: na jej kości ruchu wypadło 1, czy się ruszyła, czy nie; na jej kości pośpiechu wypadło 1; skończyła turę na polu ze szczurzym wojownikiem; nie udało jej się szperanie. Reszta tury, w której myszy wchodzą do sali, nie budzi podejrzeń.',
  'rule:alarm.name': 'Alarm',
  'rule:alarm':
    'Przy wejściu do sali gracze mogą oddać znacznik Przebrań (M237). Uczta kończy się przy 4 podejrzeniach, a jeśli go oddali, przy 6; oraz od razu, gdy mysz zaatakuje, sługus zostanie zraniony albo, zanim kapitan się zgodził, nadejdą posiłki. Wtedy każda karta sługusów na torze przesuwa się w górę jak w zasadzce (OM16) i gra toczy się według zwykłych zasad. Uczta się już nie zacznie.',
  'rule:parley.name': 'Układy',
  'rule:parley':
    'W czasie uczty, gdy żadna mysz nie niesie żelaznego klucza, mysz na stole (t) może poświęcić akcję na rozmowę z kapitanem: za pierwszym razem myszy na kaflu odrzucają razem 4 sery, a bez nich rozmowy nie ma; późniejsze próby są darmowe. Mówiąca rzuca tyloma kośćmi, ile wynosi jej wiedza, i jedną więcej, jeśli jest przywódcą, a gwiazdki kładzie na układy. Przy 2 lub więcej kapitan się zgadza: mówiąca bierze żelazny klucz, Kapitan Vurst i jego karta schodzą z planszy, podejrzenia już nie rosną, a drużyna zdobywa trofeum Przysięga szczura. W innym razie połóż 2 podejrzenia; można próbować znowu.',
  'rule:going-on.name': 'Idziemy dalej',
  'rule:going-on':
    'Gdy myszy pierwszy raz wchodzą z kluczem do Kuchni, gracze mówią, czy idą dalej, do Wartowni. Tam, gdy na planszy nie ma sługusów, mogą powiedzieć, że skończyli.',
  'rule:vurst-beaten.name': 'Jeśli kapitan padnie',
  'rule:vurst-beaten':
    'Gdy Kapitan Vurst zostaje pokonany, żelazny klucz, o ile nie niesie go mysz, leży na jego polu i można go wziąć; szczury wynoszą swojego kapitana, więc wszyscy szczurzy wojownicy i elitarni szczurzy wojownicy z sali schodzą z planszy razem z nim; a drużyna zdobywa trofeum Pistolet kapitana.',
  opening: `— To dobry plan — powiedział Filch. — Wiem, bo mnie już przy nim aresztowali.

Po prostu wejdą. Taki był plan. W wielkiej sali trwała uczta, bo szczury odkryły, że kiedy Wysocy śpią, nikt nie liczy kiełbas; a na uczcie, mówił Filch, nikt nie patrzy na służbę. Mieli hełmy z posterunku i ogony ze skręconych szmat. Z Neza był całkiem przekonujący szczur, dopóki się nie odzywał. Z Maginosa bardzo stary.

— A kapitan Vurst? — zapytała Tilda. — On nie jest pijany, choćby pili wszyscy.

— Nie — przyznał Filch. — Vurst nie pije. Siedzi u szczytu stołu z tym swoim pistoletem, patrzy na drzwi i zaciera łapy. — Zawahał się. — Wiecie, on był kiedyś kimś. Kiedy siedziałem w latarni, przychodził w nocy i stawał pod nią. Nigdy nie powiedział ani słowa. Myślę, że przychodził, bo tylko ja jeden w tym pokoju nie bałem się Pani. Bo jej nie znałem.

Collin pomyślał o liście. Nie bądź odważny w pojedynkę. Zastanawiał się, z kim mógłby być odważny kapitan szczurów.

— Bierzemy klucz — powiedział. — Nie robimy krzywdy nikomu, kto jej nie robi nam. I mamy oczy otwarte.`,
  alchemist:
    'Alchemik Wysokich zasnął nad książką o gwiazdach. Świeca obok niego nie jest wypalona; jest wyssana, jak jajko. Na biurku coś syczy. Nie wszystkich w zamku zaproszono na ucztę.',
  'dining-hall':
    'Nareszcie hałas! Szczury na ławach, szczury pod ławami, szczury w sosie. U szczytu stołu, między śpiącymi twarzami Wysokich, siedzi Kapitan Vurst z żelaznym kluczem u pasa. Nie je. Nikt się nie odwrócił. Poprawiacie szmaciane ogony, bierzecie po talerzu i wchodzicie.',
  'surge:dining-hall.name': 'Nowi goście',
  'surge:dining-hall': 'Umieść 3 karaluchy. Jeśli uczta jeszcze trwa, kończy się, jak mówi zasada „Alarm”.',
  'search:lift-the-key.name': 'Klucz u pasa',
  'search:lift-the-key':
    'W czasie uczty mysz, której uda się szperanie na stole (t), zamiast dobierać kartę, zdejmuje żelazny klucz z pasa kapitana.',
  'room:dining-hall/no-card-for-the-hall.name': 'Są tam wszyscy',
  'room:dining-hall/no-card-for-the-hall':
    'Gdy myszy wchodzą, wszystkie karty sługusów z sali kładzie się na torze według zasad inicjatywy.',
  kitchen:
    'Drzwi zamykają się za wami i ucinają śpiew w pół słowa. Piec jest zimny, podłoga śliska, a do zmywania postawiono tu kogoś, kto wolałby gryźć.',
  'guard-room':
    'Pod ławą stoi but Wysokich, zasznurowany drutem aż po cholewę. Kiedy przykładasz ucho do skóry, słyszysz, że ktoś tam opowiada, bardzo cicho, bajkę o myszy, która wyszła za księżyc. Znasz ten głos. Ona piekła ci ciastka na urodziny.',
  'search:the-boot-prison.name': 'Więzienie w bucie',
  'search:the-boot-prison':
    'Mysz, której uda się szperanie przy hełmie albo w nim (k, o), zamiast dobierać kartę, otwiera więzienie w bucie: drużyna zdobywa trofeum Uwolnieni jeńcy.',
  'quest:the-captains-ear.name': 'Ucho kapitana',
  'quest:the-captains-ear': 'Wejdź na stół, mów, zamiast kraść, i zapłać tyle, ile kosztuje, żeby ktoś ci uwierzył.',
  'quest:the-captains-ear.reward': 'Przysięga szczura',
  'quest:the-captains-ear.cost': '4 sery i rzut na wiedzę, może dwa, na oczach sześciu szczurów.',
  'quest:the-boot-prison.name': 'Więzienie w bucie',
  'quest:the-boot-prison':
    'Zanim wygracie, przejdźcie przez Kuchnię do Wartowni i uwolnijcie schwytane myszy z Zaścianka.',
  'quest:the-boot-prison.reward': 'Uwolnieni jeńcy',
  'quest:the-boot-prison.cost':
    'Jeszcze jedna walka, z kluczem w łapkach. Mówicie o tym, wchodząc do Kuchni, a gdy w Wartowni nie ma wrogów, możecie w każdej chwili zrezygnować.',
  'deed:kings-letter': 'Myszy wiedzą, u czyjego pasa: w szperaniu o klucz rzuca się 1 kością więcej.',
  'deed:black-feather': 'Raz w rozdziale łucznik może rzucić ponownie wszystkimi kośćmi jednego ataku dystansowego.',
  'closed:flip:alchemist': 'szczury zabiły deskami każdą dziurę',
  'closed:flip:dining-hall': 'szczury zabiły deskami każdą dziurę',
  'closed:flip:kitchen': 'szczury zabiły deskami każdą dziurę',
  'closed:flip:guard-room': 'szczury zabiły deskami każdą dziurę',
  victory: `Nikt nigdy nie widział tego klucza z bliska. Był długi jak mysz i ciepły.

— Leżał na ogniu — powiedział Nez. Były to jego pierwsze słowa tego dnia. Trzymał go tak, jak się trzyma ptaka. — Niedawno. On otwiera coś, za czym się pali.

— Więc nie zgasł — powiedziała Lily. — Nie cały. Ona go trzyma.

Tej nocy siedzieli wokół pękniętej płyty i słuchali, jak szczury nad nimi szukają, klną i trzepią obrusem; a raz usłyszeli powolne kroki, które stanęły dokładnie nad ich głowami. Czekali. Kapitan stał tam długo. Musiał widzieć okruchy, płytę i światło w szczelinach. Potem poszedł dalej.`,
  'victory-oath': `— Ja mam w domu dziewięcioro — powiedział wtedy kapitan. Powiedział to do obrusa. — Małych. Ona trzyma je zawinięte. Pozwala mi odwiedzać. — Odczepił klucz dwoma pazurami, jakby mógł kogoś obudzić. — Nie mogę wam pomóc. Jeśli pomogę, ona się dowie. Ale mogę być powolny. Umiem być bardzo powolny, kiedy trzeba. I chcę za to waszego słowa: kiedy znów będzie jakieś ciepłe miejsce, będzie też dla nich.

Collin dał słowo. Najpierw popatrzył na pozostałych i każde skinęło głową, nawet to z nich, któremu szczury zabrały brata.

Klucz był długi jak mysz i ciepły. — Ktoś trzyma go przy ogniu — powiedział w nocy Nez, ważąc go w łapie. A po chwili: — Dziewięcioro. — Tak wyglądały jego przemówienia.`,
  'victory-pistol': `Nikt nigdy nie widział tego klucza z bliska. Był długi jak mysz i ciepły. — Leżał na ogniu — powiedział Nez. — Niedawno.

Kapitan nie prosił o litość. Kiedy leżał, patrzył obok nich na drzwi, tak jak przez cały wieczór, a potem popchnął pistolet po obrusie, kolbą naprzód, jak to robią żołnierze. Wyniosły go jego szczury. Oddychał.

— Powiedział coś — odezwał się Collin. — Na końcu. Stałem najbliżej. Powiedział: kto je teraz będzie odwiedzał?

Długo obracali to zdanie na wszystkie strony. Nikt nie umiał nic z niego zrozumieć. Tilda pilnowała, żeby pistolet nie zamókł, nie lubiła jego ciężaru i nosiła go mimo to.`,
  defeat: `Wszędzie szmaciane ogony. Wydostali się sosem, a o takich rzeczach bohaterowie nie opowiadają wnukom, i przez tunel gonił ich głos kapitana, niegłośny, nawet nie gniewny: — Trzeba było poprosić.

Czyli nie ma klucza. Trzeba będzie szukać innego wejścia, wolniej i pazurami. Filch, którego to był plan, milczał całą godzinę. — To był dobry plan — powiedział w końcu bardzo małym głosem; a Tilda, która wyjmowała śrut z czyjegoś ucha, powiedziała, że tak, był, a do ucha: nie ruszaj się.`,
  'defeat-late': `Najtrudniejsze mieli za sobą. Ale gdzieś między stołem a drzwiami klucz wpadł do sosu z małym, płaskim pluskiem i nie było czasu go wymacać. Trzeba będzie szukać innego wejścia, wolniej i pazurami.

To, co jeszcze wynieśli od tego stołu, zachowali.`,
  'do:parley': 'Porozmawiaj z kapitanem',
  'do:prison-done': 'Powiedz, że tu skończyliście',
  'ask:disguises': 'Czy oddajecie Przebrania, żeby uczta zniosła 6 podejrzeń zamiast 4?',
  'ask:disguises.yes': 'Wchodzimy jako szczury',
  'ask:disguises.no': 'Zatrzymujemy Przebrania',
  'ask:going-on': 'Macie klucz. Czy idziecie dalej, do Wartowni i więzienia w bucie?',
  'ask:going-on.yes': 'Dalej, do więzienia w bucie',
  'ask:going-on.no': 'Wystarczy klucz',
  'ask:who-pays': 'Kto płaci następny ser za rozmowę?',
};
