/** Chapter 8, in Hungarian. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'Gyűjtés és főzés: három dolog, bármilyen sorrendben, és méreg.',
  'goal:objective': 'Vigyél lámpaolajat, sót és lépes mézet az íróasztalra, és főzd meg az ébresztő italt.',
  'goal:victory': 'A főzet 3-on áll, és nincs ellenfél a táblán.',
  'goal:defeat': 'A homokóra eléri a fejezet vége jelzőt, vagy minden egér egyszerre fogoly.',
  'rule:ingredients.name': 'Hozzávalók',
  'rule:ingredients':
    'A lámpaolajat, a sót és a lépes mézet úgy kell vinni, mint a történetjelzőket, de egy egér legfeljebb egyet visz közülük.',
  'rule:the-smell.name': 'Az illat',
  'rule:the-smell':
    'Az alkimista íróasztalán (a) vagy mellette álló egér a lépésének bármely pillanatában leteheti ott a hozzávalóját (nem akció); onnan már nem vehető föl, és nem tartja vissza az egereket a felfedezéstől. Ami fogságba eséskor esett az asztalra, az is letettnek számít. Amint mindhárom az asztalon van, az égőre kerül és elhasználódik; az égő ég, és jön az ivadék, megszabott összetűzés: 1 pók a b mezőre, 4 csótány az elhelyezés szabályai szerint, rajtaütéssel.',
  'rule:brewing.name': 'Főzés',
  'rule:brewing':
    'Ha az égő ég, az íróasztalon (a) álló egér akcióként főzhet: annyi kockával dob, amennyi a tudása, és minden csillag 1-et ad a főzethez. Amint 3-on vagy többön áll, az ital kész. Egy fordulóban több egér is főzhet.',
  'rule:poison-everywhere.name': 'Méreg mindenütt',
  'rule:poison-everywhere':
    'Minden összetűzéskártya, amelyet ebben a fejezetben a 3. oldalon vagy később húztok, az ellenfelein felül pókot is hoz, ha nincs pók a táblán, és a sorában sincs; cserébe egy patkányharcossal kevesebb jön, vagy ha az nincs, két csótánnyal kevesebb (vagy amennyi van). Az ellenfeleket távol tartó szívességek és kártyák csak ezután számítanak.',
  'rule:a-safe-house.name': 'Biztos ház',
  'rule:a-safe-house':
    'Amíg az égő nem ég, ha az M57 sajtot tenne a sajtkerékre, miközben az egerek az alkimista kamrájában vannak, helyette vegyél le 1 csendes fordulót; ezekből 2 van. Ha elfogytak, az M57 itt is érvényes.',
  'rule:a-bottle-of-antidote.name': 'Egy üvegcse ellenméreg',
  'rule:a-bottle-of-antidote': 'Egy egér, akit a játékosok választanak, Ellenméreggel a hátizsákjában kezd.',
  opening: `Maginos tizenkét éve háztartást vitt az alkimista könyvespolcán, és mindent elolvasott rajta, a címkéket is.

– Van egy ital a hideg alvás ellen – mondta. – A négyszáztizenkettedik oldalon. Olaj, amely égett, só, amely fölött sírtak, méz, amelyet loptak. Az én öreg barátom ott – és a hatalmas alvó fej felé bólintott az asztalon – mindig azt hitte, a harmadik csak tréfa. Nem az. A méz csak akkor hat, ha valaki ennyire akarta.

– Mennyi lesz belőle? – kérdezte Tilda.

Maginos levette a szemüvegét. Az igazat megvallva csak egyetlen üveg volt, spárgával fölkötve. – Egy csepp – mondta.

Mind gondolkodóba estek, és mind más arcot láttak. Collin az apjára gondolt, akárhol fekszik is. Tilda a Nagy Királyra az ágyában, akinek egyetlen kiáltása egy sereget ébresztene. Filch a fiúra a kanállal. Lily tíz névre, és el is mondta őket magában.

– Először főzzük meg – mondta Nez. – Aztán összeveszünk rajta.

A mennyezeten, a szekrény fölött, megremegett egy szürke szál, amely reggel még nem volt ott, mintha valaki egyik lábujjával olvasná.`,
  alchemist:
    'Az égő, a lombik, a nagy könyv, kinyitva a jó oldalon. Szinte otthonos is lehetne. De a szekrény tetején szürke selyemtojások sorakoznak, mint a lekvárosüvegek; és az egyik üveg épp most húzódott arrébb, hogy helyet adjon a másiknak.',
  'surge:alchemist.name': 'Még több szem',
  'surge:alchemist': 'Helyezz el 2 csótányt és 1 patkányharcost.',
  'search:the-crystal-phial.name': 'A kristályfiola',
  'search:the-crystal-phial':
    'Az az egér, amelyik a szekrény tetején (c) sikerrel keres, kártyahúzás helyett elveszi a fiolát. Ha abban a pillanatban, amikor az ital elkészül, a helyiségben egy egérnél ott a fiola, a csapat megkapja a Két csepp kitüntetést.',
  'guard-room':
    'A fáklya alatt száz év füstjétől fekete a fal. Egy kevés olaj lecsorgott, és összegyűlt egy repedésben. Égett, amikor születtetek. Égett, amikor a nagyanyátok született. Elfér egy mogyoróhéjban.',
  'search:oil-of-the-torch.name': 'A fáklya olaja',
  'search:oil-of-the-torch':
    'Az az egér, amelyik a fáklya alatt (d) sikerrel keres, kártyahúzás helyett lámpaolajat talál.',
  'dining-hall':
    'A nagy sótartó a Nagy Király üres széke előtt áll. Valaki sírt itt vacsoránál, ahol mindenki láthatta, és senki sem nézett oda. A könnyek egymás mellé fagytak a peremén. Jók lesznek.',
  'search:the-salt-cellar.name': 'A sótartó',
  'search:the-salt-cellar':
    'Az az egér, amelyik a széken (j) vagy az asztalon (t) sikerrel keres, kártyahúzás helyett sót talál.',
  kitchen:
    'A mézesbödön ott van, ahol mindig, kendő alatt, a tiltott polcon. A kastély minden egere csukott szemmel is odatalál. Meg mindenki, akinek hat lába van.',
  'search:the-honey-crock.name': 'A mézesbödön',
  'search:the-honey-crock': 'Az az egér, amelyik a pulton (a) sikerrel keres, kártyahúzás helyett lépes mézet talál.',
  'room:kitchen/sweet-tooth.name': 'Édesszájúak',
  'room:kitchen/sweet-tooth': 'A Konyhában a csótányok mohók.',
  'crystal-tunnels':
    'Lent az aknában, a kristályok közt, valakinek a horgászzsinórja még mindig fennakadva lóg egy sziklacsúcson. A kórus nagyon halkan dúdol. Ma éjjel senki sem számol.',
  'search:line-in-the-rock.name': 'Zsinór a sziklán',
  'search:line-in-the-rock':
    'Az az egér, amelyik az aknában (l) sikerrel keres, kártyahúzás helyett megtalálja a Horog és Damilt.',
  'quest:top-of-the-cabinet.name': 'A szekrény teteje',
  'quest:top-of-the-cabinet':
    'Juss föl valahogy a szekrényre (Horog és Damil a lenti aknából, Villa, Levitáció vagy Máshol), és hozd le a kristályfiolát.',
  'quest:top-of-the-cabinet.reward': 'Két csepp',
  'quest:top-of-the-cabinet.cost': 'Egy út odalent vagy egy szerencsés lelet, és múlik az idő.',
  'deed:rat-oath':
    'A fejezetben egyszer, összetűzéskártya húzása után, a játékosok kimondhatják, hogy a patkányharcosai és elit patkányharcosai elmaradnak.',
  'deed:captains-pistol': 'A fejezetben egyszer egy egér elsütheti a pisztolyt; lásd az állandó szabályokat.',
  'deed:belled-cat': 'A Konyhában az összetűzéskártyáról 2 csótánnyal kevesebb jön: járt már itt a csengő.',
  'deed:paw-in-paw': 'A 7. fejezet két egerének egyenként +1 a védelme, amíg egy mezőn állnak.',
  'closed:flip:guard-room': 'a padlórács befagyott',
  'closed:flip:dining-hall': 'beszőtte a pókháló',
  'closed:flip:kitchen': 'beszőtte a pókháló',
  victory: `Egy csepp lett belőle. Ott lógott a lombik száján, olyan színben, mint egy ablak kívülről, téli éjszakán, aztán leesett, és valaki egy makkcsészében elkapta. Senki sem vett levegőt.

Mögöttük az ivadékból az utolsó is összehúzta a lábait. Közelről nézve egészen kicsi volt. Ő is valakinek a kölyke volt.

– Éhes – mondta lassan Maginos, amikor már megint együtt ültek. – Benne van a könyvben, ha valaki a szomorú részeket is elolvassa. Vannak lények, akik hidegen születnek. Minden meleg sarokból kisöprik őket. És ha egyszer egyet véletlenül bezárnak egy szobába, ahová senki se jár, és nincs ennivaló, csak a gyertyák vége... – föltette az üveget, aztán megint levette. – Nem mentegetem. Csak azt gondolom, hogy valakinek ki kellett volna nyitnia azt az ajtót.`,
  defeat: `Elrepedt a lombik. Napokig a szobában maradt az illat, égett cukor, só és lámpa, és akinek az orrába ment, annak eszébe jutott valami, és a főzet ennél többet nem tudott.

– Csak egy négyszáztizenkettedik oldal volt – mondta Maginos. Szilánkonként söpörte össze az üveget, hiszen a barátjáé volt. – Hát jó. A Nagyoknak a hosszabb úton kell fölébredniük. Apádnak is, fiacskám. Másként is föl lehet ébreszteni valakit. Lassabb. Többnyire abból áll, hogy ott ülünk mellette.`,
  'do:lay-it-down': 'Tedd az íróasztalra',
  'do:brew': 'Főzz',
  'ask:rat-oath': 'A kapitány tud lassú lenni. Nézzenek félre a kártya patkányai?',
  'ask:rat-oath.yes': 'Igen, itt az eskü ideje',
  'ask:rat-oath.no': 'Még ne',
};
