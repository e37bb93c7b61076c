/** The log as the referee reads it, event by event: what should come next, or an objection that names the place. */
import type { Happening, HappeningName } from '../../../state/events.ts';
import type {} from '../../happenings.ts';

/** An event of that type. */
type Told<Name extends HappeningName> = Extract<Happening, { readonly type: Name }>;

/** What an event must say; `undefined` for what it must not say. */
type Saying<Name extends HappeningName> = { readonly [Detail in keyof Happening<Name>]?: unknown };

/** Two or three events before, so that one sees how it came about. */
const BEFORE = 3;

export class Log {
  private at = 0;
  private readonly events: readonly Happening[];
  private readonly note: (event: Happening) => void;

  /** Whatever is read is noted in the record of the table. */
  constructor(events: readonly Happening[], note: (event: Happening) => void) {
    this.events = events;
    this.note = note;
    this.skipDeck();
  }

  get next(): Happening | undefined {
    return this.events[this.at];
  }

  /** What was read last. */
  get last(): Happening | undefined {
    return this.events[this.at - 1];
  }

  comes<Name extends HappeningName>(type: Name, saying: Saying<Name> = {}): boolean {
    return this.next !== undefined && this.next.type === type && says(this.next, saying);
  }

  read(): Happening {
    const event = this.next ?? this.object('the game goes on');
    this.at++;
    this.note(event);
    this.skipDeck();
    return event;
  }

  /** The next event, which has to be this one. */
  expect<Name extends HappeningName>(type: Name, saying: Saying<Name>, rule: string): Told<Name> {
    const event = this.next;
    if (!event || !isOf(event, type) || !says(event, saying)) {
      return this.object(`${type} ${JSON.stringify(saying)} (${rule})`);
    }
    this.read();
    return event;
  }

  object(should: string): never {
    const story = this.events.slice(Math.max(0, this.at - BEFORE), this.at).map(told);
    const here = this.next ? told(this.next) : 'the log ends';
    throw new Error([`event ${this.at}`, ...story, `> ${here}`, `it should be: ${should}`].join('\n'));
  }

  /** A new deck, or a card that may not lie in the Meadow (W318), can come between any two events. */
  private skipDeck(): void {
    while (this.next?.type === 'reshuffle' || this.next?.type === 'refuse') this.at++;
  }
}

const told = (event: Happening): string => `  ${JSON.stringify(event)}`;

function isOf<Name extends HappeningName>(event: Happening, type: Name): event is Told<Name> {
  return event.type === type;
}

/** Details are plain data: they are compared as they are written down. */
const says = (event: Happening, saying: object): boolean =>
  Object.entries(saying).every(([detail, value]) => written(Reflect.get(event, detail)) === written(value));

const written = (value: unknown): string | undefined => JSON.stringify(value);
