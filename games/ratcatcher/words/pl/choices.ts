/** Questions and options in Polish. */
import type { Decision } from '@smallfolk/kernel';
import type { AskPhrase, OptionPhrase } from '../phrases.ts';
import { num, text } from '../read-option.ts';
import type { Say } from '../say.ts';
import { progressOf } from '../slot-progress.ts';
import { gain, pack, rats, ratsGiven } from './events.ts';
import { counted } from './numbers.ts';

const DIRECTIONS = {
  north: 'na północ od',
  east: 'na wschód od',
  south: 'na południe od',
  west: 'na zachód od',
} as const;
const HEADINGS = { north: 'północ', east: 'wschód', south: 'południe', west: 'zachód' } as const;
const TURNS = ['bez obrotu', 'obrócona w prawo', 'do góry nogami', 'obrócona w lewo'];

function inside(zone: number, say: Say): string {
  const things = say.contents(zone);
  return things.length === 0 ? '' : ` (${things.join(', ')})`;
}

/** 'biegną białe szczury z 06c', 'biegnie Kleptoszczur z 06c'. */
function running({ about }: Decision, say: Say): string {
  const name = pack(about?.kind ?? '', say);
  return `${name.endsWith(' szczury') ? 'biegną' : 'biegnie'} ${name} z ${say.zone(Number(about?.id))}`;
}

export const asks: Readonly<Record<string, AskPhrase>> = {
  action: (_d, say) => `Co teraz? Jesteś w ${say.zone(say.view.catcher.zone)}.`,
  'roll-misses-again': () => 'Przerzucić pudła?',
  'spend-six': (d) => `Kto dostaje szóstkę? Do rozdania: ${d.about?.id ?? 1}.`,
  'spend-hits': (d) => `Kto dostaje trafienia? Do rozdania: ${d.about?.id ?? 1}.`,
  'cheese-slot': () => 'Na które pole planszy kładziesz ser?',
  'stolen-cheese': () => 'Który ser zostaje skradziony?',
  'expansion-connector': () => 'Przy którym połączeniu rośnie miasto?',
  'place-township': () => 'Gdzie dokładasz dzielnicę?',
  'ability-colour': () => 'Który znacznik bierzesz?',
  'rats-target': (d, say) => `Dokąd ${running(d, say)}?`,
  'rats-way': (d, say) => `Którędy ${running(d, say)}?`,
  'run-out-reward': () => 'Twoja klatka zostaje opróżniona. Jaką nagrodę bierzesz w zamian?',
  'nemesis-nest': (_d, say) => `Gdzie pojawia się arcyszczur: ${say.foe}?`,
  'catch-which': (d, say) => `Którego szczura łapiesz w ${say.zone(Number(d.about?.id))}?`,
  prayer: () => 'O co się modlisz?',
};

export const options: Readonly<Record<string, OptionPhrase>> = {
  move: (o, _d, say) => `Idź do ${say.zone(num(o, 'to'))}${inside(num(o, 'to'), say)}`,
  trap: (o, _d, say) => `Zastaw pułapkę w ${say.zone(num(o, 'zone'))}${inside(num(o, 'zone'), say)}`,
  attack: (o) => `Atakuj: ${counted(num(o, 'dice'), 'kość', 'kości', 'kości')}`,
  use: (o, _d, say) =>
    `Użyj „${say.ability(text(o, 'colour'))}” w ${say.zone(num(o, 'zone'))}${inside(num(o, 'zone'), say)}`,
  collect: () => 'Zbierz ser',
  trade: (o, _d, say) => {
    const { price, reward } = say.trade(num(o, 'line'));
    return `Oddaj rachmistrzowi ${ratsGiven(price)} za ${gain(reward.gain, reward.count ?? 1)}`;
  },
  claim: (o, _d, say) => {
    const { gain: what, count = 1 } = say.reward(text(o, 'rat'), num(o, 'reward'));
    return `Odbierz nagrodę (${say.name('peculiar', text(o, 'rat'))}): ${gain(what, count)}`;
  },
  end: () => 'Zakończ turę',
  'roll-again': () => 'Przerzuć',
  keep: () => 'Zostaw',
  hit: (o, _d, say) => rats(text(o, 'rat'), 1, say),
  slot: (o, d, say) => {
    const slot = text(o, 'slot');
    if (d.ask !== 'cheese-slot') return say.name('attribute', slot);
    const { filled, needed, times } = progressOf(say.view, slot);
    if (slot !== 'yellow' && slot !== 'purple') return `${say.name('attribute', slot)} (${filled} z ${needed})`;
    return `${times === 0 ? 'Odblokuj' : 'Uzupełnij'}: ${say.ability(slot)}`;
  },
  connector: (o, _d, say) => `Z ${say.zone(num(o, 'zone'))} na ${HEADINGS[say.heading(o)]}`,
  place: (o, _d, say) => {
    const { beside, meets } = say.place(o);
    const where = beside.map(({ direction, township }) => `${DIRECTIONS[direction]} ${township}`).join(' i ');
    const joins = meets.map(([own, other]) => `${own} łączy się z ${other}`).join(', ');
    return `${say.township(num(o, 'township'))} ${where}, ${TURNS[num(o, 'turn')]}: ${joins}`;
  },
  colour: (o, _d, say) => `${say.name('piece', text(o, 'colour'))} (${say.ability(text(o, 'colour'))})`,
  send: (o, _d, say) => `${num(o, 'rats')} do ${say.zone(num(o, 'to'))}`,
  decline: () => 'Bez nagrody',
  appear: (o, _d, say) => `W ${say.zone(num(o, 'zone'))}${inside(num(o, 'zone'), say)}`,
  catch: (o, _d, say) => rats(text(o, 'rat'), 1, say),
  gain: (o) => gain(text(o, 'gain') as Parameters<typeof gain>[0], num(o, 'count')),
};
