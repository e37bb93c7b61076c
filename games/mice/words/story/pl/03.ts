/** Chapter 3, in Polish. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Otwarte niebo: osłona, odkryty teren i wróg, który mógłby być przyjacielem.',
  'goal:objective':
    'Przejdź przez dziedziniec do starego drzewa, obudź tego, kto tam jest, i sprowadź go pod kamienie.',
  'goal:victory': 'Lily jest w grze, a myszy wykonują zwiad z kratki ściekowej (Dziedziniec, j).',
  'goal:defeat': 'Klepsydra dociera do znacznika zakończenia albo wszystkie myszy są pojmane w tym samym czasie.',
  'rule:the-magpie.name': 'Sroka',
  'rule:the-magpie':
    'Na końcu każdej rundy, gdy myszy są na Dziedzińcu, a sroka jeszcze nie odleciała, uderza ona mysz na odkrytym polu, która dzieli pole z najmniejszą liczbą figurek (remis: najwyższa na torze). Rzuć 2 kośćmi; trafienia liczy się jak w ataku bezpośrednim; mysz rzuca na obronę. Ser wyrzucony za srokę, tu i w jej obronie, się nie liczy. Jeśli żadna mysz nie jest na odkrytym polu, sroka nic nie robi.',
  'rule:feed-the-magpie.name': 'Nakarm srokę',
  'rule:feed-the-magpie':
    'Dopóki sroka nie odleciała, mysz na odkrytym polu Dziedzińca może poświęcić akcję, żeby ją nakarmić: odrzuca 3 sery albo łój, który niesie. Sroka odlatuje do końca rozdziału; drużyna zdobywa trofeum Przyjaciółka sroka.',
  'rule:drive-off-the-magpie.name': 'Przepędź srokę',
  'rule:drive-off-the-magpie':
    'Sroka może być celem ataku dystansowego z każdego pola Dziedzińca, jeśli na tym samym ani na sąsiednim polu strzelającego nie ma sługusa; nie trzeba jej widzieć. W obronie rzuca 3 kośćmi i ma 2 punkty życia; rany na niej zostają. Po 2 ranach odlatuje do końca rozdziału; drużyna zdobywa trofeum Czarne pióro. Sroka nigdy nie jest sługusem, więc karty, które mówią o sługusach, jej nie dotyczą.',
  'rule:wake-lily.name': 'Obudź Lily',
  'rule:wake-lily':
    'Mysz, której uda się szperanie w dziupli (t), zamiast dobierać kartę, budzi Lily: postaw Lily na t z 1 raną, jedną wybraną kartą zdolności i jej początkowym ekwipunkiem, jej kartę na dole toru (OM18); gra nią gracz myszy, która ją obudziła; jeśli na t nie ma miejsca, Lily staje na r, a jeśli i tam go nie ma, obok. Odtąd myszy jest pięć i nikt nie wykonuje zwiadu z j, gdy Lily nie ma na planszy.',
  opening: `Zimą żadna mysz nie przechodzi przez dziedziniec. To pierwsza zasada, jeszcze przed tą o kotach i tą o myciu. Pod gołym niebem jesteś kropką na białej kartce, a ktoś zawsze czyta.

Ale latarnia mówiła: w górę, więc siedzieli wokół niej we dworze i patrzyli na siebie.

— Ja przeszedłem — powiedział Filch, złodziej z latarni strażników. Żadna klatka nie trzymała go długo. Zjawił się w nocy, w cudzym szaliku. — Dwa razy. Nie polecam. Tam jest sroka. Chuda jak grzebień i przez cały dzień nie ma nic do roboty, tylko głodować. — Podrapał się w ucho. — I ktoś jest na drzewie. Widziałem, jak przełaziła przez mur od stodoły, jeszcze przed śniegiem. Polna mysz z łukiem tak dużym jak ona sama. Krzyczała. Pomyślałem: nie moja sprawa.

— Co krzyczała? — zapytała Tilda.

Filch popatrzył na szalik. — Krzyczała „ratunku” — powiedział. — Od tamtej pory o tym myślę.

Collin wstał. Nez też, chociaż musiał uważać na głowę. Gdzieś nad nimi, nad korzeniami, kamieniami i zamarzniętą kratką, coś skakało tam i z powrotem na suchych, cierpliwych nogach.`,
  'dining-tunnels':
    'Kieliszek na jajko tyka. Ktoś z opiekunek namalował na ścianie słońce sokiem z buraka i dorobił mu wąsy. Bierzecie ostatni oddech, który pachnie domem.',
  'kitchen-tunnels':
    'Wiatr znalazł tu drogę. Gra na czterech tunelach jak na rzędzie butelek, wciąż tę samą niską nutę. Dopiero po chwili słychać, że pod nią ktoś maszeruje.',
  kitchen:
    'Na chochlach szronowe kwiaty. Kucharka śpi na stojąco, z ręką na drzwiach spiżarni, jakby usłyszała tam hałas i właśnie miała się rozgniewać. W kącie wisi na sznurku kula łoju, powieszona dla ptaków w jakimś lepszym tygodniu.',
  'search:a-lump-of-suet.name': 'Bryłka łoju',
  'search:a-lump-of-suet':
    'Mysz, której uda się szperanie na blacie (a) albo w kącie spiżarni (n), zamiast dobierać kartę, znajduje bryłkę łoju.',
  'tunnel-entrance':
    'Po schodach z korzeni nawiało śniegu i leży teraz długim białym językiem w poprzek podłogi. Na kamieniu nie ma już dwudziestu kresek. Jest dwadzieścia sześć.',
  courtyard:
    'Biel. Po tunelach aż boli. Studnia, wóz, ławka, daleko czarne drzewo: kilka ciemnych wysp, a między nimi nic, zupełnie nic, za czym można by się schować. W dziupli coś błyska, jakby grot strzały. Potem czarno-biały ptak siada na studni i patrzy na was jednym okiem, a potem drugim.',
  'surge:courtyard.name': 'Wichura',
  'surge:courtyard':
    'Każda mysz na odkrytym polu rzuca tyloma kośćmi, ile wynosi jej ruch; bez gwiazdki zostaje przewrócona. Potem umieść 2 szczurzych wojowników.',
  'search:wake-lily.name': 'Ktoś na drzewie',
  'search:wake-lily': 'Mysz, której uda się szperanie w dziupli drzewa (t), budzi Lily, jak mówi zasada „Obudź Lily”.',
  'room:courtyard/deep-snow.name': 'Głęboki śnieg',
  'room:courtyard/deep-snow':
    'Pierwszy krok każdego ruchu myszy, która zaczyna na odkrytym polu, kosztuje o 1 więcej. Myszy o ruchu 3 lub większym nie zwracają na to uwagi.',
  'quest:something-for-the-magpie.name': 'Coś dla sroki',
  'quest:something-for-the-magpie':
    'Zajrzyj po drodze do Kuchni i znajdź łój, żeby karmienie sroki nie kosztowało sera.',
  'quest:something-for-the-magpie.reward': 'bryłka łoju',
  'quest:something-for-the-magpie.cost': 'Jedna potyczka więcej.',
  'deed:thimble-lantern': 'Latarnię niesie się ze sobą; zobacz zasady stałe.',
  'deed:cracked-lantern': 'Niesie się ze sobą pękniętą latarnię; zobacz zasady stałe.',
  'closed:flip:dining-tunnels': 'płyta nad głową przymarzła na dobre',
  victory: `Ściągnęli ją przez kratkę, wszyscy razem, z łukiem i zamarzniętym warkoczem, i zanieśli do domu; a Tilda siedziała na jej stopach, aż się ogrzały, bo są takie rzeczy, których nie ma w książkach.

— Lily — powiedziała polna mysz, kiedy zęby jej na to pozwoliły. — Ze stodoły. Mieliśmy tam lampę. Coś przyszło po krokwiach na szarej nici i ją wypiło. Nie spało nas jedenaścioro. Ja byłam najszybsza. — Popatrzyła na swoje łapki. — Teraz mnie tam nie ma. Więc jest ich dziesięcioro.

Nikt nic nie powiedział. Wtedy Filch zdjął szalik i owinął jej szyję.

— Był tam taki wasz król — powiedziała Lily. — Pierwszej nocy znalazł mnie na drzewie. Dał mi pół swojego sera i drugą parę rękawiczek. Mówił, że wraca do środka przez kryształy, tamtędy, gdzie liczy ten stary. I mówił: jeśli przyjdzie chłopiec ze szpilką, powiedz mu, że ona mieszka w zamkniętym pokoju.`,
  defeat: `Wrócili bez niej, cztery cienie pełznące w dół przez kratkę, i nikt nie mógł spojrzeć na nikogo.

Dwa poranki później coś zadrapało na schodach z korzeni. Przyszła sama, od wyspy do wyspy, studnia, wóz, ławka, z pustym kołczanem i szronem w oczach. — Widziałam, że próbujecie — powiedziała Lily ze stodoły. Nie czuła lewego ucha i już nigdy nie miała go poczuć. — Nikt inny nie próbował. To pomyślałam, że pójdę tam, gdzie wy.

Miała wiadomość od ich króla: że wraca do środka przez kryształy, tamtędy, gdzie liczy ten stary; i że ona, kimkolwiek jest, mieszka w zamkniętym pokoju.`,
  'do:feed-the-magpie': 'Nakarm srokę',
};
