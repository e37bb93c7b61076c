/** A set-up while it is thought about: what the game asks, what is answered so far, and whether that can be played. */
import type { Setup, SetupField } from '@smallfolk/kernel';
import { Engine } from '../../engine/engine.ts';
import type { Lid } from '../../engine/extra.ts';
import { labelOf } from '../../games.ts';

export class Considered {
  values = $state.raw<Setup>();
  lid = $state.raw<Lid>();
  failed = $state(false);
  readonly fields = $derived(this.lid?.fields ?? []);
  readonly setup = $derived(this.lid?.setup);
  readonly seats = $derived(this.lid?.seats ?? 1);
  /** Further boxes, each with or without. */
  readonly boxes = $derived(
    this.fields.flatMap((field) => {
      const lid = this.label?.adds?.lids[field.name];
      return lid?.answer && field.values.includes(lid.answer) ? [{ field, ...lid }] : [];
    }),
  );
  private readonly game: string;
  private readonly engine = new Engine();
  /** The last answer, while it is thought about. */
  private thought: Promise<void> | undefined;

  constructor(game: string) {
    this.game = game;
  }

  private get label() {
    return labelOf(this.game);
  }

  /** What is said of a set-up: whether it is possible, with how many seats. */
  ask(setup?: Setup) {
    return this.engine.extra('lid', { game: this.game, setup });
  }

  /** Asks whether this set-up is possible; the first time, for that of the first game. */
  async consider(wanted?: Setup): Promise<void> {
    const answer = await this.ask(wanted);
    if (wanted !== this.values) return;
    if (!answer) this.failed = true;
    else {
      this.lid = answer;
      if (answer.setup.ok) this.values = answer.setup.value;
    }
  }

  setAll(wanted: Setup): void {
    this.values = wanted;
    this.thought = this.consider(wanted);
  }

  /** What has been answered last, once it is known to be possible: whoever is quick begins the game that they chose. */
  async settled(): Promise<Lid['setup'] | undefined> {
    await this.thought;
    return this.setup;
  }

  set(name: string, value: string | number): void {
    this.setAll({ ...this.values, [name]: value });
  }

  /** An answer that is impossible beside the others comes back as another one. */
  async possible(wanted: Setup): Promise<boolean> {
    const answer = await this.ask(wanted);
    const parsed = answer?.setup.ok ? answer.setup.value : undefined;
    return parsed !== undefined && Object.entries(wanted).every(([name, value]) => parsed[name] === value);
  }

  /** Whether a question means something beside the other answers; a campaign answers some by itself. */
  isAsked({ name, values }: SetupField, campaign: boolean): boolean {
    const { label } = this;
    return (
      (values.length > 1 || label?.companies?.includes(name) === true) &&
      !(campaign && label?.campaign?.includes(name)) &&
      !label?.adds?.lids[name] &&
      (!this.values || label?.asks?.[name]?.(this.values) !== false)
    );
  }

  /** The boxes lie behind this question, or behind the last one before it that is asked now. */
  behind(asked: readonly SetupField[]): string | undefined {
    const upTo = this.fields.findIndex(({ name }) => name === this.label?.adds?.after);
    return this.fields.slice(0, upTo + 1).findLast((field) => asked.includes(field))?.name;
  }

  /** How long so many people sit at it, in minutes to the next five; nothing where that was not counted. */
  minutes(people: number): number | undefined {
    const { label, values, boxes } = this;
    if (!label?.each) return undefined;
    const added = boxes.map(({ field, answer, minutes = 0 }) => (values?.[field.name] === answer ? minutes : 0));
    return 5 * Math.round((people * added.reduce((sum, more) => sum + more, label.each)) / 5);
  }

  close(): void {
    this.engine.close();
  }
}
