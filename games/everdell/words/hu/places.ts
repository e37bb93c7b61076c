/** A tábla helyei magyarul: alaphelyszínek, Menedék, Utazás és erdőkártyák. */
import type { PlaceName } from '../en/places.ts';
import type { Entry } from '../entry.ts';

export const places: Readonly<Record<PlaceName, Entry>> = {
  'basic-3-twigs': { name: '3 gally', effect: 'Kapsz 3 gallyat.' },
  'basic-2-twigs-1-card': { name: '2 gally és egy lap', effect: 'Kapsz 2 gallyat, és húzol egy lapot.' },
  'basic-2-resin': { name: '2 gyanta', effect: 'Kapsz 2 gyantát.' },
  'basic-1-resin-1-card': { name: '1 gyanta és egy lap', effect: 'Kapsz 1 gyantát, és húzol egy lapot.' },
  'basic-2-cards-1-point': { name: '2 lap és egy pont', effect: 'Húzol 2 lapot, és kapsz egy pontot.' },
  'basic-1-pebble': { name: '1 kavics', effect: 'Kapsz 1 kavicsot.' },
  'basic-1-berry-1-card': { name: '1 bogyó és egy lap', effect: 'Kapsz 1 bogyót, és húzol egy lapot.' },
  'basic-1-berry': { name: '1 bogyó', effect: 'Kapsz 1 bogyót.' },
  haven: { name: 'Menedék', effect: 'Dobj el lapokat a kezedből; minden 2 után bármilyen nyersanyagot kapsz.' },
  'journey-5': { name: 'Utazás 5', effect: 'Ősszel: dobj el 5 lapot; a munkás ott marad, és 5 pontot ér.' },
  'journey-4': { name: 'Utazás 4', effect: 'Ősszel: dobj el 4 lapot; a munkás ott marad, és 4 pontot ér.' },
  'journey-3': { name: 'Utazás 3', effect: 'Ősszel: dobj el 3 lapot; a munkás ott marad, és 3 pontot ér.' },
  'journey-2': { name: 'Utazás 2', effect: 'Ősszel: dobj el 2 lapot; a munkás ott marad, és 2 pontot ér.' },
  'forest-2-berries-1-card': { name: 'Bogyós tisztás', effect: 'Kapsz 2 bogyót, és húzol egy lapot.' },
  'forest-2-any': { name: 'Gazdag tisztás', effect: 'Kapsz 2 bármilyen nyersanyagot.' },
  'forest-discard-draw-double': {
    name: 'Suttogó tisztás',
    effect: 'Dobj el akárhány lapot a kezedből, majd húzz kétszer annyit.',
  },
  'forest-copy-basic-1-card': {
    name: 'Útelágazás',
    effect: 'Használj bármilyen alaphelyszínt, akár foglaltat is, és húzz egy lapot.',
  },
  'forest-3-cards-1-pebble': { name: 'Kavicsos patak', effect: 'Húzol 3 lapot, és kapsz 1 kavicsot.' },
  'forest-twig-resin-berry': { name: 'Elegyes erdő', effect: 'Kapsz 1 gallyat, 1 gyantát és 1 bogyót.' },
  'forest-3-berries': { name: 'Bogyós sűrű', effect: 'Kapsz 3 bogyót.' },
  'forest-2-resin-1-twig': { name: 'Fenyves', effect: 'Kapsz 2 gyantát és 1 gallyat.' },
  'forest-2-cards-1-any': { name: 'Vándorok pihenője', effect: 'Húzol 2 lapot, és kapsz egy bármilyen nyersanyagot.' },
  'forest-discard-3-any': {
    name: 'Csereberetönk',
    effect: 'Dobj el legfeljebb 3 lapot a kezedből, egyenként bármilyen nyersanyagért.',
  },
  'forest-meadow-2-play-1-cheaper': {
    name: 'A rét széle',
    effect: 'Húzz 2 lapot a rétről; utána egyiküket 1 nyersanyaggal olcsóbban kijátszhatod.',
  },
};
