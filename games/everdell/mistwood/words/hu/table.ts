/** Amit a Mistwood a szöveges táblán mond, magyarul. */
import { the } from '../../../words/hu/grammar.ts';
import { levels } from '../../../words/hu/levels.ts';
import { type BesideLabels, besideIn } from '../beside.ts';

const labels: BesideLabels = {
  lair: (level) => `Éjszövő odúja, ${level.replace(':', '. szint:')}`,
  atHome: 'Otthon van.',
  inMeadow: (place) => `A réten áll, ${the(place)} helyen.`,
  activity: (revealed, deck) => `Felfedett aktivitáslapjai: ${revealed}. A paklijában: ${deck}.`,
  holds: (hand, spoils, hidden) =>
    `Lapok a kezében: ${hand}. Zsákmány: ${spoils}${hidden > 0 ? ` (lefordítva: ${hidden})` : ''}.`,
  none: 'nincs',
  personality: 'Személyiség',
  plan: 'Terv',
  scheme: 'Cselszövés',
  webs: (places) => `A hálói: ${places}.`,
  score: (points) => `A pontszáma, ha most vége volna: ${points}.`,
  legends: (who, cards) => `Még ki nem játszott legendák (${who}): ${cards}.`,
};

export const beside = besideIn(labels, levels);
