/**
 * The answer of the person who sits here, before it is given: what can be answered and with which key, what is pointed at,
 * picked, or doubted because it would give something up.
 */
import { DONE, keyOf, type Option, SETTLE } from '@smallfolk/kernel';
import { settings } from '../../store/settings.svelte.ts';
import { answers, keysOf } from './answers.ts';
import { toggled } from './picks.ts';
import type { Session } from './session.svelte.ts';

export class Answering {
  /** What is in a multiple selection so far. */
  selection = $state.raw<readonly Option[]>([]);
  /** Hovered or focused, in the bar or on the board. */
  previewed = $state.raw<Option>();
  /** An answer that gives something up and waits to be confirmed, and what it gives up. */
  doubted = $state.raw<{ readonly option: Option; readonly gives: string }>();
  private readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  /** Whether options of this kind stand behind one button. */
  readonly together = (option: Option): boolean => this.session.world?.together?.(option) ?? false;
  private readonly ends = (option: Option): boolean => this.givesUp(option) !== undefined;

  /** All that can be answered, as the bar lists it. */
  readonly options: readonly Option[] = $derived.by(() => answers(this.session.decision, this.ends, this.together));
  private readonly keys = $derived.by(() => keysOf(this.session.decision, this.ends, this.together));

  /** The key that stands for an option: '1' to '9', '0' for what ends, or ''. */
  keyFor(option: Option): string {
    return this.keys.get(keyOf(option)) ?? '';
  }

  withKey(key: string): Option | undefined {
    return this.options.find((option) => this.keys.get(keyOf(option)) === key);
  }

  /** What an option that ends or passes gives up; '' if nothing, undefined if it is not of that kind. */
  private givesUp(option: Option): string | undefined {
    const { decision, speech, world, view, language } = this.session;
    if (!decision || !speech) return undefined;
    return world?.givesUp?.(option, decision, view, language, speech);
  }

  /** Chosen, in the bar or on the board. In a multiple selection, put in or taken out. */
  answer(option: Option): void {
    const { decision, sending } = this.session;
    if (!decision) return;
    const some = decision.some;
    if (some && option.do !== DONE.do) {
      this.selection = toggled(this.selection, option, some);
      return;
    }
    const gives = this.givesUp(option);
    if (gives && settings.careful && !sending.now) this.doubted = { option, gives };
    else void this.session.choose([option]);
  }

  /** The multiple selection is complete. */
  confirm(): void {
    const { decision } = this.session;
    if (!decision?.some || this.selection.length < decision.some.min) return;
    void this.session.choose(this.selection);
  }

  /** What was doubted was meant. */
  mean(): void {
    const { doubted } = this;
    this.doubted = undefined;
    if (doubted) void this.session.choose([doubted.option]);
  }

  /** What was doubted is left alone. */
  leave(): void {
    this.doubted = undefined;
  }

  /** Whether the open question is one that the person leaves to a fixed order of the game. */
  get settles(): boolean {
    const { snapshot, seat } = this.session;
    const decision = snapshot?.decision;
    const asked = decision && 'options' in decision && decision.seat === seat;
    return settings.settle && Boolean(asked && decision.options.some((option) => option.do === SETTLE.do));
  }

  /** This question and all of its kind are left to the fixed order from now on. */
  async settleAlways(): Promise<void> {
    await settings.set({ settle: true });
    await this.session.choose([SETTLE]);
  }

  /** What was picked or pointed at belongs to a question that is answered or taken back. */
  drop(): void {
    if (this.selection.length > 0) this.selection = [];
    this.previewed = undefined;
    this.doubted = undefined;
  }
}
