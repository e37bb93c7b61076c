/** Wydarzenia po polsku: czego wymagają, co się dzieje i ile dają punktów. */
import type { EventName } from '../en/events.ts';
import type { Entry } from '../entry.ts';

export const events: Readonly<Record<EventName, Entry>> = {
  'grand-tour': { name: 'Rejs po rzece', effect: '3 czerwone karty w twoim mieście: 3 punkty.' },
  'harvest-festival': { name: 'Święto plonów', effect: '4 zielone karty w twoim mieście: 3 punkty.' },
  'city-monument': { name: 'Pomnik', effect: '3 niebieskie karty w twoim mieście: 3 punkty.' },
  'cartographers-expedition': { name: 'Wyprawa kartografów', effect: '3 brązowe karty w twoim mieście: 3 punkty.' },
  'a-brilliant-marketing-plan': {
    name: 'Błyskotliwy plan biznesowy',
    effect: 'Sklepikarz i Poczta: oddaj przeciwnikom do 3 surowców, po 2 punkty za każdy.',
  },
  'a-well-run-city': {
    name: 'Dobrze zarządzane miasto',
    effect: 'Sprzątacz i Wieża zegarowa: zabierz do domu jednego robotnika; 4 punkty.',
  },
  'an-evening-of-fireworks': {
    name: 'Wieczór fajerwerków',
    effect: 'Wieża widokowa i Kopacz: połóż tu do 3 gałązek, po 2 punkty za każdą.',
  },
  'ancient-scrolls-discovered': {
    name: 'Odkrycie dawnych zwojów',
    effect: 'Historyk i Ruiny: odkryj 5 kart, każda trafia na rękę albo pod wydarzenie; 1 punkt za każdą pod nim.',
  },
  'capture-of-the-acorn-thieves': {
    name: 'Schwytanie złodziei żołędzi',
    effect: 'Sąd i Strażnik leśny: wsuń pod wydarzenie do 2 stworzeń ze swojego miasta, po 3 punkty za każde.',
  },
  'croak-wart-cure': {
    name: 'Lekarstwo na brodawki',
    effect: 'Grabarz i Wioślarz: zapłać 2 jagody i odrzuć 2 karty ze swojego miasta; 6 punktów.',
  },
  'flying-doctor-service': {
    name: 'Usługi latającego doktora',
    effect: 'Doktor i Gołąb pocztowy: na koniec 3 punkty za każdą parę Męża i Żony we wszystkich miastach.',
  },
  'graduation-of-scholars': {
    name: 'Obrona pracy dyplomowej',
    effect: 'Nauczyciel i Uniwersytet: wsuń pod wydarzenie do 3 stworzeń z ręki, po 2 punkty za każde.',
  },
  'ministering-to-miscreants': {
    name: 'Na usługach złoczyńców',
    effect: 'Mnich i Loch: na koniec 3 punkty za każdego więźnia w twoim Lochu.',
  },
  'path-of-the-pilgrims': {
    name: 'Szlak pielgrzymów',
    effect: 'Klasztor i Wędrowiec: na koniec 3 punkty za każdego robotnika w twoim Klasztorze.',
  },
  'performer-in-residence': {
    name: 'Prywatny występ',
    effect: 'Karczma i Bard: połóż tu do 3 jagód, po 2 punkty za każdą.',
  },
  'pristine-chapel-ceiling': {
    name: 'Nowe sklepienie kaplicy',
    effect:
      'Snycerz i Kaplica: karta i dowolny surowiec za każdy punkt na twojej Kaplicy; na koniec 2 punkty za każdy punkt na niej.',
  },
  'remembering-the-fallen': {
    name: 'Pamięć o poległych',
    effect: 'Cmentarz i Pasterz: na koniec 3 punkty za każdego robotnika na twoim Cmentarzu.',
  },
  'tax-relief': { name: 'Ulga podatkowa', effect: 'Sędzia i Królowa: twoje zielone karty produkują; 3 punkty.' },
  'the-everdell-games': {
    name: 'Igrzyska w Everdell',
    effect: 'Po 2 karty każdego koloru w twoim mieście: 9 punktów.',
  },
  'under-new-management': {
    name: 'Pod nowym kierownictwem',
    effect: 'Handlarz i Sklep wielobranżowy: połóż tu do 3 surowców; gałązka lub jagoda 1 punkt, żywica lub kamyk 2.',
  },
};
