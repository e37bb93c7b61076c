/** Names and texts of what lies on the table when a chapter begins, in Hungarian, by their ids. Figures of a card stand in the content. */
import type { CardWords } from '../card-words.ts';

export const cards: CardWords = {
  // Heroes and what is printed on their cards
  collin: {
    name: 'Collin',
    text: 'Herceg, aki inkább csak fiú lenne. Van egy gombostűje, és több barátja, mint sejti.',
  },
  'first-into-the-dark': {
    name: 'Elsőként a sötétbe',
    text: 'Amikor Collin legyőz egy ellenfelet, egy másik, a játékos által választott egér a mezőjén vagy egy szomszédoson 1 sajtot kap.',
  },
  filch: { name: 'Filch', text: 'Tolvaj egy lámpásból. A mancsa előbb van fent, mint hogy észrevenné.' },
  pilfer: {
    name: 'Fürge ujjak',
    text: 'Amikor egy patkányharcos vagy elit patkányharcos Filch támadásától legalább 1 sebet kap, Filch a készletből 1 sajtot kap minden sajtért, amelyet abban a védekezésben dobtak; a sajtkeréké a magáé marad. Vurst kapitánynál nem működik.',
  },
  'quick-tail': { name: 'Ügyes farok', text: 'Filch a két mancsában lévőkön felül egy tőrt a farkában is viselhet.' },
  lily: { name: 'Lily', text: 'Segítségért futott egy szarka szeme láttára, és íjjal jött vissza.' },
  'lessons-learned': {
    name: 'Megtanulta',
    text: 'Lilyre nem hat az egérfogó: nem kell próbálnia, és nem csap le alatta.',
  },
  maginos: { name: 'Maginos', text: 'Tizenkét év az alkimista könyvespolcán. A címkéket is elolvasta.' },
  'well-read': {
    name: 'Olvasott',
    text: 'Saját lépésében egyszer, amikor egy dobásában csillag van, Maginos 1 sajtot kap.',
  },
  nez: { name: 'Nez', text: 'A kovács. Úgy szónokol, hogy feláll.' },
  'strong-back': { name: 'Erős hát', text: 'Nez hátizsákjában 4 nem trükk kártya fér el 3 helyett.' },
  tilda: { name: 'Tilda', text: 'Hűséget esküdött a királyi háznak. Meghallja, amit mások elhallgatnak.' },
  tend: {
    name: 'Ápolás',
    text: 'Akció: Tilda annyi kockával dob, amennyi a tudása; minden csillag 1 közönséges sebet vesz le egy egérről a mezőjén, akár önmagáról; minden csillag ugyanannak az egérnek szól.',
  },
  // What they begin with
  'collins-sword': { name: 'Collin kardja', text: 'Gombostű: apja második legjobbja.' },
  'maginos-staff': { name: 'Maginos botja', text: 'Az azonos mezőn álló ellenfél ellen tompa közelharcfegyver.' },
  'tildas-mace': { name: 'Tilda buzogánya', text: '+1 harcérték minden más sebesült egérért ugyanazon a mezőn.' },
  'nezs-hammer': { name: 'Nez kalapácsa', text: 'Más egér föl sem tudja emelni.' },
  'lilys-bow': { name: 'Lily íja', text: 'Az ellene védekező ellenfél dobta sajt a sajtkerék helyett a viselőjéé.' },
  dagger: {
    name: 'Tőr',
    text: 'Az az ellenfél, amelyik a cselekvési soron lejjebb van ennél az egérnél, 1 kockával kevesebbel védekezik.',
  },
  'leather-breastplate': { name: 'Bőrmellvért', text: 'Egy cipő nyelvéből szabták.' },
  // Ability cards
  'first-aid': {
    name: 'Elsősegély',
    text: 'Vegyél le 1 közönséges sebet egy egérről ugyanazon a mezőn; a gyógyító 1 sajttal kevesebbet fizet.',
  },
  'accurate-shot': { name: 'Pontos lövés', text: 'E támadás célpontja 2 kockával kevesebbel védekezik.' },
  'aimed-shot': { name: 'Célzott lövés', text: 'Ebben a támadásban +1 harcérték.' },
  'power-shot': {
    name: 'Erős lövés',
    text: 'Ebben a támadásban a harcérték, a felszerelés bónuszai előtt, megduplázódik.',
  },
  'preemptive-shot': {
    name: 'Megelőző lövés',
    text: 'Közvetlenül azután, hogy új ellenfelek kerültek föl, hajts végre egy távolsági támadást egyikük ellen; elhelyezésenként egyszer.',
  },
  cure: {
    name: 'Gyógymód',
    text: 'Minden fizetett sajtért vegyél le 1 mérgezett sebet vagy 1 kábulat-, pókháló- vagy bűvöletjelzőt egy egérről ugyanazon a mezőn.',
  },
  fortify: {
    name: 'Megerősítés',
    text: 'Ennek az egérnek a következő lépéséig minden egérnek, aki a használat pillanatában a lapján van, +1 a védelme.',
  },
  'major-heal': {
    name: 'Nagy gyógyítás',
    text: 'Vedd le az összes közönséges sebet egy egérről az azonos vagy szomszédos mezőn.',
  },
  'knife-strike': {
    name: 'Késszúrás',
    text: 'Hajts végre egy-egy közelharci támadást minden viselt tőrrel, egymás után, egy vagy több célpont ellen.',
  },
  find: { name: 'Lelet', text: 'Ez a keresés dobás nélkül sikerül.' },
  dodge: { name: 'Kitérés', text: 'Dobj 2 kockával többel ebben a védekezésben.' },
  'energy-rush': { name: 'Új erő', text: 'Mozgás után siess egyszer, anélkül hogy e lépés akcióját felhasználnád.' },
  'keen-eye': { name: 'Éles szem', text: 'Dobd újra egyszer e támadás bármelyik kockáit; a már kapott sajt megmarad.' },
  inspire: {
    name: 'Lelkesítés',
    text: 'A forduló végéig minden egér, ez is, a saját lépésében az akciója után 1 sajtért még egy akciót hajthat végre; egerenként egyszer.',
  },
  'battle-leader': {
    name: 'Hadvezér',
    text: 'A forduló végéig a lapon minden más egérnek +1 a harcértéke a következő támadásában.',
  },
  'give-order': {
    name: 'Parancs',
    text: 'Egy másik látható egér soron kívül azonnal támad egyet egy fegyverrel, amelyet visel.',
  },
  'chain-lightning': {
    name: 'Láncvillám',
    text: 'Válassz legfeljebb annyi látható ellenfelet, amennyi a tudás; mindegyik 2 varázstalálatot kap, és külön védekezik.',
  },
  'mystic-blast': {
    name: 'Igézetrobbanás',
    text: 'Hajts végre egy távolsági varázstámadást annyi kockával, amennyi a tudás, egy látható mező minden ellenfele ellen; egy dobás, mindegyik külön védekezik.',
  },
  'mystic-bolt': {
    name: 'Igézetnyíl',
    text: 'Hajts végre egy távolsági varázstámadást annyi kockával, amennyi a tudás, a lap bármelyik ellenfele ellen; rálátás nem kell, és a közeliek elleni lövés kötelessége sem áll.',
  },
  invisibility: {
    name: 'Láthatatlanság',
    text: 'Ennek az egérnek a következő lépéséig az ellenfelek se nem mennek felé, se nem támadják, mintha nem volna a lapon; az egész mezőre szóló támadások (Brodie, szőlő, gőz) így is érik; azonnal véget ér, ha ez az egér támad.',
  },
  meeps: {
    name: 'Cinc',
    text: 'Válassz egy ellenfélfigurát a lapon: a forduló végéig 1 kockával kevesebbel támad és védekezik.',
  },
  'set-trap': {
    name: 'Csapdaállítás',
    text: 'Tegyél csapdát ennek az egérnek a mezőjére vagy egy szomszédos üres mezőre, vízre nem; az első odalépő ellenfél 2 találatot kap, és védekezik, aztán a csapda lekerül; az egereket nem bántja; elvész, ha az egerek elhagyják a lapot.',
  },
  thundersqueak: {
    name: 'Mennydörgő cincogás',
    text: 'Az azonos és a szomszédos mezőkön minden kicsi ellenfél ki van ütve.',
  },
  feint: { name: 'Csel', text: 'E támadás célpontja legfeljebb 1 kockával védekezik.' },
  'battle-squeak': { name: 'Csatacincogás', text: 'Ebben a támadásban +1 harcérték.' },
  backslash: {
    name: 'Visszakézből',
    text: 'Ha ez a támadás legyőzött egy ellenfelet, azonnal támadj közelharcban még egyet az azonos vagy szomszédos mezőn.',
  },
  resolve: {
    name: 'Elszántság',
    text: 'Vegyél le erről az egérről 1 kábulat-, pókháló- vagy bűvöletjelzőt, vagy állj föl a mozgás elköltése nélkül.',
  },
  protect: { name: 'Oltalom', text: 'Ez az egér kapja a találatokat a másik helyett, és 1 kockával többel védekezik.' },
  // Rooms
  courtyard: {
    name: 'Udvar',
    text: 'Nyílt ég: széles sávok, négy szétszórt fedezék, és egy fa, amelyről könnyű lejönni, de lassú fölmászni.',
  },
  'tunnel-entrance': {
    name: 'Alagútbejárat',
    text: 'Gyűrű egy nagy szikla körül: a nyugati rövid úton csapdák vannak, a keleti hosszún jönnek be az ellenfelek.',
  },
  kitchen: {
    name: 'Konyha',
    text: 'Magas pult az egész fal mentén: egy felmosónyél vezet föl rá, minden más oldala szakadék.',
  },
  'kitchen-tunnels': {
    name: 'Konyhai alagutak',
    text: 'Kereszteződés: négy ág, egy közép, ahonnan minden látszik, és délen egy szoros, amelyet két egér is tartani tud.',
  },
  'guard-room': {
    name: 'Őrszoba',
    text: 'Magaslat: a déli fal alatti hosszú pad a padlóra néz, amelyet kettévág a fegyverállvány.',
  },
  sewer: { name: 'Csatorna', text: 'Folyó faltól falig: híd nincs, csak vizes bunda, vagy horog és damil.' },
  'dining-hall': {
    name: 'Ebédlő',
    text: 'Nagy asztal, amelyre egyetlen szék vezet: aki fent van, uralja a padlót, aki leesik, annak a lábakat megkerülve kell visszatérnie.',
  },
  'dining-tunnels': {
    name: 'Az ebédlő alagútjai',
    text: 'Két út egy szikla körül: az északi széles, a déli rövid, és csupa sarok.',
  },
  alchemist: {
    name: 'Az alkimista kamrája',
    text: 'Két magasság: egy íróasztal, amelyre a széken át lehet följutni, és egy szekrény, amelyre segítség nélkül senki sem mászik föl.',
  },
  'crystal-tunnels': {
    name: 'Kristálybarlang',
    text: 'Üvegfalak: a kristályok a lábat megállítják, a szemet nem, így az íjászok látják, amit el nem érnek.',
  },
  'kings-chamber': {
    name: 'A király hálószobája',
    text: 'Hegynyi ágy egyetlen lépcsővel, és egy párkány a hideg kandalló fölött.',
  },
  'kings-tunnels': {
    name: 'A király alagútjai',
    text: 'Y alakú folyó: három part, és az úszó választ ágat, vagy az ág választ úszót.',
  },
  'queens-chamber': {
    name: 'A királynő hálószobája',
    text: 'Két lépcsőfok, egy zsámoly meg egy óra, vezet a fésülködőasztalra, ahonnan az egész szoba látszik.',
  },
  forge: {
    name: 'Kovácsműhely',
    text: 'Egy ajtó, egy kemence: a keleti oldal éget, magasba csak a láncpárkány és a fogaskerék visz.',
  },
  pipes: {
    name: 'Csővezeték',
    text: 'Kuszaság a semmi fölött: lent acélcsövek, fent rézcsövek, köztük rések, amelyeken csak zsinór vagy varázslat visz át.',
  },
  'sewer-drain-pipe': {
    name: 'Lefolyócső',
    text: 'A víz egy csőből jön, és a rácshoz fut: ami beleesik, annak négy mezőnyi élete van.',
  },
};
