/** Chapter 4, in Polish. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Hałas: to, co robisz, słychać, a odpowiada potężny sługus.',
  'goal:objective':
    'Przejdź przez kryształy, znajdź za rzeką obóz króla Aldera i wydostań się obok tego starego, który liczy.',
  'goal:victory': 'Skitter-Clak jest pokonany, jedna z myszy niesie torbę, a na planszy nie ma sługusów.',
  'goal:defeat': 'Klepsydra dociera do znacznika zakończenia albo wszystkie myszy są pojmane w tym samym czasie.',
  'rule:echo.name': 'Echo',
  'rule:echo':
    'W Kryształowych Tunelach każda z tych rzeczy kładzie na stronie rozdziału 1 echo: rzut myszy na atak, w którym wypadł choć jeden ser, pośpiech, uruchomiona pułapka na myszy. Te echa należą do tej myszy; echa z posiłków nie należą do nikogo. Przy 6 echach stary przychodzi od razu, jak mówi zasada „Skitter-Clak nadchodzi”.',
  'rule:skitter-clak-comes.name': 'Skitter-Clak nadchodzi',
  'rule:skitter-clak-comes':
    'Gdy myszy wchodzą do Kryształowych Tuneli z torbą albo gdy rozlegnie się szóste echo, postaw Skitter-Claka na pustym polu wejścia najbliżej myszy, a według zasad umieszczania 2 karaluchy; jego karta, a po niej karta karaluchów, jeśli jeszcze jej nie ma, idą na dół toru. W rozdziale przychodzi tylko raz.',
  'rule:shell-plates.name': 'Płyty pancerza',
  'rule:shell-plates':
    'Skitter-Clak ma 2 płyty pancerza. Pierwsze dwa ataki lub działania, które by go zraniły, zamiast ran zrzucają po jednej płycie. Obrażenia obuchowe zrzucają płytę, a oprócz tego ranią.',
  'rule:he-listens.name': 'On słucha',
  'rule:he-listens':
    'Skitter-Clak jest ślepy: idzie ku tej myszy na kaflu, która ostatnia wywołała echo, a jeśli takiej nie ma, ku najbliższej, i ją atakuje; jeśli po ruchu nie może jej zaatakować, atakuje według zwykłych zasad.',
  opening: `— On liczy — powiedział Maginos — bo nie widzi. Siedzi tam od czasów, kiedy zamek nie miał jeszcze dachu. Ma sto nóg, mniej więcej, i przy każdym kroku wymawia numer nogi. Jeśli liczba nóg, które słyszy, nie zgadza się z liczbą nóg, które ma, to wie, że ktoś jest w pokoju.

— I co wtedy robi? — zapytała Lily.

— Odejmuje — powiedział Maginos.

Pakowali się. Droga do obozu króla Aldera wiodła przez kryształy, za rzekę o dwóch ramionach i z powrotem, bo za obozem były już tylko drzwi zabite gwoździami. Filch przyniósł haczyk i linkę. Znalazł je, powiedział, i nikt nie pytał, w czym.

Collin był cichy. Jego ojciec szedł tędy z połówką sera i bez rękawiczek. Jeśli siedzi teraz w swoim obozie, plecami do ściany, z wyciągniętymi nogami, to podniesie głowę i powie: nie śpieszyłeś się. Collin myślał o tym tak często, że już to słyszał.

— Miękkie łapki — powiedział. — Żadnych krzyków. Jak już musicie w coś uderzyć, to raz.

Nez popatrzył na swój młot, a potem, bardzo starannie, owinął go zapasową skarpetą.`,
  'kitchen-tunnels':
    'Coś szło tędy przed wami i przewróciło każdy okruszek. Ślady w kurzu są jak dwa rzędy szwów, po jednym z każdej strony, na długość myszy od siebie.',
  kitchen:
    'Co za ulga, znowu garnki i patelnie. Tu nawet mróz jest uczciwy. Ale to, po co przyszliście, jest pod spodem.',
  'tunnel-entrance':
    'Obóz szczurów jest pusty, i to od niedawna: hełmy, łatany płaszcz, pół gotowanej rzepy. W razie potrzeby każde z was mogłoby się przebrać za pół szczura.',
  'search:rat-wardrobe.name': 'Garderoba szczurów',
  'search:rat-wardrobe': 'Mysz, której uda się szperanie na k, zamiast dobierać kartę, znajduje Przebrania.',
  'crystal-tunnels':
    'Stoją w ciemności jak zamarznięty chór. Kiedy podnosisz latarnię, podnosi się sto latarni i czterysta myszy patrzy na was. Kamyk spada ci z nogi. Mówi „tyk”, a kryształy mówią „tyk, tyk, tyk, tyk”, aż na sam dół, a na dole coś przestaje iść.',
  'surge:crystal-tunnels.name': 'Ściany dzwonią',
  'surge:crystal-tunnels': 'Połóż 2 echa. Potem umieść 2 karaluchy.',
  'search:the-singing-floor.name': 'Śpiewająca podłoga',
  'search:the-singing-floor':
    'Dopóki są najwyżej 2 echa, mysz, której uda się szperanie na śpiewającej podłodze (k), zamiast dobierać kartę, odłamuje kawałek kryształu: drużyna zdobywa trofeum Odłamek kryształu.',
  alchemist:
    'Przez mysią dziurę widać nogi biurka i książki piętrzące się jak domy. Aż kusi, żeby między nimi zostać. Ktoś wzdycha.',
  'kings-tunnels':
    'Dwa ramiona czarnej wody i trzy brzegi. Na tym najdalszym, w rogu, latarnia znajduje złożony koc, krąg z kamieni i torbę zawieszoną na kołku czerwoną nicią. Koc jest złożony tak, jak on składa. Nikt tam nie siedzi.',
  'surge:kings-tunnels.name': 'Rzeka wzbiera',
  'surge:kings-tunnels':
    'Każda mysz na polu wody zostaje zniesiona o jedno pole z nurtem. Potem umieść 2 szczurzych wojowników na f.',
  'search:the-kings-camp.name': 'Obóz króla',
  'search:the-kings-camp': 'Mysz, której uda się szperanie w starym obozie (a), zamiast dobierać kartę, bierze torbę.',
  'quest:a-quiet-step.name': 'Cichy krok',
  'quest:a-quiet-step': 'Przeszukaj śpiewającą podłogę, zanim kryształy was usłyszą.',
  'quest:a-quiet-step.reward': 'Odłamek kryształu',
  'quest:a-quiet-step.cost': 'Szperanie w napięciu: żadnego pośpiechu i szczęście przy każdym ciosie.',
  'deed:lilys-thanks': 'Lily zaczyna z 1 serem.',
  'deed:black-feather': 'Raz w rozdziale łucznik może rzucić ponownie wszystkimi kośćmi jednego ataku dystansowego.',
  'closed:flip:kings-tunnels': 'zabite gwoździami od góry',
  'closed:flip:tunnel-entrance': 'schody z korzeni zasypał śnieg',
  victory: `Kiedy stanęła ostatnia ze stu nóg, zrobiło się tak cicho, że słychać było, jak kryształy nucą dalej same, bardzo delikatnie, akord jak na końcu pieśni w kościele.

— Dziewięćdziesiąt osiem — powiedział po chwili Collin. — Policzyłem. Ktoś powinien.

Potem otworzył torbę. Była w niej piętka chleba, portret jego samego z o wiele za dużymi uszami, własnej roboty, z czasów, gdy miał cztery tygodnie, i list. Przeczytał go dwa razy, a potem na głos, bo głos mniej mu się trząsł, kiedy go używał.

Mój synu. Ognie idą po nici do zamkniętego pokoju, a stamtąd, wypite, w dół, do starej Kuźni, gdzie ona na nich śpi. Widziałem ją. Nie jest tak wielka jak jej cień. Jest klucz, nosi go kapitan szczurów. Ja spróbuję bez klucza. Jeśli to czytasz, zaszedłeś za daleko, a ja jestem z ciebie dumniejszy, niż mieści się na tej kartce. Nie bądź odważny w pojedynkę. To był mój błąd.`,
  defeat: `Biegli. Za nimi ciemność wymawiała liczby, bez pośpiechu: dziewięćdziesiąt sześć, dziewięćdziesiąt siedem, dziewięćdziesiąt osiem. Może to był stary. A może tylko kryształy, które oddają wszystko, co usłyszały.

Była tam torba i był w niej list, i jedno, i drugie miała teraz rzeka. Z wody uratowali jedną mokrą kartkę. Dało się odczytać tylko koniec.

Jest klucz, nosi go kapitan szczurów. A dalej: Nie bądź odważny w pojedynkę. To był mój błąd.`,
};
