/** Karty po polsku: nazwa i działanie, własnymi słowami. */
import type { CardName } from '../en/cards.ts';
import type { Entry } from '../entry.ts';

export const cards: Readonly<Record<CardName, Entry>> = {
  architect: {
    name: 'Architekt',
    effect: 'Na koniec: 1 punkt za każdą niewykorzystaną bryłkę żywicy i każdy kamyk, razem najwyżej 6.',
  },
  bard: { name: 'Bard', effect: 'Po zagraniu: możesz odrzucić do 5 kart z ręki, po 1 punkcie za każdą.' },
  'barge-toad': { name: 'Wioślarz', effect: 'Produkcja: 2 gałązki za każdą Farmę w twoim mieście.' },
  castle: { name: 'Zamek', effect: 'Na koniec: 1 punkt za każdą zwykłą budowlę w twoim mieście.' },
  cemetery: {
    name: 'Cmentarz',
    effect:
      'Wizyta: odkryj 4 karty z talii albo ze stosu kart odrzuconych, zagraj jedną za darmo, resztę odrzuć. Robotnik zostaje na stałe. Drugie pole wymaga Grabarza.',
  },
  chapel: {
    name: 'Kaplica',
    effect: 'Wizyta: połóż na Kaplicy żeton punktu, potem dobierz 2 karty za każdy leżący na niej punkt.',
  },
  'chip-sweep': { name: 'Sprzątacz', effect: 'Produkcja: aktywuj swoją zieloną kartę inną niż Sprzątacz.' },
  'clock-tower': {
    name: 'Wieża zegarowa',
    effect:
      'Przybywa z 3 punktami. Przygotowując się do nowej pory roku, możesz wydać jeden, by ponownie aktywować pole podstawowe lub leśne, na którym stoi twój robotnik.',
  },
  courthouse: { name: 'Sąd', effect: 'Po każdej zagranej budowli: gałązka, bryłka żywicy albo kamyk.' },
  crane: { name: 'Dźwig', effect: 'Odrzuć Dźwig, aby zagrać budowlę taniej o maksymalnie 3 surowce.' },
  doctor: { name: 'Doktor', effect: 'Produkcja: możesz zapłacić do 3 jagód, po 1 punkcie za każdą.' },
  dungeon: {
    name: 'Loch',
    effect:
      'Uwięź stworzenie ze swojego miasta, aby zagrać kartę taniej o maksymalnie 3 surowce. Jedna cela; druga ze Strażnikiem leśnym.',
  },
  'ever-tree': {
    name: 'Wieczne Drzewo',
    effect:
      'Na koniec: 1 punkt za każdą fioletową kartę w twoim mieście. Raz pozwala zagrać za darmo dowolne stworzenie.',
  },
  fairgrounds: { name: 'Obóz kuglarzy', effect: 'Produkcja: dobierz 2 karty.' },
  farm: { name: 'Farma', effect: 'Produkcja: 1 jagoda.' },
  fool: { name: 'Błazen', effect: 'Trafia na wolne miejsce w mieście przeciwnika i daje mu −2 punkty.' },
  'general-store': {
    name: 'Sklep wielobranżowy',
    effect: 'Produkcja: 1 jagoda albo 2, jeśli w twoim mieście jest Farma.',
  },
  historian: { name: 'Historyk', effect: 'Po każdej zagranej karcie: dobierz kartę.' },
  husband: {
    name: 'Mąż',
    effect: 'Dzieli miejsce z Żoną. Produkcja: dowolny surowiec, jeśli ma Żonę, a w mieście jest Farma.',
  },
  inn: {
    name: 'Karczma',
    effect:
      'Wizyta: zagraj kartę z łąki taniej o maksymalnie 3 surowce. Otwarta dla wszystkich; za gościa właściciel dostaje punkt.',
  },
  innkeeper: { name: 'Karczmarz', effect: 'Odrzuć Karczmarza, aby zagrać stworzenie taniej o maksymalnie 3 jagody.' },
  judge: { name: 'Sędzia', effect: 'Zagrywając kartę, możesz zastąpić jeden surowiec innym.' },
  king: {
    name: 'Król',
    effect: 'Na koniec: 1 punkt za każde twoje wydarzenie podstawowe i 2 za każde specjalne.',
  },
  lookout: {
    name: 'Wieża widokowa',
    effect: 'Wizyta: aktywuj dowolne pole podstawowe lub leśne, nawet zajęte.',
  },
  mine: { name: 'Kopalnia', effect: 'Produkcja: 1 kamyk.' },
  'miner-mole': {
    name: 'Kopacz',
    effect:
      'Produkcja: możesz skopiować zieloną kartę przeciwnika, tak jak działa w jego mieście, ale nie Magazyn ani Sprzątacza.',
  },
  monastery: {
    name: 'Klasztor',
    effect: 'Wizyta: oddaj przeciwnikowi 2 surowce za 4 punkty. Robotnik zostaje na stałe. Drugie pole wymaga Mnicha.',
  },
  monk: {
    name: 'Mnich',
    effect: 'Produkcja: możesz oddać przeciwnikowi do 2 jagód, po 2 punkty za każdą. Otwiera drugie pole Klasztoru.',
  },
  palace: { name: 'Pałac', effect: 'Na koniec: 1 punkt za każdą unikatową budowlę w twoim mieście.' },
  peddler: {
    name: 'Handlarz',
    effect: 'Produkcja: możesz zapłacić do 2 surowców i wziąć tyle samo dowolnych.',
  },
  'post-office': {
    name: 'Poczta',
    effect:
      'Wizyta: oddaj przeciwnikowi 2 karty, odrzuć dowolnie wiele i dobierz do limitu kart na ręce. Otwarta dla wszystkich; za gościa właściciel dostaje punkt.',
  },
  'postal-pigeon': {
    name: 'Gołąb pocztowy',
    effect: 'Po zagraniu: odkryj 2 karty; jedną wartą najwyżej 3 punkty możesz zagrać za darmo. Resztę odrzuć.',
  },
  queen: {
    name: 'Królowa',
    effect: 'Wizyta: zagraj za darmo kartę wartą najwyżej 3 punkty z ręki albo z łąki.',
  },
  ranger: {
    name: 'Strażnik leśny',
    effect:
      'Po zagraniu: przenieś jednego ze swoich wysłanych robotników i aktywuj nowe pole. Otwiera drugą celę Lochu.',
  },
  'resin-refinery': { name: 'Rafineria żywicy', effect: 'Produkcja: 1 bryłka żywicy.' },
  ruins: {
    name: 'Ruiny',
    effect: 'Po zagraniu: odrzuć budowlę ze swojego miasta, weź surowce równe jej kosztowi i dobierz 2 karty.',
  },
  school: { name: 'Szkoła', effect: 'Na koniec: 1 punkt za każde zwykłe stworzenie w twoim mieście.' },
  shepherd: {
    name: 'Pasterz',
    effect: 'Płacisz za niego przeciwnikowi. Po zagraniu: 3 jagody i po punkcie za każdy punkt na twojej Kaplicy.',
  },
  shopkeeper: { name: 'Sklepikarz', effect: 'Po każdym stworzeniu zagranym do twojego miasta: 1 jagoda.' },
  storehouse: {
    name: 'Magazyn',
    effect:
      'Produkcja: połóż na nim 3 gałązki, 2 bryłki żywicy, 1 kamyk albo 2 jagody. Wizyta: weź wszystko, co na nim leży.',
  },
  teacher: { name: 'Nauczyciel', effect: 'Produkcja: dobierz 2 karty, jedną zatrzymaj, drugą oddaj przeciwnikowi.' },
  theater: { name: 'Teatr', effect: 'Na koniec: 1 punkt za każde unikatowe stworzenie w twoim mieście.' },
  'twig-barge': { name: 'Lekka barka', effect: 'Produkcja: 2 gałązki.' },
  undertaker: {
    name: 'Grabarz',
    effect:
      'Po zagraniu: odrzuć 3 karty z łąki, uzupełnij ją, potem dobierz jedną kartę z łąki. Otwiera drugie pole Cmentarza.',
  },
  university: {
    name: 'Uniwersytet',
    effect: 'Wizyta: odrzuć inną kartę ze swojego miasta; weź surowce równe jej kosztowi, dowolny surowiec i punkt.',
  },
  wanderer: { name: 'Wędrowiec', effect: 'Nie zajmuje miejsca. Po zagraniu: dobierz 3 karty.' },
  wife: { name: 'Żona', effect: 'Dzieli miejsce z Mężem. Na koniec: 3 punkty, jeśli ma Męża.' },
  woodcarver: { name: 'Snycerz', effect: 'Produkcja: możesz zapłacić do 3 gałązek, po 1 punkcie za każdą.' },
};
