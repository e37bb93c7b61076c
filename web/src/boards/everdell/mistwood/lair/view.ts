/** What is seen of Nightweave: the border where the slices of her modules are read. */
import type { Due } from '@smallfolk/everdell/mistwood/nightweave/dues.ts';
import type { EverdellView, PlayerView } from '@smallfolk/everdell/state/view.ts';

interface LairView {
  readonly level: number;
  readonly victory: 'together' | 'each';
  /** The activity cards revealed in this season, the present one last. */
  readonly activity: readonly string[];
  readonly deck: number;
  /** The place of the Meadow where she sits; -1 at home. */
  readonly figure: number;
  readonly claimed: boolean;
  readonly spoils: readonly string[];
  readonly hidden: number;
  readonly legends: number;
  /** What she makes dearer for whoever looks. */
  readonly dues: readonly Due[];
}

const AT_HOME: LairView = {
  level: 0,
  victory: 'together',
  activity: [],
  deck: 0,
  figure: -1,
  claimed: false,
  spoils: [],
  hidden: 0,
  legends: 0,
  dues: [],
};

export const lairOf = (view: EverdellView): LairView => ({ ...AT_HOME, ...(view.modules.nightweave as LairView) });

/** She sits behind the people. */
export const herOf = (view: EverdellView): PlayerView | undefined => view.players[view.humans];

export const isOut = (view: EverdellView): boolean => lairOf(view).figure >= 0;
