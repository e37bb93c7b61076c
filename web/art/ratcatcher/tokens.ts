/** What lies on the cards: cheese, the ? sack, health, nests, spawns. */
import type { Drawing } from '../sprite.ts';

export const drawings: readonly Drawing[] = [
  {
    id: 'cheese',
    viewBox: '-4 0 92 76',
    body: `
  <path sil="1" d="M6 36L56 11C68 14 77 24 79 35L77 62L9 65Z" fill="#f3c23c"/>
  <path d="M6 36L56 11C68 14 77 24 79 35Z" fill="#fbe27a"/>
  <path d="M6 36L79 35L77 62L9 65Z" fill="#efb52f"/>
  <path d="M56 36L79 35L77 62L54 63Z" fill="#d9931f"/>
  <g fill="#b8741a"><ellipse cx="27" cy="50" rx="7.5" ry="7"/><ellipse cx="63" cy="46" rx="5" ry="5.5"/><path d="M42 64.5C42 58 50 56 53 63.5Z"/></g>
  <g fill="#e0a72c"><ellipse cx="53" cy="24" rx="7" ry="3.6"/><ellipse cx="34" cy="31" rx="4.5" ry="2.3"/></g>
  <path d="M6 36L79 35" class="line"/><path d="M21 48C22 45 25 44 28 44" stroke="#8a5412" stroke-width="2" fill="none" stroke-linecap="round"/>
`,
  },
  {
    id: 'mystery',
    viewBox: '0 0 84 92',
    body: `
  <path sil="1" d="M30 26C14 36 6 54 8 72C9 82 16 87 42 87C68 87 75 82 76 72C78 54 70 36 54 26L62 10C56 13 53 8 48 10C44 12 41 8 37 10C32 12 28 8 22 11Z" fill="#d8bd88"/>
  <path d="M46 26C62 40 64 66 52 87C68 86.5 75 82 76 72C78 54 70 36 54 26Z" fill="#b3935c"/>
  <path d="M22 11L30 26H54L62 10C56 13 53 8 48 10C44 12 41 8 37 10C32 12 28 8 22 11Z" fill="#e9d5a6"/>
  <path d="M28 24H56V31H28Z" fill="#a8482f" class="edge"/>
  <path d="M31 50C31 42 37 38 43 38C50 38 55 43 54 49C53 56 43 56 43 65" fill="none" stroke="#2b2420" stroke-width="6.5" stroke-linecap="round"/><circle cx="43" cy="76" r="4.3" fill="#2b2420"/>
  <g class="line" style="stroke-width:1.8"><path d="M33 12L36 23M47 12L46 23M20 46C16 54 15 62 16 68"/></g>
`,
  },
  {
    id: 'health',
    viewBox: '4 0 64 92',
    body: `
  <path sil="1" d="M28 10H44V28C58 34 65 46 65 60C65 78 54 87 36 87C18 87 7 78 7 60C7 46 14 34 28 28Z" fill="#e9dfce"/>
  <path d="M12 52C22 46 34 56 46 51C52 49 56 49 60 51C62 76 52 83 36 83C20 83 10 76 12 52Z" fill="#b5342a"/>
  <path d="M44 52C52 49 56 49 60 51C62 76 52 83 36 83C48 78 50 64 44 52Z" fill="#86231d"/>
  <path d="M26 4H46V16H26Z" fill="#a9793f" class="edge"/>
  <path d="M36 76C24 68 22 60 27 57C31 55 35 58 36 62C37 58 41 55 45 57C50 60 48 68 36 76Z" fill="#fbf3df"/>
  <path d="M17 44C19 39 23 36 27 34" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
`,
  },
  {
    id: 'nest',
    viewBox: '0 0 96 66',
    body: `
  <path d="M4 58C2 46 10 30 24 22C34 12 60 10 72 20C86 28 94 44 92 58C78 66 18 66 4 58Z" fill="#5b4a33" class="edge" style="stroke-width:3.4"/>
  <path d="M6 56C4 46 12 32 24 24C34 15 56 12 68 19C48 22 30 32 26 60C16 60 9 59 6 56Z" fill="#83693f"/>
  <path d="M30 56C28 42 38 32 50 32C62 32 70 42 68 56C58 60 40 60 30 56Z" fill="#12161d"/>
  <g fill="#f7c34a"><path d="M38 48C41 44 46 45 47 49C44 51 40 51 38 48ZM52 49C53 45 58 44 61 48C59 51 55 51 52 49Z"/></g>
  <g fill="none" stroke="#c9a765" stroke-width="2.3" stroke-linecap="round"><path d="M10 48L28 34M8 56L26 46M20 28L40 26M34 18L54 24M58 17L76 28M70 34L88 46M72 46L90 55M14 38L22 24M60 26L84 36"/></g>
  <g fill="none" stroke="#e0c48a" stroke-width="1.8" stroke-linecap="round"><path d="M0 52L14 50M22 16L30 24M66 12L62 22M94 44L80 44"/></g>
`,
  },
  {
    id: 'spawn',
    viewBox: '0 0 72 60',
    body: `
  <ellipse cx="36" cy="31" rx="33" ry="25" fill="#7d8b98" class="edge" style="stroke-width:3"/>
  <ellipse cx="36" cy="30" rx="25" ry="18" fill="#0e131a"/>
  <g stroke="#56636f" stroke-width="4.5"><path d="M22 14.5V46M31.5 12V48M41 12V48M50 14.5V45"/></g><path d="M11 30H61" stroke="#6d7a87" stroke-width="4.5"/>
  <g fill="none" stroke="#161b22" stroke-width="1.6"><path d="M9 18L15 22M63 18L57 22M9 44L15 40M63 44L57 40M36 6V11M36 50V55"/></g>
`,
  },
];
