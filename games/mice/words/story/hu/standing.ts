/** The campaign: its premise and the rules that stand in every chapter, in Hungarian. */
export const texts: Readonly<Record<string, string>> = {
  title: 'A gyűszűlámpás',
  premise:
    'Az év leghosszabb éjszakája van, és valaki kiitta Hollowmere kastélyának tüzeit. A Nagyok, ahogy az egerek az embereket hívják, ott alszanak, ahol álltak. A falak mögött lakik Falköz apró népe, és ők ébren vannak, mert senki sem gondolta, hogy varázslatra érdemesek. Királyuk, Alder, fogta a gyűszűlámpást, és elindult megkeresni a meleget. Nem tért vissza. Fia, Collin, akinek gombostű a kardja, és több a barátja, mint sejti, utánamegy egyetlen darab parázzsal.',
  'standing:all-captured.name': 'Mind foglyok',
  'standing:all-captured': 'Ha minden játékban lévő egér egyszerre fogoly, a fejezet elveszett.',
  'standing:story-tokens.name': 'Történetjelzők',
  'standing:story-tokens':
    'A történetjelzőt egy egér viszi. Nem foglal mancsot, sem helyet a hátizsákban. A mezőjén álló egér a saját lépésének bármely pillanatában fölveheti, vízen és más akción kívül (se nem akció, se nem ingyenes akció), és megosztással cserél gazdát. Amit alkalmi keresés talál meg, azt előtte más módon nem lehet elvenni; megtaláltnak számít, ha egyszer már vitte egér. Ha a vivője fogságba esik, vagy egy esemény elragadja, a jelző azon a mezőn marad, ahol ez történt; vízmezőről vagy csak segítséggel elérhető mezőről a legközelebbi száraz mezőre kerül, ahová az egerek el tudnak jutni. Az egerek nem hagyhatják el felfedezéssel azt a lapot, amelynek padlóján megtalált történetjelző fekszik. A helyiségben fekvő jelzők ott maradnak, ha a lapot megfordítják (az OM58 ellenére).',
  'standing:special-search.name': 'Alkalmi keresés',
  'standing:special-search':
    'Az alkalmi keresés keresés akció a szokott dobással, a megnevezett mezők egyikén. A siker azt találja meg, amit a fejezet mond, a fejezetben egyszer, és annak az egérnek a sikeres keresése abban a helyiségben; a játékos húzhat helyette kártyát (OM50), ha az egér ott még nem keresett sikerrel. Aki ott már keresett sikerrel, az még mindig kereshet olyat, ami nincs meg. Ha az már az egereknél van, vagy a feltétele nem teljesül, a keresés közönséges.',
  'standing:few-mice.name': 'Kevés egér',
  'standing:few-mice':
    'Ha a fejezetben kevesebb az egér, mint a hely (prológus, 7. fejezet), a fennmaradó helyek osztoznak: sorban kapják az egereket, és egy egér helyei felváltva lépnek vele, az alacsonyabb kezdi (az OM5-ön túl).',
  'standing:party-tokens.name': 'A csapat jelzői',
  'standing:party-tokens': 'A csapattal induló jelzőt a játékosok választotta egér kapja.',
  'standing:lantern.name': 'A lámpás',
  'standing:lantern':
    'A Gyűszűlámpással vagy a Repedt lámpással a 3. fejezettől egy egér történetjelzőként viszi a lámpást. Egy keresés összes kockája közt elég egy csillag. A macskabajuszt ugyanígy kell vinni, a 7. fejezettől.',
  'standing:end-cap.name': 'Az utolsó oldal',
  'standing:end-cap':
    'A fejezet vége jelző sohasem megy a 8. oldalon túl, és kezdetben sohasem áll a 3. oldalon vagy alatta.',
  'standing:empty-deck.name': 'Üres pakli',
  'standing:empty-deck': 'Ha összetűzéskártyát kell húzni, és a pakli üres, keverd meg a dobott lapokat új paklinak.',
  'standing:set-encounters.name': 'Megszabott összetűzések',
  'standing:set-encounters':
    'A megszabott összetűzés az összetűzéskártya helyett áll; a mező nélkül megnevezett ellenfelek az M162 és M168 közti szabályok szerint kerülnek föl. Ha a megnevezett mezőn nincs hely, a figura a legközelebbire kerül, ahol van (egyenlőség: OM2). A sorrendet úgy kell meghatározni, mint húzott kártyánál (OM9), de kártyahúzás nem történt: az Álruhák és a kártyára felelő trükkök nem hatnak. Egy korábbi helyiség felfordított kártyája ott marad, és az szabja meg a felbukkanást, hacsak a helyiségnek nincs sajátja.',
  'standing:set-figures.name': 'Kevés figura',
  'standing:set-figures':
    'Ha kevés a figura, először a főnökök jönnek, aztán az elit patkányharcosok, aztán a patkányharcosok.',
  'standing:explore-text.name': 'Felolvasás',
  'standing:explore-text':
    'A helyiség szövegét fejezetenként egyszer kell felolvasni, az első belépéskor; a kezdő helyiségét a bevezetés után.',
  'standing:gaps.name': 'Piros vonal, rés, kristály',
  'standing:gaps':
    'Az ellenfelek úgy mennek át a piros vonalon, mintha ott sem volna. Résen senki sem megy át, csak Horog és Damillal, Levitációval vagy Villával. Se a kristály, se a rés nem takarja a kilátást.',
  'standing:full-exit.name': 'Tolongás a kijáratnál',
  'standing:full-exit': 'Ha a kijárat mezői megteltek, a többi egér a szomszédaikra érkezik.',
  'standing:fork-current.name': 'Ahol a sodrás kettéválik',
  'standing:fork-current': 'Ahol a sodrás kettéválik, az egér játékosa választ ágat.',
  'standing:going-on.name': 'Tovább',
  'standing:going-on':
    'Vereség után a játékosok továbbmehetnek a következő fejezetre (M264). A vereség előtt szerzett kitüntetések megmaradnak, a győzelemért járók nem járnak, a vereségért járók igen. Ha újra megpróbálják, minden olyan, mint előtte volt (OM108). A 11. fejezet után csak az újabb próba van.',
  'standing:rounds.name': 'Fordulók',
  'standing:rounds':
    'A forduló a legalsó kártya lépése után ér véget, és ami a végén történik, az akkor történik, a fejezet szabályainak sorrendjében. Az új sorrend miatt félbeszakadt forduló (OM9, OM11) véget ért, az időtartamok tehát telnek, de ami a forduló végén történne, az elmarad. Amit a fejezet a sor aljára tesz, az egyszerűen odakerül, és a forduló folytatódik.',
  'standing:hits-and-pushes.name': 'Találat és sodrás',
  'standing:hits-and-pushes':
    'Ha egy szabály találatot okoz, vagy védekezést kér az egerektől, a sajt úgy számít, mint harcban (M108, M115), hacsak a szabály mást nem mond. Ha egy szabály elsodorja az egereket, a sor tetejétől sorban sodródnak, az M93, M94 és OM38 szerint. A kockák levonása 0-nál megáll.',
  'standing:declarations.name': 'Amit a játékosok mondanak',
  'standing:declarations':
    'Amit a játékosok választanak vagy kimondanak, arról az OM2 dönt; ha a szabály nem nevez meg pillanatot, egy egér lépésében bármikor lehet, más akción kívül. Ugyanolyan lépése a játéknak, mint a többi: rögzül és visszavonható.',
  'standing:standing-gifts.name': 'Maradandó ajándékok',
  'standing:standing-gifts':
    'Fekete toll: a kockákat a támadó dobás után, a védekezés előtt kell újradobni; az első dobás sajtja megmarad. A kapitány pisztolya: bármelyik egér, aki nincs elbűvölve; összesen 4 kocka, bónuszok nélkül, mancs és fegyver nem kell; az M116 és M118 közti szabályok érvényesek. Mancs a mancsban: a 7. fejezet két egerét vele együtt kell följegyezni.',
};
