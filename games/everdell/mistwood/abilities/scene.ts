/** Scenes with worker abilities: who has which, where the figure stands, which Farms lie in the stack. */
import { kindNamed, placeNamed } from '../../content/catalogue.ts';
import { EMPTY } from '../../state/state.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import type { AbilityId } from './ability.ts';

interface Given {
  readonly figure?: string;
  /** The stack of Farms, the top one first. */
  readonly farms?: readonly string[];
  readonly setup?: Readonly<Record<string, string | number>>;
}

export function abilityScene(of: readonly AbilityId[], { figure, farms = [], setup = {} }: Given = {}): Scene {
  const [top, ...rest] = farms.map(kindNamed);
  return scene(of.length, { abilities: 'yes', ...setup }).with('slices', {
    abilities: {
      of,
      figure: figure === undefined ? EMPTY : placeNamed(figure),
      top: top === undefined ? [] : [top],
      stack: rest.reverse(),
    },
  });
}
