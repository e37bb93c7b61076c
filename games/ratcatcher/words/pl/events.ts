/** The log in Polish. */

import { inPolish } from '@smallfolk/kernel';
import type { Reward } from '../../content/reward.ts';
import type { Because } from '../../state/events.ts';
import type { EventPhrases } from '../phrases.ts';
import type { Say } from '../say.ts';
import { counted } from './numbers.ts';

const COLOURS: Readonly<Record<string, readonly [string, string, string]>> = {
  white: ['biały szczur', 'białe szczury', 'białych szczurów'],
  brown: ['brązowy szczur', 'brązowe szczury', 'brązowych szczurów'],
  black: ['czarny szczur', 'czarne szczury', 'czarnych szczurów'],
};

/** 'biały szczur', '3 białe szczury', 'Król Szczurów', 'Kleptoszczur'. */
export function rats(rat: string, count: number, say: Say): string {
  if (rat === 'nemesis') return say.foe;
  if (rat === 'rats') return 'szczury';
  const forms = COLOURS[rat];
  if (!forms) return say.name('peculiar', rat);
  const [one, few, many] = forms;
  return inPolish(count, one, `${count} ${few}`, `${count} ${many}`);
}

/** With the number even where it is one: '1 biały szczur'. */
export function countedRats(rat: string, count: number, say: Say): string {
  const forms = COLOURS[rat];
  return forms ? counted(count, ...forms) : rats(rat, count, say);
}

/** The rats of one colour or name, without a number: 'białe szczury', 'biały szczur'. */
export function pack(rat: string, count: number, say: Say): string {
  const [one, few] = COLOURS[rat] ?? [];
  return one && few ? inPolish(count, one, few, few) : rats(rat, 1, say);
}

/** Some of several: '1 z 2 białych szczurów'. */
export function ratsOf(rat: string, say: Say): string {
  return COLOURS[rat]?.[2] ?? rats(rat, 1, say);
}

const GAINS: Readonly<Record<Reward['gain'], readonly [string, string, string]>> = {
  cheese: ['magiczny ser', 'magiczne sery', 'magicznych serów'],
  health: ['zdrowie', 'zdrowia', 'zdrowia'],
  yellow: ['żółty znacznik', 'żółte znaczniki', 'żółtych znaczników'],
  purple: ['fioletowy znacznik', 'fioletowe znaczniki', 'fioletowych znaczników'],
  ability: ['znacznik zdolności', 'znaczniki zdolności', 'znaczników zdolności'],
  dice: ['kość ataku', 'kości ataku', 'kości ataku'],
  movement: ['punkt ruchu', 'punkty ruchu', 'punktów ruchu'],
  question: ['żeton „?”', 'żetony „?”', 'żetonów „?”'],
  held: ['zawartość karty', 'zawartości kart', 'zawartości kart'],
};

export function gain(what: Reward['gain'], count: number): string {
  return what === 'held' ? GAINS.held[0] : counted(count, ...GAINS[what]);
}

/** Rats that change hands: 'bierze 1 szczura'. */
export const ratsGiven = (count: number) => counted(count, 'szczura', 'szczury', 'szczurów');
const ratCount = (count: number) => counted(count, 'szczur', 'szczury', 'szczurów');
const trapCount = (count: number) => counted(count, 'pułapka', 'pułapki', 'pułapek');
const healthCount = (count: number) => counted(count, 'zdrowie', 'zdrowia', 'zdrowia');
const tokenCount = (count: number) => counted(count, 'znacznik', 'znaczniki', 'znaczników');
const pointCount = (count: number) => counted(count, 'punkt ruchu', 'punkty ruchu', 'punktów ruchu');
const vain = (wounds: number) => (wounds > 0 ? '' : ', na próżno');
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const rolled = (rolls: readonly number[]) => rolls.join(', ');

/** Why a rat wants this target; the zone is another one that lost the tie. */
const WHY: Readonly<Record<Because, (instead: string) => string>> = {
  only: () => '',
  nearest: () => ', bo najbliżej',
  'nearer-to-you': (instead) => `: tak samo blisko jak ${instead}, ale bliżej ciebie`,
  'higher-number': (instead) => `: tak samo blisko jak ${instead}, ale w dzielnicy o wyższym numerze`,
  'your-choice': () => ', z twojego wyboru',
  'fixed-order': () => ', według stałej kolejności',
};

const CAUSES = {
  nest: 'z gniazda',
  spawn: 'z wylęgarni',
  question: 'z gniazda pod „?”',
  black: 'od czarnego szczura',
  chain: 'w ślad za czarnym szczurem',
  nemesis: 'od arcyszczura',
  reactivated: 'bo dzielnica się budzi',
  power: 'dzięki szczególnej mocy',
} as const;

export const events: EventPhrases = {
  'township-drawn': (e, say) => `Dobierasz dzielnicę ${say.township(e.township)}.`,
  'township-placed': (e, say) =>
    `Dzielnica ${say.township(e.township)} dołącza do miasta (${counted(e.connections, 'połączenie', 'połączenia', 'połączeń')}).`,
  'token-placed': (e, say) => `${sentence(say.name('piece', e.token))} w ${say.zone(e.zone)}.`,
  'token-missing': (e, say) => `Brak w puli: ${say.name('piece', e.token)} dla ${say.zone(e.zone)}.`,
  'question-revealed': (e, say) =>
    `Żeton „?” w ${say.zone(e.zone)} pokazuje: ${e.shows === 'peculiar' ? say.name('rat', 'peculiar') : say.name('piece', e.shows)}.`,
  'rat-spawned': (e, say) => `${sentence(rats(e.rat, 1, say))} w ${say.zone(e.zone)}, ${CAUSES[e.cause]}.`,
  'peculiar-spawned': (e, say) => `${rats(e.rat, 1, say)} pojawia się w ${say.zone(e.zone)}.`,
  expansion: (e, say) =>
    `${e.cheese === 0 ? 'Brak serów w mieście' : `Sery w mieście: ${e.cheese}`}. Dzielnica ${say.township(e.township)} każe dołożyć: ${counted(e.townships, 'dzielnica', 'dzielnice', 'dzielnic')}.`,
  'expansion-impossible': (e) =>
    e.why === 'no-cards' ? 'Talia dzielnic jest pusta: miasto już nie rośnie.' : 'Żadna dzielnica nigdzie nie pasuje.',
  'township-active': (e, say) => `Dzielnica ${say.township(e.township)} ${e.active ? 'budzi się' : 'zasypia'}.`,
  turn: (e) => (e.whose === 'ratcatcher' ? `Runda ${e.round}: twoja tura.` : 'Tura szczurów.'),
  refreshed: (e) =>
    `Odświeżenie: ${counted(e.dice, 'kość', 'kości', 'kości')}, ${pointCount(e.movement)}, ${trapCount(e.traps)}.`,
  moved: (e, say) => `Idziesz z ${say.zone(e.from)} do ${say.zone(e.to)}; zostało punktów ruchu: ${e.left}.`,
  'bitten-while-leaving': (e, say) =>
    `Gryzonie atakują, gdy opuszczasz ${say.zone(e.zone)}: ${e.bite} przeciw obronie ${e.defence}${vain(e.wounds)}.`,
  'token-collected': (e, say) => `Zbierasz: ${say.name('piece', e.token)} w ${say.zone(e.zone)}.`,
  'trap-set': (e, say) => `Zastawiasz pułapkę w ${say.zone(e.zone)}.`,
  'attack-rolled': (e, say) =>
    `${e.by === 'trap' ? 'Rzut pułapki' : 'Twój rzut'} w ${say.zone(e.zone)}: ${rolled(e.rolls)} (trafia ${e.accuracy}+), ${counted(e.hits, 'trafienie', 'trafienia', 'trafień')}${e.mortal > 0 ? `, w tym ${counted(e.mortal, 'szóstka', 'szóstki', 'szóstek')}` : ''}.`,
  'rolled-again': (e, say) =>
    `${e.which === 'hits' ? 'Wszystkie trafienia' : 'Wszystkie pudła'} przerzucone (${say.name('peculiar', e.because)}): teraz ${rolled(e.rolls)}.`,
  'sixes-ordinary': (e, say) =>
    `${say.name('peculiar', e.by)}: ${inPolish(e.sixes, 'szóstka to zwykłe trafienie', 'szóstki to zwykłe trafienia', 'szóstki to zwykłe trafienia')}.`,
  'defence-changed': (e, say) =>
    `${say.source(e.source, e.by)}: obrona szczurów w ${say.zone(e.zone)} jest ${e.change > 0 ? 'wyższa' : 'niższa'} o ${Math.abs(e.change)}.`,
  'rats-caught': (e, say) => `Złapano w ${say.zone(e.zone)}: ${rats(e.rat, e.count, say)}.`,
  'peculiar-caught': (e, say) =>
    `Złapano w ${say.zone(e.zone)}: ${rats(e.rat, 1, say)}.${e.reward ? ' Jego karta jest twoja.' : ' Bez nagrody.'}`,
  'nemesis-wounded': (e, say) => `${say.foe} traci ${healthCount(e.wounds)}, zostaje ${e.health}.`,
  'cheese-collected': (e, say) => `Zbierasz ser z ${say.zone(e.zone)}.`,
  'cheese-gained': (e, say) =>
    `Ser ${e.cheese} z 10${e.slot === '' ? '' : `, na pole: ${say.name('attribute', e.slot)}`}.`,
  upgraded: (e, say) => `Ulepszenie: ${say.name('attribute', e.slot)}.`,
  'ability-filled': (e, say) =>
    `${say.name('attribute', e.colour)} ${e.unlocked ? 'odblokowana' : 'uzupełniona'}: ${tokenCount(e.tokens)}.`,
  'ability-used': (e, say) => `Używasz zdolności „${say.name('ability', e.ability)}” w ${say.zone(e.zone)}.`,
  traded: (e) => `Rachmistrz bierze ${ratsGiven(e.price)} i daje ${gain(e.gain, e.count)}.`,
  claimed: (e, say) => `Odbierasz nagrodę (${say.name('peculiar', e.rat)}): ${gain(e.gain, e.count)}.`,
  gained: (e) => `Zyskujesz: ${gain(e.gain, e.count)}.`,
  'reward-lost': (e) => `Nagroda niedostępna (${gain(e.gain, 1)}); karta przepada.`,
  'nemesis-rolled': (e, say) => `${say.foe} rzuca na ruch: ${e.roll}${e.bonus > 0 ? ` + ${e.bonus}` : ''}.`,
  'rats-moved': (e, say) => {
    const instead = e.instead === undefined ? '' : say.zone(e.instead);
    const you = e.target === say.view.catcher.zone;
    const aim = you ? ', za tobą' : e.target === e.to ? '' : `, cel ${say.zone(e.target)}`;
    return `${sentence(rats(e.rat, e.count, say))}: z ${say.zone(e.from)} do ${say.zone(e.to)}${aim}${WHY[e.because](instead)}.`;
  },
  'rat-took-token': (e, say) => `${rats(e.rat, 1, say)} zabiera: ${say.name('piece', e.token)} w ${say.zone(e.zone)}.`,
  'trap-sprung': (e, say) => `${say.name('trap', e.trap)} w ${say.zone(e.zone)} działa.`,
  'nemesis-bit': (e, say) =>
    `${say.foe} gryzie: ${rolled(e.rolls)} (trafia ${e.accuracy}+) przeciw obronie ${e.defence}${vain(e.wounds)}.`,
  'peculiar-bit': (e, say) => `${rats(e.rat, 1, say)} gryzie: ${e.bite} przeciw obronie ${e.defence}${vain(e.wounds)}.`,
  'rats-bit': (e) => `Szczury gryzą: ${e.bite} przeciw obronie ${e.defence}${vain(e.wounds)}.`,
  wounded: (e) => `Tracisz ${healthCount(e.wounds)}, zostaje ${e.health}.`,
  'cheese-consumed': (e, say) => `Szczury pożerają ser w ${say.zone(e.zone)}: ${e.step} z 10.`,
  tracker: (e, say) =>
    `Pole ${e.step} toru szczurzego postępu: ${e.events.length === 0 ? 'nic' : e.events.map((each) => say.name('step', each)).join(', ')}.`,
  'nemesis-appeared': (e, say) => `${say.foe} pojawia się w ${say.zone(e.zone)}!`,
  raised: (e, say) => `${say.foe}: ${say.name('step', e.value)}.`,
  'cheese-stolen': (e, say) => `${rats(e.rat, 1, say)} kradnie ser z pola: ${say.name('attribute', e.slot)}.`,
  'ran-out': (e, say) =>
    `Worek jest pusty. Wracają szczury (${e.rats}) ${e.step === 1 ? 'z nieaktywnych dzielnic' : e.step === 2 ? 'z twojej klatki' : `z dzielnicy ${say.township(e.township ?? 0)}`}.`,
  'ran-out-for-good': (e, say) => `Dla ${say.zone(e.zone)} nie ma już szczurów.`,
  'rats-returned': (e, say) => `Z ${say.zone(e.zone)} do worka: ${ratCount(e.white + e.brown + e.black)}.`,
  'peculiar-left': (e, say) => `${rats(e.rat, 1, say)} wymyka się z ${say.zone(e.zone)}.`,
  'tokens-returned': (e, say) => `Z ${say.zone(e.zone)} do puli: ${e.count} × ${say.name('piece', e.token)}.`,
  'questions-removed': (e, say) => `Żeton „?” z ${say.zone(e.zone)} wypada z gry.`,
  'traps-returned': (e) => `Pułapki z powrotem na planszy: ${e.count}.`,
  pushed: (e, say) => `${sentence(rats(e.rat, e.count, say))}: z ${say.zone(e.from)} do ${say.zone(e.to)}.`,
  'game-over': (e) => results[e.ending],
  power: (e, say) => power(e, say),
};

type Power = Parameters<EventPhrases['power']>[0];

function power(e: Power, say: Say): string {
  const where = e.zone === undefined ? '' : say.zone(e.zone);
  switch (e.what) {
    case 'swallowed-rats':
      return `${say.foe} połyka w ${where}: ${ratCount(e.count ?? 0)}.`;
    case 'swallowed-tokens':
      return `${say.foe} połyka w ${where}: ${tokenCount(e.count ?? 0)}.`;
    case 'healed':
      return `${say.foe} trawi ser i ma ${healthCount(e.count ?? 0)}.`;
    case 'dug':
      return `${say.foe} kopie gniazdo w ${where}.`;
    case 'freed':
      return `Z twojej klatki do ${where} uciekają szczury: ${e.count ?? 0}.`;
    case 'broke-trap':
      return `Pułapka w ${where} psuje się, zanim zadziała.`;
    default:
      return e.power === 'toxic-ruse'
        ? `Zatruta przynęta w ${where} zjedzona, złapano: ${ratCount(e.count ?? 0)}.`
        : `W ${where} działa szczególna moc.`;
  }
}

export const results = {
  'ten-cheese': 'Wygrana: dziesięć magicznych serów jest twoich.',
  slain: 'Wygrana: arcyszczur zgładzony.',
  'tracker-full': 'Przegrana: szczury pożarły dziesięć magicznych serów.',
  dead: 'Przegrana: szczury cię dopadły.',
} as const;
