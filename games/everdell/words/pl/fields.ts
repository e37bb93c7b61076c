/** Pytania przygotowania gry, po polsku. */
import type { FieldName } from '../en/fields.ts';
import type { FieldWords } from '../fields.ts';
import { levels } from './levels.ts';

export const fields: Readonly<Record<FieldName, FieldWords>> = {
  seats: { name: 'Gracze', values: { 1: '1, w pojedynkę', 2: '2', 3: '3', 4: '4' } },
  start: { name: 'Pierwszy gracz', values: { lot: 'losowo', 1: 'Gracz 1', 2: 'Gracz 2', 3: 'Gracz 3', 4: 'Gracz 4' } },
  opponent: {
    name: 'Samodzielny przeciwnik',
    values: {
      rugwort: ({ seats }) =>
        seats === 1
          ? 'Krostawiec'
          : seats === undefined
            ? 'Krostawiec, gdy grasz w pojedynkę'
            : 'nikt: gracie przeciw sobie',
      nightweave: 'Pajęczyca',
    },
    about: { rugwort: 'Staje tylko przeciw jednej osobie; dwie i więcej grają przeciw sobie.' },
  },
  rugwort: {
    name: 'Rok Krostawca',
    values: { 1: '1: Szubrawiec', 2: '2: do Cna Zepsuty', 3: '3: Łotr Okrutny' },
    about: {
      1: 'Za każde wydarzenie specjalne, które mu zostawisz, dostaje 3 punkty.',
      2: 'Za każde wydarzenie specjalne, które mu zostawisz, dostaje 6 punktów, a w podróży idzie dalej.',
      3: 'Jak w drugim roku, a jesienią porywa jednego z twoich robotników.',
    },
  },
  farms: {
    name: 'Farmy pór roku',
    values: { plain: 'jak zawsze', seasonal: 'czterech pór roku' },
    about: { seasonal: 'Osiem różnych Farm, większość o dwóch zdolnościach: za każdym razem wybiera się jedną.' },
  },
  corrin: {
    name: 'Przemyszław Ogonek',
    values: { no: 'bez niego', yes: 'jego pięć kart' },
    about: { yes: 'Pięć silnych kart w talii, powiązanych z kolorami zamiast z nazwami.' },
  },
  legends: {
    name: 'Więcej legend',
    values: { no: 'bez', yes: 'po dwie dla każdego' },
    about: { yes: 'Legendarne stworzenie i budowla obok miasta, za opłatą albo w miejsce karty z ich wstęgi.' },
  },
  abilities: {
    name: 'Zdolności robotników',
    values: { no: 'bez', yes: 'po jednej dla każdego' },
    about: { yes: 'Gronostaje, Motyle, Pająki albo Świnie, losowo. W zamian wiosną nie przybywa robotnik.' },
  },
  spring: {
    name: 'Wiosenny robotnik',
    values: { no: 'nie przychodzi', yes: 'mimo to przychodzi' },
    about: { yes: 'Trochę łatwiej: ze zdolnością wiosną nie przybywa robotnik, ale przeciw niej może.' },
  },
  level: {
    name: 'Poziom Pajęczycy',
    values: levels,
    about: {
      0: 'Nie dostaje dodatkowych punktów.',
      1: 'Punkt wszędzie, gdzie karta mówi o jej poziomie, 1 za każdą kartę wartą 0, 4 za wydarzenie specjalne.',
      2: '2 punkty wszędzie, gdzie karta mówi o jej poziomie, 1 za każdą kartę fioletową albo wartą 0, 5 za wydarzenie specjalne.',
      3: '3 punkty wszędzie, gdzie karta mówi o jej poziomie, 2 za każdą fioletową kartę, 1 za każdą wartą 0, 6 za wydarzenie specjalne.',
      4: '4 punkty wszędzie, gdzie karta mówi o jej poziomie, 3 za każdą fioletową kartę, 2 za każdą wartą 0, 6 za wydarzenie specjalne.',
    },
  },
  victory: {
    name: 'We dwoje przeciw Pajęczycy',
    values: { together: 'wygrywacie razem', each: 'każdy dla siebie' },
    about: {
      together: 'Wygrywacie tylko, jeśli oboje ją wyprzedzicie.',
      each: 'Wygrywa ten, kto wyprzedzi wszystkich.',
    },
  },
  personality: {
    name: 'Osobowość Pajęczycy',
    values: {
      none: 'żadna',
      nasty: 'Paskudna',
      pessimist: 'Pesymistka',
      infernal: 'Piekielna',
      mean: 'Podła',
      gambler: 'Pokerzystka',
      idler: 'Próżniaczka',
      privileged: 'Uprzywilejowana',
      needy: 'W potrzebie',
    },
    about: {
      nasty: 'Karta wzięta obok niej daje jej punkty za swoją wartość, co najmniej 1; każdy można wykupić.',
      pessimist: 'Lukę po karcie wziętej obok niej wypełniasz kartą z ręki w tym samym kolorze.',
      infernal:
        'Najtrudniejsza, więcej niż poziom wyżej: przygotowując się, zabiera wszystkie karty stykające się z nią krawędzią.',
      mean: 'Kart obok niej nie można brać; gdy sama taką zagrywa, bierze punkty za poziom.',
      gambler: 'Gdy weźmiesz kartę obok niej, kość przesuwa ją na inną, którą zatrzymuje.',
      idler: 'Karty obok niej wymienia się, gdy przychodzi i gdy weźmiesz jedną z nich.',
      privileged: 'Zagranie karty obok niej kosztuje jagodę więcej.',
      needy: 'Aby wziąć kartę obok niej, oddajesz jej żeton punktu.',
    },
  },
  plan: {
    name: 'Plan Pajęczycy',
    values: {
      none: 'żaden',
      'masked-ball': 'Bal maskowy',
      'web-barricade': 'Barykada z pajęczyny',
      'hypnotic-gaze': 'Hipnotyzujące spojrzenie',
      'the-scheme-thickens': 'Intryga się zagęszcza',
      'weavers-whim': 'Kaprys tkaczki',
      'bounty-hunter': 'Łowczyni nagród',
      'overwhelming-swarm': 'Obezwładniająca chmara',
      'trial-of-strength': 'Próba siły',
      unraveller: 'Prujka',
      'growing-web': 'Rozbudowa sieci',
      'sly-one': 'Spryciula',
      extortion: 'Wyłudzenie',
      connections: 'Znajomości',
    },
    about: {
      'masked-ball': 'Gdy wchodzi, na wydarzeniach przybywa pajęczyn: każda kosztuje kartę lub surowiec więcej.',
      'web-barricade': 'Zagrana zielona karta działa raz i nigdy więcej, chyba że zapłacisz kartę lub surowiec.',
      'hypnotic-gaze': 'Gdy wchodzi, tracisz dwie losowe karty z ręki: jedna jest odrzucana, druga trafia do niej.',
      'the-scheme-thickens': 'Przy każdym jej przygotowaniu intryga natychmiastowa, a potem sezonowa.',
      'weavers-whim': 'Gdy wchodzi, łąka się wymienia, a ona zmienia osobowość.',
      'bounty-hunter':
        'Gdy wchodzi, zabiera z twojego miasta kartę wartą co najmniej 1 punkt, chyba że oddasz dwie karty lub surowce.',
      'overwhelming-swarm': 'Gdy wchodzi, na polu przybywa pajęczyna: twoi robotnicy dają jej tam punkty.',
      'trial-of-strength':
        'Gdy wchodzi, zagrywa losową kartę z twojej ręki; za dwa punkty lub surowce wybierasz którą.',
      unraveller:
        'Otwarte karty nie zajmują jej miejsca i jedną zagrywa z łąki, gdy wchodzi; wizyty dają jej punkty za poziom.',
      'growing-web': 'Każda zagrana fioletowa karta daje jej swoje punkty.',
      'sly-one': 'Gdy wchodzi, za każdy twój surowiec powyżej 3 dostaje kartę z talii jako zdobycz.',
      extortion: 'Gdy jej pole jest zablokowane, bierze punkty za poziom, chyba że zapłacisz kartę lub surowiec.',
      connections: 'Gdy wchodzi, za każdą kartę na twojej ręce dostaje kartę z talii jako zdobycz: trzymaj mało kart.',
    },
  },
  schemes: {
    name: 'Intrygi Pajęczycy',
    values: { no: 'bez', yes: 'jedna w każdej porze roku' },
    about: {
      yes: 'Gdy się przygotowuje, dobiera jedną z 33 intryg: jedne działają raz i można je udaremnić, inne trwają porę roku.',
    },
  },
};
