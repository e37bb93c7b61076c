/** What every part of the text table says: who somebody is, and a card in one line. */
import type { Seat } from '@smallfolk/kernel';
import type { Card, Links } from '../../content/card.ts';
import { cardOf, findKind } from '../../content/catalogue.ts';
import type { EverdellView } from '../../state/view.ts';
import type { Labels } from '../labels.ts';
import type { Names } from '../names.ts';
import { opponentAt, type Who } from '../said.ts';

/** What of a language the table needs. */
export interface Telling {
  readonly names: Names;
  readonly labels: Labels;
  readonly player: (who: Who) => string;
}

/** "you" for the reader, a name for everybody else. */
export function nameOf(view: EverdellView, seat: Seat, { names, labels, player }: Telling): string {
  if (seat === view.seat) return labels.you;
  return player({ seat, you: false, automaton: opponentAt(view, seat), called: names.seat(seat) });
}

/** "Farm (green, Common, Construction; 2 twigs and 1 resin; 1 point; serves Husband or Wife). Production: 1 berry." */
export function cardLine(id: string, { names, labels }: Telling): string {
  const kind = findKind(id);
  if (kind === undefined) return names.name(id);
  const card: Card = cardOf(kind);
  const traits = [card.colour, card.rarity, card.kind].map((trait) => names.name(trait)).join(', ');
  const parts = [traits, labels.cost(card.cost), labels.points(card.points), linkOf(card, { names, labels })];
  return `${names.name(id)} (${parts.join('; ')}). ${names.effect(id)}`;
}

function linkedTo(links: Links, { names, labels }: Pick<Telling, 'names' | 'labels'>): string {
  if (links === 'any-critter') return labels.anyCritter;
  if ('colour' in links) return names.name(links.colour);
  return links.map((id) => names.name(id)).join(labels.or);
}

/** E105, E110. Which Constructions make a Critter free, and which Critters a Construction serves. */
function linkOf(card: Card, { names, labels }: Pick<Telling, 'names' | 'labels'>): string {
  const { links = [] } = card;
  const linked = linkedTo(links, { names, labels });
  return card.isCritter ? labels.freeWith(linked) : labels.serves(linked);
}
