/** Questions and options in Hungarian. */
import type { Decision } from '@smallfolk/kernel';
import { plural } from '@smallfolk/kernel';
import type { AskPhrases, OptionPhrases } from '../phrases.ts';
import type { Say } from '../say.ts';
import { progressOf } from '../slot-progress.ts';
import { the } from './article.ts';
import { gain, pack, rats } from './events.ts';

const HEADINGS = { north: 'északra', east: 'keletre', south: 'délre', west: 'nyugatra' } as const;
const TURNS = ['nem elforgatva', 'jobbra forgatva', 'fejjel lefelé', 'balra forgatva'];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function inside(zone: number, say: Say): string {
  const things = say.contents(zone);
  return things.length === 0 ? '' : ` (${things.join(', ')})`;
}

/** 'futnak a fehér patkányok a 06c mezőről', 'fut a Kleptopatkány a 06c mezőről'. */
function running({ about }: Decision, say: Say): string {
  const [rat, zone] = [about?.kind ?? '', Number(about?.id)];
  const count = say.count(rat, zone);
  return `${plural('hu', count, { one: 'fut', other: 'futnak' })} ${the(pack(rat, count, say))} a ${say.zone(zone)} mezőről`;
}

export const asks: AskPhrases = {
  action: (_d, say) => `Mit teszel? A ${say.zone(say.view.catcher.zone)} mezőn állsz.`,
  'roll-misses-again': () => 'Újradobod a sikertelen dobásokat?',
  'spend-six': (d) => `Ki kapja a hatost? Kiosztható: ${d.about?.id ?? 1}.`,
  'spend-hits': (d) => `Ki kapja a találatokat? Kiosztható: ${d.about?.id ?? 1}.`,
  'cheese-slot': () => 'Hová teszed a sajtot a tábládon?',
  'stolen-cheese': () => 'Melyik sajtot lopják el?',
  'expansion-connector': () => 'Melyik csatlakozónál nő a Város?',
  'place-township': () => 'Hová kerül a negyed?',
  'ability-colour': () => 'Melyik jelzőt veszed el?',
  'rats-target': (d, say) => `Hová ${running(d, say)}?`,
  'rats-way': (d, say) => `Merre ${running(d, say)}?`,
  'pay-with': (d) => `Mely patkányokkal fizetsz? Még ${d.about?.id} kell.`,
  'run-out-reward': () => 'Kiürül a ketreced. Milyen jutalmat kérsz érte?',
  'nemesis-nest': (_d, say) => `Hol jelenik meg az ősellenség: ${say.foe}?`,
  'catch-which': (d, say) => `Melyik patkányt fogod el a ${say.zone(Number(d.about?.id))} mezőn?`,
  prayer: () => 'Mit kérsz?',
};

export const options: OptionPhrases = {
  move: (o, _d, say) => `Lépj ide: ${say.zone(o.to)}${inside(o.to, say)}`,
  trap: (o, _d, say) => `Állíts csapdát: ${say.zone(o.zone)}${inside(o.zone, say)}`,
  attack: (o) => `Támadj ${o.dice} kockával`,
  use: (o, _d, say) => `Használd: ${say.ability(o.colour)}, ${say.zone(o.zone)}${inside(o.zone, say)}`,
  collect: () => 'Vedd el a sajtot',
  trade: (o, _d, say) => {
    const { price, reward } = say.trade(o.line);
    return `Fizess a Számvevőnek ${price} patkányt: ${gain(reward.gain, reward.count ?? 1)}`;
  },
  claim: (o, _d, say) => {
    const { gain: what, count = 1 } = say.reward(o.rat, o.reward);
    return `Váltsd be a jutalmat (${say.name('peculiar', o.rat)}): ${gain(what, count)}`;
  },
  end: () => 'Fejezd be a köröd',
  'roll-again': () => 'Dobd újra',
  keep: () => 'Maradjon',
  hit: (o, _d, say) => rats(o.rat, 1, say),
  slot: (o, d, say) => {
    const slot = o.slot;
    if (d.ask !== 'cheese-slot') return say.name('attribute', slot);
    const { filled, needed, times, spent } = progressOf(say.view, slot);
    if (slot !== 'yellow' && slot !== 'purple') return `${say.name('attribute', slot)} (${filled}/${needed})`;
    if (spent) return `${say.ability(slot)} (már fel volt töltve, hatástalan)`;
    return `${times === 0 ? 'Nyisd meg' : 'Töltsd fel'}: ${say.ability(slot)}`;
  },
  connector: (o, _d, say) => `A ${say.zone(o.zone)} mezőből ${HEADINGS[say.heading(o)]}`,
  place: (o, _d, say) => {
    const { beside, meets } = say.place(o);
    const where = beside
      .map(({ direction, township }) => `a ${township} negyedtől ${HEADINGS[direction]}`)
      .join(' és ');
    const joins = meets.map(([own, other]) => `${own} és ${other} találkozik`).join(', ');
    return `${say.township(o.township)}, ${where}, ${TURNS[o.turn]}: ${joins}`;
  },
  colour: (o, _d, say) => `${say.name('piece', o.colour)} (${say.ability(o.colour)})`,
  send: (o, d, say) => {
    const all = o.rats + (o.rest ?? 0);
    if (all === 1) return `Ide: ${say.zone(o.rats === 1 ? o.to : (o.other ?? o.to))}`;
    if (!o.rest) return `Mind ${the(String(all))} ide: ${say.zone(o.to)}`;
    if (o.rats === 0)
      return o.other === undefined
        ? `Egy sem ide: ${say.zone(o.to)}`
        : `Mind ${the(String(all))} ide: ${say.zone(o.other)}`;
    const rest = o.other === undefined ? `${o.rest} máshová` : `${o.rest} ide: ${say.zone(o.other)}`;
    return `${capital(the(rats(d.about?.kind ?? '', all, say)))} közül ${o.rats} ide: ${say.zone(o.to)}, ${rest}`;
  },
  settle: () => 'Döntsd el helyettem, a kötött sorrend szerint',
  pay: (o, _d, say) => `${o.rats} ${pack(o.rat, 1, say)}`,
  decline: () => 'Nem kérek jutalmat',
  appear: (o, _d, say) => `Itt: ${say.zone(o.zone)}${inside(o.zone, say)}`,
  catch: (o, _d, say) => rats(o.rat, 1, say),
  gain: (o) => gain(o.gain, o.count),
};
