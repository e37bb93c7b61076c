/** Tells a game in words at the terminal: the question, the table, what happened, and why. */
import type { Explanation } from '@smallfolk/bots';
import type { GameEvent, Result, Seat, Words } from '@smallfolk/kernel';
import type { OpenDecision, Snapshot } from '@smallfolk/protocol';
import { type Rulebook, rulebookOf } from '../rulebook/rulebook.ts';
import type { Console } from './console.ts';
import type { Phrases } from './words/phrases.ts';

/** So many of a bot's opinions are told. */
const OPINIONS = 3;

export class Narrator {
  private readonly console: Console;
  private readonly words: Words;
  private readonly phrases: Phrases;
  private readonly rulebook: Rulebook | undefined;

  constructor(console: Console, words: Words, phrases: Phrases, game: string) {
    this.console = console;
    this.words = words;
    this.phrases = phrases;
    this.rulebook = rulebookOf(game);
  }

  /** The question with its options, numbered from 1. */
  question(decision: OpenDecision, { seats, view }: Snapshot): void {
    const who = seats.length > 1 ? `${this.phrases.seat(decision.seat)}: ` : '';
    this.console.say(`\n${who}${this.words.ask(decision, view)}`);
    for (const [at, option] of decision.options.entries()) {
      this.console.say(`  ${at + 1}. ${this.words.option(option, decision, view)}`);
    }
    const { some } = decision;
    if (some && some.picked.length === 0 && some.max > 1) this.console.say(this.phrases.several);
  }

  async board({ view }: Snapshot): Promise<void> {
    this.console.say(`\n${await this.words.board(view)}`);
  }

  happened({ events, view }: Snapshot): void {
    for (const event of events) {
      const line = this.words.event(event, view);
      if (line !== '') this.console.say(line);
      const reading = this.words.reading?.(event, view) ?? '';
      if (reading !== '') this.console.say(`\n${reading}\n`);
    }
  }

  /** Numbered lines with their rules: all of them, or the last few. */
  log(events: readonly GameEvent[], { view }: Snapshot, last: string | undefined): void {
    const count = Number(last);
    const from = Number.isInteger(count) && count > 0 ? Math.max(0, events.length - count) : 0;
    if (events.length === 0) this.console.say(this.phrases.nothingYet);
    for (const [at, event] of events.entries()) {
      const line = this.words.event(event, view);
      if (at < from || line === '') continue;
      const rule = event.rule ? ` [${event.rule}]` : '';
      this.console.say(`${at + 1}. ${line}${rule}`);
    }
  }

  rule(id: string | undefined): void {
    if (id === undefined) {
      this.console.say(this.phrases.noRule);
      return;
    }
    const rule = this.rulebook?.rules.get(id);
    const told = rule && `${this.phrases.ruleOf(id)} (${rule.chapter}): ${rule.text}`;
    this.console.say(told ?? this.phrases.ruleNotFound(id));
  }

  /** What a bot would do, and the options it likes next, with what it expects of them. */
  hint({ options, choice }: Explanation, decision: OpenDecision, { view }: Snapshot): void {
    const best = options
      .map((prospect, at) => ({ ...prospect, at, chosen: at === choice }))
      .sort((a, b) => Number(b.chosen) - Number(a.chosen) || b.visits - a.visits)
      .slice(0, OPINIONS);
    for (const { option, expected, at, chosen } of best) {
      const chance = expected === undefined ? '?' : `${Math.round(100 * expected)} %`;
      const told = `${at + 1}. ${this.phrases.hint(this.words.option(option, decision, view), chance)}`;
      this.console.say(chosen ? this.phrases.advice + told : told);
    }
  }

  result(result: Result, seat: Seat): void {
    this.console.say(`\n${this.words.result(result, seat)}`);
  }
}
