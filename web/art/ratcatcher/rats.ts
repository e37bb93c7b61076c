/** The common rats. Kinds differ by pose and tone first: white sits and nibbles, brown runs low with open jaws, black is a mother. */
import type { Drawing } from '../sprite.ts';

export const drawings: readonly Drawing[] = [
  {
    id: 'rat-white',
    viewBox: '-2 2 104 98',
    body: `
  <path sil="stroke" d="M26 88C6 92 2 76 10 68C16 63 22 70 17 75" tail="#c98f83"/>
  <path sil="1" d="M27 92C15 90 11 74 19 61C25 52 34 48 41 42C43 40 44 37 45 34C38 32 36 22 41 16C46 10 56 11 60 18C61 14 66 10 71 12C76 14 78 20 75 25C81 29 86 34 90 39C93 43 90 47 86 47C80 49 74 50 69 51C67 53 66 55 66 57C70 55 77 55 80 58C82 62 79 65 75 65C72 66 70 66 68 67C70 73 70 79 68 83C74 83 80 87 79 92Z" fill="#f3ecdd"/>
  <path d="M27 92C20 91 15 85 15 76C24 86 44 88 52 82C60 76 62 66 63 58L66 57C70 55 77 55 80 58C82 62 79 65 75 65L68 67C70 73 70 79 68 83C74 83 80 87 79 92Z" fill="#cdc4b3"/>
  <path d="M41 17C46 11 55 13 58 20C59 27 54 33 48 33C41 32 38 23 41 17Z" fill="#d8a598"/>
  <path d="M63 17C65 13 69 12 72 15C74 18 74 21 73 23" fill="#d8a598"/>
  <g class="line"><path d="M44 90C36 82 38 68 51 67C60 67 64 77 60 85"/><path d="M45 34C50 35 57 31 59 24"/><path d="M60 18C63 20 66 20 69 21"/><path d="M69 51C65 51 62 50 60 48"/><path d="M58 60C61 58 64 57 66 57"/></g>
  <g class="hatch"><path d="M60 88L66 82M64 89L69 84M56 88L60 84M60 76L65 71M61 70L65 66"/></g>
  <circle cx="73" cy="33" r="3.6" class="f-ink"/><circle cx="72" cy="31.8" r="1.2" fill="#fff"/>
  <circle cx="89" cy="41.5" r="3.2" fill="#c9776a"/>
  <path d="M78 58L90 52L92 62L79 64Z" fill="#f6cf4a" class="edge"/>
  <g class="hair"><path d="M83 43L95 46"/><path d="M82 45L92 51"/></g>
`,
  },
  {
    id: 'rat-brown',
    viewBox: '-4 4 128 84',
    body: `
  <path sil="stroke" d="M20 58C6 54 0 42 6 32C10 25 19 24 22 15" tail="#b9826e"/>
  <path sil="1" d="M17 60C13 46 25 33 43 33C54 33 62 37 69 34C66 29 66 21 72 19C78 17 85 21 87 27C96 29 106 35 114 41C118 44 116 49 111 49C105 49 101 49 98 51C102 54 106 58 106 62C104 67 95 66 88 63C85 64 82 65 80 66C85 69 90 71 95 72C99 74 98 79 94 79H84C76 77 71 72 67 68C58 70 51 69 46 68C48 71 52 74 55 75C58 77 57 81 53 81H37C30 78 26 73 24 68C20 67 18 64 17 60Z" fill="#a06c41"/>
  <path d="M17 60C16 56 16 52 18 48C24 58 40 62 52 58C62 55 70 56 78 54C84 53 90 52 98 51C102 54 106 58 106 62C104 67 95 66 88 63C85 64 82 65 80 66C85 69 90 71 95 72C99 74 98 79 94 79H84C76 77 71 72 67 68C58 70 51 69 46 68C48 71 52 74 55 75C58 77 57 81 53 81H37C30 78 26 73 24 68C20 67 18 64 17 60Z" fill="#74472a"/>
  <path d="M70 33C67 28 68 22 73 21C79 20 83 24 84 28C82 33 75 36 70 33Z" fill="#c98a72"/>
  <path d="M98 51C94 52 91 54 90 57C95 61 101 64 106 62C106 58 102 54 98 51Z" fill="#5a1f1c"/>
  <path d="M104 49.5L106.5 57L109.5 49ZM98.5 51L100 56L103 50Z" fill="#fbf3df"/>
  <path d="M97 63L98.5 58.5L101.5 63.5Z" fill="#fbf3df"/>
  <g class="line"><path d="M38 66C30 62 30 48 41 45C51 44 56 54 50 64"/><path d="M72 66C68 60 70 52 76 50"/><path d="M84 28C82 33 75 37 69 34"/><path d="M98 51C94 52 91 54 90 57"/></g>
  <g class="hatch"><path d="M24 66L31 59M30 69L37 62M54 66L60 60M60 67L66 61M66 66L71 61M82 62L86 58M88 61L92 57"/></g>
  <path d="M89.5 36.5L101 39C99.5 44 92 44.5 89.5 36.5Z" fill="#f7c34a" class="edge" style="stroke-width:1.8"/><path d="M87 33.5L101.5 37.5" class="brow"/>
  <circle cx="96" cy="40.3" r="1.8" class="f-ink"/>
  <circle cx="114" cy="44" r="3.2" fill="#3a2018"/>
  <g class="hair"><path d="M108 45L118 52"/><path d="M106 46L113 55"/></g>
  <g fill="none" stroke="#c99563" stroke-width="2.2" stroke-linecap="round"><path d="M26 44C31 39 38 37 45 37"/><path d="M50 38C54 39 58 39.5 62 39"/></g>
`,
  },
  {
    id: 'rat-black',
    viewBox: '-8 4 116 98',
    body: `
  <path sil="stroke" d="M88 86C104 88 108 74 100 68" tail="#8a6a70"/>
  <path sil="1" d="M9 91C2 79 3 63 9 53L5 45L14 45L13 34L22 37C19 25 23 13 33 12C39 12 43 16 45 22L50 15L55 22C57 16 61 12 67 12C77 13 81 25 78 37L87 34L86 45L95 45L91 53C97 63 98 79 91 91Z" fill="#2c2f3a"/>
  <path d="M10 54L14 45L13 34L22 37C19 25 24 14 33 14C38 14 41 17 43 22L50 18C40 30 24 40 18 58C13 72 14 84 18 91H9C2 79 4 63 10 54Z" fill="#4a5064"/>
  <path d="M25 30C24 22 28 16 33 17C38 18 40 24 40 30C36 32 30 35 27 39Z" fill="#6d5560"/>
  <path d="M75 30C76 22 72 16 67 17C62 18 60 24 60 30C64 32 70 35 73 39Z" fill="#55434d"/>
  <path d="M28 46C30 34 40 29 50 29C60 29 70 34 72 46C72 56 60 66 50 74C40 66 28 56 28 46Z" fill="#373b49"/>
  <path d="M28 46C30 34 40 29 50 29C44 38 40 56 50 74C40 66 28 56 28 46Z" fill="#4a5064"/>
  <g fill="#f3e6c0"><path d="M34 46C38 43 43 45 45 50C40 52 36 51 34 46Z"/><path d="M66 46C62 43 57 45 55 50C60 52 64 51 66 46Z"/></g>
  <circle cx="41" cy="48" r="1.7" class="f-ink"/><circle cx="59" cy="48" r="1.7" class="f-ink"/>
  <path d="M45 67C47 64 53 64 55 67C55 71 52 73 50 74C48 73 45 71 45 67Z" fill="#b97a80"/>
  <path d="M46.5 74H49.5V81H46.5ZM50.5 74H53.5V81H50.5Z" fill="#fbf3df" class="edge" style="stroke-width:1.5"/>
  <g fill="none" stroke="#8b93a8" stroke-width="2" stroke-linecap="round"><path d="M42 69L28 66"/><path d="M42 71L30 74"/><path d="M58 69L72 66"/><path d="M58 71L70 74"/></g>
  <!-- the young -->
  <g><path d="M14 91C12 84 16 77 23 77C25 74 29 75 29 78C34 80 38 86 37 91Z" fill="#5b6278" class="edge"/><circle cx="28" cy="84" r="1.8" class="f-ink"/><circle cx="36" cy="88" r="2" fill="#c98f93"/></g>
  <g><path d="M86 91C88 84 84 77 77 77C75 74 71 75 71 78C66 80 62 86 63 91Z" fill="#4a5064" class="edge"/><circle cx="72" cy="84" r="1.8" class="f-ink"/><circle cx="64" cy="88" r="2" fill="#b97a80"/></g>
`,
  },
];
