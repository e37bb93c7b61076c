/** The campaign: its premise and the rules that stand in every chapter, in Polish. */
export const texts: Readonly<Record<string, string>> = {
  title: 'Latarnia z naparstka',
  premise:
    'Jest najdłuższa noc w roku i ktoś wypił ognie zamku Hollowmere. Wysocy, bo tak myszy nazywają ludzi, śpią tam, gdzie stali. Za ścianami mieszka mały lud Zaścianka i ten czuwa, bo nikomu nie przyszło do głowy, że wart jest zaklęcia. Król myszy, Alder, wziął latarnię z naparstka i poszedł szukać ciepła. Nie wrócił. Jego syn Collin, który ma szpilkę zamiast miecza i więcej przyjaciół, niż sam wie, rusza za nim z jednym jedynym węgielkiem.',
  'standing:all-captured.name': 'Wszyscy pojmani',
  'standing:all-captured': 'Jeśli wszystkie myszy w grze są pojmane w tym samym czasie, rozdział jest przegrany.',
  'standing:story-tokens.name': 'Znaczniki opowieści',
  'standing:story-tokens':
    'Znacznik opowieści niesie jedna mysz. Nie zajmuje łapki ani miejsca w bagażu. Mysz na jego polu może go wziąć w dowolnej chwili swojej tury, poza wodą i poza inną akcją (nie jest to ani akcja, ani darmowa akcja), a zmienia on właściciela przy podziale. Znacznika, który daje specjalne szperanie, nie można wziąć w żaden inny sposób, zanim zostanie znaleziony; liczy się jako znaleziony, gdy raz niosła go mysz. Gdy mysz, która go niesie, zostaje pojmana albo porywa ją wydarzenie, znacznik leży na polu, na którym to się stało; z pola wody albo z pola dostępnego tylko z pomocą kładzie się go na najbliższym suchym polu, na które myszy mogą dojść. Myszy nie mogą wykonać zwiadu z kafla, na którego podłodze leży znaleziony znacznik opowieści. Znaczniki leżące w pomieszczeniu zostają w nim, gdy obraca się jego kafel (wbrew OM58).',
  'standing:special-search.name': 'Specjalne szperanie',
  'standing:special-search':
    'Specjalne szperanie to akcja szperania ze zwykłym rzutem na jednym z podanych pól. Powodzenie znajduje to, co mówi rozdział, raz w rozdziale, i liczy się jako udane szperanie tej myszy w tym pomieszczeniu; gracz może zamiast tego dobrać kartę (OM50), jeśli mysz jeszcze tam z powodzeniem nie szperała. Mysz, która już tam z powodzeniem szperała, może mimo to szukać tego, czego jeszcze nie znaleziono. Jeśli myszy już to mają albo warunek nie jest spełniony, szperanie jest zwykłe.',
  'standing:few-mice.name': 'Mało myszy',
  'standing:few-mice':
    'Jeśli rozdział ma mniej myszy niż miejsc przy stole (prolog, rozdział 7), pozostałe miejsca się dzielą: przydziela się je myszom po kolei, a miejsca jednej myszy grają jej tury na zmianę, niższe pierwsze (ponad OM5).',
  'standing:party-tokens.name': 'Znaczniki drużyny',
  'standing:party-tokens': 'Znacznik, który zaczyna z drużyną, dostaje mysz wybrana przez graczy.',
  'standing:lantern.name': 'Latarnia',
  'standing:lantern':
    'Z trofeum Latarnia z naparstka albo Pęknięta latarnia od rozdziału 3 jedna mysz niesie latarnię jako znacznik opowieści. Wśród wszystkich kości szperania wystarczy jedna gwiazdka. Tak samo, od rozdziału 7, niesie się koci wąs.',
  'standing:end-cap.name': 'Ostatnia strona',
  'standing:end-cap':
    'Znacznik zakończenia nigdy nie wychodzi poza stronę 8 i na początku nigdy nie stoi na stronie 3 ani niższej.',
  'standing:empty-deck.name': 'Pusty stos',
  'standing:empty-deck':
    'Jeśli trzeba dobrać kartę potyczki, a stos jest pusty, potasuj karty odrzucone jako nowy stos.',
  'standing:set-encounters.name': 'Potyczki ustalone',
  'standing:set-encounters':
    'Potyczka ustalona zastępuje kartę potyczki; sługusów bez podanego pola umieszcza się według zasad od M162 do M168. Figurka, dla której na podanym polu nie ma miejsca, staje na najbliższym, na którym jest (remisy: OM2). Inicjatywę ustala się jak po dobraniu karty (OM9), ale żadnej karty nie dobrano: Przebrania i podstępy, które odpowiadają na kartę, nic nie dają. Karta odkryta we wcześniejszym pomieszczeniu leży dalej i mówi o posiłkach, chyba że pomieszczenie ma specjalne posiłki.',
  'standing:set-figures.name': 'Za mało figurek',
  'standing:set-figures':
    'Jeśli brakuje figurek, najpierw stawia się potężnych sługusów, potem elitarnych szczurzych wojowników, potem szczurzych wojowników.',
  'standing:explore-text.name': 'Czytanie na głos',
  'standing:explore-text':
    'Tekst pomieszczenia czyta się raz w rozdziale, gdy myszy wchodzą tam pierwszy raz; tekst pomieszczenia początkowego po wstępie.',
  'standing:gaps.name': 'Czerwone linie, szpary, kryształy',
  'standing:gaps':
    'Sługusi przechodzą przez czerwone linie, jakby ich nie było. Przez szpary nikt nie przechodzi, chyba że z Haczykiem i Linką, Lewitacją albo Widelcem. Ani kryształy, ani szpary nie zasłaniają widoku.',
  'standing:full-exit.name': 'Tłok przy wyjściu',
  'standing:full-exit': 'Jeśli pola przy wyjściu są zajęte, pozostałe myszy stają na polach obok nich.',
  'standing:fork-current.name': 'Gdzie nurt się rozdziela',
  'standing:fork-current': 'Gdzie nurt się rozdziela, ramię wybiera gracz tej myszy.',
  'standing:going-on.name': 'Dalej mimo przegranej',
  'standing:going-on':
    'Po przegranej gracze mogą przejść do następnego rozdziału (M264). Trofea zdobyte przed przegraną zostają, tych za zwycięstwo się nie dostaje, a te za przegraną tak. Jeśli próbują rozdziału jeszcze raz, wszystko jest jak przed nim (OM108). Po rozdziale 11 jest tylko druga próba.',
  'standing:rounds.name': 'Rundy',
  'standing:rounds':
    'Runda kończy się po turze najniższej karty i wtedy dzieje się to, co na jej końcu, w kolejności zasad rozdziału. Runda przerwana, bo inicjatywę ustala się od nowa (OM9, OM11), jest skończona, więc czas działania płynie dalej, ale to, co dzieje się na końcu rundy, się nie dzieje. Karty, które rozdział kładzie na dole toru, po prostu się tam dokłada i runda trwa.',
  'standing:hits-and-pushes.name': 'Trafienia i nurt',
  'standing:hits-and-pushes':
    'Gdy zasada zadaje trafienia albo każe myszom rzucać na obronę, ser liczy się jak w walce (M108, M115), chyba że zasada mówi inaczej. Gdy zasada znosi myszy z nurtem, znosi je po kolei od góry toru, według M93, M94 i OM38. Odejmowanie kości kończy się na 0.',
  'standing:declarations.name': 'Co mówią gracze',
  'standing:declarations':
    'To, co gracze wybierają lub zapowiadają, rozstrzyga OM2; jeśli zasada nie podaje chwili, można to zrobić w każdej chwili tury myszy poza inną akcją. Jest to posunięcie jak każde inne, zapisywane i cofane jak każde inne.',
  'standing:standing-gifts.name': 'Trwałe dary',
  'standing:standing-gifts':
    'Czarne pióro: kośćmi rzuca się ponownie po rzucie na atak, a przed obroną; ser z pierwszego rzutu zostaje. Pistolet kapitana: dowolna jedna mysz, która nie jest zauroczona; razem 4 kości, bez wzmocnień, bez łapki i bez broni; obowiązują zasady od M116 do M118. Łapka w łapkę: zapisuje się przy tym dwie myszy z rozdziału 7.',
};
