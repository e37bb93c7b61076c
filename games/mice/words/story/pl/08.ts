/** Chapter 8, in Polish. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Zbieranie i warzenie: trzy sprawunki w dowolnej kolejności i trucizna.',
  'goal:objective': 'Przynieś na biurko olej z lampy, sól i plaster miodu i uwarz budzący wywar.',
  'goal:victory': 'Wywar stoi na 3, a na planszy nie ma sługusów.',
  'goal:defeat': 'Klepsydra dociera do znacznika zakończenia albo wszystkie myszy są pojmane w tym samym czasie.',
  'rule:ingredients.name': 'Składniki',
  'rule:ingredients':
    'Olej z lampy, sól i plaster miodu nosi się jak znaczniki opowieści, ale jedna mysz niesie najwyżej jeden z nich.',
  'rule:the-smell.name': 'Zapach',
  'rule:the-smell':
    'Mysz na biurku (a) Alchemika lub obok niego może w dowolnej chwili swojej tury położyć tam swój składnik (to nie akcja); nie bierze się go z powrotem i nie przeszkadza on w zwiadzie. Składnik, który upadł na biurko przy pojmaniu, też się liczy. Gdy na biurku leżą wszystkie trzy, trafiają na palnik i zużywają się; palnik się pali, a przychodzi jej potomstwo, potyczka ustalona: 1 pająk na b i 4 karaluchy według zasad umieszczania, z zasadzką.',
  'rule:brewing.name': 'Warzenie',
  'rule:brewing':
    'Gdy palnik się pali, mysz na biurku (a) może poświęcić akcję na warzenie: rzuca tyloma kośćmi, ile wynosi jej wiedza, i każda gwiazdka dodaje 1 do wywaru. Gdy stoi on na 3 lub więcej, jest gotów. W jednej rundzie może warzyć kilka myszy.',
  'rule:poison-everywhere.name': 'Wszędzie trucizna',
  'rule:poison-everywhere':
    'Każda karta potyczki dobrana w tym rozdziale na stronie 3 lub dalszej sprowadza oprócz swoich sługusów pająka, jeśli nie ma go na planszy ani w jej wpisie; w zamian umieszcza się o jednego szczurzego wojownika mniej, a jeśli żadnego nie ma, o dwa karaluchy mniej (albo o tyle, ile ich jest). Przysługi i karty, które odsuwają sługusów, liczy się po tym.',
  'rule:a-safe-house.name': 'Bezpieczny dom',
  'rule:a-safe-house':
    'Dopóki palnik się nie pali, gdy według M57 na serowe koło trafiłby ser, a myszy są u Alchemika, zamiast tego zdejmij 1 cichą rundę; są 2. Gdy nie ma już żadnej, M57 obowiązuje i tutaj.',
  'rule:a-bottle-of-antidote.name': 'Flaszka antidotum',
  'rule:a-bottle-of-antidote': 'Jedna mysz, wybrana przez graczy, zaczyna z Antidotum w bagażu.',
  opening: `Maginos od dwunastu lat gospodarzył na półce alchemika i przeczytał na niej wszystko, łącznie z etykietami.

— Jest wywar na zimny sen — powiedział. — Strona czterysta dwunasta. Olej, który się palił, sól, nad którą płakano, miód, który skradziono. Mój stary przyjaciel — i skinął w stronę ogromnej śpiącej głowy na biurku — zawsze myślał, że to trzecie to żart. To nie żart. Miód działa tylko wtedy, kiedy komuś aż tak bardzo na nim zależało.

— Ile z tego wychodzi? — zapytała Tilda.

Maginos zdjął okulary. Był to, prawdę mówiąc, jeden okular, przywiązany sznurkiem. — Wychodzi kropla — powiedział.

Pomyśleli o niej wszyscy i każde zobaczyło inną twarz. Collin myślał o ojcu, gdziekolwiek leży. Tilda o Wysokim Królu w łóżku, którego jeden okrzyk zbudziłby armię. Filch o chłopcu z łyżką. Lily o dziesięciu imionach i powtórzyła je sobie pod nosem.

— Najpierw ją zróbmy — powiedział Nez. — Potem się o nią pokłócimy.

Na suficie, nad szafką, zadrżała szara nić, której rano jeszcze nie było, zupełnie jakby ktoś czytał ją jednym palcem.`,
  alchemist:
    'Palnik, retorta, wielka księga otwarta na właściwej stronie. Mogłoby tu być prawie przytulnie. Ale na szczycie szafki stoją rzędem jaja z szarego jedwabiu, jak słoiki z konfiturą; i jeden słoik właśnie się posunął, żeby zrobić miejsce następnemu.',
  'surge:alchemist.name': 'Więcej oczu',
  'surge:alchemist': 'Umieść 2 karaluchy i 1 szczurzego wojownika.',
  'search:the-crystal-phial.name': 'Kryształowa fiolka',
  'search:the-crystal-phial':
    'Mysz, której uda się szperanie na szczycie szafki (c), zamiast dobierać kartę, bierze fiolkę. Jeśli w chwili, gdy wywar jest gotów, mysz w tym pokoju niesie fiolkę, drużyna zdobywa trofeum Dwie krople.',
  'guard-room':
    'Pod pochodnią ściana jest czarna od stu lat dymu. Trochę oleju spłynęło i zebrało się w szczelinie. Palił się, kiedy się urodziliście. Palił się, kiedy rodziła się wasza babcia. Mieści się w łupince orzecha.',
  'search:oil-of-the-torch.name': 'Olej z pochodni',
  'search:oil-of-the-torch':
    'Mysz, której uda się szperanie pod pochodnią (d), zamiast dobierać kartę, znajduje olej z lampy.',
  'dining-hall':
    'Przed pustym krzesłem Wysokiego Króla stoi wielka solniczka. Ktoś tu płakał przy kolacji, na oczach wszystkich, i nikt nie patrzył. Łzy zamarzły na brzegu, jedna przy drugiej. Nadadzą się.',
  'search:the-salt-cellar.name': 'Solniczka',
  'search:the-salt-cellar':
    'Mysz, której uda się szperanie na krześle (j) lub na stole (t), zamiast dobierać kartę, znajduje sól.',
  kitchen:
    'Garnek z miodem stoi tam, gdzie zawsze, pod ściereczką, na zakazanej półce. Każda mysz w zamku trafi tam z zamkniętymi oczami. Tak samo jak każdy, kto ma sześć nóg.',
  'search:the-honey-crock.name': 'Garnek z miodem',
  'search:the-honey-crock':
    'Mysz, której uda się szperanie na blacie (a), zamiast dobierać kartę, znajduje plaster miodu.',
  'room:kitchen/sweet-tooth.name': 'Łasuchy',
  'room:kitchen/sweet-tooth': 'Karaluchy w Kuchni są chciwe.',
  'crystal-tunnels':
    'Na dole szybu, wśród kryształów, czyjaś żyłka wciąż wisi zaczepiona o czubek skały. Chór nuci bardzo cicho. Dziś w nocy nikt nie liczy.',
  'search:line-in-the-rock.name': 'Żyłka w skale',
  'search:line-in-the-rock':
    'Mysz, której uda się szperanie w szybie (l), zamiast dobierać kartę, znajduje Haczyk i Linkę.',
  'quest:top-of-the-cabinet.name': 'Szczyt szafki',
  'quest:top-of-the-cabinet':
    'Znajdź sposób, żeby wejść na szafkę (Haczyk i Linka z szybu pod spodem, Widelec, Lewitacja albo Gdzie indziej), i zdejmij stamtąd kryształową fiolkę.',
  'quest:top-of-the-cabinet.reward': 'Dwie krople',
  'quest:top-of-the-cabinet.cost': 'Wyprawa pod podłogę albo szczęśliwe znalezisko i czas, który ucieka.',
  'deed:rat-oath':
    'Raz w rozdziale, po dobraniu karty potyczki, gracze mogą powiedzieć, że jej szczurzy wojownicy i elitarni szczurzy wojownicy nie przychodzą.',
  'deed:captains-pistol': 'Raz w rozdziale mysz może wystrzelić z pistoletu; zobacz zasady stałe.',
  'deed:belled-cat': 'W Kuchni umieszcza się o 2 karaluchy z karty potyczki mniej: przeszedł tędy dzwonek.',
  'deed:paw-in-paw': 'Dwie myszy z rozdziału 7 mają każda obronę +1, gdy stoją na jednym polu.',
  'closed:flip:guard-room': 'krata w podłodze zamarzła na kość',
  'closed:flip:dining-hall': 'zasnuta pajęczyną',
  'closed:flip:kitchen': 'zasnuta pajęczyną',
  victory: `Wyszła kropla. Zawisła na dziobku retorty, w kolorze okna widzianego z dworu w zimową noc, a potem spadła i ktoś złapał ją w miseczkę żołędzia. Nikt nie oddychał.

Za nimi ostatnie z potomstwa złożyło nogi. Z bliska było całkiem małe. Ono też było czyimś maleństwem.

— Ona jest głodna — powiedział wolno Maginos, kiedy znowu siedzieli razem. — Wszystko jest w księdze, jeśli się czyta te smutne miejsca. Są stworzenia, które rodzą się zimne. Wymiata się je z każdego kąta, w którym jest ciepło. A jeśli takie stworzenie ktoś przez przypadek zamknie w pokoju, gdzie nikt nie zagląda, i nie będzie tam nic do jedzenia prócz ogarków... — włożył okular i znów go zdjął. — Ja jej nie usprawiedliwiam. Myślę tylko, że ktoś powinien był otworzyć te drzwi.`,
  defeat: `Retorta pękła. Zapach został w pokoju na wiele dni, palony cukier, sól i lampa, i każdemu, kto go poczuł, coś się przypominało, i nic więcej ten wywar nie umiał.

— Była tylko jedna strona czterysta dwunasta — powiedział Maginos. Zamiótł szkło, odprysk po odprysku, bo należało do jego przyjaciela. — No cóż. Wysocy będą się musieli obudzić okrężną drogą. Twój ojciec też, mój chłopcze. Są inne sposoby, żeby kogoś obudzić. Powolniejsze. Polegają głównie na tym, że się przy nim siedzi.`,
  'do:lay-it-down': 'Połóż na biurku',
  'do:brew': 'Warz wywar',
  'ask:rat-oath': 'Kapitan umie być powolny. Czy szczury z tej karty mają odwrócić wzrok?',
  'ask:rat-oath.yes': 'Tak, pora na przysięgę',
  'ask:rat-oath.no': 'Jeszcze nie',
};
