/** Traps and ability tokens of the ratcatchers. Yellow tokens are of gold, purple ones of plum. */
import type { Drawing } from '../sprite.ts';

const tokens: Readonly<Record<string, readonly [viewBox: string, body: string]>> = {
  'trap-fume-pot': [
    '-2 -10 90 92',
    `<path sil="1" d="M30 14C22 6 34 2 28 -6C38 -2 42 4 38 12C46 8 54 10 50 -4C60 4 60 14 52 20Z" fill="#b7cf7a"/><path d="M38 12C44 9 50 9 51 1C58 8 58 15 52 20L36 18Z" fill="#8fae55"/><path sil="1" d="M18 28C4 44 4 66 20 76H66C82 66 82 44 68 28Z" fill="#5b4a52"/><path d="M54 28H68C82 44 82 66 66 76H46C60 64 62 44 54 28Z" fill="#3f333a"/><path d="M14 20H72V30H14Z" fill="#7a6570" class="edge"/><path d="M22 24H64" stroke="#b7cf7a" stroke-width="4"/><path d="M33 60C30 50 36 44 43 44C50 44 56 50 53 60V66H33Z" fill="#e6d9bd" class="edge" style="stroke-width:2"/><circle cx="39" cy="54" r="2.800" class="f-ink"/><circle cx="47.500" cy="54" r="2.800" class="f-ink"/><path d="M39.500 62V66M43 62V66M46.500 62V66" class="line" style="stroke-width:1.800"/>`,
  ],
  'trap-bear-trap': [
    '-4 4 98 72',
    `<path sil="1" d="M2 52C2 30 22 14 45 14C68 14 88 30 88 52C88 66 68 72 45 72C22 72 2 66 2 52Z" fill="#5f6b75"/><path d="M45 14C68 14 88 30 88 52C88 66 68 72 45 72C66 64 68 32 45 14Z" fill="#434d56"/><ellipse cx="45" cy="51" rx="32" ry="15" fill="#2b2420" class="edge"/><g fill="#d5dce0" class="edge" style="stroke-width:1.800"><path d="M8 44L20 52L16 38ZM20 32L30 44L30 27ZM36 24L42 40L48 24ZM60 27L60 44L70 32ZM74 38L70 52L82 44Z"/><path d="M10 58L24 54L20 64ZM26 67L36 57L38 69ZM52 69L54 57L64 67ZM70 64L66 54L80 58Z"/></g><ellipse cx="45" cy="53" rx="11" ry="6" fill="#a8482f" class="edge"/><path d="M2 52h-5M88 52h5" stroke="#161b22" stroke-width="5"/>`,
  ],
  'trap-music-box': [
    '-2 -4 96 80',
    `<path sil="1" d="M8 34L58 26L84 36V60L36 72L8 58Z" fill="#7a3f34"/><path d="M8 34L36 46V72L8 58Z" fill="#96523f"/><path d="M36 46L84 36V60L36 72Z" fill="#5f2f27"/><path d="M8 34L58 26L84 36L36 46Z" fill="#d6ab55" class="edge"/><path d="M22 34L54 29L70 35L40 41Z" fill="#3a2018"/><path d="M30 35L60 31" stroke="#d5dce0" stroke-width="5"/><path d="M34 33v5M42 32v5M50 31v5" stroke="#5f6b75" stroke-width="1.800"/><path sil="1" d="M8 34L18 6L66 0L58 26Z" fill="#96523f"/><path d="M14 31L22 10L60 5L54 24Z" fill="#e6d07a" class="edge" style="stroke-width:1.800"/><path d="M34 22c-4-1-6 3-3 5c3 1 5-1 5-4l2-9l8-1l-2 6c-4-1-6 3-3 5c3 1 5-1 5-4l2-10" fill="#7a3f34"/><path d="M84 48h8v-8" fill="none" stroke="#161b22" stroke-width="6" stroke-linecap="round"/><path d="M84 48h8v-8" fill="none" stroke="#d6ab55" stroke-width="2.800" stroke-linecap="round"/>`,
  ],
  'trap-oil-lamp': [
    '-4 -8 96 84',
    `<circle cx="70" cy="14" r="20" fill="#ffd98a" opacity=".3"/><path sil="1" d="M70 -4C80 8 80 22 70 24C60 22 60 8 70 -4Z" fill="#f0a63c"/><path d="M70 6C75 12 75 20 70 21C65 20 65 12 70 6Z" fill="#fff0c4"/><path sil="1" d="M26 34C24 22 46 20 52 30C62 32 70 28 76 26L78 34C74 46 66 58 54 62V68H62V74H22V68H30V62C18 58 12 50 12 42C2 42 0 24 12 24C18 24 20 30 26 34Z" fill="#c98b24"/><path d="M52 30C62 32 70 28 76 26L78 34C74 46 66 58 54 62V68H62V74H42C52 62 56 46 52 30Z" fill="#8a5a1a"/><path d="M12 36C6 36 6 29 12 30C15 31 16 34 18 37Z" fill="#2b2420"/><path d="M26 40C36 36 46 37 54 40" fill="none" stroke="#f7dc8a" stroke-width="3" stroke-linecap="round"/><circle cx="40" cy="24" r="4" fill="#f0bf45" class="edge"/>`,
  ],
  'trap-sack-snare': [
    '-4 -4 96 84',
    `<path sil="stroke" thin="1" d="M60 24C74 10 86 14 86 -2" tail="#d9c08a"/><path sil="1" d="M30 22C10 30 2 50 6 66C12 80 60 80 70 68C76 50 72 32 58 22C52 28 36 28 30 22Z" fill="#a98b5a"/><path d="M58 22C72 32 76 50 70 68C64 76 46 79 32 77C56 68 60 44 54 25C55.500 24 57 23 58 22Z" fill="#7f653d"/><ellipse cx="44" cy="21" rx="15" ry="7" fill="#2b2420" class="edge"/><path d="M28 24C34 32 54 32 60 24" fill="none" stroke="#161b22" stroke-width="6"/><path d="M28 24C34 32 54 32 60 24" fill="none" stroke="#d9c08a" stroke-width="3"/><path d="M18 50C24 46 30 44 34 40M16 62C24 60 30 58 36 52" class="line" style="stroke-width:1.800"/><path d="M40 46h18v14h-18Z" fill="#8e6f45" class="edge" style="stroke-width:1.800"/><path d="M42 48l4-4M56 58l4 4M42 58l-4 3" stroke="#161b22" stroke-width="1.800"/>`,
  ],
  'ability-toxic-ruse': [
    '-4 -4 92 84',
    `<path sil="1" d="M6 36L56 11C68 14 77 24 79 35L77 62L9 65Z" fill="#e3c23c"/><path d="M6 36L56 11C68 14 77 24 79 35Z" fill="#d6e06a"/><path d="M6 36L79 35L77 62L9 65Z" fill="#cfae2f"/><path d="M56 36L79 35L77 62L54 63Z" fill="#a3871f"/><path d="M6 36L79 35" class="line"/><path d="M10 38C14 40 14 50 18 50C22 50 20 40 24 40C28 40 27 56 31 56C35 56 33 39 38 39" fill="none" stroke="#7fae3a" stroke-width="5" stroke-linecap="round"/><path d="M44 52C42 42 50 38 56 38C62 38 70 42 68 52L66 60H46Z" fill="#f4efdd" class="edge" style="stroke-width:2"/><circle cx="51.500" cy="49" r="3" class="f-ink"/><circle cx="61" cy="49" r="3" class="f-ink"/><path d="M52 56V60M56 56V60M60 56V60" class="line" style="stroke-width:1.800"/><path d="M20 22C14 14 26 10 20 0M36 14C30 8 40 4 36 -3" fill="none" stroke="#9fbf5a" stroke-width="4" stroke-linecap="round"/>`,
  ],
  'ability-dragnet-potion': [
    '0 -2 84 92',
    `<path sil="1" d="M32 10H52V30C68 38 76 50 76 62C76 78 62 86 42 86C22 86 8 78 8 62C8 50 16 38 32 30Z" fill="#d9c6e2"/><path d="M12 58C24 50 38 60 52 55C60 52 66 53 72 56C74 76 62 82 42 82C22 82 11 76 12 58Z" fill="#7d5a8c"/><path d="M52 55C60 52 66 53 72 56C74 76 62 82 42 82C56 76 58 66 52 55Z" fill="#543a62"/><path d="M30 2H54V14H30Z" fill="#a9793f" class="edge"/><g fill="none" stroke="#efe0f4" stroke-width="2.200"><path d="M16 60L44 82M28 55L64 80M46 57L72 72M24 80L58 54M40 83L72 60M14 70L34 56"/></g><path d="M20 48C22 43 26 40 30 38" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
  ],
  'ability-whirling-blow': [
    '-2 -2 92 92',
    `<path d="M44 6C68 4 86 24 82 48" fill="none" stroke="#161b22" stroke-width="11" stroke-linecap="round"/><path d="M44 6C68 4 86 24 82 48" fill="none" stroke="#f0bf45" stroke-width="5.500" stroke-linecap="round"/><path d="M44 82C20 84 2 64 6 40" fill="none" stroke="#161b22" stroke-width="11" stroke-linecap="round"/><path d="M44 82C20 84 2 64 6 40" fill="none" stroke="#f0bf45" stroke-width="5.500" stroke-linecap="round"/><path d="M74 48L82 58L90 46ZM14 40L6 30L-2 42Z" fill="#f0bf45" class="edge"/><path sil="stroke" d="M28 70L40 52" tail="#8a6238"/><path sil="1" d="M30 38L60 16C70 26 74 40 70 52L44 60Z" fill="#f3d16c"/><path d="M44 60L70 52C72 47 72 42 71 37L40 53Z" fill="#fdf0c4"/><path d="M30 38L60 16L64 20L33 43Z" fill="#c98b24"/><circle cx="57" cy="26" r="2.800" class="f-ink"/>`,
  ],
  'ability-stand-firm': [
    '2 0 82 92',
    `<path sil="1" d="M42 4C54 12 66 14 78 14C80 48 68 74 42 86C16 74 4 48 6 14C18 14 30 12 42 4Z" fill="#7d5a8c"/><path d="M42 4C54 12 66 14 78 14C80 48 68 74 42 86Z" fill="#543a62"/><path d="M42 13C51 19 60 21 69 21.500C69 46 60 66 42 76C24 66 15 46 15 21.500C24 21 33 19 42 13Z" fill="none" stroke="#d9c6e2" stroke-width="3"/><path d="M32 26H48V48C56 50 62 54 62 62H28C26 58 32 54 32 48Z" fill="#efe0f4" class="edge"/><path d="M28 62H62V67H28Z" fill="#3b2846" class="edge" style="stroke-width:1.600"/><path d="M32 32H48M50 50L46 56" class="line" style="stroke-width:1.800"/>`,
  ],
  'ability-marching-tune': [
    '-2 -4 92 92',
    `<path sil="1" d="M10 44C10 34 26 28 44 28C62 28 78 34 78 44V72C78 82 62 86 44 86C26 86 10 82 10 72Z" fill="#c98b24"/><path d="M58 29.500C70 32 78 37 78 44V72C78 82 62 86 44 86C58 78 62 48 58 29.500Z" fill="#8a5a1a"/><ellipse cx="44" cy="44" rx="34" ry="14" fill="#f7edd2" class="edge"/><path d="M12 54L28 82L44 60L60 82L76 54" fill="none" stroke="#f7dc8a" stroke-width="3.400"/><path d="M10 72C10 82 26 86 44 86C62 86 78 82 78 72V66C78 76 62 80 44 80C26 80 10 76 10 66Z" fill="#f0bf45" class="edge" style="stroke-width:1.800"/><path d="M14 4L40 40M76 0L48 40" stroke="#161b22" stroke-width="8" stroke-linecap="round"/><path d="M14 4L40 40M76 0L48 40" stroke="#d9c08a" stroke-width="4" stroke-linecap="round"/><circle cx="40" cy="40" r="4.400" fill="#d9c08a" class="edge" style="stroke-width:1.800"/><circle cx="48" cy="40" r="4.400" fill="#d9c08a" class="edge" style="stroke-width:1.800"/>`,
  ],
  'ability-lullaby': [
    '-2 -2 90 92',
    `<path sil="1" d="M54 6C28 10 10 30 12 52C14 74 34 88 56 84C68 82 76 76 80 68C62 72 44 62 40 44C37 28 44 14 54 6Z" fill="#7d5a8c"/><path d="M12 52C14 74 34 88 56 84C68 82 76 76 80 68C56 78 24 74 12 52Z" fill="#543a62"/><path d="M26 46C30 42 35 42 38 45" class="line"/><path d="M34 66C40 68 44 66 46 62" class="line"/><path d="M22 38C26 28 32 20 40 15" fill="none" stroke="#d9c6e2" stroke-width="3.400" stroke-linecap="round"/><g fill="#efe0f4" class="edge" style="stroke-width:1.800"><path d="M58 22H74L64 34H75V40H55L66 28H58Z"/><path d="M72 44H84L77 53H85V58H69L77 49H72Z"/></g>`,
  ],
  'ability-great-flare': [
    '-2 -6 92 96',
    `<circle cx="44" cy="34" r="38" fill="#ffd98a" opacity=".25"/><g stroke="#161b22" stroke-width="7" stroke-linecap="round"><path d="M44 -2V4M14 10L19 15M74 10L69 15M2 38H9M86 38H79"/></g><g stroke="#f7dc8a" stroke-width="3.400" stroke-linecap="round"><path d="M44 -2V4M14 10L19 15M74 10L69 15M2 38H9M86 38H79"/></g><path sil="1" d="M44 8C58 22 66 36 60 48C56 56 50 60 44 60C38 60 32 56 28 48C22 36 36 30 36 20C40 22 43 26 43 30C46 24 46 16 44 8Z" fill="#f0a63c"/><path d="M45 26C54 36 55 52 44 55C35 53 34 44 40 38C41 42 43 43 44 42C46 38 46 32 45 26Z" fill="#fff0c4"/><path sil="1" d="M30 58H58L54 70H34Z" fill="#c98b24"/><path sil="1" d="M37 70H51L48 88H40Z" fill="#8a5a30"/>`,
  ],
  'ability-prayer': [
    '0 -2 86 92',
    `<path sil="1" d="M42 8C46 4 50 8 50 14L54 42C64 50 70 62 72 78L56 86L43 62L30 86L14 78C16 62 22 50 32 42L36 14C36 8 39 5 42 8Z" fill="#d9c6e2"/><path d="M43 9C47 5 50 8 50 14L54 42C64 50 70 62 72 78L56 86L43 62Z" fill="#a98bb6"/><path d="M43 12V60" class="line"/><path d="M36 26V44M50 26V44" class="line" style="stroke-width:1.600"/><path sil="1" d="M12 72L32 84L28 90L8 82ZM74 72L54 84L58 90L78 82Z" fill="#7d5a8c"/><g fill="none" stroke="#7d5a8c" stroke-width="3.400" stroke-linecap="round"><path d="M20 18L12 10M66 18L74 10M14 34H4M72 34H82"/></g>`,
  ],
  'ability-go-fetch': [
    '-2 0 92 84',
    `<g transform="rotate(-24 44 42)"><path sil="1" d="M20 34C12 34 6 28 10 20C14 14 24 16 26 22C30 14 42 18 38 28H56C52 18 64 14 68 22C70 16 80 14 84 20C88 28 82 34 74 34C82 34 88 42 84 48C80 54 70 52 68 46C64 54 52 50 56 40H38C42 50 30 54 26 46C24 52 14 54 10 48C6 42 12 34 20 34Z" fill="#f7e2a0"/><path d="M38 40H56C52 50 64 54 68 46C70 52 80 54 84 48C88 42 82 34 74 34C60 38 34 38 20 34C12 34 6 42 10 48C14 54 24 52 26 46C30 54 42 50 38 40Z" fill="#d9a53c"/></g><path d="M56 64L74 55C80 58 82 62 82 66L81 76L57 77Z" fill="#f6cf4a" class="edge"/><path d="M56 64L82 66" class="line" style="stroke-width:1.600"/><circle cx="66" cy="71" r="2.400" fill="#b8741a"/>`,
  ],
  'ability-sic-em': [
    '-2 0 92 90',
    `<path sil="1" d="M66 8C76 10 82 22 78 34C84 50 78 72 62 82H26C22 74 24 68 30 64C16 66 4 62 4 54C4 46 14 44 22 40C26 26 36 16 50 14C54 10 60 7 66 8Z" fill="#8a6a9c"/><path d="M66 8C76 10 82 22 78 34C84 50 78 72 62 82H46C62 66 68 36 58 10C60.500 8.500 63 7.500 66 8Z" fill="#5c4069"/><path d="M58 16C66 14 72 22 70 36C64 38 58 32 56 24Z" fill="#3b2846" class="edge" style="stroke-width:1.800"/><path d="M30 64C38 62 44 58 46 52L22 52C14 54 12 58 14 62C18 65 24 65 30 64Z" fill="#3b1620" class="edge" style="stroke-width:1.800"/><path d="M18 53L21 60L25 53ZM30 53L33 60L37 53Z" fill="#fbf3df"/><path d="M6 46C4 50 8 54 14 52C17 48 13 43 6 46Z" class="f-ink"/><circle cx="38" cy="36" r="4" fill="#f7c34a" class="edge" style="stroke-width:1.800"/><circle cx="37" cy="36.500" r="1.600" class="f-ink"/><path d="M32 30L44 31" class="brow" style="stroke-width:3"/><path d="M30 72C40 80 54 80 64 72L66 80C54 88 38 88 28 80Z" fill="#a8482f" class="edge"/><path d="M0 72L-2 78M8 74L6 82" stroke="#d9c6e2" stroke-width="3" stroke-linecap="round"/>`,
  ],
};

export const drawings: readonly Drawing[] = Object.entries(tokens).map(([id, [viewBox, body]]) => ({
  id,
  viewBox,
  body,
}));
