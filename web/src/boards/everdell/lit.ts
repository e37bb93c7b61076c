/** Which option belongs to which thing on the table: what can be clicked is found here, and nothing is known of why. */

import type { Seat } from '@smallfolk/kernel';
import type { Decision, Option } from './props.ts';

/** Options that concern a card of the own hand. */
const OF_HAND = new Set(['discard', 'give', 'tuck']);

export class Lit {
  private readonly options: readonly Option[];
  private readonly seat: Seat;

  constructor(decision: Decision | undefined, seat: Seat) {
    this.options = decision?.some?.items ?? decision?.options ?? [];
    this.seat = seat;
  }

  private find(suits: (option: Option) => boolean): Option | undefined {
    return this.options.find(suits);
  }

  place(id: string): Option | undefined {
    return this.find((option) => option.at === id);
  }

  event(id: string): Option | undefined {
    return this.find((option) => option.event === id);
  }

  cityCard(of: Seat, id: number): Option | undefined {
    return this.find((option) => option.id === id && (option.of ?? this.seat) === of);
  }

  handCard(card: string): Option | undefined {
    return this.find((option) => option.card === card && (OF_HAND.has(option.do) || option.from === 'hand'));
  }

  meadow(spot: number, card: string): Option | undefined {
    return this.find(
      (option) =>
        option.spot === spot &&
        option.card === card &&
        (option.from === 'meadow' || (option.from === undefined && option.do !== 'keep')),
    );
  }

  aside(card: string): Option | undefined {
    return this.find((option) => option.card === card && (option.from === 'aside' || option.do === 'keep'));
  }

  good(name: string): Option | undefined {
    return this.find((option) => option.what === name || option.do === name);
  }

  player(seat: Seat): Option | undefined {
    return this.find((option) => option.do === 'to' && option.seat === seat);
  }

  named(verb: string): Option | undefined {
    return this.find((option) => option.do === verb);
  }
}

/** The card that an option is about, to be shown enlarged. */
export function cardOfOption(option: Option | undefined): string | undefined {
  return typeof option?.card === 'string' ? option.card : undefined;
}
