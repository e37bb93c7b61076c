/** Chapter 3, in Hungarian. */
export const texts: Readonly<Record<string, string>> = {
  newIdea: 'A nyílt ég: fedezék, szabad terep és egy ellenség, aki barát is lehetne.',
  'goal:objective': 'Kelj át az udvaron az öreg fához, ébreszd fel, aki ott van, és hozd le a kövek alá.',
  'goal:victory': 'Lily játékban van, és az egerek a lefolyórácsnál (Udvar, j) felfedeznek.',
  'goal:defeat': 'A homokóra eléri a fejezet vége jelzőt, vagy minden egér egyszerre fogoly.',
  'rule:the-magpie.name': 'A szarka',
  'rule:the-magpie':
    'Minden forduló végén, amíg az egerek az Udvaron vannak, és a szarka még nem ment el, lecsap arra a szabad mezőn álló egérre, amelyik a legkevesebb figurával osztja a mezőjét (egyenlőségnél a soron legfelül lévőre). Dobj 2 kockával; a találatok úgy számítanak, mint közelharcban; az egér védekezik. A szarkáért dobott sajt, itt és a védekezésében, nem számít. Ha nincs egér szabad mezőn, nem tesz semmit.',
  'rule:feed-the-magpie.name': 'Etesd meg a szarkát',
  'rule:feed-the-magpie':
    'Amíg a szarka nem ment el, az Udvar egy szabad mezőjén álló egér akcióként megetetheti: eldob 3 sajtot vagy a nála lévő faggyút. A szarka a fejezet hátralévő részére elmegy; a csapat megkapja A szarka barátsága kitüntetést.',
  'rule:drive-off-the-magpie.name': 'Kergesd el a szarkát',
  'rule:drive-off-the-magpie':
    'A szarka az Udvar bármely mezőjéről célpontja lehet távolsági támadásnak, ha a lövő mezőjén és a szomszédos mezőkön nincs ellenfél; rálátás nem kell. Védekezéskor 3 kockával dob, 2 életpontja van; a sebei megmaradnak. 2 sebnél a fejezet hátralévő részére elmegy; a csapat megkapja a Fekete toll kitüntetést. Sohasem számít ellenfélnek, így az ellenfelekről szóló kártyák nem érintik.',
  'rule:wake-lily.name': 'Ébreszd fel Lilyt',
  'rule:wake-lily':
    'Az az egér, amelyik az odúban (t) sikerrel keres, kártyahúzás helyett felébreszti Lilyt: tedd Lilyt a t mezőre 1 sebbel, egy választott képességkártyával és az alapfelszerelésével, kártyáját a sor aljára (OM18); annak a játékosa vezeti, aki felébresztette; ha a t megtelt, az r mezőre kerül, ha az is, mellé. Ettől kezdve öt egér van, és a j mezőről senki sem fedez fel, amíg Lily nincs a táblán.',
  opening: `Télen egér nem megy át az udvaron. Ez az első szabály, még a macskás szabály és a mosakodásos szabály előtt. Az ég alatt pötty vagy egy fehér papíron, és valaki mindig olvas.

De a lámpás azt mondta, fölfelé, így hát ültek körülötte az egérudvarban, és egymást nézték.

– Én átkeltem rajta – mondta Filch, a tolvaj az őrök lámpásából. Nincs kalitka, amelyik sokáig fogva tartaná. Éjszaka állított be, valaki más sáljában. – Kétszer. Nem ajánlom. Van ott egy szarka. Sovány, mint egy fésű, és egész nap nincs más dolga, mint hogy éhes legyen. – Megvakarta a fülét. – És van valaki a fán. Láttam, amikor átmászott a falon a csűr felől, még a hó előtt. Mezei egér, akkora íjjal, mint ő maga. Kiabált. Azt gondoltam, nem az én dolgom.

– Mit kiabált? – kérdezte Tilda.

Filch a sálat nézte. – Azt, hogy „segítség” – mondta. – Azóta is ezen gondolkodom.

Collin felállt. Nez is, pedig neki vigyáznia kellett a fejére. Valahol fölöttük, a gyökereken, köveken és a befagyott lefolyón túl, valami ide-oda ugrált, száraz, türelmes lábakon.`,
  'dining-tunnels':
    'Ketyeg a tojástartó. Valamelyik dajka céklalével napot festett a falra, és bajuszt is rajzolt neki. Még egy utolsó lélegzet, aminek otthonszaga van.',
  'kitchen-tunnels':
    'Ide is betalált a szél. Úgy játszik a négy alagúton, ahogy egy sor üvegbe fújnak, mindig ugyanazt a mély hangot. Beletelik egy kis időbe, mire meghallod, hogy alatta valakik menetelnek.',
  kitchen:
    'Jégvirág a merőkanalakon. A szakácsné állva alszik, keze a kamraajtón, mintha zajt hallott volna odabent, és épp mérges akart volna lenni. A sarokban madzagon faggyúgolyó lóg; a madaraknak akasztották ki egy barátságosabb héten.',
  'search:a-lump-of-suet.name': 'Egy darab faggyú',
  'search:a-lump-of-suet':
    'Az az egér, amelyik a pulton (a) vagy a kamrasarokban (n) sikerrel keres, kártyahúzás helyett egy darab faggyút talál.',
  'tunnel-entrance':
    'A gyökérlépcsőn lehordta a szél a havat, hosszú fehér nyelvként fekszik keresztben a padlón. A kövön már nem húsz vonás van. Huszonhat.',
  courtyard:
    'Fehérség. Az alagutak után fáj. A kút, a szekér, a pad, messze a fekete fa: néhány sötét sziget, és köztük semmi a világon, ami mögé el lehetne bújni. A fa odvában megcsillan valami, mint egy nyílhegy. Aztán egy fekete-fehér madár száll a kútra, és rátok néz az egyik szemével, majd a másikkal.',
  'surge:courtyard.name': 'Szélroham',
  'surge:courtyard':
    'Minden szabad mezőn álló egér annyi kockával dob, amennyi a mozgásértéke; csillag nélkül ki van ütve. Aztán helyezz el 2 patkányharcost.',
  'search:wake-lily.name': 'Valaki a fán',
  'search:wake-lily':
    'Az az egér, amelyik a fa odvában (t) sikerrel keres, felébreszti Lilyt, ahogy az „Ébreszd fel Lilyt” szabály mondja.',
  'room:courtyard/deep-snow.name': 'Mély hó',
  'room:courtyard/deep-snow':
    'A szabad mezőn kezdő egér minden mozgásának első lépése 1 ponttal többe kerül. A 3 vagy nagyobb mozgásértékű egerek ezzel nem törődnek.',
  'quest:something-for-the-magpie.name': 'Valami a szarkának',
  'quest:something-for-the-magpie':
    'Útközben fordulj be a Konyhába, és keress faggyút, hogy a szarka etetése ne kerüljön sajtba.',
  'quest:something-for-the-magpie.reward': 'egy darab faggyú',
  'quest:something-for-the-magpie.cost': 'Eggyel több összetűzés.',
  'deed:thimble-lantern': 'A lámpást magatokkal viszitek; lásd az állandó szabályokat.',
  'deed:cracked-lantern': 'A repedt lámpást magatokkal viszitek; lásd az állandó szabályokat.',
  'closed:flip:dining-tunnels': 'odafent a kőlap odafagyott',
  victory: `Mind együtt húzták le a rácson át, íjastul, megfagyott varkocsostul, és hazavitték; és Tilda addig ült a lábán, amíg fel nem melegedett, mert vannak dolgok, amelyek nincsenek benne a könyvekben.

– Lily – mondta a mezei egér, amikor a fogai már engedték. – A csűrből. Volt ott egy lámpánk. Valami jött a gerendákon egy szürke szálon, és kiitta. Tizenegyen voltunk ébren. Én voltam a leggyorsabb. – A mancsait nézte. – Most nem vagyok ott. Úgyhogy tízen vannak.

Senki sem szólt semmit. Aztán Filch levette a sálat, és a nyaka köré tekerte.

– Járt arra a királyotok – mondta Lily. – Az első éjjel talált rám a fán. Nekem adta a fél sajtját meg a másik pár kesztyűjét. Azt mondta, a kristályok felé megy vissza, ahol az az öreg számol. És azt mondta: ha jön egy fiú gombostűvel, mondd meg neki, hogy ő a zárt szobában lakik.`,
  defeat: `Nélküle jöttek vissza, négy árnyék mászott le a rácson, és senki sem tudott senkire ránézni.

Két reggellel később kaparászás hallatszott a gyökérlépcsőnél. Egyedül jött, szigetről szigetre, kút, szekér, pad, üres tegezzel, dérrel a szemében. – Láttam, hogy próbálkoztok – mondta Lily a csűrből. A bal fülét nem érezte, és soha többé nem is fogja. – Senki más nem próbálkozott. Hát gondoltam, odamegyek, ahol ti vagytok.

Üzenetet hozott a királyuktól: hogy a kristályok felé ment vissza, ahol az az öreg számol; és hogy ő, akárki legyen is, a zárt szobában lakik.`,
  'do:feed-the-magpie': 'Etesd meg a szarkát',
};
