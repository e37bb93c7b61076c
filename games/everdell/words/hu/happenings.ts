/** A napló magyarul: egy mondat mindarról, ami történik. */
import type { HappeningName } from '../en/happenings.ts';
import type { Said } from '../said.ts';
import { cards, categories, does, gives, goods, list, player, points, seasonToward, thePlayer } from './grammar.ts';

/** Zárójelben: mi hozta. */
const why = (e: Said) => (e.why ? ` (${e.why})` : '');

const named = (e: Said) => e.cards().length > 0;

/** A lapok neve, ha az olvasó ismeri őket, különben a számuk. */
const known = (e: Said) => (named(e) ? `: ${list(e.cards())}` : ` ${cards(e.number('count'))}`);

/** "Eldobsz 2 lapot", "Eldobod: Tanya és Bánya". */
const discards = (e: Said) =>
  `${named(e) ? does(e.who(), 'eldobod', 'eldobja') : does(e.who(), 'eldobsz', 'eldob')}${known(e)}`;

/** "3 gallyat teszel erre". */
const puts = (e: Said, what: string) => `${does(e.who(), `${what} teszel`, `${what} tesz`)} erre`;

/** "Tanya", "Tanya (a te városod)", "Tanya (Bence)". */
function cityCard(e: Said): string {
  const owner = e.who('of');
  return e.own ? e.name('card') : `${e.name('card')} (${owner.you ? 'a te városod' : player(owner)})`;
}

function location(e: Said): string {
  if (e.has('event')) return `${e.name('event')} (esemény)`;
  if (e.has('card')) return cityCard(e);
  return e.name('at');
}

function source(e: Said): string {
  if (e.text('from') === 'meadow') return ' (a rétről)';
  return e.text('from') === 'hand' ? ' (kézből)' : '';
}

/** "Városodba", "A 2. játékos városába". */
function city(e: Said, ending: 'ba' | 'ból', detail?: string): string {
  const owner = e.who(detail);
  return owner.you ? `Városod${ending}` : `${thePlayer(owner)} városá${ending}`;
}

export const happenings: Readonly<Record<HappeningName, (e: Said) => string>> = {
  gain: (e) => `${does(e.who(), 'kapsz', 'kap')} ${goods(e.goods('goods'))}${why(e)}.`,
  pay: (e) => `${does(e.who(), 'fizetsz', 'fizet')} ${goods(e.goods('goods'))}${why(e)}.`,
  give: (e) => `${gives(e.who(), e.who('to'), ` ${goods(e.goods('goods'))}`)}${why(e)}.`,
  points: (e) =>
    e.has('on')
      ? `${e.name('by')}: ${e.number('count')} pont a lapon.`
      : `${does(e.who(), 'kapsz', 'kap')} ${points(e.number('count'))}${why(e)}.`,
  draw: (e) => `${does(e.who(), 'húzol', 'húz')}${known(e)}${why(e)}.`,
  discard: (e) => `${discards(e)}${why(e)}.`,
  reveal: (e) =>
    `${named(e) ? does(e.who(), 'felfeded', 'felfedi') : does(e.who(), 'felfedsz', 'felfed')}${known(e)}${why(e)}.`,
  'give-cards': (e) =>
    e.text('to') === 'discard'
      ? `Senki sem veheti át. ${discards(e)}${why(e)}.`
      : `${gives(e.who(), e.who('to'), known(e), named(e))}${why(e)}.`,
  'receive-cards': (e) => `${named(e) ? 'Megkapod' : 'Kapsz'}${known(e)}; adta: ${player(e.who('from'))}${why(e)}.`,
  take: (e) => `${does(e.who(), 'elveszed', 'elveszi')} a rétről: ${e.name('card')}${why(e)}.`,
  sweep: (e) => `${does(e.who(), 'eldobod', 'eldobja')} a rétről: ${e.name('card')}${why(e)}.`,
  refill: (e) => `Új lap a réten: ${e.name('card')} (${e.number('spot') + 1}. hely).`,
  refuse: (e) => `${e.name('card')}: ez a lap nem kerülhet ide. Eldobják, és másik jön helyette.`,
  reshuffle: (e) => `A dobópaklit megkeverik: az új pakli ${e.number('count')} lapos.`,
  play: (e) => `${does(e.who(), 'kijátszod', 'kijátssza')}: ${e.name('card')}${source(e)}.`,
  settle: (e) => `${city(e, 'ba', 'into')} kerül: ${e.name('card')}.`,
  leave: (e) =>
    e.text('to') === 'beneath'
      ? `${city(e, 'ból')} egy lap alá kerül: ${e.name('card')}${why(e)}.`
      : `${city(e, 'ból')} távozik: ${e.name('card')}${why(e)}.`,
  occupy: (e) => `${puts(e, 'foglaltságjelzőt')}: ${e.name('card')}; ingyenes: ${e.name('for')}.`,
  ability: (e) => `${does(e.who(), 'használod', 'használja')}: ${e.name('card')}, ehhez: ${e.name('for')}.`,
  place: (e) =>
    e.has('left')
      ? `${does(e.who(), 'áthelyezel', 'áthelyez')} egy munkást innen: ${location(e.within('left'))}, ide: ${location(e)}.`
      : `${does(e.who(), 'munkást küldesz', 'munkást küld')} ide: ${location(e)}.`,
  achieve: (e) => `${does(e.who(), 'teljesíted', 'teljesíti')} az eseményt: ${e.name('event')}.`,
  copy: (e) => `${does(e.who(), 'használod', 'használja')} a helyszínt: ${e.name('at')}${why(e)}.`,
  activate: (e) => `${does(e.who(), 'aktiválod', 'aktiválja')}: ${cityCard(e)}.`,
  store: (e) => `${puts(e, goods(e.goods('goods')))}: ${e.name('card')}.`,
  beneath: (e) =>
    `${does(e.who(), 'az esemény alá teszel', 'az esemény alá tesz')} (${e.name('event')}): ${list(e.cards()) || 'semmit'}.`,
  'take-back': (e) =>
    `${does(e.who(), 'hazahívsz', 'hazahív')} egy munkást innen: ${location(e.within('left'))}${why(e)}.`,
  recall: (e) =>
    `${does(e.who(), 'hazahívod a munkásaidat', 'hazahívja a munkásait')}; otthon: ${e.number('workers')}.`,
  season: (e) =>
    `${does(e.who(), 'felkészülsz', 'felkészül')} ${seasonToward[e.season]}${e.number('workers') ? `; ${e.number('workers')} új munkás` : ''}.`,
  pass: (e) => `${does(e.who(), 'passzolsz', 'passzol')}.`,
  score: (e) => `${player(e.who())}: ${e.number('total')} pont (${e.scored(categories)}).`,
  'rugwort-plays': (e) =>
    e.who('into').automaton
      ? `Rugwort dobása ${e.number('die')}, elviszi: ${e.name('card')}.`
      : `Rugwort dobása ${e.number('die')}, a te városodba küldi: ${e.name('card')}.`,
  'rugwort-finds-nothing': (e) => `Rugwort dobása ${e.number('die')}: ott nincs lap.`,
  'fool-drives-out': (e) => `${e.name('card')}: megtréfálja Rugwortot, és a dobópakliba kerül.`,
  'rugwort-prepares': (e) => `Rugwort felkészül ${seasonToward[e.season]}.`,
  'rugwort-closes': (e) => `Rugwort munkása elfoglalja a rét ${e.number('spot') + 1}. helyét.`,
  'rugwort-moves': (e) => `Rugwort munkása ide megy: ${e.name('at')}.`,
  'rugwort-kidnaps': () => 'Rugwort elrabolja egyik munkásodat; mindketten kikerülnek a játékból.',
};
