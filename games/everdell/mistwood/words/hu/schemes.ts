/** Éjszövő cselszövései magyarul: mit tesznek, mi hiúsítja meg őket, és mi történik velük. */
import type { Entry } from '../../../words/entry.ts';
import { cards, does, goods, list, resource } from '../../../words/hu/grammar.ts';
import type { Question } from '../../../words/question.ts';
import type { Said } from '../../../words/said.ts';
import type { AskName, HappeningName, OptionName, ThingName } from '../en/schemes.ts';

const TWO_CARDS = 'Meghiúsítás: 2 kézben tartott lap, a dobás előtt.';

export const things: Readonly<Record<ThingName, Entry>> = {
  'the-scheme-thickens': {
    name: 'Sűrűsödik a cselszövés',
    effect: 'Minden felkészülésekor húz egy azonnali, majd egy évszakos cselszövést.',
  },
  unproductive: { name: 'Terméketlenség', effect: 'Minden kijátszott zöld lapod pontokat ad neki a szintjéért.' },
  'clerical-errors': { name: 'Elírások', effect: 'Minden kijátszott kék lapod pontokat ad neki a szintjéért.' },
  recession: { name: 'Hanyatlás', effect: 'Minden kijátszott lila lapod pontokat ad neki a szintjéért.' },
  fatigue: {
    name: 'Fáradtság',
    effect: 'Minden kijátszott vagy meglátogatott piros lap pontokat ad neki a szintjéért.',
  },
  'berry-jam': {
    name: 'Bogyólekvár',
    effect:
      'Hálók ott, ahol bogyó vagy bármilyen nyersanyag jár: munkásod ott egy nyersanyagba kerül, és pontot ad neki. Ő kerüli.',
  },
  'sticky-goo': {
    name: 'Ragacs',
    effect:
      'Hálók ott, ahol gyanta vagy bármilyen nyersanyag jár: munkásod ott egy nyersanyagba kerül, és pontot ad neki. Ő kerüli.',
  },
  'forest-bandits': {
    name: 'Erdei banditák',
    effect: 'Hálók az erdőben: munkásod ott 2 pontot ad neki. Ő kerüli.',
  },
  'spiders-in-the-trees': {
    name: 'Pókok a fákon',
    effect: 'Hálók az erdőben: munkásod ott egy lapba vagy nyersanyagba kerül.',
  },
  'invisible-trap': {
    name: 'Láthatatlan csapda',
    effect: 'Hálók az alaphelyszíneken: munkásod ott pontot ad neki, hacsak nem adsz le egy lapot vagy nyersanyagot.',
  },
  'spider-tax': {
    name: 'Pókadó',
    effect: 'Hálók a négy egyszemélyes alaphelyszínen: munkásod ott pontot ad neki. Ő kerüli.',
  },
  'order-from-above': {
    name: 'Felsőbb utasítás',
    effect: 'Hálók a négy egyszemélyes alaphelyszínen: előtted zárva vannak.',
  },
  plague: {
    name: 'Járvány',
    effect: 'Hálók a lapok minden munkáshelyén: munkásod ott két lapba vagy nyersanyagba kerül. Ő kerüli.',
  },
  lobbyist: {
    name: 'Lobbista',
    effect: 'Kék lapot kijátszani vagy használni egy lapba vagy nyersanyagba kerül, és kék lapot nem húzhatsz.',
  },
  'predators-eyes': {
    name: 'A ragadozó szeme',
    effect: 'Ha foglaltságjelzővel játszol ki lényt, két másik lapot eldobsz a kezedből.',
  },
  'spiders-in-the-ground': {
    name: 'Pókok a földben',
    effect: 'Mielőtt zöld lapot játszol ki, akár ingyen is, leadsz két lapot vagy nyersanyagot.',
  },
  'corrupt-courts': {
    name: 'Romlott bíróság',
    effect:
      'Azonnal 3, 2 vagy 1 pontot kap, ha nálad tavasz, nyár vagy ősz van; minden esemény egy lapba vagy nyersanyagba kerül.',
  },
  'in-the-web': {
    name: 'A hálóban',
    effect: 'Három véletlen lapod a kezedben elfordul: foglalja a helyet, de nem használhatod.',
  },
  'bad-press': {
    name: 'Rossz sajtó',
    effect: 'A réten nem fekszik barna lap, a kezedből kijátszott pedig egy lappal vagy nyersanyaggal drágább.',
  },
  'poisoned-jam': {
    name: 'Mérgezett lekvár',
    effect:
      'Egy kint lévő munkásod hozzá kerül, és egyszer neki dolgozik; ha nincs ilyen, a legközelebb elküldött. Meghiúsítás: 2 kavics, vagy összesen 3 lap vagy nyersanyag.',
  },
  pickpocket: {
    name: 'Zsebtolvaj',
    effect: 'Kezed véletlen fele az övé lesz. Meghiúsítás: minden nálad hagyott lapért pontot kap.',
  },
  theft: {
    name: 'Lopás!',
    effect: `Elveszítesz 3-at abból, amit a kocka mutat: 1-3 gally, 4-6 gyanta, 7 bogyó, 8 kavics. ${TWO_CARDS}`,
  },
  'quick-theft': {
    name: 'Gyors lopás',
    effect: `Elveszítesz 3-at abból, amit a kocka mutat: 1-2 gally, 3 gyanta, 4-5 bogyó, 6-8 kavics. ${TWO_CARDS}`,
  },
  thief: {
    name: 'Tolvaj!',
    effect: `Elveszítesz 3-at abból, amit a kocka mutat: 1-2 gally, 3-4 gyanta, 5-7 bogyó, 8 kavics. ${TWO_CARDS}`,
  },
  'finders-keepers': {
    name: 'Talált, nem lopott!',
    effect: `Elveszítesz 3-at abból, amit a kocka mutat: 1 gally, 2-3 gyanta, 4-6 bogyó, 7-8 kavics. ${TWO_CARDS}`,
  },
  copycat: {
    name: 'Utánzó',
    effect: '2 pontot kap minden kézben tartott lapodért. Meghiúsítás: előbb akárhányat eldobhatsz.',
  },
  ransom: {
    name: 'Váltságdíj',
    effect:
      'Egy munkásod fogoly, amíg fel nem készülsz; ha nincs otthon egy sem, egy kint lévő, és pontokat kap a szintjéért. Meghiúsítás: 2 bogyó, vagy összesen 3 lap vagy nyersanyag.',
  },
  cheat: {
    name: 'Csaló',
    effect:
      'Elvisz egy eseményt a kocka szerint: 1-4 alapesemény, 5-8 különleges, balról vagy jobbról az első. Meghiúsítás: összesen 3 lap vagy nyersanyag, a dobás előtt.',
  },
  'eight-legged-nightmare': {
    name: 'Nyolclábú rémálom',
    effect:
      'Az egész rét kicserélődik, eldobod kezed minden barna lapját, ő pedig pontokat kap a szintjéért. Meghiúsítás: 3 nyersanyag.',
  },
  'paralysing-fear': {
    name: 'Bénító félelem',
    effect:
      'Városod minden lénye lefordítva fekszik, és nem számít semmire. Meghiúsítás: mindegyikért egy lap vagy nyersanyag.',
  },
  closed: {
    name: 'Zárva',
    effect:
      'Városod minden építménye lefordítva fekszik, és nem számít semmire. Meghiúsítás: mindegyikért egy lap vagy nyersanyag.',
  },
  borrowed: {
    name: 'Kölcsönvéve',
    effect: 'Három véletlen lapod az övé lesz. Meghiúsítás: minden nyersanyagért eggyel kevesebb.',
  },
  industrious: {
    name: 'Szorgos',
    effect:
      'A pakli felső három lapja a városába kerül, még ha tele is van. Meghiúsítás: minden eldobott lapért eggyel kevesebb.',
  },
  takeover: {
    name: 'Kisajátítás',
    effect:
      'Elviszi városod egyik lila lapját, vagy a legértékesebbet. Meghiúsítás: egy otthon lévő munkás őrzi, amíg fel nem készülsz.',
  },
};

export const asks: Readonly<Record<AskName, (q: Question) => string>> = {
  pickpocket: (q) => `${q.about}: hány lappal vigyen el kevesebbet? Mindegyikért pontot kap.`,
  spare: (q) => `${q.about}: melyik lap maradjon felfordítva egy lapért vagy nyersanyagért?`,
  guard: (q) => `${q.about}: őrizze munkás a lapot?`,
};

export const options: Readonly<Record<OptionName, (o: Said) => string>> = {
  foil: (o) => `Egyszerre: fizetsz ${goods({ [o.resource]: o.number('count') })}`,
  fewer: (o) => (o.number('count') === 0 ? 'Vigye mindet' : `${o.number('count')} lappal kevesebbet`),
  spare: (o) => `Felfordítva marad: ${o.name('card')}`,
  guard: (o) => `Munkás őrzi: ${o.name('card')}`,
};

const ROWS: Readonly<Record<string, string>> = { basic: 'alapesemény', special: 'különleges esemény' };
const ENDS: Readonly<Record<string, string>> = { left: 'balról', right: 'jobbról' };

export const happenings: Readonly<Record<HappeningName, (e: Said) => string>> = {
  'nightweave-schemes': (e) =>
    `Éjszövő cselszövést húz: ${e.name('scheme')} (${e.text('instant') === 'true' ? 'egyszer hat' : 'a következő felkészüléséig tart'}).`,
  'nightweave-foiled': (e) => `${does(e.who(), 'meghiúsítod', 'meghiúsítja')}: ${e.name('scheme')}.`,
  'nightweave-rolls': (e) => `${e.name('scheme')}: Éjszövő dobása ${e.number('die')}, azaz ${resource[e.resource]}.`,
  'nightweave-pockets': (e) => `Éjszövő elviszi a kezedből: ${list(e.cards()) || cards(e.number('count'))}.`,
  'nightweave-ties': (e) => `Elfordított lapok a kézben: ${e.number('count')}.`,
  'nightweave-lures': (e) =>
    `Egy munkás innen: ${e.within('left').where}, Éjszövő táblájára kerül; őt használja először.`,
  'nightweave-frees': () => 'Hazatér a munkás, akit Éjszövő használt.',
  'nightweave-locks-up': (e) =>
    `Egy munkás${e.has('left') ? ` (${e.within('left').where})` : ''} fogoly lett Éjszövő tábláján.`,
  'nightweave-cheats': (e) =>
    `Éjszövő dobása ${e.number('die')}: ${ENDS[e.text('end')]} az első megmaradt ${ROWS[e.text('row')]}.`,
  'nightweave-turns-down': (e) => `Lefordított lapok a városban: ${list(e.cards()) || 'egy sem'}.`,
  'nightweave-guarded': (e) => `${does(e.who(), 'őrt állítasz', 'őrt állít')}: ${e.name('card')} marad.`,
};
