/** How much can be done on each page of the phone. */
import type { Option } from '@smallfolk/kernel';
import type { Props } from './props.ts';

export type Page = 'board' | 'meadow' | 'hand' | 'city' | 'others';

function pageOf(option: Option, seat: number): Page | undefined {
  if (option.do === 'to') return 'others';
  if (typeof option.id === 'number') return (option.of ?? seat) === seat ? 'city' : 'others';
  if (typeof option.at === 'string' || typeof option.event === 'string') return 'board';
  if (option.from === 'hand' || option.do === 'discard' || option.do === 'give' || option.do === 'tuck') return 'hand';
  return typeof option.spot === 'number' && option.from !== 'aside' ? 'meadow' : undefined;
}

export function badgeOf(page: Page): (props: Props) => number {
  return ({ decision, seat }) => {
    const options = decision?.some?.items ?? decision?.options ?? [];
    return options.filter((option) => pageOf(option, seat) === page).length;
  };
}
