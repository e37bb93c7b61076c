/** Chapter 7, in Hungarian. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Csak két egér és egy fény, amely leég.',
  'goal:objective': 'Juss ki a vízből, föl a csövön, és haza, amíg a gyertya tart.',
  'goal:victory':
    'A két egér a keleti szeleptől (Csővezeték, h) az Ebédlő alagútjai felé fedez fel, miután a szelep kinyílt.',
  'goal:defeat': 'A homokóra eléri a fejezet vége jelzőt, vagy mindkét egér egyszerre fogoly.',
  'rule:half-the-trouble.name': 'Fele baj',
  'rule:half-the-trouble':
    'Az összetűzéskártya vagy felbukkanása hozta ellenfelek minden csoportjából a fele jön, fölfelé kerekítve. A kártyáról jövő póknak vagy barlangi százlábúnak 1 életponttal kevesebb van. Az ebben a fejezetben megadott csoportok teljes létszámban jönnek.',
  'rule:the-candle.name': 'A gyertya',
  'rule:the-candle':
    'Minden felbukkanáskor, és ha egy egér fogságba esik, a gyertya 1-gyel lejjebb ég. 3-on kezd, és 0 alá nem megy.',
  'rule:back-to-back.name': 'Háttal egymásnak',
  'rule:back-to-back': 'Amíg a gyertya 0 fölött van, két egy mezőn álló egérnek egyenként +1 a védelme.',
  'rule:warm-hands.name': 'Meleg kezek',
  'rule:warm-hands':
    'Ha kettejük egyike gyógyító, mindkettejüktől távol tartja a hideget: a fejezet vége jelző egy oldallal hátrébb kezd.',
  'rule:the-dark.name': 'A sötét',
  'rule:the-dark':
    'Amíg a gyertya 0-n áll, az egér csak a saját és a szomszédos mezőket látja, távolsági támadáshoz és minden máshoz is. Az ellenfelek a szokott módon látnak.',
  'rule:alone-for-a-moment.name': 'Egy pillanatra egyedül',
  'rule:alone-for-a-moment':
    'A fogoly egér a következő lépésében megmenekül, ha a másik egér nem osztozik mezőn ellenféllel, és nincs mellette sem, akkor is, ha vannak ellenfelek a táblán; száraz mezőre kerül, ha van szabad. Az M224 érvényes.',
  'rule:unbroken.name': 'Elválaszthatatlanok',
  'rule:unbroken': 'Ha a győzelemig egyetlen egér sem esett fogságba, a kettő megkapja a Mancs a mancsban kitüntetést.',
  'rule:no-lantern.name': 'Lámpás nélkül',
  'rule:no-lantern': 'A gyűszűlámpás a többieknél maradt: ebben a fejezetben nincs játékban.',
  opening: `A mosogató padlóját deszkával foltozták meg, a deszkát meg reménnyel. Hat egér indult el rajta. Négy ért át a túloldalra.

Még nem mondom meg, melyik kettő zuhant le. Válasszatok; most már ismeritek őket. A kettő közül az egyik vagy zárat tudott nyitni, vagy zsanért javítani, másként nem volna mit mesélni.

Zuhantak, el a csövek mellett, el egy sor rozsdás kampó mellett, el valakinek a kiteregetett ruhái mellett; aztán elkapta őket a folyó, és olyan hideg volt, hogy már szinte hallatszott. Amikor fölbukkantak, mindegyik a másik nevét kiabálta. Ez volt az első. A második egy gyertya volt. Csak a csonkja, valakinek a zsebéből, és életében háromszor gyújtották meg. Maguk közt tartották, ki a vízből, mint egy nagyon kicsi zászlót.

Messze fönt lyuk látszott, és benne négy arc. – Maradjatok ott! – kiáltotta Collin vagy Tilda, vagy aki ott fönt mindig ezt szokta kiáltani.

– Nem készültünk sehová – mondta az, akinél a gyertya volt, és a másik nevetni kezdett, és közben jó sok folyót nyelt.`,
  'sewer-drain-pipe':
    'Ismeritek ezt a helyet. Mögöttetek a rács nyitja-csukja a fogait. Előttetek a nagy cső szája, magasabban, mint két egér egymás vállán állva. Egymásra néztek. Úgy esik, hogy épp két egér vagytok.',
  'surge:sewer-drain-pipe.name': 'Egy hullám',
  'surge:sewer-drain-pipe':
    'Minden vízben lévő egér egy mezőt sodródik. Aztán helyezz el 2 csótányt, egyet az a, egyet a j mezőn.',
  'search:candle-stub.name': 'Gyertyacsonk',
  'search:candle-stub':
    'Az az egér, amelyik a d vagy az i mezőn sikerrel keres, kártyahúzás helyett gyertyacsonkot talál: a gyertya 1-gyel nő.',
  sewer:
    'A gyertya szobát csinál a sötétből, épp akkorát, amekkora kell. Odakint elmegy a folyó, meg dolgok a folyón, egyszer pedig valami, ami megáll megnézni a fényt, aztán udvariasan továbbúszik.',
  'search:tallow.name': 'Faggyú',
  'search:tallow':
    'Az első egér, amelyik a déli parton sikerrel keres, kártyahúzás helyett faggyút talál: a gyertya 2-vel nő.',
  pipes:
    'A könyökcsőből oldalra növő erdőbe léptek ki. Alul acél, fölül réz, köztük mélység, amely egészben nyeli el a gyertyafényt. Meleg! A réz meleg. Valahol odalent tűz ég, a kovácsműhelyben, amely száz éve hideg.',
  'surge:pipes.name': 'Gőz',
  'surge:pipes':
    'A rézcsöveken (c, g, l) álló minden figura 1 találatot kap, és védekezik. Aztán helyezz el 1 patkányharcost az o mezőn.',
  'room:pipes/the-valve.name': 'A szelep',
  'room:pipes/the-valve':
    'A keleti kijárat zárva van, amíg a szelep ki nem nyílt. A h mezőn álló egér akcióként elfordíthatja: annyi kockával dob, amennyi a tudása, az ezermester vagy a tolvaj 1-gyel többel; csillaggal a szelep kinyílik, és a rézcsöveken (c, g, l) minden ellenfél le van győzve. A h mezőről senki sem fedez fel, amíg egy egér nincs a táblán.',
  'dining-tunnels': 'Fény. Hangok. Valaki süt valamit.',
  'quest:tallow-from-the-far-side.name': 'Faggyú a túloldalról',
  'quest:tallow-from-the-far-side': 'Menj előbb északra, a Csatornába, és hozz annyi faggyút, hogy lássatok.',
  'quest:tallow-from-the-far-side.reward': '2 a gyertyára',
  'quest:tallow-from-the-far-side.cost': 'Eggyel több összetűzés két egérnek.',
  'deed:rat-oath': 'Az egyik őrszem másfelé néz: a Csővezeték összetűzéséből az elit patkányharcosok elmaradnak.',
  'deed:belled-cat':
    'Az egerek hallják, merre jár a macska, és a rövidebb úton mennek: a fejezet vége jelző egy oldallal hátrébb kezd.',
  'deed:cats-whisker': 'A bajusz jó rúd: aki viszi, 1 kockával többel dob, hogy kijusson a vízből.',
  'closed:flip:sewer': 'odafent a rácsot befedte a jég',
  'closed:flip:dining-tunnels': 'az érkezéssel a fejezet véget ér',
  victory: `Kiestek a falból az egérudvarba, fültől farkig kormosan, és volt náluk valami, ami leginkább egy megégett borsóhoz hasonlított. Valaha az volt a gyertya.

Senki sem aludt. Nez vagy Filch, vagy ahogy épp esett, a nagy barát vagy a kicsi, egy nap és egy éjszaka kanállal ásta a mosogató padlóját, és egyszer sem tette le. A négy meg a kettő egymásra nézett. Aztán mind egy kupacban voltak, és jó darabig nem lehetett tudni, ki kicsoda.

– A réz meleg – mondta valahonnan alulról az, aki a gyertyát vitte. – Végig lefelé. A kovácsműhelyben van nála a tűz, és úgy ül rajta, mint egy kotlós. – Aztán más hangon: – Egyedül bármelyikünk megőrült volna odalent.

– Ne légy egyedül bátor – mondta Collin. Magának mondta. De a legkisebb kölyök, akinek aludnia kellett volna, egyenesen őrá nézett.`,
  defeat: `A második reggelen találtak rájuk az udvar alatti kavicson, hidegen, mint két kő, mindegyiknek a mancsa a másik bundájában. Éltek. Tilda nem mozdult mellőlük, amíg ez biztos nem lett, és ha az egyik épp Tilda volt, akkor Maginos, fejjel lefelé tartott könyvvel.

– Meleg a réz – ez volt az első, amit érteni lehetett. – A kovácsműhelyben a tűz.

Napokba került nekik, és valami másba is, amiről nem beszéltek. De azóta egy tányérból ettek, ők ketten. És mindig is abból fognak.`,
  'do:turn-the-valve': 'Fordítsd el a szelepet',
};
