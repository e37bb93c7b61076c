/** Éjszövő magyarul: mit tesz és miért, úgy, hogy bárki ellenőrizhesse. */
import type { Entry } from '../../../words/entry.ts';
import { capital, list, seasonToward, the, thePlayer } from '../../../words/hu/grammar.ts';
import type { Question } from '../../../words/question.ts';
import type { Said } from '../../../words/said.ts';
import type { AskName, HappeningName, OptionName, ThingName } from '../en/nightweave.ts';

const ACTIVITY = 'Éjszövő egyik aktivitáslapja.';

export const things: Readonly<Record<ThingName, Entry>> = {
  'snare-in-the-twigs': { name: 'Tőr a gallyak közt', effect: ACTIVITY },
  'resin-trap': { name: 'Gyantacsapda', effect: ACTIVITY },
  'under-every-stone': { name: 'Minden kő alatt', effect: ACTIVITY },
  'berry-thieves': { name: 'Bogyótolvajok', effect: ACTIVITY },
  'silk-on-the-path': { name: 'Selyem az ösvényen', effect: ACTIVITY },
  'into-the-meadow': { name: 'Ki a rétre', effect: ACTIVITY },
  'shadow-in-the-grass': { name: 'Árnyék a fűben', effect: ACTIVITY },
  'whispers-at-dusk': { name: 'Alkonyi suttogás', effect: ACTIVITY },
  'an-unasked-guest': { name: 'Hívatlan vendég', effect: ACTIVITY },
  'names-on-a-list': { name: 'Nevek a listán', effect: ACTIVITY },
  'rooms-for-spiders': { name: 'Szobák pókoknak', effect: ACTIVITY },
  'borrowed-finery': { name: 'Kölcsönkért cicoma', effect: ACTIVITY },
  'summer-roads': { name: 'Nyári utak', effect: ACTIVITY },
  'mischief-at-the-fair': { name: 'Csíny a vásárban', effect: ACTIVITY },
  'a-drawer-of-secrets': { name: 'Titkos fiók', effect: ACTIVITY },
  'the-last-road': { name: 'Az utolsó út', effect: ACTIVITY },
  'a-watcher-at-the-door': { name: 'Őr az ajtónál', effect: ACTIVITY },
  'the-great-web': { name: 'A nagy háló', effect: ACTIVITY },
  nightweave: {
    name: 'Éjszövő',
    effect: 'Pók, aki magától játszik: minden körben egy lap mondja meg, mivel próbálkozik.',
  },
  'nightweave-gift': { name: 'ajándék', effect: 'Minden neki adott lapért kap egy pontot.' },
  'nightweave-discard': { name: 'eldobott lap', effect: 'Az akcióként eldobott lapért kap egy pontot.' },
  'nightweave-activity': { name: 'aktivitáslap', effect: 'A munkása helye mellé nyomtatott pontok.' },
  'nightweave-own-city': { name: 'látogatás a saját városában', effect: '2 pontot hoz neki.' },
  'nightweave-fallback': { name: 'tartalék akció', effect: 'Pontok a szintjéért, ha a lapja tartalék akciója ad.' },
};

const CLEARINGS: Readonly<Record<string, string>> = {
  'upper-left': 'bal felső',
  'lower-left': 'bal alsó',
  'upper-right': 'jobb felső',
  'lower-right': 'jobb alsó',
};

/** Mi az akció, ahogyan a lapján áll. */
const ACTIONS: Readonly<Record<string, (e: Said) => string>> = {
  draw: () => 'húz egy lapot',
  discard: () => 'eldob egy lapot egy pontért',
  'play-hand': () => 'kijátssza keze legfelső lapját',
  'play-meadow': () => 'kijátszik egy lapot a rétről',
  'play-meadow-and-draw': () => 'kijátszik egy lapot a rétről, és húz egyet',
  'play-meadow-and-discard': () => 'kijátszik egy lapot a rétről, és eldob egyet egy pontért',
  enter: () => 'kijátszik egy lapot a rétről, és a helyére áll',
  basic: (e) => `munkás ide: ${e.name('at')}`,
  forest: (e) => `munkás ide: ${CLEARINGS[e.text('at')]} tisztás`,
  journey: (e) => `munkás ide: ${e.name('at')}`,
  haven: () => 'munkás a Menedékbe',
  'own-city': () => 'munkás saját városának egyik lapjára',
  'open-card': () => 'munkás egy nyitott lapra',
  'basic-event': () => 'munkás egy alapeseményre',
  'special-event': () => 'munkás egy különleges eseményre',
};

function action(e: Said): string {
  const what = ACTIONS[e.text('action')]?.(e) ?? e.text('action');
  if (!e.has('points')) return what;
  return `${what}, és ${e.text('points') === 'level' ? 'pontok a szintjéért' : `${e.number('points')} pont`}`;
}

const REASONS: Readonly<Record<string, string>> = {
  'city-full': 'tele van a városa',
  'hand-empty': 'üres a keze',
  'meadow-empty': 'nincs lap a réten',
  'deck-empty': 'a pakliban nincs több lap',
  closed: 'háló tartja távol',
  'level-0': 'a 0. szinten nem jár pont',
  'in-meadow': 'már a réten áll',
  'no-worker': 'nincs több munkása',
  'all-blocked': 'minden ilyen hely foglalt',
  'no-spot': 'városában nincs szabad hely',
  'no-open-card': 'egyik nyitott lapon sincs szabad hely',
  'no-event': 'nincs több ilyen esemény',
  'event-claimed': 'ebben az évszakban már szerzett különleges eseményt',
};

const BLOCKED: Readonly<Record<string, string>> = {
  worker: 'munkás áll rajta',
  web: 'háló tartja távol',
  'no-card': 'nem fekszik ott erdőkártya',
};

const RANKS = ['', 'teljesíti a feltételét', 'megvan néhány lapja hozzá', 'egyiket sem teljesíti, így bármelyik jó'];

const arrows = (e: Said) =>
  e.text('arrows') === 'clockwise' ? 'az óramutató járása szerint' : 'az óramutató járásával szemben';

const PARTS: Readonly<Record<string, string>> = {
  haven: 'munkás a Menedékbe',
  draw: 'laphúzás',
  discard: 'lapeldobás',
  level: 'pontok a szintjéért',
};

const SOURCES: Readonly<Record<string, string>> = {
  hand: ' (kézből)',
  spoils: ' (a zsákmányából)',
  top: ' (a pakli tetejéről)',
  city: ' (a városodból)',
  'other-hand': ' (a kezedből)',
};

/** A kocka üres helyet is mutathat: akkor az óramutató szerint a következő számít. */
function place(e: Said): string {
  const spot = e.number('spot') + 1;
  if (!e.has('die')) return `${spot}. hely`;
  return e.number('die') === spot
    ? `kocka ${spot}, ${spot}. hely`
    : `kocka ${e.number('die')}, az a hely üres, ezért az óramutató szerint ${the(spot)} hely`;
}

function source(e: Said): string {
  if (e.has('spot')) return ` (a rétről: ${place(e)})`;
  if (e.text('from') === 'deck') return ` (a pakliból: a kocka ${e.number('die')}, ott ő maga áll)`;
  return SOURCES[e.text('from')] ?? '';
}

/** Why she does not play it, by the rule. */
const WHY_DISCARDED: Readonly<Record<string, string>> = {
  W142: ': tele van a városa',
  W107: ': egyik város sem fogadja be',
};

const whyOver = (e: Said) =>
  e.has('idle') ? 'A paklija elfogyott, és senkit sem küldött ki' : 'A réten áll, és minden munkása kint van';

export const asks: Readonly<Record<AskName, (q: Question) => string>> = {
  'nightweave-own-city': () => 'Éjszövő a saját városát látogatja: melyik lapot?',
  'nightweave-open-card': () => 'Éjszövő egy nyitott lapot látogat: melyiket?',
  foil: (q) => `${q.about}: ${q.mayDecline ? 'fizetsz, hogy megakadályozd?' : 'mivel fizetsz még?'}`,
  fill: (q) => `${q.about}: melyik lapot teszed a helyére?`,
  web: (q) => `${q.about}: hová kerüljön a háló?`,
  gaze: (q) => `${q.about}: melyik lapot dobod el?`,
  trial: (q) => `${q.about}: melyik lapot viszi el?`,
  unravel: (q) => `${q.about}: melyik nyitott lapot játssza ki?`,
};

export const options: Readonly<Record<OptionName, (o: Said) => string>> = {
  fill: (o) => `Tedd oda: ${o.name('card')}`,
  web: (o) => (o.has('event') ? o.name('event') : o.name('at')),
  let: (o) => `${o.name('card')} (${o.number('spot') + 1}. hely)`,
};

export const happenings: Readonly<Record<HappeningName, (e: Said) => string>> = {
  'nightweave-reveals': (e) =>
    `Éjszövő felfedi: ${e.name('activity')} (évszaka: ${SEASON[e.season]}; nyilak: ${arrows(e)}).`,
  'nightweave-reshuffles': (e) => `Éjszövő újrakeveri ${e.number('count')} aktivitáslapját.`,
  'nightweave-tries': (e) => `${e.text('which') === 'first' ? 'Első' : 'Második'} akció: ${action(e)}.`,
  'nightweave-cannot': (e) => `Ez lehetetlen: ${REASONS[e.text('why')]}.`,
  'nightweave-falls-back': (e) => `Tartalék akció: ${list(e.list('parts').map((part) => PARTS[part] ?? part))}.`,
  'nightweave-skips': (e) => `Elmarad: ${PARTS[e.text('part')]}; ${REASONS[e.text('why')]}.`,
  'nightweave-blocked': (e) =>
    `${e.has('at') ? e.name('at') : `A ${CLEARINGS[e.text('clearing')]} tisztás`}: ${BLOCKED[e.text('why')]}. A nyilak ${arrows(e)} viszik tovább.`,
  'nightweave-ranks': (e) => `Ezt választja: ${e.name('event')}; ${RANKS[e.number('rank')]} (nyilak: ${arrows(e)}).`,
  'nightweave-plays': (e) =>
    e.who('into').automaton
      ? `Éjszövő kijátssza: ${e.name('card')}${source(e)}.`
      : `${e.who('into').you ? 'Városodba' : `${thePlayer(e.who('into'))} városába`} küldi Éjszövő: ${e.name('card')}${source(e)}.`,
  'nightweave-discards': (e) => `Éjszövő eldobja: ${e.name('card')}${source(e)}${WHY_DISCARDED[e.text('rule')] ?? ''}.`,
  'nightweave-keeps': (e) => `Éjszövő zsákmányul elteszi${e.why ? ` (${e.why})` : ''}: ${e.name('card')}${source(e)}.`,
  'nightweave-enters': (e) => `Éjszövő most a réten áll, ${the(e.number('spot') + 1)} helyen.`,
  'nightweave-prepares': (e) => `${whyOver(e)}: Éjszövő felkészül ${seasonToward[e.season]}.`,
  'nightweave-takes': (e) => `Éjszövő kezébe veszi: ${e.name('card')}${source(e)}.`,
  'nightweave-fill': (e) => `${capital(the(e.number('spot') + 1))} helyet kitölti: ${e.name('card')}.`,
  'nightweave-moves': (e) => `Éjszövő a rét ${e.number('spot') + 1}. helyére lép.`,
  'nightweave-web': (e) => `Háló kerül ide: ${e.has('event') ? e.name('event') : e.name('at')}.`,
  'nightweave-bars': (e) => `Háló zárja el végleg: ${e.name('card')}.`,
  'nightweave-steals': (e) =>
    `Éjszövő ${e.number('count')} lapot visz el a kezedből; eldobva: ${e.number('discarded')}.`,
  'nightweave-hoards': (e) => `Éjszövő ${e.number('count')} lapot tesz el a pakliból, lefordítva, zsákmányul.`,
  'nightweave-in-vain': (e) =>
    e.text('rule') === 'OW30'
      ? 'Nincs különleges esemény, amelyre háló kerülhetne.'
      : `${e.name('by')}: nincs mire hatnia, így nem történik semmi.`,
  'nightweave-changes': (e) => `Éjszövő kedve megváltozik: ${e.name('personality')}.`,
  'nightweave-takes-legend': () => 'Éjszövő kezébe egy ismeretlen legenda kerül.',
  'nightweave-exchanges': () => 'Éjszövő elcseréli a kezében lévő lapokat a tieiddel.',
  'nightweave-ends': (e) => `${whyOver(e)}: Éjszövő számára véget ért a játék.`,
};

const SEASON = { winter: 'tél', spring: 'tavasz', summer: 'nyár', autumn: 'ősz' } as const;
