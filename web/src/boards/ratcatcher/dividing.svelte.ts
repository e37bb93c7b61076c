/** Dividing a pack of rats among the zones it may run to (R167): every stage is one of the options. */

import type { Send } from '@smallfolk/ratcatcher/state/options.ts';
import type { Decision, Option } from './props.ts';

/** So many of the pack go to this zone. */
export interface Share {
  readonly zone: number;
  readonly rats: number;
}

const isSend = (option: Option): option is Send => option.do === 'send';

export class Dividing {
  /** Where the pack stands, and who it is. */
  from = $state<number>();
  kind = $state('');
  options = $state.raw<readonly Send[]>([]);
  option = $state.raw<Send>();
  private seen: Decision | undefined;

  meet(decision: Decision | undefined): void {
    if (decision === this.seen) return;
    this.seen = decision;
    this.options = decision?.options.filter(isSend) ?? [];
    this.from = this.options.length > 0 ? Number(decision?.about?.id) : undefined;
    this.kind = String(decision?.about?.kind ?? '');
    this.option = this.several ? this.options[Math.floor((this.options.length - 1) / 2)] : undefined;
  }

  /** There is more than one rat to send. */
  get several(): boolean {
    return this.options.some(({ rest }) => rest !== undefined);
  }

  get all(): number {
    const [first] = this.options;
    return first ? first.rats + (first.rest ?? 0) : 0;
  }

  /** The zones they may run to, with what goes there as it is divided now; a single rat is not divided. */
  get shares(): readonly Share[] {
    const { option } = this;
    if (!option) return this.options.map(({ to }) => ({ zone: to, rats: 0 }));
    const first = { zone: option.to, rats: option.rats };
    return option.other === undefined ? [first] : [first, { zone: option.other, rats: option.rest ?? 0 }];
  }

  /** One more to this zone, taken from the other. Where only one zone is asked about, none after all. */
  add(zone: number): void {
    const { option } = this;
    if (!option) return;
    const by = zone === option.to ? 1 : -1;
    const rats = option.rats + by;
    const wanted = option.other === undefined ? (rats + this.all + 1) % (this.all + 1) : rats;
    this.option = this.options.find((other) => other.rats === wanted) ?? option;
  }

  show(option: Option | undefined): void {
    if (option && this.several && isSend(option) && this.options.includes(option)) this.option = option;
  }
}
