/** Chapter 1, in Polish. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Zwiad: wyjścia, pola obrotu i kafle, które obracają się pod stopami.',
  'goal:objective': 'Znajdź w kuchennym piecu ostatni żar i zanieś go do domu, na mysi dwór.',
  'goal:victory':
    'Mysz niosąca żar stoi na mysim dworze (Tunele pod Jadalnią, q), potyczka powrotu do domu została rozstawiona, a na planszy nie ma sługusów.',
  'goal:defeat': 'Klepsydra dociera do znacznika zakończenia albo wszystkie myszy są pojmane w tym samym czasie.',
  'rule:carrying-the-ember.name': 'Niosąc żar',
  'rule:carrying-the-ember': 'Żar leży w łupinie orzecha. Mysz, która go niesie, nie może użyć pośpiechu.',
  'rule:homecoming.name': 'Powrót do domu',
  'rule:homecoming':
    'Gdy myszy pierwszy raz wchodzą z żarem do Tuneli pod Jadalnią, rozstawia się potyczkę powrotu do domu, potyczkę ustaloną: 1 stonoga na g i 1 szczurzy wojownik na i.',
  opening: `Maginos zszedł z półki alchemika, gdzie mieszkał między słownikiem a słojem z ropuchami, i nie wyglądał najlepiej. Był najstarszą myszą w Zaścianku i ze względu na kolana sypiał w rękawiczce.

— Wielkie palenisko zgasło — powiedział. — Małe paleniska zgasły. Ale kuchenny piec to skąpiec. On chowa na potem. — Podniósł krzywy pazur. — W głębi, pod popiołem, gdzie kucharka nigdy nie wygarnia, jest kamień, który trzyma ciepło cztery dni. Dzisiaj jest czwarty.

Kowal Nez nie powiedział nic. Włożył fartuch, wziął młot, którego nie podniesie żadna inna mysz, i stanął u wylotu tunelu. Tak wyglądały jego przemówienia.

Wtedy z obu końców dworu rozległo się drapanie. Karaluchy zwęszyły, że ściany są zimne, że nikt nie pilnuje okruchów i że są tu mysięta.

— Jeden węgielek — powiedział Collin i dobył drugiej najlepszej szpilki swojego ojca. — Tam i z powrotem, zanim w klepsydrze Wysokich przesypie się piasek. A jeśli ktoś zobaczy szarą nić, niech jej nie dotyka.

W trzecim pudełku kichnął ktoś bardzo mały.`,
  'dining-tunnels':
    'Dom: tron ze szpulki, trzydzieścioro jeden mysiąt w pudełkach po zapałkach, zapach wosku. Nigdy dotąd nie trzeba go było bronić. Tilda naciąga koc na najbliższe pudełko, a kiedy się odwraca, buławę ma już w łapce.',
  'surge:dining-tunnels.name': 'Zimne nogi',
  'surge:dining-tunnels': 'Umieść 2 karaluchy.',
  'room:dining-tunnels/mind-the-nursery.name': 'Uwaga na maluchy',
  'room:dining-tunnels/mind-the-nursery':
    'Sługus, który po swoim ruchu, choćby się nie ruszył, jest w pokoju maluchów (p), gdy nie ma tam żadnej myszy, kładzie 1 ser na serowym kole.',
  'kitchen-tunnels':
    'Za kuchenną ścianą zbiegają się cztery tunele, a każdy bywał ciepły o innej porze. Rano chleb. W południe zupa. Można było wąsami odczytać godzinę. Teraz wszystkie są tak samo zimne, a w północnym ktoś zostawił swoją skorupę.',
  kitchen:
    'Tam, na blacie, dwa szczury toczą ku piecowi wiadro do szorowania, a trzeci idzie przodem i nie niesie nic. — Kapitan mówi, że żadnych ogni — sapie jeden. — Kapitan mówi, że Pani mówi. — Woda chlupie. Za nimi, między żelaznymi prętami, widzisz go, nie większy od jagody, za to czerwieńszy: ostatni ciepły kamień.',
  'surge:kitchen.name': 'Wiadro',
  'surge:kitchen':
    'Szczury przewracają wiadro: każda mysz na polu c, d, e, g, h lub i zostaje przewrócona. Potem umieść 2 szczurzych wojowników na blacie (a).',
  'search:take-the-ember.name': 'Ostatni ciepły kamień',
  'search:take-the-ember': 'Mysz, której uda się szperanie na blacie (a), zamiast dobierać kartę, bierze żar.',
  'dining-hall':
    'Wysocy wciąż siedzą przy kolacji. Kuchcik zasnął z łyżką w ręce i łyżka przymarzła mu do kciuka. Nad twoją głową ciągnie się stół, jak pokład okrętu. Na górze jest pasztet. Na górze są też nogi, które nie śpią.',
  'search:pie-crust.name': 'Cała skórka z pasztetu',
  'search:pie-crust':
    'Mysz, której uda się szperanie na stole (t), zamiast dobierać kartę, znajduje całą skórkę z pasztetu: drużyna zdobywa trofeum Pełna spiżarnia.',
  'guard-room':
    'Strażnicy Wysokich chrapią w żelaznych koszulach. Na ścianie wisi latarnia bez światła, a w latarni siedzi mysz i gra w kości sama ze sobą. — Przegrywam — mówi. — Nie jesteście tu przypadkiem w sprawie klucza? Wisi na haku. Wieszają go tak, żebym widział. Szczury nie mają za grosz wychowania.',
  'search:cage-key.name': 'Klucz do klatki',
  'search:cage-key':
    'Mysz, której uda się szperanie przy haku na klucz (q), zamiast dobierać kartę, znajduje klucz do klatki z latarni: drużyna zdobywa trofeum Filch na wolności, a ponieważ Filch zna krótkie drogi, znacznik zakończenia przesuwa się o jedną stronę dalej.',
  'quest:a-thief-in-a-lantern.name': 'Złodziej w latarni',
  'quest:a-thief-in-a-lantern': 'Idź z kuchni na wschód, obok szczurów na warcie, i otwórz klatkę z latarni.',
  'quest:a-thief-in-a-lantern.reward': 'Filch na wolności',
  'quest:a-thief-in-a-lantern.cost':
    'Jedno pomieszczenie więcej i walka w nim; w zamian znacznik zakończenia przesuwa się o jedną stronę dalej.',
  'quest:supper-for-thirty-one.name': 'Kolacja dla trzydzieściorga jeden',
  'quest:supper-for-thirty-one': 'Wróć do domu przez stół w jadalni zamiast tunelami i przynieś skórkę z pasztetu.',
  'quest:supper-for-thirty-one.reward': 'Pełna spiżarnia',
  'quest:supper-for-thirty-one.cost': 'Jedna potyczka więcej i wspinaczka.',
  'closed:flip:guard-room': 'krata w podłodze zamarzła na kość',
  victory: `Przenieśli węgielek przez dwór, a wszyscy patrzyli, i włożyli go do kieliszka na jajko, który był kiedyś wanną króla Aldera, i przez chwilę nie działo się nic. Potem kieliszek zaczął tykać, jak to metal. Po brzegu przebiegła czerwona kreska. Trzydzieścioro mysiąt odwróciło się ku niej przez sen, wszystkie naraz, jak kwiaty.

Trzydzieste pierwsze kichnęło.

— To nie potrwa długo — powiedział Maginos, a potem, bo Tilda na niego spojrzała, dodał: — Ale trochę potrwa. Ogień chce powietrza i towarzystwa. Chce, żeby go nosić. — Zmarszczył czoło. — Chce latarni. Porządnej. Małej, srebrnej i ukradzionej z przybornika do szycia przez pewnego króla, który powinien już dawno być w domu.

Collin patrzył na podłogę. Między płytami ciekła strużka roztopionego śniegu, a po wodzie, obracając się powoli, płynął skrawek czerwonej nici zawiązany na supełek. Znał ten supełek. Ojciec wiązał go na wszystkim, żeby rzeczy trafiały do domu.`,
  defeat: `Piec tyknął jeszcze raz i był już tylko żelazem. Stali dookoła i nie mieli czego nieść.

To Nez uklęknął i dmuchnął w popiół, powoli, tak długo, jak umie dmuchać kowal, czyli bardzo długo. Spojrzało na niego czerwone ziarenko. Było mniejsze niż węgielek. Było go mniej więcej tyle, ile waży jedno słowo. Zamknął je w dwóch wielkich łapach i tak je zaniósł do domu, całą drogę na tylnych nogach, i nigdy nie powiedział, jak bardzo bolało.

Musiało wystarczyć. A na wodzie pod dworem płynął skrawek czerwonej nici, zawiązany na supełek, który Collin znał.`,
};
