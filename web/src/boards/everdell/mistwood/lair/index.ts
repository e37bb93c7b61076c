/** Nightweave's Lair on the board: her half of the table, her webs, her turn told step by step. */
import { inspect } from '../../inspect.svelte.ts';
import type { Part } from '../../parts.ts';
import type { Decision, Props } from '../../props.ts';
import Board from './Board.svelte';
import Dearer from './Dearer.svelte';
import Her from './Her.svelte';
import { printedOn } from './intrigues.ts';
import On from './On.svelte';
import Right from './Right.svelte';
import { isActing } from './turn.ts';
import { isOut } from './view.ts';
import { warningsFor } from './webs.ts';
import { herLesson } from './words/lessons.ts';
import { hersIn, learnHers } from './words/speech.ts';
import './lair.css';

/** Which of her cards can be foiled now; none where something else is asked. */
const foiled = ({ ask, about }: Decision): string => (ask === 'foil' ? String(about?.id ?? '') : '');

export const part: Part = {
  speak: async (language) => {
    await learnHers(language);
    return {};
  },
  layers: { on: [On], card: [Dearer] },
  change: (world) => {
    const her = {
      id: 'her',
      symbol: 'nightweave',
      Page: Her,
      name: (language: Parameters<typeof hersIn>[0]) => hersIn(language).half,
    };
    const withHer = <L extends { readonly tabs: readonly { readonly id: string }[] }>(layout: L): L => ({
      ...layout,
      tabs: [...layout.tabs.filter(({ id }) => id !== 'others'), her],
      tells: (table: Props) => (isActing(table) && !inspect.lifted ? her.id : undefined),
    });
    return {
      ...world,
      Board,
      Right,
      look: (option, decision, view, language, words) => {
        const look = world.look?.(option, decision, view, language, words) ?? {};
        const line = (briefly: boolean) => {
          const warnings = warningsFor(option, view, words, hersIn(language), briefly);
          return warnings.length === 0 ? '' : [...warnings, look.detail ?? ''].filter(Boolean).join(' · ');
        };
        const detail = line(false);
        return detail ? { ...look, detail, brief: line(true), danger: true } : look;
      },
      means: (view, decision, language, words) => {
        const hers = hersIn(language);
        const price = foiled(decision) && printedOn(foiled(decision), words, hers).foil;
        return price ? `${hers.foil}: ${price}` : (world.means?.(view, decision, language, words) ?? '');
      },
      about: (decision, language, words) => printedOn(foiled(decision), words, hersIn(language)).effect,
      lesson: (decision, view, language, words, so) => {
        const own = world.lesson?.(decision, view, language, words, so);
        // What a turn is, is read as soon as she has been introduced, not when her steps have all been seen.
        if (own?.id === 'everdell-first' && so.read.includes('nightweave-first')) return own;
        return herLesson(decision, view, language, so) ?? own;
      },
      mood: (view) => ({ ...world.mood?.(view), 'data-lair': isOut(view) ? 'meadow' : 'home' }),
      ...(world.phone && { phone: withHer(world.phone) }),
      ...(world.tablet && {
        tablet: {
          upright: withHer(world.tablet.upright),
          lying: {
            ...world.tablet.lying,
            tabs: [...world.tablet.lying.tabs.map((tab) => ({ ...tab, Page: Board })), her],
          },
        },
      }),
    };
  },
};
