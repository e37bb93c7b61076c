/** How much can be done on each page of a phone or tablet. */
import type { Option, Props } from './props.ts';

export type PageName = 'board' | 'meadow' | 'hand' | 'city' | 'others';

function pageOf(option: Option, seat: number): PageName | undefined {
  if (option.do === 'to') return 'others';
  if (typeof option.id === 'number') return (option.of ?? seat) === seat ? 'city' : 'others';
  if (typeof option.at === 'string' || typeof option.event === 'string') return 'board';
  if (option.from === 'hand' || option.do === 'discard' || option.do === 'give' || option.do === 'tuck') return 'hand';
  return typeof option.spot === 'number' && option.from !== 'aside' ? 'meadow' : undefined;
}

export function badgeOf(...pages: PageName[]): (props: Props) => number {
  return ({ decision, seat }) => {
    const options = decision?.some?.items ?? decision?.options ?? [];
    return options.filter((option) => {
      const page = pageOf(option, seat);
      return page !== undefined && pages.includes(page);
    }).length;
  };
}
