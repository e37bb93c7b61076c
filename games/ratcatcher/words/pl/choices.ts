/** Questions and options in Polish. */
import type { Decision } from '@smallfolk/kernel';
import { inPolish } from '@smallfolk/kernel';
import type { AskPhrases, OptionPhrases } from '../phrases.ts';
import type { Say } from '../say.ts';
import { progressOf } from '../slot-progress.ts';
import { countedRats, gain, pack, rats, ratsGiven, ratsOf } from './events.ts';
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
  const [rat, zone] = [about?.kind ?? '', Number(about?.id)];
  const count = say.count(rat, zone);
  return `${inPolish(count, 'biegnie', 'biegną', 'biegną')} ${pack(rat, count, say)} z ${say.zone(zone)}`;
}

export const asks: AskPhrases = {
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
  'pay-with': (d) => `Którymi szczurami płacisz? Do zapłaty: ${d.about?.id}.`,
  'run-out-reward': () => 'Twoja klatka zostaje opróżniona. Jaką nagrodę bierzesz w zamian?',
  'nemesis-nest': (_d, say) => `Gdzie pojawia się arcyszczur: ${say.foe}?`,
  'catch-which': (d, say) => `Którego szczura łapiesz w ${say.zone(Number(d.about?.id))}?`,
  prayer: () => 'O co się modlisz?',
};

export const options: OptionPhrases = {
  move: (o, _d, say) => `Idź do ${say.zone(o.to)}${inside(o.to, say)}`,
  trap: (o, _d, say) => `Zastaw pułapkę w ${say.zone(o.zone)}${inside(o.zone, say)}`,
  attack: (o) => `Atakuj: ${counted(o.dice, 'kość', 'kości', 'kości')}`,
  use: (o, _d, say) => `Użyj „${say.ability(o.colour)}” w ${say.zone(o.zone)}${inside(o.zone, say)}`,
  collect: () => 'Zbierz ser',
  trade: (o, _d, say) => {
    const { price, reward } = say.trade(o.line);
    return `Oddaj rachmistrzowi ${ratsGiven(price)} za ${gain(reward.gain, reward.count ?? 1)}`;
  },
  claim: (o, _d, say) => {
    const { gain: what, count = 1 } = say.reward(o.rat, o.reward);
    return `Odbierz nagrodę (${say.name('peculiar', o.rat)}): ${gain(what, count)}`;
  },
  end: () => 'Zakończ turę',
  'roll-again': () => 'Przerzuć',
  keep: () => 'Zostaw',
  hit: (o, _d, say) => rats(o.rat, 1, say),
  slot: (o, d, say) => {
    const slot = o.slot;
    if (d.ask !== 'cheese-slot') return say.name('attribute', slot);
    const { filled, needed, times, spent } = progressOf(say.view, slot);
    if (slot !== 'yellow' && slot !== 'purple') return `${say.name('attribute', slot)} (${filled} z ${needed})`;
    if (spent) return `${say.ability(slot)} (uzupełniona już wcześniej, bez efektu)`;
    return `${times === 0 ? 'Odblokuj' : 'Uzupełnij'}: ${say.ability(slot)}`;
  },
  connector: (o, _d, say) => `Z ${say.zone(o.zone)} na ${HEADINGS[say.heading(o)]}`,
  place: (o, _d, say) => {
    const { beside, meets } = say.place(o);
    const where = beside.map(({ direction, township }) => `${DIRECTIONS[direction]} ${township}`).join(' i ');
    const joins = meets.map(([own, other]) => `${own} łączy się z ${other}`).join(', ');
    return `${say.township(o.township)} ${where}, ${TURNS[o.turn]}: ${joins}`;
  },
  colour: (o, _d, say) => `${say.name('piece', o.colour)} (${say.ability(o.colour)})`,
  send: (o, d, say) => {
    const all = o.rats + (o.rest ?? 0);
    const whole = all === 2 ? 'Oba' : `Wszystkie ${all}`;
    if (all === 1) return `Do ${say.zone(o.rats === 1 ? o.to : (o.other ?? o.to))}`;
    if (!o.rest) return `${whole} do ${say.zone(o.to)}`;
    if (o.rats === 0) return o.other === undefined ? `Żaden do ${say.zone(o.to)}` : `${whole} do ${say.zone(o.other)}`;
    const rest = o.other === undefined ? 'gdzie indziej' : `do ${say.zone(o.other)}`;
    return `${o.rats} z ${all} ${ratsOf(d.about?.kind ?? '', say)} do ${say.zone(o.to)}, ${o.rest} ${rest}`;
  },
  settle: () => 'Rozstrzygnij za mnie, według stałej kolejności',
  pay: (o, _d, say) => countedRats(o.rat, o.rats, say),
  decline: () => 'Bez nagrody',
  appear: (o, _d, say) => `W ${say.zone(o.zone)}${inside(o.zone, say)}`,
  catch: (o, _d, say) => rats(o.rat, 1, say),
  gain: (o) => gain(o.gain, o.count),
};
