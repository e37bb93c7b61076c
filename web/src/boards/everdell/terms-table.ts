/** What the parts of the table and of a card mean: workers, places, events, rarity, homes. */
import type { Term } from './terms.ts';

export const TABLE_TERMS: Readonly<Record<string, Term>> = {
  worker: {
    symbol: 'worker',
    rule: 'E44',
    title: { en: 'Workers', pl: 'Robotnicy', hu: 'Munkások' },
    text: {
      en: 'You send them to locations, events and red cards. They stay there until you prepare for the next season.',
      pl: 'Wysyłasz ich na pola, wydarzenia i czerwone karty. Zostają tam, aż przygotujesz się do nowej pory roku.',
      hu: 'Helyszínekre, eseményekre és piros lapokra küldöd őket. Ott maradnak, amíg a következő évszakra nem készülsz.',
    },
  },
  hand: {
    symbol: 'hand',
    rule: 'E161',
    title: ({ tabs }) => tabs.hand,
    text: {
      en: 'Nobody ever holds more than 8 cards: beyond that you draw nothing.',
      pl: 'Nikt nie ma więcej niż 8 kart: ponad to niczego nie dobierasz.',
      hu: 'Senkinél sincs 8-nál több lap: azon felül nem húzol.',
    },
  },
  deck: {
    symbol: 'card',
    rule: 'E160',
    title: { en: 'Deck', pl: 'Talia', hu: 'Pakli' },
    text: {
      en: 'Cards are drawn from here unless the Meadow is named. When it is empty, the discard pile becomes the new deck.',
      pl: 'Stąd dobiera się karty, o ile nie mowa o łące. Gdy się skończy, nową talią staje się stos kart odrzuconych.',
      hu: 'Innen húzol, hacsak nem a rétről van szó. Ha elfogy, a dobópakliból lesz új pakli.',
    },
  },
  discards: {
    symbol: 'discard',
    rule: 'E168',
    title: { en: 'Discard pile', pl: 'Stos kart odrzuconych', hu: 'Dobópakli' },
    text: {
      en: 'It lies face down, and nobody looks through it.',
      pl: 'Leży zakryty i nikt go nie przegląda.',
      hu: 'Képpel lefelé fekszik, és senki sem nézi át.',
    },
  },
  meadow: {
    symbol: 'meadow',
    rule: 'E99',
    title: ({ meadow }) => meadow,
    text: {
      en: 'Eight cards for everyone: they are played from here just as from the hand, and each is replaced at once.',
      pl: 'Osiem kart dla wszystkich: zagrywa się je jak z ręki, a każda zaraz jest uzupełniana.',
      hu: 'Nyolc lap mindenkinek: ugyanúgy kijátszhatók, mint kézből, és rögtön pótoljuk őket.',
    },
  },
  places: {
    symbol: 'place-any',
    rule: 'E53',
    title: ({ places }) => places,
    text: {
      en: 'A worker here brings what the sign shows. A log is shared by any number of workers, a stump is exclusive: it holds one.',
      pl: 'Robotnik bierze stąd to, co na znaku. Kłoda to pole grupowe, dla dowolnie wielu robotników, pień to pole pojedyncze, dla jednego.',
      hu: 'A munkás azt hozza, amit a tábla mutat. A rönk közös, akárhány munkás elfér rajta, a tuskó egyszemélyes.',
    },
  },
  forest: {
    symbol: 'place-any',
    rule: 'E56',
    title: ({ forest }) => forest,
    text: {
      en: 'Other clearings in every game. Each takes one worker; with four players two, of different people.',
      pl: 'W każdej grze inne. Każda mieści jednego robotnika, a przy czterech graczach dwóch, od różnych osób.',
      hu: 'Minden játékban mások. Egy munkásnak van hely, négy játékosnál kettőnek, két különböző játékostól.',
    },
  },
  haven: {
    symbol: 'discard',
    rule: 'E63',
    title: ({ haven }) => haven,
    text: {
      en: 'Discard as many cards as you like: every two bring one resource of any kind.',
      pl: 'Odrzuć dowolną liczbę kart: każde dwie dają jeden dowolny surowiec.',
      hu: 'Dobj el bármennyi lapot: minden kettő egy bármilyen nyersanyagot hoz.',
    },
  },
  journey: {
    symbol: 'point',
    rule: 'E66',
    title: ({ journey }) => journey,
    text: {
      en: 'In autumn: discard as many cards as the milestone says, and its points are yours at the end.',
      pl: 'Jesienią: odrzuć tyle kart, ile pokazuje kamień, a na koniec dostaniesz tyle punktów.',
      hu: 'Ősszel: dobj el annyi lapot, amennyit a kő mutat, és a végén annyi pontot kapsz.',
    },
  },
  'basic events': {
    symbol: 'ev-basic',
    rule: 'E89',
    title: ({ basicEvents }) => basicEvents,
    text: {
      en: 'With enough cards of one colour in your city a worker achieves it: 3 points, for the first who does.',
      pl: 'Gdy masz w mieście dość kart jednego koloru, zdobywa je twój robotnik: 3 punkty dla pierwszej osoby.',
      hu: 'Ha elég egyszínű lap áll a városodban, egy munkásod teljesítheti: 3 pont az elsőnek.',
    },
  },
  'special events': {
    symbol: 'ev-special',
    rule: 'E90',
    title: ({ specialEvents }) => specialEvents,
    text: {
      en: 'With the two pictured cards in your city a worker achieves it. Each goes to one player only.',
      pl: 'Gdy obie pokazane karty stoją w twoim mieście, zdobywa je twój robotnik. Każde przypada jednej osobie.',
      hu: 'Ha a két ábrázolt lap a városodban áll, egy munkásod teljesítheti. Mindegyik csak egy játékosé lehet.',
    },
  },
  city: {
    symbol: 'house',
    rule: 'E136',
    title: ({ city }) => city,
    text: {
      en: 'A city has 15 spaces. A Wanderer needs none; Husband and Wife share one.',
      pl: 'Miasto ma 15 miejsc. Wędrowiec nie zajmuje żadnego, a Mąż i Żona dzielą jedno.',
      hu: 'Egy városban 15 hely van. A Vándor nem foglal helyet, a Férj és a Feleség egyen osztozik.',
    },
  },
  points: {
    symbol: 'point',
    rule: 'E197',
    title: { en: 'Points of a card', pl: 'Punkty karty', hu: 'A lap pontjai' },
    text: {
      en: 'Every card in your city counts them at the end, negative ones too.',
      pl: 'Każda karta w twoim mieście liczy je na koniec, ujemne też.',
      hu: 'A városod minden lapja ennyit ér a végén, a negatív is számít.',
    },
  },
  critter: {
    symbol: 'paw',
    rule: 'E105',
    title: ({ critter }) => critter,
    text: {
      en: 'Costs berries, or nothing at all if its home stands free in your city.',
      pl: 'Kosztuje jagody albo nic, jeśli w mieście stoi wolny jego dom.',
      hu: 'Bogyóba kerül, vagy semmibe, ha szabadon áll az otthona a városodban.',
    },
  },
  construction: {
    symbol: 'house',
    rule: 'E106',
    title: ({ construction }) => construction,
    text: {
      en: 'Costs twigs, resin and pebbles. Once in the game the Critter named on it may move in without paying.',
      pl: 'Kosztuje gałązki, żywicę i kamyki. Raz w grze wskazane na niej stworzenie może wprowadzić się za darmo.',
      hu: 'Gallyba, gyantába és kavicsba kerül. A rajta megnevezett lény egyszer a játékban ingyen beköltözhet.',
    },
  },
  unique: {
    symbol: 'uniq',
    rule: 'E103',
    title: ({ unique }) => unique,
    text: {
      en: 'A city holds only one copy of it.',
      pl: 'W mieście może stać tylko jedna taka karta.',
      hu: 'Egy városban csak egy állhat belőle.',
    },
  },
  common: {
    symbol: 'comm',
    rule: 'E104',
    title: ({ common }) => common,
    text: {
      en: 'A city may hold any number of copies.',
      pl: 'W mieście może stać dowolnie wiele takich kart.',
      hu: 'Egy városban bármennyi állhat belőle.',
    },
  },
  home: {
    symbol: 'key',
    rule: 'E105',
    title: { en: 'Home', pl: 'Dom', hu: 'Otthon' },
    text: {
      en: 'The linked card. With this Construction unoccupied in your city the Critter is free: it moves in, and an occupied token marks the home.',
      pl: 'Karta powiązana. Gdy ta budowla stoi w mieście bez żetonu użycia, stworzenie jest za darmo: wprowadza się, a dom dostaje żeton.',
      hu: 'A kapcsolódó lap. Ha ez az építmény foglaltságjelző nélkül áll a városodban, a lény ingyenes: beköltözik, és az otthon jelzőt kap.',
    },
  },
  occupied: {
    symbol: 'occupied',
    rule: 'E106',
    title: { en: 'Occupied', pl: 'Użyta', hu: 'Foglalt' },
    text: {
      en: 'The occupied token: somebody has moved in here free of charge. Nobody else can, even if that Critter leaves.',
      pl: 'Żeton użycia: ktoś już wprowadził się tu za darmo. Nikt inny nie może, nawet jeśli to stworzenie odejdzie.',
      hu: 'Foglaltságjelző: ide már beköltözött valaki ingyen. Más nem teheti, akkor sem, ha az a lény elmegy.',
    },
  },
};
