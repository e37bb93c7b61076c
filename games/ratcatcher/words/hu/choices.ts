/** Questions and options in Hungarian. */
import type { Decision } from '@smallfolk/kernel';
import type { AskPhrase, OptionPhrase } from '../phrases.ts';
import { num, text } from '../read-option.ts';
import type { Say } from '../say.ts';
import { progressOf } from '../slot-progress.ts';
import { the } from './article.ts';
import { gain, pack, rats } from './events.ts';

const HEADINGS = { north: 'északra', east: 'keletre', south: 'délre', west: 'nyugatra' } as const;
const TURNS = ['nem elforgatva', 'jobbra forgatva', 'fejjel lefelé', 'balra forgatva'];

function inside(zone: number, say: Say): string {
  const things = say.contents(zone);
  return things.length === 0 ? '' : ` (${things.join(', ')})`;
}

/** 'futnak a fehér patkányok a 06c mezőről', 'fut a Kleptopatkány a 06c mezőről'. */
function running({ about }: Decision, say: Say): string {
  const name = pack(about?.kind ?? '', say);
  return `${name.endsWith(' patkányok') ? `futnak a ${name}` : `fut ${the(name)}`} a ${say.zone(Number(about?.id))} mezőről`;
}

export const asks: Readonly<Record<string, AskPhrase>> = {
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
  'run-out-reward': () => 'Kiürül a ketreced. Milyen jutalmat kérsz érte?',
  'nemesis-nest': (_d, say) => `Hol jelenik meg az ősellenség: ${say.foe}?`,
  'catch-which': (d, say) => `Melyik patkányt fogod el a ${say.zone(Number(d.about?.id))} mezőn?`,
  prayer: () => 'Miért imádkozol?',
};

export const options: Readonly<Record<string, OptionPhrase>> = {
  move: (o, _d, say) => `Lépj ide: ${say.zone(num(o, 'to'))}${inside(num(o, 'to'), say)}`,
  trap: (o, _d, say) => `Állíts csapdát: ${say.zone(num(o, 'zone'))}${inside(num(o, 'zone'), say)}`,
  attack: (o) => `Támadj ${num(o, 'dice')} kockával`,
  use: (o, _d, say) =>
    `Használd: ${say.ability(text(o, 'colour'))}, ${say.zone(num(o, 'zone'))}${inside(num(o, 'zone'), say)}`,
  collect: () => 'Vedd el a sajtot',
  trade: (o, _d, say) => {
    const { price, reward } = say.trade(num(o, 'line'));
    return `Fizess a Számvevőnek ${price} patkányt: ${gain(reward.gain, reward.count ?? 1)}`;
  },
  claim: (o, _d, say) => {
    const { gain: what, count = 1 } = say.reward(text(o, 'rat'), num(o, 'reward'));
    return `Váltsd be a jutalmat (${say.name('peculiar', text(o, 'rat'))}): ${gain(what, count)}`;
  },
  end: () => 'Fejezd be a köröd',
  'roll-again': () => 'Dobd újra',
  keep: () => 'Maradjon',
  hit: (o, _d, say) => rats(text(o, 'rat'), 1, say),
  slot: (o, d, say) => {
    const slot = text(o, 'slot');
    if (d.ask !== 'cheese-slot') return say.name('attribute', slot);
    const { filled, needed, times } = progressOf(say.view, slot);
    if (slot !== 'yellow' && slot !== 'purple') return `${say.name('attribute', slot)} (${filled}/${needed})`;
    return `${times === 0 ? 'Nyisd meg' : 'Töltsd fel'}: ${say.ability(slot)}`;
  },
  connector: (o, _d, say) => `A ${say.zone(num(o, 'zone'))} mezőből ${HEADINGS[say.heading(o)]}`,
  place: (o, _d, say) => {
    const { beside, meets } = say.place(o);
    const where = beside
      .map(({ direction, township }) => `a ${township} negyedtől ${HEADINGS[direction]}`)
      .join(' és ');
    const joins = meets.map(([own, other]) => `${own} és ${other} találkozik`).join(', ');
    return `${say.township(num(o, 'township'))}, ${where}, ${TURNS[num(o, 'turn')]}: ${joins}`;
  },
  colour: (o, _d, say) => `${say.name('piece', text(o, 'colour'))} (${say.ability(text(o, 'colour'))})`,
  send: (o, _d, say) => `${num(o, 'rats')} ide: ${say.zone(num(o, 'to'))}`,
  decline: () => 'Nem kérek jutalmat',
  appear: (o, _d, say) => `Itt: ${say.zone(num(o, 'zone'))}${inside(num(o, 'zone'), say)}`,
  catch: (o, _d, say) => rats(text(o, 'rat'), 1, say),
  gain: (o) => gain(text(o, 'gain') as Parameters<typeof gain>[0], num(o, 'count')),
};
