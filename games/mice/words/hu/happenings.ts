/** What happens, line by line, in Hungarian. Names stand before a colon, so that they need no ending. */
import type { EventName } from '../../rules/events.ts';
import { diceOf, type Said, type Sign } from '../telling.ts';

const MARKERS: Readonly<Record<string, string>> = { stunned: 'kábult', webbed: 'hálóban', charmed: 'elbűvölt' };
const PURPOSES: Readonly<Record<string, string>> = {
  attack: 'támadás',
  defense: 'védekezés',
  search: 'kutatás',
  trap: 'egérfogó',
  water: 'kimászás',
  recover: 'magához térés',
  deed: 'próba',
  luck: 'szerencse',
};
const SIGNS: Readonly<Record<Sign, string>> = {
  cheese: 'sajt',
  sword: 'kard',
  shield: 'pajzs',
  bow: 'íj',
  star: 'csillag',
};
const WHY: Readonly<Record<string, (e: Said) => string>> = {
  only: () => '',
  closest: (e) => ` (nem ${e.name('instead')}: messzebb van)`,
  fresh: (e) => ` (nem ${e.name('instead')}: már megtámadták)`,
  higher: (e) => ` (nem ${e.name('instead')}: ugyanolyan közel, de lejjebb a sávon)`,
  highest: (e) => ` (nem ${e.name('instead')}: lejjebb van a sávon)`,
  wanted: () => ' (bárki álljon is közelebb: a fejezet így kívánja)',
  hidden: (e) => ` (nem ${e.name('instead')}: az árnyékban lapul)`,
};

/** Facts of a chapter that the people at the table want to hear of; the others are only for its rules. */
const FLAGS: Readonly<Record<string, string>> = {
  dented: 'A rács behorpasztotta a gyűszűt.',
  'magpie-gone': 'A szarka erre az éjszakára elrepült.',
  feast: 'Tart a lakoma; még senki sem vette észre az egereket.',
  'brodie-awake': 'Brodie felébredt.',
  'valve-open': 'A szelep nyitva.',
  'burner-lit': 'Ég a láng.',
  'hearth-burns': 'Ég a király tüze.',
  'burns:guard-room': 'Ég az őrök tüze.',
  'burns:kitchen': 'Ég a konyha tüze.',
  'burns:dining-hall': 'Ég a nagy tűz.',
  'crack-open': 'A rés nyitva.',
  'king-free': 'Alder király szabad.',
};

export const happenings = {
  joined: (e: Said) => `${e.name('mouse')} útnak indul.`,
  learned: (e: Said) => `${e.name('mouse')} megtanulja: ${e.name('card')}.`,
  worn: (e: Said) => `${e.name('mouse')} felveszi: ${e.name('card')}.`,
  'taken-off': (e: Said) => `${e.name('mouse')} a batyuba teszi: ${e.name('card')}.`,
  packed: (e: Said) => `${e.name('mouse')} elteszi: ${e.name('card')}.`,
  discarded: (e: Said) => `${e.name('mouse')} eldobja: ${e.name('card')}.`,
  drew: (e: Said) => `${e.name('mouse')} találata: ${e.name('card')}.`,
  trick: (e: Said) => `${e.name('mouse')} cselt játszik ki: ${e.name('card')}.`,
  used: (e: Said) => `${e.name('mouse')} használja: ${e.name('card')}.`,
  kept: (e: Said) => `${e.name('mouse')} megtartja: ${e.name('card')}.`,
  event: (e: Said) => `Esemény: ${e.name('card')}.`,
  ability: (e: Said) => `${e.name('mouse')}: ${e.name('card')}, ára ${e.num('cost')} sajt.`,
  round: (e: Said) => `${e.num('round')}. forduló.`,
  turn: (e: Said) => `${e.name('card')} következik.`,
  skipped: (e: Said) => `${e.name('card')} fogságban, kimarad.`,
  initiative: (e: Said) => `Cselekvési sor: ${(e.raw('track') as string[]).map((card) => e.n.name(card)).join(', ')}.`,
  'card-added': (e: Said) => `${e.name('card')}: a sáv ${e.num('place')}. helye.`,
  'card-moved': (e: Said) => `${e.name('card')}: a kártya feljebb lép, megelőzi: ${e.name('above')}.`,
  'card-removed': (e: Said) => `${e.name('card')}: a kártya lekerül a sávról.`,
  ambush: (e: Said) => `Rajtaütés! ${e.name('card')}: ${e.num('die')} hellyel feljebb, a ${e.num('place')}. helyre.`,
  'movement-die': (e: Said) => `${e.name('mouse')} dobása ${e.num('die')}, mozgása ${e.num('points')}.`,
  scurry: (e: Said) => `${e.name('mouse')} siet: dobása ${e.num('die')}, mozgása ${e.num('points')}.`,
  moved: (e: Said) => `${e.name('mouse')}: ${e.way('way')}.`,
  'stood-up': (e: Said) => `${e.name('mouse')} feláll.`,
  'knocked-down': (e: Said) => `${e.name('mouse')} a földön.`,
  'still-webbed': (e: Said) => `${e.name('mouse')} nem jut ki a hálóból.`,
  'charmed-turn': (e: Said) => `${e.name('mouse')} elbűvölve a barátaira támad.`,
  climbed: (e: Said) =>
    e.is('success') ? `${e.name('mouse')} kimászik: ${e.place('to')}.` : `${e.name('mouse')} nem jut ki a vízből.`,
  pushed: (e: Said) =>
    e.str('to') === 'off'
      ? `${e.name('mouse')}: elsodorja az ár.`
      : `${e.name('mouse')}: az ár ide viszi: ${e.place('to')}.`,
  thrown: (e: Said) => `${e.name('mouse')} repül: ${e.place('from')} → ${e.place('to')}.`,
  arrived: (e: Said) => `${e.name('mouse')} itt áll: ${e.place('space')}.`,
  returned: (e: Said) => `${e.name('mouse')} visszatért: ${e.place('space')}.`,
  rescued: (e: Said) => `${e.name('mouse')} kiszabadult: ${e.place('space')}.`,
  captured: (e: Said) => `${e.name('mouse')} fogságba esett.`,
  abducted: (e: Said) => `${e.name('mouse')} nyomtalanul eltűnt.`,
  'trap-laid': (e: Said) => `Egérfogó: ${e.place('space')}.`,
  'trap-tested': (e: Said) =>
    e.is('passed') ? `${e.name('mouse')} átjut az egérfogón.` : `${e.name('mouse')}: lecsap az egérfogó.`,
  'set-trap': (e: Said) => `${e.name('mouse')} csapdát állít: ${e.place('space')}.`,
  'set-trap-sprung': (e: Said) => `${e.who('minion')} csapdába lép.`,
  attack: (e: Said) => `${e.who('by')} támad: ${e.who('target')}, ${e.name('weapon')}, ${e.num('dice')} kocka.`,
  rolled: (e: Said) => `${e.who('who')}, ${PURPOSES[e.str('purpose')] ?? ''}: ${diceOf(e, SIGNS)}`,
  hits: (e: Said) => `${e.who('target')}: ${e.num('hits')} találat.`,
  blocked: (e: Said) => `${e.who('target')}: ${e.num('hits')} találat, ebből átjut ${e.num('wounds')}.`,
  'minion-wounded': (e: Said) => `${e.one('kind')}: ${e.num('wounds')} seb.`,
  'boss-wounded': (e: Said) => `${e.name('card')}: ${e.num('wounds')} seb a ${e.num('life')} közül.`,
  defeated: (e: Said) => `${e.one('kind')} legyőzve: ${e.place('space')}.`,
  left: (e: Said) => `${e.one('kind')} elmegy innen: ${e.place('space')}.`,
  placed: (e: Said) => `${e.one('kind')}: ${e.place('space')}.`,
  'minion-up': (e: Said) => `${e.one('kind')} feláll: ${e.place('space')}.`,
  'minion-down': (e: Said) => `${e.one('kind')} a földön: ${e.place('space')}.`,
  'minion-die': (e: Said) => `${e.one('kind')} dobása ${e.num('die')}.`,
  'goes-for': (e: Said) =>
    `${e.who('minion')} célja: ${e.name('mouse')}${e.is('instead') ? ` (nem ${e.name('instead')}: ugyanolyan közel, de ${e.name('mouse')} feljebb van a sávon)` : e.is('wanted') ? ' (bárki álljon is közelebb: a fejezet így kívánja)' : ''}.`,
  'minion-moved': (e: Said) => `${e.one('kind')}: ${e.way('way')}.`,
  'minion-attack': (e: Said) =>
    `${e.who('minion')} támad: ${e.name('mouse')}${WHY[e.str('why')]?.(e) ?? ''}, ${e.num('dice')} kocka.`,
  'cat-strikes': (e: Said) =>
    `${e.name('card')}: mindenki itt: ${(e.raw('spaces') as string[]).join(', ')}, ${e.num('dice')} kocka.`,
  wounded: (e: Said) =>
    `${e.name('mouse')}: ${e.num('wounds')} ${e.is('poison') ? 'mérgezett seb' : 'seb'} (${e.num('has')}/${e.num('life')}).`,
  healed: (e: Said) => `${e.name('mouse')}: ${e.num('wounds')} ${e.is('poison') ? 'mérgezett seb' : 'seb'} begyógyult.`,
  stolen: (e: Said) =>
    `${e.name('mouse')}: ${e.num('cheese')} sajtot elloptak${e.is('greedy') ? ', a kerékre kerül' : ''}.`,
  marked: (e: Said) => `${e.name('mouse')}: ${MARKERS[e.str('marker')] ?? ''}.`,
  unmarked: (e: Said) => `${e.name('mouse')}: már nem ${MARKERS[e.str('marker')] ?? ''}.`,
  cheese: (e: Said) => `${e.name('mouse')}: sajt ${e.num('gained') > 0 ? '+' : ''}${e.num('gained')}.`,
  wheel: (e: Said) => (e.num('wheel') === 0 ? 'A kerék üres.' : `Sajt a keréken: ${e.num('wheel')}.`),
  surge: () => 'Erősítés érkezik!',
  'quiet-surge': () => 'Senki sem jön.',
  'set-encounter': () => 'Itt már vár valaki.',
  'special-surge': (e: Said) => `${e.n.surge() || e.name('id')}.`,
  'card-surge': (e: Said) => `Erősítés a kártyáról: ${e.name('card')}.`,
  hourglass: (e: Said) =>
    `A homokóra a ${e.num('page')}. oldalon${e.num('end') > 0 ? ` (vége: ${e.num('end')})` : ''}.`,
  'end-marker': (e: Said) => `A vége jelző a ${e.num('page')}. oldalon.`,
  encounter: (e: Said) => `Összecsapás a ${e.num('page')}. oldalon: ${e.name('card')}.`,
  explored: (e: Said) => `${e.name('mouse')} mutatja az utat: ${e.name('to')}.`,
  turned: (e: Said) => `A lapka megfordul: ${e.name('to')}.`,
  searched: (e: Said) => (e.is('success') ? `${e.name('mouse')} talál valamit.` : `${e.name('mouse')} hiába kutat.`),
  found: (e: Said) => `${e.name('mouse')}: ${e.name('search')}.`,
  stashed: (e: Said) => `A közös batyuban: ${e.name('item')}.`,
  'item-lost': (e: Said) => `${e.name('item')} visszakerül a kutatáspakliba.`,
  laid: (e: Said) => `${e.name('item')}: ${e.place('at')} → ${e.place('to')}.`,
  'taken-back': (e: Said) => `${e.name('mouse')} visszaveszi: ${e.name('item')}.`,
  grape: (e: Said) =>
    e.is('burst') ? `A szőlő szétpukkan: ${e.place('space')}.` : `A szőlő ide gurul: ${e.place('space')}.`,
  share: (e: Said) => `${e.name('mouse')} és ${e.name('with')} osztozik.`,
  handed: (e: Said) =>
    `${e.name('from')} → ${e.name('to')}: ${e.is('card') ? e.name('card') : `${e.num('cheese')} sajt`}.`,
  'token-taken': (e: Said) => `${e.name('mouse')} viszi: ${e.name('token')}.`,
  'token-laid': (e: Said) => `${e.name('token')} itt fekszik: ${e.place('space')}.`,
  'token-spent': (e: Said) => `${e.name('token')} elfogyott.`,
  effect: (e: Said) => `${e.name('id')} hat: ${e.who('on')}.`,
  deed: (e: Said) => `${e.name('mouse')}: ${e.name('deed')}.`,
  'deed-result': (e: Said) => `${e.num('stars')} csillag: ${e.is('success') ? 'sikerült' : 'nem elég'}.`,
  'chapter-rule': (e: Said) => `${e.name('id')}.`,
  counter: (e: Said) => `${e.name('id')}: ${e.num('value')}.`,
  flag: (e: Said) => (e.is('set') ? (FLAGS[e.str('flag')] ?? '') : ''),
  achievement: (e: Said) => `Elnyerve: ${e.name('id')}.`,
  master: (e: Said) => `${e.name('mouse')}: ${e.name('of')}.`,
  text: (e: Said) => `Folytatódik a mese: ${e.n.heading(e.str('key'))}.`,
  'chapter-over': (e: Said) => (e.str('ending') === 'won' ? 'A fejezet megnyerve.' : 'A fejezet elveszett.'),
} satisfies Record<EventName, (e: Said) => string>;
