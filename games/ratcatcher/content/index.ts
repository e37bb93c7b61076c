/** Everything that is printed in the box, as the rules take it. */
import type { Content } from './content.ts';
import { nemeses } from './nemeses.ts';
import { peculiarRats } from './peculiar-rats.ts';
import { ratcatchers } from './ratcatchers.ts';
import { tallyman } from './tallyman.ts';
import { townships } from './townships.ts';

export const content: Content = {
  townships,
  ratcatchers,
  nemeses,
  peculiarRats,
  tallyman,
  // The totals are those of the editions (D2), the mix is ours.
  questions: {
    first: { cheese: 4, health: 3, yellow: 4, purple: 4, peculiar: 8, nest: 7 },
    second: { cheese: 1, health: 2, yellow: 2, purple: 2, peculiar: 6, nest: 7 },
  },
  // 17 special tokens less two health markers and the movement marker; how they are divided is ours.
  tokens: { cheese: 18, health: 4, yellow: 5, purple: 5 },
};
