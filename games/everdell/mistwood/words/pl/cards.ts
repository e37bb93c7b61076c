/** Karty Mgielnego Lasu po polsku: nazwa i efekt, naszymi słowami. */
import type { Entry } from '../../../words/entry.ts';
import type { CardName } from '../en/cards.ts';

export const cards: Readonly<Record<CardName, Entry>> = {
  'winter-farm-1': { name: 'Farma pod śniegiem', effect: 'Farma. Produkcja: 1 jagoda albo dobierz 2 karty.' },
  'winter-farm-2': { name: 'Farma z piwniczką', effect: 'Farma. Produkcja: 1 jagoda albo 1 kamyk.' },
  'spring-farm-1': { name: 'Farma rozsad', effect: 'Farma. Produkcja: 1 jagoda.' },
  'spring-farm-2': {
    name: 'Kwitnący sad',
    effect: 'Farma. Produkcja: 1 jagoda albo zapłać 1 jagodę za 1 punkt i 1 kartę.',
  },
  'summer-farm-1': { name: 'Farma z sianem', effect: 'Farma. Produkcja: 1 jagoda albo 2 gałązki.' },
  'summer-farm-2': { name: 'Farma latem II', effect: 'Farma. Nie zajmuje miejsca. Produkcja: 1 jagoda.' },
  'autumn-farm-1': {
    name: 'Farma dyniowa',
    effect: 'Farma. Produkcja: dobierz 1 kartę i weź 1 jagodę albo 1 bryłkę żywicy.',
  },
  'autumn-farm-2': {
    name: 'Farma żniwna',
    effect: 'Farma. Produkcja: 1 jagoda albo po 1 jagodzie za każde 2 Farmy w tym mieście, z nią włącznie.',
  },
  'corrin-evertails-path': {
    name: 'Droga Przemyszława Ogonka',
    effect:
      'Nie zajmuje miejsca. Wizyta: aktywuj pole, na którym stoi robotnik przeciwnika. Mieści dowolne brązowe stworzenie.',
  },
  'corrin-evertail-the-king': {
    name: 'Król Przemyszław Ogonek',
    effect: 'Na koniec: 1 punkt za każdą fioletową kartę w mieście jednego przeciwnika.',
  },
  'corrin-evertails-field': {
    name: 'Pole Przemyszława Ogonka',
    effect:
      'Produkcja: 1 jagoda i po 1 za każdą Farmę przeciwników; oni dobierają po karcie za każdą swoją. Mieści dowolne zielone stworzenie.',
  },
  'corrin-evertail-the-leader': {
    name: 'Przywódca Przemyszław Ogonek',
    effect: 'Ilekroć dobierasz: możesz oddać jedną z tych kart przeciwnikowi za punkt.',
  },
  'corrin-evertail-the-warrior': {
    name: 'Wojownik Przemyszław Ogonek',
    effect: 'Nie zajmuje miejsca. Po zagraniu: oddaj przeciwnikom do 8 kart i surowców, po punkcie za sztukę.',
  },
  'strey-softpaw': {
    name: 'Amelisa Bezszelestna',
    effect: 'Strażnik leśny. Wizyta: aktywuj do 2 pól podstawowych lub leśnych, na których stoją robotnicy.',
  },
  'everflame-tomb': {
    name: 'Grobowiec Wiecznego Płomienia',
    effect: 'Cmentarz. Wizyta: zagraj za darmo dowolną kartę; robotnik zostaje na stałe. Drugie pole wymaga Grabarza.',
  },
  'click-clacks': {
    name: 'Klik Klak',
    effect: 'Sklep. Produkcja: 3 jagody i po dowolnym surowcu za każdą Farmę w twoim mieście.',
  },
  'chipter-swipple': {
    name: 'Mysio Bijak',
    effect: 'Sprzątacz. Produkcja, raz na turę: aktywuj do 2 zielonych kart swojego miasta.',
  },
  'mayberry-matriarch': {
    name: 'Pani Majowa',
    effect: 'Żona. Dzieli miejsce z Mężem. Na koniec: 5 punktów, jeśli ma Męża, a w mieście jest Farma.',
  },
  'king-norths-treasury': {
    name: 'Skarbiec króla Myszona',
    effect: 'Wieża zegarowa. Po zagraniu: 4 punkty na karcie. Każdy wydany obniża cenę karty o 2 surowce.',
  },
  'jor-goldwing': { name: 'Staś Koniuszko', effect: 'Bard. Po zagraniu: punkt za każdą kartę na ręce, najwyżej 8.' },
  'darkdeep-prison': {
    name: 'Więzienie w Głębokiej Ciemnicy',
    effect: 'Loch. Po zagraniu: odrzuć do 2 stworzeń ze swojego miasta, każde za 3 punkty i 3 surowce.',
  },
  'tarry-hare': {
    name: 'Zając Teodor',
    effect: 'Sklepikarz. Po każdym stworzeniu zagranym do twojego miasta: surowiec; po każdej budowli: do 2 kart.',
  },
  'strongroot-castle': {
    name: 'Zamek Przodków',
    effect: 'Zamek. Na koniec: 2 punkty za każdą zwykłą budowlę w twoim mieście.',
  },
};
