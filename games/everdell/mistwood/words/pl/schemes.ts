/** Intrygi pajęczycy po polsku: co robią, jak je udaremnić i co się z nimi dzieje. */
import type { Entry } from '../../../words/entry.ts';
import { cards, does, goods, list, resource, whose } from '../../../words/pl/grammar.ts';
import type { Question } from '../../../words/question.ts';
import type { Said } from '../../../words/said.ts';
import type { AskName, HappeningName, OptionName, ThingName } from '../en/schemes.ts';

const TWO_CARDS = 'Udaremnienie: 2 karty z ręki przed rzutem.';

export const things: Readonly<Record<ThingName, Entry>> = {
  'the-scheme-thickens': {
    name: 'Intryga się zagęszcza',
    effect: 'Przy każdym przygotowaniu dobiera intrygę natychmiastową, a potem sezonową.',
  },
  unproductive: { name: 'Bezproduktywność', effect: 'Każda zagrana zielona karta daje jej punkty za poziom.' },
  'clerical-errors': {
    name: 'Błędy administracyjne',
    effect: 'Każda zagrana niebieska karta daje jej punkty za poziom.',
  },
  recession: { name: 'Recesja', effect: 'Każda zagrana fioletowa karta daje jej punkty za poziom.' },
  fatigue: { name: 'Zmęczenie', effect: 'Każda zagrana lub odwiedzona czerwona karta daje jej punkty za poziom.' },
  'berry-jam': {
    name: 'Dżem jagodowy',
    effect:
      'Pajęczyny tam, gdzie są jagody lub dowolne surowce: robotnik kosztuje surowiec i daje jej punkt. Sama tam nie chodzi.',
  },
  'sticky-goo': {
    name: 'Lepka maź',
    effect:
      'Pajęczyny tam, gdzie jest żywica lub dowolne surowce: robotnik kosztuje surowiec i daje jej punkt. Sama tam nie chodzi.',
  },
  'forest-bandits': {
    name: 'Leśni bandyci',
    effect: 'Pajęczyny na leśnych polanach: robotnik daje jej 2 punkty. Sama tam nie chodzi.',
  },
  'spiders-in-the-trees': {
    name: 'Pająki na drzewach',
    effect: 'Pajęczyny na leśnych polanach: robotnik kosztuje kartę lub surowiec.',
  },
  'invisible-trap': {
    name: 'Niewidzialna pułapka',
    effect: 'Pajęczyny na polach podstawowych: robotnik daje jej punkt, chyba że oddasz kartę lub surowiec.',
  },
  'spider-tax': {
    name: 'Pajęczy podatek',
    effect: 'Pajęczyny na czterech pojedynczych polach podstawowych: robotnik daje jej punkt. Sama tam nie chodzi.',
  },
  'order-from-above': {
    name: 'Polecenie z góry',
    effect: 'Pajęczyny na czterech pojedynczych polach podstawowych: są dla ciebie zamknięte.',
  },
  plague: {
    name: 'Plaga',
    effect: 'Pajęczyny na wszystkich polach na kartach: robotnik kosztuje dwie karty lub surowce. Sama tam nie chodzi.',
  },
  lobbyist: {
    name: 'Lobbystka',
    effect: 'Zagranie lub użycie niebieskiej karty kosztuje kartę lub surowiec, a niebieskich kart nie dobierasz.',
  },
  'predators-eyes': {
    name: 'Oczy drapieżcy',
    effect: 'Aby zagrać stworzenie dzięki żetonowi użycia, odrzucasz dwie inne karty z ręki.',
  },
  'spiders-in-the-ground': {
    name: 'Pająki w ziemi',
    effect: 'Zanim zagrasz zieloną kartę, nawet za darmo, oddajesz dwie karty lub surowce.',
  },
  'corrupt-courts': {
    name: 'Skorumpowane sądy',
    effect:
      'Od razu 3, 2 lub 1 punkt dla niej, gdy u ciebie jest wiosna, lato lub jesień; każde wydarzenie kosztuje kartę lub surowiec.',
  },
  'in-the-web': {
    name: 'W sieci',
    effect: 'Trzy losowe karty z ręki zostają odwrócone: zajmują miejsce na ręce, ale nie możesz ich użyć.',
  },
  'bad-press': {
    name: 'Zła prasa',
    effect: 'Na łące nie ma brązowych kart, a brązowa z ręki kosztuje kartę lub surowiec więcej.',
  },
  'poisoned-jam': {
    name: 'Dżem trujkawkowy',
    effect:
      'Twój wysłany robotnik trafia do niej i raz jej posłuży; jeśli żadnego nie wysłano, następny wysłany. Udaremnienie: 2 kamyki albo łącznie 3 karty lub surowce.',
  },
  pickpocket: {
    name: 'Kieszonkowczyni',
    effect: 'Zabiera losową połowę twojej ręki. Udaremnienie: za każdą zostawioną kartę bierze punkt.',
  },
  theft: {
    name: 'Kradzież!',
    effect: `Tracisz 3 sztuki tego, co wskaże kość: 1-3 gałązki, 4-6 żywica, 7 jagody, 8 kamyki. ${TWO_CARDS}`,
  },
  'quick-theft': {
    name: 'Szybka kradzież',
    effect: `Tracisz 3 sztuki tego, co wskaże kość: 1-2 gałązki, 3 żywica, 4-5 jagody, 6-8 kamyki. ${TWO_CARDS}`,
  },
  thief: {
    name: 'Złodziejka!',
    effect: `Tracisz 3 sztuki tego, co wskaże kość: 1-2 gałązki, 3-4 żywica, 5-7 jagody, 8 kamyki. ${TWO_CARDS}`,
  },
  'finders-keepers': {
    name: 'Znalezione, nie kradzione!',
    effect: `Tracisz 3 sztuki tego, co wskaże kość: 1 gałązki, 2-3 żywica, 4-6 jagody, 7-8 kamyki. ${TWO_CARDS}`,
  },
  copycat: {
    name: 'Naśladowczyni',
    effect: '2 punkty dla niej za każdą kartę na twojej ręce. Udaremnienie: odrzuć przedtem dowolnie wiele z nich.',
  },
  ransom: {
    name: 'Okup',
    effect:
      'Twój robotnik jest uwięziony, aż się przygotujesz; jeśli żaden nie jest dostępny, zabiera wysłanego i bierze punkty za poziom. Udaremnienie: 2 jagody albo łącznie 3 karty lub surowce.',
  },
  cheat: {
    name: 'Oszustka',
    effect:
      'Bierze wydarzenie według kości: 1-4 podstawowe, 5-8 specjalne, pierwsze z lewej albo z prawej. Udaremnienie: łącznie 3 karty lub surowce, przed rzutem.',
  },
  'eight-legged-nightmare': {
    name: 'Ośmionożny koszmar',
    effect:
      'Cała łąka się wymienia, odrzucasz z ręki wszystkie brązowe karty, a ona bierze punkty za poziom. Udaremnienie: 3 surowce.',
  },
  'paralysing-fear': {
    name: 'Paraliżujący strach',
    effect:
      'Wszystkie stworzenia w twoim mieście leżą zakryte i nic nie znaczą. Udaremnienie: karta lub surowiec za każde.',
  },
  closed: {
    name: 'Zamknięte',
    effect:
      'Wszystkie budowle w twoim mieście leżą zakryte i nic nie znaczą. Udaremnienie: karta lub surowiec za każdą.',
  },
  borrowed: {
    name: 'Pożyczone',
    effect: 'Zabiera trzy losowe karty z twojej ręki. Udaremnienie: o jedną mniej za każdy surowiec.',
  },
  industrious: {
    name: 'Pracowita',
    effect:
      'Trzy wierzchnie karty talii trafiają do jej miasta, nawet pełnego. Udaremnienie: o jedną mniej za każdą kartę z ręki.',
  },
  takeover: {
    name: 'Przejęcie',
    effect:
      'Zabiera z twojego miasta fioletową kartę albo najcenniejszą. Udaremnienie: dostępny robotnik pilnuje jej, aż się przygotujesz.',
  },
};

export const asks: Readonly<Record<AskName, (q: Question) => string>> = {
  pickpocket: (q) => `${q.about}: o ile kart mniej ma zabrać? Za każdą bierze punkt.`,
  spare: (q) => `${q.about}: która karta zostaje odkryta za kartę lub surowiec?`,
  guard: (q) => `${q.about}: czy robotnik pilnuje karty?`,
};

export const options: Readonly<Record<OptionName, (o: Said) => string>> = {
  foil: (o) => `Wszystko naraz: ${goods({ [o.resource]: o.number('count') })}`,
  fewer: (o) => (o.number('count') === 0 ? 'Niech bierze wszystkie' : `O ${cards(o.number('count'))} mniej`),
  spare: (o) => `Zostaje odkryta: ${o.name('card')}`,
  guard: (o) => `Robotnik pilnuje: ${o.name('card')}`,
};

const ROWS: Readonly<Record<string, string>> = { basic: 'wydarzenie podstawowe', special: 'wydarzenie specjalne' };
const ENDS: Readonly<Record<string, string>> = { left: 'z lewej', right: 'z prawej' };

export const happenings: Readonly<Record<HappeningName, (e: Said) => string>> = {
  'nightweave-schemes': (e) =>
    `Pajęczyca dobiera intrygę: ${e.name('scheme')} (${e.text('instant') === 'true' ? 'działa raz' : 'działa, aż znów się przygotuje'}).`,
  'nightweave-foiled': (e) => `${does(e.who(), 'udaremniasz', 'udaremnia')} intrygę: ${e.name('scheme')}.`,
  'nightweave-rolls': (e) =>
    `${e.name('scheme')}: Pajęczyca wyrzuca ${e.number('die')}, czyli ${resource[e.resource]}.`,
  'nightweave-pockets': (e) =>
    `Pajęczyca zabiera z ${whose(e.who('from'), 'twojej')} ręki: ${list(e.cards()) || cards(e.number('count'))}.`,
  'nightweave-ties': (e) => `Odwrócone karty na ${whose(e.who('from'), 'twojej')} ręce: ${e.number('count')}.`,
  'nightweave-lures': (e) =>
    `Na planszetkę Pajęczycy trafia robotnik (${whose(e.who('from'), 'twój')}; jego pole: ${e.within('left').where}); użyje go najpierw.`,
  'nightweave-frees': (e) => `Wraca robotnik, którego użyła Pajęczyca (${whose(e.who('from'), 'twój')}).`,
  'nightweave-locks-up': (e) =>
    `Robotnik (${whose(e.who('from'), 'twój')}${e.has('left') ? `; jego pole: ${e.within('left').where}` : ''}) zostaje uwięziony na planszetce Pajęczycy.`,
  'nightweave-cheats': (e) =>
    `Pajęczyca wyrzuca ${e.number('die')}: pierwsze ${ENDS[e.text('end')]} dostępne ${ROWS[e.text('row')]}.`,
  'nightweave-turns-down': (e) =>
    `Zakryte karty w mieście (${whose(e.who('from'), 'twoim')}): ${list(e.cards()) || 'żadne'}.`,
  'nightweave-guarded': (e) => `${does(e.who(), 'stawiasz', 'stawia')} robotnika na straży: ${e.name('card')} zostaje.`,
};
