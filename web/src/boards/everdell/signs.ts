/**
 * What cards, places and events do, in signs that need no language: `{berry}` is the symbol of that name, `{p3}` a
 * point token with a 3 on it, everything else stands as written.
 */
const SIGNS: Readonly<Record<string, string>> = {
  // Places
  'basic-3-twigs': '3{twig}',
  'basic-2-twigs-1-card': '2{twig}1{card}',
  'basic-2-resin': '2{resin}',
  'basic-1-resin-1-card': '1{resin}1{card}',
  'basic-2-cards-1-point': '2{card}{p1}',
  'basic-1-pebble': '1{pebble}',
  'basic-1-berry-1-card': '1{berry}1{card}',
  'basic-1-berry': '1{berry}',
  haven: '2{discard}{arrow}1{any}',
  'journey-2': '2{discard}{p2}',
  'journey-3': '3{discard}{p3}',
  'journey-4': '4{discard}{p4}',
  'journey-5': '5{discard}{p5}',
  'forest-2-berries-1-card': '2{berry}1{card}',
  'forest-2-any': '2{any}',
  'forest-discard-draw-double': '{discard}{arrow}2{card}',
  'forest-copy-basic-1-card': '{place-any}1{card}',
  'forest-3-cards-1-pebble': '3{card}1{pebble}',
  'forest-twig-resin-berry': '{twig}{resin}{berry}',
  'forest-3-berries': '3{berry}',
  'forest-2-resin-1-twig': '2{resin}1{twig}',
  'forest-2-cards-1-any': '2{card}1{any}',
  'forest-discard-3-any': '3{discard}{arrow}3{any}',
  'forest-meadow-2-play-1-cheaper': '2{meadow}{arrow}−1{any}',
  // Special events whose points depend on what is laid there or stands in the city
  'a-brilliant-marketing-plan': '{p2}/{any}',
  'an-evening-of-fireworks': '{p2}/{twig}',
  'ancient-scrolls-discovered': '{p1}/{card}',
  'capture-of-the-acorn-thieves': '{p3}/{paw}',
  'flying-doctor-service': '{p3}/{paw}{paw}',
  'graduation-of-scholars': '{p2}/{paw}',
  'ministering-to-miscreants': '{p3}/{paw}',
  'path-of-the-pilgrims': '{p3}/{worker}',
  'performer-in-residence': '{p2}/{berry}',
  'pristine-chapel-ceiling': '{p2}/{p1}',
  'remembering-the-fallen': '{p3}/{worker}',
  'under-new-management': '1–{p2}/{any}',
  // Cards
  architect: '{p1}/{resin}{pebble}',
  bard: '0–5{discard}{arrow}{p1}',
  'barge-toad': '2{twig}/{c-green}',
  castle: '{p1}/{house}{comm}',
  cemetery: '4{card}{arrow}1{card}',
  chapel: '+{p1}{arrow}2{card}',
  'chip-sweep': '{swap}{c-green}',
  'clock-tower': '−{p1}{arrow}{place-any}',
  courthouse: '{house}{arrow}+1{twig}/{resin}/{pebble}',
  crane: '{discard}{arrow}−3{any}{house}',
  doctor: '0–3{berry}{arrow}{p1}',
  dungeon: '{paw}{arrow}−3{any}',
  'ever-tree': '{p1}/{c-purple}',
  fairgrounds: '+2{card}',
  farm: '+1{berry}',
  fool: '{arrow}{cross}',
  'general-store': '+1{berry}',
  historian: '{paw}/{house}{arrow}+1{card}',
  husband: '+1{any}',
  inn: '{meadow}{arrow}−3{any}',
  innkeeper: '{discard}{arrow}−3{berry}',
  judge: '1{any}{swap}1{any}',
  king: '{p1}/{ev-basic} {p2}/{ev-special}',
  lookout: '{worker}{arrow}{place-any}',
  mine: '+1{pebble}',
  'miner-mole': '{swap}{c-green}',
  monastery: '−2{any}{arrow}{p4}',
  monk: '0–2{berry}{arrow}{p2}',
  palace: '{p1}/{house}{uniq}',
  peddler: '0–2{any}{swap}{any}',
  'post-office': '−2{card}{arrow}{hand}',
  'postal-pigeon': '2{card}{arrow}≤{p3}',
  queen: '{card}≤{p3}',
  ranger: '{worker}{arrow}{place-any}',
  'resin-refinery': '+1{resin}',
  ruins: '{house}{arrow}2{card}',
  school: '{p1}/{paw}{comm}',
  shepherd: '+3{berry} {p1}',
  shopkeeper: '{paw}{arrow}+1{berry}',
  storehouse: '3{twig}/2{resin}/1{pebble}/2{berry}',
  teacher: '2{card}',
  theater: '{p1}/{paw}{uniq}',
  'twig-barge': '+2{twig}',
  undertaker: '3{meadow}{arrow}1{card}',
  university: '{discard}{arrow}{any}{p1}',
  wanderer: '+3{card}',
  wife: '{p3}',
  woodcarver: '0–3{twig}{arrow}{p1}',
};

let all = SIGNS;

/** Those of an expansion. */
export function addSigns(more: Readonly<Record<string, string>>): void {
  all = { ...all, ...more };
}

export function signsOf(id: string): string {
  return all[id] ?? '';
}

/** One piece of a row of signs. */
export type Sign =
  | { readonly kind: 'symbol'; readonly id: string }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'gap' }
  | { readonly kind: 'text'; readonly text: string };

export function parseSigns(row: string): Sign[] {
  return row
    .split(/(\{[\w-]+\}| )/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === ' ') return { kind: 'gap' };
      const id = /^\{([\w-]+)\}$/.exec(part)?.[1];
      if (id === undefined) return { kind: 'text', text: part };
      return /^p\d$/.test(id) ? { kind: 'points', points: Number(id[1]) } : { kind: 'symbol', id };
    });
}
