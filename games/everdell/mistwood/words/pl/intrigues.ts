/** Osobowości i plany Pajęczycy po polsku. */
import type { Entry } from '../../../words/entry.ts';
import type { ThingName } from '../en/intrigues.ts';

export const things: Readonly<Record<ThingName, Entry>> = {
  nasty: {
    name: 'Paskudna',
    effect: 'Karta wzięta obok niej daje jej punkty za swoją wartość, co najmniej 1; każdy można wykupić.',
  },
  pessimist: {
    name: 'Pesymistka',
    effect: 'Lukę po karcie wziętej obok niej wypełniasz kartą z ręki w tym samym kolorze.',
  },
  infernal: { name: 'Piekielna', effect: 'Przygotowując się, zabiera wszystkie karty stykające się z nią krawędzią.' },
  mean: { name: 'Podła', effect: 'Kart obok niej nie można brać; gdy sama taką zagrywa, bierze punkty za poziom.' },
  gambler: { name: 'Pokerzystka', effect: 'Gdy weźmiesz kartę obok niej, kość przesuwa ją na inną, którą zatrzymuje.' },
  idler: { name: 'Próżniaczka', effect: 'Karty obok niej wymienia się, gdy przychodzi i gdy weźmiesz jedną z nich.' },
  privileged: { name: 'Uprzywilejowana', effect: 'Zagranie karty obok niej kosztuje jagodę więcej.' },
  needy: { name: 'W potrzebie', effect: 'Aby wziąć kartę obok niej, oddajesz jej żeton punktu.' },
  'masked-ball': {
    name: 'Bal maskowy',
    effect: 'Gdy wchodzi, na wydarzeniach przybywa pajęczyn: każda kosztuje kartę lub surowiec więcej.',
  },
  'web-barricade': {
    name: 'Barykada z pajęczyny',
    effect: 'Zagrana zielona karta działa raz i nigdy więcej, chyba że zapłacisz kartę lub surowiec.',
  },
  'hypnotic-gaze': {
    name: 'Hipnotyzujące spojrzenie',
    effect: 'Gdy wchodzi, tracisz dwie losowe karty z ręki: jedna jest odrzucana, druga trafia do niej.',
  },
  'weavers-whim': { name: 'Kaprys tkaczki', effect: 'Gdy wchodzi, łąka się wymienia, a ona zmienia osobowość.' },
  'bounty-hunter': {
    name: 'Łowczyni nagród',
    effect:
      'Gdy wchodzi, zabiera z twojego miasta kartę wartą co najmniej 1 punkt, chyba że oddasz dwie karty lub surowce.',
  },
  'overwhelming-swarm': {
    name: 'Obezwładniająca chmara',
    effect: 'Gdy wchodzi, na polu przybywa pajęczyna: twoi robotnicy dają jej tam punkty.',
  },
  'trial-of-strength': {
    name: 'Próba siły',
    effect: 'Gdy wchodzi, zagrywa losową kartę z twojej ręki; za dwa punkty lub surowce wybierasz którą.',
  },
  unraveller: {
    name: 'Prujka',
    effect:
      'Otwarte karty nie zajmują jej miejsca i jedną zagrywa z łąki, gdy wchodzi; wizyty dają jej punkty za poziom.',
  },
  'growing-web': { name: 'Rozbudowa sieci', effect: 'Każda zagrana fioletowa karta daje jej swoje punkty.' },
  'sly-one': {
    name: 'Spryciula',
    effect: 'Gdy wchodzi, za każdy twój surowiec powyżej 3 dostaje kartę z talii jako zdobycz.',
  },
  extortion: {
    name: 'Wyłudzenie',
    effect: 'Gdy jej pole jest zablokowane, bierze punkty za poziom, chyba że zapłacisz kartę lub surowiec.',
  },
  connections: {
    name: 'Znajomości',
    effect: 'Gdy wchodzi, za każdą kartę na twojej ręce dostaje kartę z talii jako zdobycz.',
  },
};
