/** The body of a peculiar rat, in profile to the right: head, ear, eye, feet, arms, tail. Dress and tools are drawn for each. */

export interface Fur {
  readonly plain: string;
  readonly shade: string;
  readonly ear: string;
  readonly tail: string;
}

export const GREY: Fur = { plain: '#8b919d', shade: '#656c7b', ear: '#c79a95', tail: '#b98a86' };
export const UMBER: Fur = { plain: '#8d6a4c', shade: '#664a34', ear: '#c98f7c', tail: '#b9826e' };
export const ASH: Fur = { plain: '#5b6070', shade: '#41454f', ear: '#8d6f78', tail: '#8a6a70' };
export const CREAM: Fur = { plain: '#e6dcc6', shade: '#c2b599', ear: '#dca59a', tail: '#c98f83' };
export const RUST: Fur = { plain: '#a8663f', shade: '#7c4629', ear: '#d39a80', tail: '#b9826e' };
export const SICK: Fur = { plain: '#a3ab84', shade: '#7a8560', ear: '#b9a08a', tail: '#9aa07a' };

export const tail = (fur: Fur, d = 'M36 106C18 114 8 102 13 91C16 85 24 87 22 93') =>
  `<path sil="stroke" d="${d}" tail="${fur.tail}"/>`;

export const ear = (fur: Fur) => `<path sil="1" d="M43 35C32 29 25 36 27 45C31 53 42 51 47 44Z" fill="${fur.ear}"/>`;

/** A second ear on the far side, for rats without a hat. */
export const farEar = (fur: Fur) => `<path sil="1" d="M60 27C56 17 63 8 72 11C80 15 79 25 74 30Z" fill="${fur.ear}"/>`;

export const bigEar = (fur: Fur) =>
  `<path sil="1" d="M51 38C38 42 26 34 28 21C31 11 44 10 51 18C57 25 57 34 51 38Z" fill="${fur.plain}"/><path d="M48 34C40 36 32 31 33 23C35 16 43 16 48 21C52 26 52 31 48 34Z" fill="${fur.ear}"/>`;

export const feet = (colour: string) =>
  `<path sil="1" d="M37 104L35 116C30 118 29 123 31 126H49L52 106Z" fill="${colour}"/><path sil="1" d="M60 106L61 116C57 118 57 123 59 126H78L76 104Z" fill="${colour}"/>`;

export const coat = (plain: string, shade: string) =>
  `<path sil="1" d="M44 57C33 64 29 86 26 110L45 113L53 108L62 113L82 109C80 88 78 70 69 57Z" fill="${plain}"/><path d="M69 57C64 60 60 61 58 61L60 104L53 108L62 113L82 109C80 88 78 70 69 57Z" fill="${shade}"/>`;

export const robe = (plain: string, shade: string) =>
  `<path sil="1" d="M44 57C34 66 27 96 22 124C40 130 70 130 88 124C84 96 80 70 69 57Z" fill="${plain}"/><path d="M69 57C64 60 61 61 59 61C64 84 64 108 58 128C70 128 80 127 88 124C84 96 80 70 69 57Z" fill="${shade}"/>`;

/** The arm on this side, hanging or bent, and the far arm stretched forward with its paw. */
export const nearArm = (sleeve: string) =>
  `<path sil="1" d="M45 61C33 65 25 74 22 85L32 90C36 82 42 78 49 76Z" fill="${sleeve}"/>`;
export const nearPaw = (fur: Fur) =>
  `<path sil="1" d="M20 84C16 88 17 96 23 97C30 98 35 92 33 87C30 82 24 81 20 84Z" fill="${fur.plain}"/>`;
export const farArm = (sleeve: string) =>
  `<path sil="1" d="M67 60C77 65 86 65 93 58L101 66C92 77 79 79 69 75Z" fill="${sleeve}"/>`;
export const farPaw = (fur: Fur) =>
  `<path sil="1" d="M91 56C95 52 103 55 104 61C104 67 97 70 93 67C89 64 89 60 91 56Z" fill="${fur.plain}"/>`;

export const head = (fur: Fur) =>
  `<path sil="1" d="M41 31C36 42 40 54 51 58C58 60 66 58 71 56C81 56 91 53 95 49C98 45 95 41 91 40C85 36 79 31 73 26C62 24 48 25 41 31Z" fill="${fur.plain}"/><path d="M41 44C46 52 56 53 66 50C76 48 86 48 96 45C97 47 96 48 95 49C91 53 81 56 71 56C66 58 58 60 51 58C45 56 41 50 41 44Z" fill="${fur.shade}"/>`;

export const mouth = `<path d="M90 49C83 53 75 53 68 51" class="line"/><circle cx="94" cy="44" r="3.200" fill="#b3656a"/><g class="hair"><path d="M88 47L100 52M86 49L96 57"/></g>`;
export const tooth = `<path d="M84 50.500L85.500 56L88.500 50Z" fill="#fbf3df" class="edge" style="stroke-width:1.200"/>`;
export const eye = `<path d="M64 37C68 33 75 35 77 41C72 44 66 43 64 37Z" fill="#f7c34a" class="edge" style="stroke-width:1.600"/><circle cx="71.500" cy="39" r="2" class="f-ink"/><path d="M62 34L78 38" class="brow" style="stroke-width:2.600"/>`;
export const mildEye = `<circle cx="70" cy="38" r="3.400" class="f-ink"/><circle cx="69" cy="36.800" r="1.100" fill="#fff"/>`;
export const hatch = `<g class="hatch"><path d="M68 82L75 75M68 104L78 97M70 108L80 101M66 108L70 104"/></g>`;
