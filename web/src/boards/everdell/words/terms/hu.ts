/** What the parts of the table mean, in Hungarian. */
import type { Told } from '../terms.ts';

export const hu: Told = {
  worker: {
    title: 'Munkások',
    text: 'Helyszínekre, eseményekre és piros lapokra küldöd őket. Ott maradnak, amíg a következő évszakra nem készülsz.',
  },
  hand: { text: 'Senkinél sincs 8-nál több lap: azon felül nem húzol.' },
  deck: { title: 'Pakli', text: 'Innen húzol, hacsak nem a rétről van szó. Ha elfogy, a dobópakliból lesz új pakli.' },
  discards: { title: 'Dobópakli', text: 'Képpel lefelé fekszik, és senki sem nézi át.' },
  meadow: { text: 'Nyolc lap mindenkinek: ugyanúgy kijátszhatók, mint kézből, és rögtön pótoljuk őket.' },
  places: {
    text: 'A munkás azt hozza, amit a tábla mutat. A rönk közös, akárhány munkás elfér rajta, a tuskó egyszemélyes.',
  },
  forest: {
    text: 'Minden játékban mások. Egy munkásnak van hely, négy játékosnál kettőnek, két különböző játékostól.',
  },
  haven: { text: 'Dobj el bármennyi lapot: minden kettő egy bármilyen nyersanyagot hoz.' },
  journey: { text: 'Ősszel: dobj el annyi lapot, amennyit a kő mutat, és a végén annyi pontot kapsz.' },
  'basic events': { text: 'Ha elég egyszínű lap áll a városodban, egy munkásod teljesítheti: 3 pont az elsőnek.' },
  'special events': {
    text: 'Ha a két ábrázolt lap a városodban áll, egy munkásod teljesítheti. Mindegyik csak egy játékosé lehet.',
  },
  city: { text: 'Egy városban 15 hely van. A Vándor nem foglal helyet, a Férj és a Feleség egyen osztozik.' },
  points: { title: 'A lap pontjai', text: 'A városod minden lapja ennyit ér a végén, a negatív is számít.' },
  critter: { text: 'Bogyóba kerül, vagy semmibe, ha szabadon áll az otthona a városodban.' },
  construction: {
    text: 'Gallyba, gyantába és kavicsba kerül. A rajta megnevezett lény egyszer a játékban ingyen beköltözhet.',
  },
  unique: { text: 'Egy városban csak egy állhat belőle.' },
  common: { text: 'Egy városban bármennyi állhat belőle.' },
  home: {
    title: 'Otthon',
    text: 'A kapcsolódó lap. Ha ez az építmény foglaltságjelző nélkül áll a városodban, a lény ingyenes: beköltözik, és az otthon jelzőt kap.',
  },
  occupied: {
    title: 'Foglalt',
    text: 'Foglaltságjelző: ide már beköltözött valaki ingyen. Más nem teheti, akkor sem, ha az a lény elmegy.',
  },
  'season winter': { text: 'Itt kezd mindenki, két munkással. A fán ülők a következő évszakokra várnak.' },
  'season spring': { text: 'A felkészülés hazahozza a munkásaidat, jön egy új, és városod minden zöld lapja termel.' },
  'season summer': {
    text: 'A felkészülés hazahozza a munkásaidat, jön egy új, és legfeljebb két lapot húzhatsz a rétről. Termelés nincs.',
  },
  'season autumn': { text: 'Az utolsó évszak: két új munkás, minden zöld lap termel, és megnyílik előtted az Utazás.' },
  'good twig': { title: 'Gallyak', text: 'A leggyakoribb nyersanyag: a legtöbb építményhez kell.' },
  'good resin': { title: 'Gyanta', text: 'Nyersanyag építményekhez, ritkább a gallynál.' },
  'good pebble': { title: 'Kavicsok', text: 'A legritkább nyersanyag: csak egyetlen alaphelyszín ad belőle.' },
  'good berry': {
    title: 'Bogyók',
    text: 'A lényekért bogyóval fizetsz, hacsak üresen nem áll az otthonuk a városodban.',
  },
  'good token': { title: 'Pontjelzők', text: 'Mindegyik egy pontot ér a végén.' },
  'kind tan': { title: 'Barna: Utazó', text: 'Egyszer hat, amikor kijátsszák.' },
  'kind green': {
    title: 'Zöld: Termelés',
    text: 'Hat, amikor kijátsszák, és újra, amikor a tavaszra és az őszre készülsz.',
  },
  'kind red': {
    title: 'Piros: Úti cél',
    text: 'Helyszín egy munkásnak. Ha nyitva az ajtaja, vendéget is fogad, és a gazdája minden vendégért pontot kap.',
  },
  'kind blue': { title: 'Kék: Kormányzás', text: 'Mindig hat: kedvezmény, vagy ajándék azért, amit kijátszol.' },
  'kind purple': { title: 'Lila: Jólét', text: 'A végén további pontokat ad azért, ami a városodban áll.' },
};
