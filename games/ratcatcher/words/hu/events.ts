/** The log in Hungarian. Zones are spoken as numbers that begin with a consonant, so their article is always 'a'. */

import { plural } from '@smallfolk/kernel';
import type { Reward } from '../../content/reward.ts';
import type { Because } from '../../state/events.ts';
import type { EventPhrases } from '../phrases.ts';
import type { Say } from '../say.ts';
import { the } from './article.ts';
import { object } from './numbers.ts';

const COLOURS: Readonly<Record<string, string>> = {
  white: 'fehér patkány',
  brown: 'barna patkány',
  black: 'fekete patkány',
};

/** 'egy fehér patkány', '3 fehér patkány', 'Patkánykirály', 'Kleptopatkány'. */
export function rats(rat: string, count: number, say: Say): string {
  if (rat === 'nemesis') return say.foe;
  if (rat === 'rats') return 'a patkányok';
  const colour = COLOURS[rat];
  if (!colour) return say.name('peculiar', rat);
  return `${plural('hu', count, { one: 'egy', other: String(count) })} ${colour}`;
}

/** Who does something, at the beginning of a sentence: 'A Patkánykirály', 'Az Éjszárny', 'Egy fehér patkány'. */
function subject(rat: string, say: Say): string {
  const name = rats(rat, 1, say);
  return sentence(COLOURS[rat] || rat === 'rats' ? name : the(name));
}

/** The rats of one colour or name, without a number: 'fehér patkányok', 'fehér patkány'. */
export function pack(rat: string, count: number, say: Say): string {
  const colour = COLOURS[rat];
  if (!colour) return rats(rat, 1, say);
  return plural('hu', count, { one: colour, other: `${colour}ok` });
}

const GAINS: Readonly<Record<Reward['gain'], string>> = {
  cheese: 'varázssajt',
  health: 'élet',
  yellow: 'sárga jelző',
  purple: 'lila jelző',
  ability: 'képességjelző',
  dice: 'támadókocka',
  movement: 'mozgáspont',
  question: '? jelző',
  held: 'ami a lapján van',
};

export function gain(what: Reward['gain'], count: number): string {
  return what === 'held' ? GAINS.held : `${count} ${GAINS[what]}`;
}

const vain = (wounds: number) => (wounds > 0 ? '' : ', hiába');
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const rolled = (rolls: readonly number[]) => rolls.join(', ');

/** Why a rat wants this target; the zone is another one that lost the tie. */
const WHY: Readonly<Record<Because, (instead: string) => string>> = {
  only: () => '',
  nearest: () => ', ez a legközelebbi',
  'nearer-to-you': (instead) => `: ugyanolyan közel van, mint a ${instead}, de közelebb hozzád`,
  'higher-number': (instead) => `: ugyanolyan közel van, mint a ${instead}, de nagyobb számú negyedben`,
  'your-choice': () => ', ahogy választottad',
  'fixed-order': () => ', a kötött sorrend szerint',
};

const CAUSES = {
  nest: 'a fészekből',
  spawn: 'a keltetőből',
  question: 'a ? jelző fészkéből',
  black: 'a fekete patkány kölyke',
  chain: 'a fekete patkány nyomában',
  nemesis: 'az ősellenség hozta',
  reactivated: 'mert a negyed felébredt',
  power: 'különleges erő hozta',
} as const;

export const events: EventPhrases = {
  'township-drawn': (e, say) => `Kihúzod: ${say.township(e.township)}.`,
  'township-placed': (e, say) => `A Városhoz csatlakozik: ${say.township(e.township)} (${e.connections} kapcsolat).`,
  'token-placed': (e, say) => `${sentence(say.name('piece', e.token))} a ${say.zone(e.zone)} mezőn.`,
  'token-missing': (e, say) => `A ${say.zone(e.zone)} mezőre nem jutott: ${say.name('piece', e.token)}.`,
  'question-revealed': (e, say) =>
    `A ? jelző a ${say.zone(e.zone)} mezőn: ${e.shows === 'peculiar' ? say.name('rat', 'peculiar') : say.name('piece', e.shows)}.`,
  'rat-spawned': (e, say) => `${sentence(rats(e.rat, 1, say))} a ${say.zone(e.zone)} mezőn, ${CAUSES[e.cause]}.`,
  'peculiar-spawned': (e, say) => `${subject(e.rat, say)} megjelenik a ${say.zone(e.zone)} mezőn.`,
  expansion: (e, say) =>
    `${e.cheese === 0 ? 'Nincs sajt' : `Csak ${e.cheese} sajt van`} a Városban: ${e.townships} negyed jön hozzá (${say.township(e.township)}).`,
  'expansion-impossible': (e) =>
    e.why === 'no-cards' ? 'Elfogytak a negyedek: a Város nem nő tovább.' : 'Egy negyed sem fér el sehol.',
  'township-active': (e, say) => `${say.township(e.township)} ${e.active ? 'felébred' : 'elalszik'}.`,
  turn: (e) => (e.whose === 'ratcatcher' ? `${e.round}. forduló: te jössz.` : 'A patkányok köre.'),
  refreshed: (e) => `Frissítés: ${e.dice} kocka, ${e.movement} mozgáspont, ${e.traps} csapda.`,
  moved: (e, say) => `Átmész a ${say.zone(e.from)} mezőről a ${say.zone(e.to)} mezőre; maradt ${e.left} mozgáspontod.`,
  'bitten-while-leaving': (e, say) =>
    `Megharapnak, ahogy elhagyod a ${say.zone(e.zone)} mezőt: harapás ${e.bite}, védelmed ${e.defence}${vain(e.wounds)}.`,
  'token-collected': (e, say) => `Felveszed: ${say.name('piece', e.token)} (${say.zone(e.zone)}).`,
  'trap-set': (e, say) => `Csapdát állítasz a ${say.zone(e.zone)} mezőn.`,
  'attack-rolled': (e, say) =>
    `${e.by === 'trap' ? 'A csapda dobása' : 'A dobásod'} a ${say.zone(e.zone)} mezőn: ${rolled(e.rolls)}; ${e.accuracy}+ talál: ${e.hits} találat${e.mortal > 0 ? `, ebből ${e.mortal} hatos` : ''}.`,
  'rolled-again': (e, say) =>
    `${e.which === 'hits' ? 'Minden találat' : 'Minden sikertelen dobás'} újradobva (${say.name('peculiar', e.because)}): most ${rolled(e.rolls)}.`,
  'sixes-ordinary': (e, say) =>
    `${say.name('peculiar', e.by)}: ${plural('hu', e.sixes, { one: 'a hatos közönséges találat', other: 'a hatosok közönséges találatok' })}.`,
  'defence-changed': (e, say) =>
    `${say.source(e.source, e.by)}: a patkányok védelme a ${say.zone(e.zone)} mezőn ${Math.abs(e.change)} ponttal ${e.change > 0 ? 'nagyobb' : 'kisebb'}.`,
  'rats-caught': (e, say) => `Elfogva a ${say.zone(e.zone)} mezőn: ${rats(e.rat, e.count, say)}.`,
  'peculiar-caught': (e, say) =>
    `Elfogva a ${say.zone(e.zone)} mezőn: ${rats(e.rat, 1, say)}.${e.reward ? ' A lapja a tiéd.' : ' Nincs jutalom.'}`,
  'nemesis-wounded': (e, say) => `${subject('nemesis', say)} ${e.wounds} életet veszít, marad ${e.health}.`,
  'cheese-collected': (e, say) => `Elveszed a sajtot a ${say.zone(e.zone)} mezőről.`,
  'cheese-gained': (e, say) =>
    `Sajt: ${e.cheese} a 10-ből${e.slot === '' ? '' : `, ide került: ${say.name('attribute', e.slot)}`}.`,
  upgraded: (e, say) => `Fejlesztés: ${say.name('attribute', e.slot)}.`,
  'ability-filled': (e, say) =>
    `${say.name('attribute', e.colour)} ${e.unlocked ? 'megnyitva' : 'feltöltve'}: ${e.tokens} jelző.`,
  'ability-used': (e, say) => `Használod: ${say.name('ability', e.ability)}, ${say.zone(e.zone)}.`,
  traded: (e) => `${e.price} patkányért ezt adja a Számvevő: ${gain(e.gain, e.count)}.`,
  claimed: (e, say) => `Beváltod a jutalmat (${say.name('peculiar', e.rat)}): ${gain(e.gain, e.count)}.`,
  gained: (e) => `A tiéd: ${gain(e.gain, e.count)}.`,
  'reward-lost': (e) => `Ez most nem kapható: ${gain(e.gain, 1)}; a lap odavan.`,
  'nemesis-rolled': (e, say) =>
    `${subject('nemesis', say)} mozgásra ${object(e.roll)} dob${e.bonus > 0 ? `, és hozzáad ${object(e.bonus)}` : ''}.`,
  'rats-moved': (e, say) => {
    const instead = e.instead === undefined ? '' : say.zone(e.instead);
    const you = e.target === say.view.catcher.zone;
    const aim = you ? ', utánad' : e.target === e.to ? '' : `, célja a ${say.zone(e.target)}`;
    return `${sentence(rats(e.rat, e.count, say))}: ${say.zone(e.from)} → ${say.zone(e.to)}${aim}${WHY[e.because](instead)}.`;
  },
  'rat-took-token': (e, say) => `${subject(e.rat, say)} elveszi: ${say.name('piece', e.token)} (${say.zone(e.zone)}).`,
  'trap-sprung': (e, say) =>
    `${sentence(the(say.name('trap', e.trap).toLowerCase()))} elsül a ${say.zone(e.zone)} mezőn.`,
  'nemesis-bit': (e, say) =>
    `${subject('nemesis', say)} harap: ${rolled(e.rolls)}; ${e.accuracy}+ talál, védelmed ${e.defence}${vain(e.wounds)}.`,
  'peculiar-bit': (e, say) => `${subject(e.rat, say)} harap: ${e.bite}, védelmed ${e.defence}${vain(e.wounds)}.`,
  'rats-bit': (e) => `A patkányok harapnak: összesen ${e.bite}, védelmed ${e.defence}${vain(e.wounds)}.`,
  wounded: (e) => `${e.wounds} életet veszítesz, marad ${e.health}.`,
  'cheese-consumed': (e, say) => `A patkányok megeszik a sajtot a ${say.zone(e.zone)} mezőn: ${e.step} a 10-ből.`,
  tracker: (e, say) =>
    `A patkánysáv ${e.step}. lépése: ${e.events.length === 0 ? 'semmi' : e.events.map((each) => say.name('step', each)).join(', ')}.`,
  'nemesis-appeared': (e, say) => `${subject('nemesis', say)} megjelenik a ${say.zone(e.zone)} mezőn!`,
  raised: (e, say) => `${say.foe}: ${say.name('step', e.value)}.`,
  'cheese-stolen': (e, say) => `${subject(e.rat, say)} ellop egy sajtot innen: ${say.name('attribute', e.slot)}.`,
  'ran-out': (e, say) =>
    `Üres a zsák: ${e.rats} patkány jön vissza ${e.step === 1 ? 'az alvó negyedekből' : e.step === 2 ? 'a ketrecedből' : `innen: ${say.township(e.township ?? 0)}`}.`,
  'ran-out-for-good': (e, say) => `A ${say.zone(e.zone)} mezőre nem jutott több patkány.`,
  'rats-returned': (e, say) =>
    `A ${say.zone(e.zone)} mezőről ${e.white + e.brown + e.black} patkány kerül vissza a zsákba.`,
  'peculiar-left': (e, say) => `${subject(e.rat, say)} elillan a ${say.zone(e.zone)} mezőről.`,
  'tokens-returned': (e, say) =>
    `A ${say.zone(e.zone)} mezőről vissza a készletbe: ${e.count} ${say.name('piece', e.token)}.`,
  'questions-removed': (e, say) => `A ? jelző a ${say.zone(e.zone)} mezőről kikerül a játékból.`,
  'traps-returned': (e) => `${e.count} csapda visszakerül a tábládra.`,
  pushed: (e, say) => `${sentence(rats(e.rat, e.count, say))}: ${say.zone(e.from)} → ${say.zone(e.to)}.`,
  'game-over': (e) => results[e.ending],
  power: (e, say) => power(e, say),
};

type Power = Parameters<EventPhrases['power']>[0];

function power(e: Power, say: Say): string {
  const where = e.zone === undefined ? '' : say.zone(e.zone);
  switch (e.what) {
    case 'swallowed-rats':
      return `${subject('nemesis', say)} elnyel ${e.count ?? 0} patkányt a ${where} mezőn.`;
    case 'swallowed-tokens':
      return `${subject('nemesis', say)} elnyel ${e.count ?? 0} jelzőt a ${where} mezőn.`;
    case 'healed':
      return `${subject('nemesis', say)} megemészti a sajtot, élete most ${e.count}.`;
    case 'dug':
      return `${subject('nemesis', say)} fészket ás a ${where} mezőn.`;
    case 'freed':
      return `${e.count ?? 0} patkány szökik a ketrecedből a ${where} mezőre.`;
    case 'broke-trap':
      return `A ${where} mező csapdája tönkremegy, mielőtt elsülne.`;
    default:
      return e.power === 'toxic-ruse'
        ? `Megették a mérgezett csalit a ${where} mezőn: ${e.count ?? 0} patkány elfogva.`
        : `Különleges erő hat a ${where} mezőn.`;
  }
}

export const results = {
  'ten-cheese': 'Nyertél: tíz varázssajt a tiéd.',
  slain: 'Nyertél: legyőzted az ősellenséget.',
  'tracker-full': 'Vesztettél: a patkányok megettek tíz varázssajtot.',
  dead: 'Vesztettél: elkaptak a patkányok.',
} as const;
