/** The pictures of constructions, 120 by 80. */
import type { Drawing } from '../sprite.ts';
import { cloud, conifer, flowerDots, g, mush, scallop, tuft } from './shapes.ts';
export const drawings: Drawing[] = [];
const A = (id: string, body: string) => drawings.push({ id, viewBox: '0 0 120 80', body });
const R = (f: string) => `<rect width="120" height="80" fill="${f}"/>`;
// shared little pieces
const win = (x: number, y: number, w: number, h: number, lit = '#f3cf74') =>
  `<path class="k" fill="${lit}" d="M${x} ${y + h}V${y + w * 0.45}A${w / 2} ${w * 0.5} 0 0 1 ${x + w} ${y + w * 0.45}V${y + h}Z"/><path class="k t" fill="none" d="M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.55}H${x + w}"/>`;
const door = (x: number, y: number, w: number, h: number, f = '#6a4629') =>
  `<path class="k" fill="${f}" d="M${x} ${y + h}V${y + w * 0.5}A${w / 2} ${w * 0.5} 0 0 1 ${x + w} ${y + w * 0.5}V${y + h}Z"/><path class="t2" d="M${x + w * 0.33} ${y + w * 0.14}V${y + h}M${x + w * 0.66} ${y + w * 0.14}V${y + h}"/><circle cx="${x + w * 0.78}" cy="${y + h * 0.6}" r=".8" fill="#e0b550"/>`;
const smoke = (x: number, y: number) =>
  `<path fill="none" stroke="#fff8e4" stroke-width="2.4" stroke-linecap="round" opacity=".75" d="M${x} ${y}c-3-3 3-5 0-8s3-5 1-8"/>`;

A(
  'farm',
  R('#efe2b4') +
    `<circle cx="16" cy="14" r="8.5" fill="#fbf0c4"/><path fill="#c9cc94" d="M0 38C16 29 32 30 50 36S92 26 120 33V80H0Z"/><path fill="#a9b574" d="M0 47C26 40 52 45 78 41S108 40 120 42V80H0Z"/>
${conifer(111, 42, 0.55)}${conifer(102, 41, 0.42)}
<path fill="#b48651" d="M60 51L120 45V80H30Z"/><path fill="#94683f" d="M66 50.5L50 80H58L72 50ZM80 49.2L78 80H87L86 48.6ZM94 47.8L107 80H116L99.6 47.2ZM110 46L120 58V52L114 45.6Z" opacity=".75"/>
<path class="k" fill="#84402c" d="M47 22V31L53 34V22Z"/>${smoke(50, 19)}
<path class="k" fill="#ead9b4" d="M17 42V64H55V42L36 28Z"/><path fill="#cdb487" d="M42 34V64H54.4V42Z"/>
<path class="k t" fill="none" d="M17 51H55M27 42V51M45 42V51"/>
<path class="k" fill="#d3b067" d="M10 46C13 35 22 26 36 21C50 26 59 35 62 46C57 47.6 53 45 50 42C46 37 41 33 36 31C31 33 26 37 22 42C19 45 15 47.6 10 46Z"/><path fill="#a9853f" d="M36 21C50 26 59 35 62 46C57 47.6 53 45 50 42C46 37 41 33 36 31Z" opacity=".55"/><path class="t2" d="M36 22.5V29M29 25.5L30.5 31M22 30.5L25.5 36M16 37.5L20.5 41M43 25.5L41.5 31M50 30.5L46.5 36M56 37.5L51.5 41"/>
${door(30, 49, 11, 15)}${win(20.5, 53, 6.5, 7.5)}${win(45, 53, 6.5, 7.5)}
${cloud(
  [
    [72, 58, 4.5],
    [77, 57, 5],
    [82, 58.5, 4.5],
  ],
  '#5d7039',
  '#86985a',
  { sw: 1.1 },
)}${cloud(
  [
    [95, 55, 4],
    [100, 54, 4.6],
    [105, 55, 4],
  ],
  '#5d7039',
  '#86985a',
  { sw: 1.1 },
)}${cloud(
  [
    [76, 71, 5.5],
    [83, 69.5, 6.5],
    [90, 71.5, 5.5],
  ],
  '#5d7039',
  '#86985a',
  { sw: 1.2 },
)}${cloud(
  [
    [103, 67, 5],
    [109, 66, 6],
    [115, 67.5, 5],
  ],
  '#5d7039',
  '#86985a',
  { sw: 1.2 },
)}
<g class="k t" fill="#8c3a5c"><circle cx="74" cy="60" r="1.7"/><circle cx="80" cy="57.5" r="1.7"/><circle cx="97" cy="56" r="1.5"/><circle cx="102.5" cy="53.5" r="1.5"/><circle cx="78" cy="73" r="2.2"/><circle cx="85" cy="69" r="2.2"/><circle cx="91" cy="72.5" r="2.1"/><circle cx="105" cy="69" r="2"/><circle cx="112" cy="66" r="2"/></g>
<g class="k" fill="#b98d5e"><path d="M4 62H8V78H4ZM18 64H22V79H18ZM33 65H37V80H33ZM48 66H52V80H48Z"/><path d="M0 67L56 71.5V74.2L0 69.7Z"/></g>${tuft(12, 79, 1)}${tuft(27, 80, 1)}${tuft(42, 80, 0.9)}`,
);

A(
  'inn',
  R('#e3d9b0') +
    `<path fill="#c2c794" d="M0 34C20 26 44 30 62 27S104 24 120 30V80H0Z"/><path fill="#8d9b5d" d="M0 62C24 55 92 54 120 61V80H0Z"/>
${conifer(10, 60, 0.85)}${conifer(22, 58, 0.6)}${conifer(112, 60, 0.95)}${conifer(100, 57, 0.6)}
<path fill="#cbb083" d="M52 80C54 72 56 68 58 64H70C74 70 78 75 84 80Z"/>
<path class="k" fill="#ead9b4" d="M40 38C39 50 36 58 34 66H86C84 58 81 50 80 38Z"/><path fill="#c9ae7f" d="M66 40C68 50 71 58 73 65.4H85C83 58 80.6 50 79.4 40Z"/><path class="t2" d="M42 44C41.6 50 40 57 38 63M76 46C77 52 79 58 81 63"/>
<path class="k" fill="#a8492f" d="M14 40C16 20 34 6 60 6S104 20 106 40C98 46 84 44 76 42C66 45.5 54 45.5 44 42C36 44 22 46 14 40Z"/><path fill="#7f3221" d="M78 8.6C94 14 104.6 26 105.6 39.6C98 45.2 84 43.4 76 41.4C88 32 88 18 78 8.6Z" opacity=".8"/><path fill="#c9694a" d="M22 32C26 20 38 11 52 9.6C40 14 32 23 30 34C28 35.6 22.6 35.6 22 32Z" opacity=".8"/>
<g fill="#f3e2bd"><ellipse cx="44" cy="19" rx="5.5" ry="4"/><ellipse cx="64" cy="15" rx="4" ry="3"/><ellipse cx="60" cy="30" rx="6" ry="4"/><ellipse cx="82" cy="25" rx="4.6" ry="4"/><ellipse cx="33" cy="34" rx="4" ry="3"/><ellipse cx="93" cy="36" rx="3.4" ry="2.6"/></g>
${door(53, 47, 14, 19, '#6a3b24')}${win(41, 49, 8, 9)}${win(71.5, 49, 8, 9)}
<path class="k" fill="#6a4629" d="M86 46H103V48.4H86Z"/><path class="k t" fill="none" d="M91 48.4V51M100 48.4V51"/><rect class="k" x="87.5" y="51" width="15.5" height="12" rx="1.5" fill="#e7cf97"/><path class="k t" fill="#c3953f" d="M91.5 54.5H97V60.5H91.5ZM97 55.5H99V59H97"/><path fill="#fff8e4" d="M91 54.8C91 52.8 97.4 52.8 97.4 54.8Z"/>
<path class="k t" fill="none" d="M48.5 44V47.5"/><path class="k t" fill="#f6cf6c" d="M46.5 47.5H50.5L51 52H46Z"/>
${mush(20, 74, 0.75, '#c3953f')}${tuft(30, 77, 1)}${tuft(96, 77, 1.1)}${mush(105, 77, 0.6, '#a8553a')}${tuft(6, 78, 1)}`,
);

A(
  'castle',
  R('#dcdcc4') +
    `<circle cx="20" cy="16" r="9" fill="#f3eccb"/><path fill="#bcc39c" d="M0 44C18 34 30 40 46 36S96 32 120 42V80H0Z"/>
<path class="k" fill="#8a8673" d="M10 80C14 66 24 60 34 60H88C98 60 106 68 110 80Z"/><path fill="#6d695a" d="M74 60.6H88C98 60.6 105 68 109 80H84C86 72 82 64 74 60.6Z"/>
<g class="k"><path fill="#b9b39f" d="M28 34H92V64H28Z"/><path fill="#c8c2ae" d="M16 36H36V66H16Z"/><path fill="#c8c2ae" d="M84 36H104V66H84Z"/><path fill="#c8c2ae" d="M46 24H74V64H46Z"/></g><path fill="#8e8877" d="M28 36H35.4V65.4H28ZM96 36.6H103.4V65.4H96ZM64 30H73.4V63.4H64ZM78 40H84V63.4H78Z"/>
<g class="k t" fill="#b9b39f"><path d="M36 34V30.6H39.5V34M43 34V30.6H46V34M74 34V30.6H77.5V34M81 34V30.6H84.5V34"/></g>
<g class="k"><path fill="#7a5233" d="M12.5 37C13 24 20 17.5 26 13C32 17.5 39 24 39.5 37C31 39.6 21 39.6 12.5 37Z"/><path fill="#7a5233" d="M80.5 37C81 24 88 17.5 94 13C100 17.5 107 24 107.5 37C99 39.6 89 39.6 80.5 37Z"/><path fill="#7a5233" d="M42 26C42.6 14 52 6.5 60 2C68 6.5 77.4 14 78 26C67 29.4 53 29.4 42 26Z"/></g>
<path fill="#4f331f" d="M26 13C32 17.5 39 24 39.5 37C36.6 38 33 38.5 30 38.7C34 30 32 20 26 13ZM94 13C100 17.5 107 24 107.5 37C104.6 38 101 38.5 98 38.7C102 30 100 20 94 13ZM60 2C68 6.5 77.4 14 78 26C74.6 27.2 70 28 66 28.3C71 20 67 9 60 2Z" opacity=".75"/>
<path class="t2" d="M17 29L26 22 35 29M14.5 34L26 27 37.6 34M85 29L94 22 103 29M82.5 34L94 27 105.6 34M47 17.5L60 9.5 73 17.5M43.6 23.5L60 14.5 76.4 23.5"/>
<g class="k t"><path fill="none" d="M60 2V-1M26 13V6M94 13V6"/><path fill="#6f4a7c" d="M26 6L36 8.2 26 11ZM94 6L104 8.2 94 11Z"/></g>
${door(52.5, 46, 15, 18, '#4f331f')}${win(57, 30, 6, 9)}${win(23, 45, 5.5, 9)}${win(91, 45, 5.5, 9)}<path class="t2" d="M39 44H44M38 52H42M76 48H80M77 56H82M49 40H52M68 44H71M20 58H24M97 60H101"/>
<path fill="#cbb083" d="M50 80C52 72 54 68 55 64H66C67 68 70 74 74 80Z"/>${tuft(30, 79, 1)}${tuft(88, 79, 1)}${tuft(104, 80, 0.9)}`,
);

A(
  'ever-tree',
  R('#d7d3b8') +
    `<circle cx="60" cy="32" r="36" fill="#efe6bf"/><circle cx="60" cy="32" r="25" fill="#f9f0cb"/><g fill="#fffbe6"><circle cx="12" cy="12" r="1"/><circle cx="104" cy="10" r="1.2"/><circle cx="112" cy="26" r=".9"/><circle cx="8" cy="34" r=".9"/></g><path fill="#a3ad77" d="M0 66C20 58 42 62 60 60S104 58 120 66V80H0Z"/>
<path class="k" fill="#8a5f3b" d="M42 74C48 68 51 60 51 50C46 44 40 42 33 41L34 38C42 38 48 40 53 44C53 36 50 30 45 25L48 23C54 28 57 33 58.6 38C60 32 64 26 71 22L73.5 24.5C68 29 65.6 36 66 44C70 40 77 37 86 37L86.5 40C79 41 73 44 69 50C69 60 72 68 79 74C70 72 66 76 60 76S50 72 42 74Z"/><path fill="#5e3f26" d="M73.5 24.5C68 29 65.6 36 66 44C70 40 77 37 86 37L86.5 40C79 41 73 44 69 50C69 60 72 68 79 74C72 72.5 68 74.5 64 75.4C67 64 62 40 70 27Z" opacity=".8"/><path class="t2" d="M55 48C56 58 54 66 51 72M60 46C60 54 60 66 59 74"/>
${cloud(
  [
    [22, 36, 9],
    [30, 27, 10],
    [40, 18, 11],
    [52, 12, 11],
    [66, 11, 11],
    [79, 16, 11],
    [90, 25, 10.5],
    [99, 36, 9],
    [88, 40, 7],
    [34, 39, 7],
    [46, 28, 9],
    [60, 23, 10],
    [75, 28, 9],
  ],
  '#58702f',
  '#83965a',
  { sw: 1.4 },
)}
${scallop(
  [
    [24, 33],
    [31, 22],
    [40, 13],
    [53, 7],
    [67, 7],
    [80, 12],
    [90, 21],
    [98, 33],
    [45, 24],
    [60, 18],
    [74, 24],
    [52, 16],
    [36, 31],
    [84, 33],
  ],
  { o: 0.5, sw: 0.9 },
)}
${flowerDots(
  [
    [28, 36, 1.6],
    [44, 33, 1.5],
    [58, 29, 1.7],
    [70, 19, 1.5],
    [84, 24, 1.5],
    [38, 23, 1.5],
    [92, 36, 1.6],
    [50, 20, 1.3],
    [64, 12, 1.3],
    [77, 33, 1.4],
  ],
  '#f2d36b',
)}
${door(55, 60, 10, 14, '#46301f')}${win(57, 48, 5.5, 7)}<path class="k t" fill="none" d="M66 66C72 64 73 60 70 56C67 53 66 52 67 50"/>
<g class="k t" fill="#f6cf6c"><path d="M32 46H36V50H32Z"/><path d="M86 46H90V50H86Z"/></g><path class="k t" fill="none" d="M34 42V46M88 42V46"/>
${mush(28, 77, 0.8, '#6f4a7c')}${mush(92, 78, 0.9, '#6f4a7c')}${tuft(40, 79, 1)}${tuft(82, 79, 1)}${tuft(12, 78, 1.1)}${tuft(108, 78, 1)}`,
);

A(
  'post-office',
  R('#e9e0bd') +
    `<path fill="#c6cb98" d="M0 46C22 36 48 42 66 38S104 36 120 42V80H0Z"/><path fill="#93a165" d="M0 66C30 60 84 60 120 65V80H0Z"/>
${cloud(
  [
    [8, 50, 9],
    [20, 46, 10],
    [32, 50, 8],
  ],
  '#6d8047',
  '#93a368',
)}
<path class="k" fill="#7a5233" d="M46 58H70L73 76C66 79 50 79 43 76Z"/><path fill="#563820" d="M60 58H70L73 76C70 77.4 66 78 62 78.2C65 72 64 64 60 58Z"/><path class="t2" d="M50 62L49 74M56 62V75"/><ellipse class="k" cx="58" cy="58" rx="14" ry="3.6" fill="#c9a470"/>
<path class="k" fill="#d9b77c" d="M30 26L30 56H86V26L58 8Z"/><path fill="#b08a51" d="M66 14V55.3H85.3V26Z"/><path class="t2" d="M32 34H84M32 42H40M74 42H84M32 50H84"/>
<path class="k" fill="#5d6f7a" d="M22 30L58 4 94 30 90 34 58 12.5 26 34Z"/><path fill="#42525c" d="M58 4L94 30 90 34 58 12.5Z" opacity=".8"/>
<circle class="k" cx="58" cy="29" r="8" fill="#3a2919"/><path fill="#5a4128" d="M52 33A8 8 0 0 0 65 32C62 35 55 35 52 33Z"/>
${g(58, 31, 0.42, `<path class="k" fill="#aab2b8" d="M-9 14C-12 4-8-8 2-9C8-9.6 12-5 12 0L16 2.5 11 4C10 9 12 12 10 14Z"/><circle cx="6" cy="-3" r="1.8" fill="#231a14"/>`)}
<path class="k" fill="#6a4629" d="M56.5 39H59.5V44H56.5Z"/>
<g class="k"><rect x="36" y="42" width="16" height="11" rx="1" fill="#f6edd3"/><path fill="none" d="M36 42.5L44 49 52 42.5"/><rect x="66" y="45" width="12" height="5" rx="1" fill="#3a2919"/></g><circle cx="44" cy="48.2" r="1.9" fill="#a23f2c"/>
<path class="k" fill="#f6edd3" d="M67 41.5L76 39.5 77.5 46 68.5 48Z"/>
<g class="k"><path fill="#6a4629" d="M98 44H101V78H98Z"/><path fill="#a23f2c" d="M94 46C94 41 106 41 106 46V55H94Z"/><path fill="#742818" d="M100 55V42.3C104 42.3 106 43.6 106 46V55Z"/><path fill="#e0b550" d="M106 47L113 44.5V49L106 50.5Z"/></g>
${tuft(18, 78, 1.1)}${tuft(34, 79, 1)}${tuft(84, 79, 1)}${tuft(110, 79, 1)}<g class="k t" fill="#f6edd3"><path d="M12 16L24 13 25.5 20.5 13.5 23.5Z"/><path fill="none" d="M12 16L19.5 19.5 24 13"/></g><path class="t2" d="M3 22C6 21 8 21 10 20M4 27C8 26 10 26 12 25"/>`,
);

A(
  'mine',
  R('#e0d8b4') +
    `<path class="k" fill="#a4a07f" d="M-4 80V52C6 40 14 26 30 18C44 11 62 4 78 12C96 20 108 38 124 50V80Z"/><path fill="#7f7b61" d="M78 12C96 20 108 38 124 50V80H86C98 62 94 32 78 12Z" opacity=".85"/><path fill="#8d9b5d" d="M30 18C44 11 62 4 78 12C84 14.6 89 18.6 93.6 23C84 24 80 18 72 20S54 22 46 20 36 24 24 23C26 21 28 19 30 18Z"/><path class="t2" d="M20 38L28 33M14 48L24 42M92 40L100 46M98 54L106 60M30 28L36 25"/>
<path class="k" fill="#2d2119" d="M36 72V42C36 30 84 30 84 42V72Z"/><path fill="#4a3727" d="M44 72C44 56 50 46 60 44C52 44 42 46 42 56V72Z"/>
<g class="k" fill="#9a6c41"><path d="M30 74L33 36H40L39.5 74ZM90 74L87 36H80L80.5 74Z"/><path d="M26 31L94 31 93 39 27 39Z"/></g><path fill="#6a4629" d="M87 36H84L84.5 73.3H89.3ZM66 38.3L93 38.3 94 31.7H80Z" opacity=".7"/><path class="t2" d="M34 44L36 70M82.5 44L84 70M34 34.5H60M66 35.5H86"/>
<path class="k t" fill="none" d="M60 39V43"/><path class="k" fill="#f6cf6c" d="M57 43H63L64 51H56Z"/><circle cx="60" cy="47.5" r="9" fill="#f6cf6c" opacity=".25"/>
<path fill="#94a165" d="M0 72C30 66 90 66 120 73V80H0Z"/><path class="k t" fill="none" d="M30 80C44 76 52 74 56 68M66 80C70 76 72 72 72 68"/>
<g class="k"><path fill="#8a8f8a" d="M58 58C58 53 64 52 66 55C68 51 74 52 75 55C79 53 83 55 82 59Z"/><path fill="#7a5233" d="M52 58H88L84 72H56Z"/><path fill="#543722" d="M74 58.6H87.3L83.5 71.4H70Z"/><circle cx="60" cy="74" r="4" fill="#4b4a44"/><circle cx="80" cy="74" r="4" fill="#4b4a44"/></g><path class="t2" d="M54 62.5H86.5M55 67H85.5"/>
<path class="k" fill="#a6a598" d="M12 76C11 70 17 67 22 69C27 71 27 76 24 78H14Z"/><path class="k" fill="#b9b7a8" d="M98 78C97 73 103 71 107 73C110 75 110 78 108 79H100Z"/>${tuft(30, 79, 1)}${tuft(114, 79, 1)}`,
);

A(
  'courthouse',
  R('#e6dfc0') +
    `<path fill="#bcc49b" d="M0 48C24 38 50 44 70 40S106 40 120 46V80H0Z"/>${cloud(
      [
        [6, 54, 9],
        [16, 50, 8],
      ],
      '#6d8047',
      '#93a368',
    )}${cloud(
      [
        [106, 54, 9],
        [116, 52, 9],
      ],
      '#6d8047',
      '#93a368',
    )}<path fill="#9aa76b" d="M0 70H120V80H0Z"/>
<g class="k"><path fill="#ead9b4" d="M26 34H94V68H26Z"/></g><path fill="#5b4a38" d="M52 40H68V68H52Z"/>${door(53.5, 43, 13, 25, '#4f331f')}
<path class="k" fill="#3c607b" d="M16 34L60 8 104 34Z"/><path fill="#284558" d="M60 8L104 34H72C74 24 68 14 60 8Z"/><path class="k" fill="#e9d9b2" d="M31 31L60 14 89 31Z"/>
${g(60, 24, 0.62, `<g class="k" fill="none" style="stroke-width:2.2"><path d="M0-10V8M-13-7H13M-5 9H5"/></g><path class="k" fill="#d6a940" d="M-13-6L-8 3A5.5 4.5 0 0 1-18 3ZM13-6L18 3A5.5 4.5 0 0 1 8 3Z"/>`)}
<g class="k" fill="#d8c49a"><path d="M14 34H106V38.5H14Z"/></g>
<g class="k" fill="#f0e4c6"><path d="M24 38.5H32L31.5 68H24.5ZM40 38.5H48L47.5 68H40.5ZM72 38.5H80L79.5 68H72.5ZM88 38.5H96L95.5 68H88.5Z"/></g><g fill="#bfa474"><path d="M29 39.2H31.3L30.9 67.3H29ZM45 39.2H47.3L46.9 67.3H45ZM77 39.2H79.3L78.9 67.3H77ZM93 39.2H95.3L94.9 67.3H93Z"/></g><path class="t2" d="M26.5 42V65M42.5 42V65M74.5 42V65M90.5 42V65"/>
<g class="k" fill="#b9b39f"><path d="M20 68H100V72H20ZM14 72H106V76.5H14ZM8 76.5H112V81H8Z"/></g><g fill="#8e8877"><path d="M70 69H99.4V71.3H70ZM76 73H105.4V75.8H76ZM82 77.5H111.4V80H82Z"/></g>`,
);

A(
  'storehouse',
  R('#ebe0b6') +
    `<path fill="#c6cb98" d="M0 44C20 36 44 40 64 36S104 34 120 42V80H0Z"/><path fill="#97a467" d="M0 66C30 60 90 60 120 67V80H0Z"/>${conifer(112, 64, 0.8)}
<path class="k" fill="#a87746" d="M18 70C12 54 14 30 30 16C46 10 76 10 92 16C106 30 108 54 102 70Z"/><path fill="#6f4a2b" d="M84 13.8C87 14.4 90 15.2 92 16C106 30 108 54 102 70H82C92 54 92 30 84 13.8Z" opacity=".8"/><path class="t2" d="M34 16C28 32 28 54 33 69M48 13C44 32 44 54 46 69M72 13C76 32 76 54 74 69M87 16C92 32 92 54 88 69"/>
<g class="k" fill="#6e6a5c"><path d="M23.5 24C44 19 78 19 97.5 24L99.5 28.5C78 23.5 44 23.5 21 28.5ZM15.5 50C44 45 78 45 105 50L104.8 55C78 50 44 50 15.5 55Z"/></g>
<path class="k" fill="#4f331f" d="M44 70V46C44 34 76 34 76 46V70Z"/><path class="k" fill="#c39a62" d="M44 70V46C44 40 51 37 58 36.6L58 66Z"/><path class="t2" d="M49 42V68M53.5 39.5V67"/>
<g class="k" fill="#94683f"><path d="M62 70V62H75V70Z"/><path d="M64 62V55.5H73V62Z"/></g><path class="t2" d="M62 66H75M68 62V70"/>
<g class="k"><path fill="#c9852b" d="M90 76C86 76 84 71 87 67C89 64.5 90.5 63 91 60.5C91.5 63 93 64.5 95 67C98 71 95.5 76 92 76Z"/><path fill="#c9852b" d="M101 78C98 78 97 74.5 99 72C100.3 70.5 101 69.5 101.2 68C101.5 69.5 102.4 70.5 103.5 72C105.5 74.5 104.2 78 102 78Z"/></g>
<g fill="none" stroke-linecap="round"><path stroke="var(--art-line,#2b2018)" stroke-width="4.6" d="M6 76L34 72M8 71.5L32 76"/><path stroke="#94683f" stroke-width="2.4" d="M6 76L34 72M8 71.5L32 76"/></g><path class="k" fill="#e3c98e" d="M18.5 71.5H22.5V77H18.5Z"/>${tuft(44, 79, 1)}${tuft(112, 79, 1)}`,
);

A(
  'theater',
  R('#ded4b0') +
    `<path fill="#b6bd8c" d="M0 40C30 30 90 30 120 40V80H0Z"/><path fill="#8d9b5d" d="M0 68C30 62 90 62 120 68V80H0Z"/>
<path class="k" fill="#a87746" d="M10 70C2 40 22 4 60 4S118 40 110 70Z"/><path fill="#6f4a2b" d="M82 9C110 18 116 48 110 70H96C106 46 100 22 82 9Z" opacity=".85"/><path class="t2" d="M16 50C18 40 20 34 24 28M26 22C31 16 36 12 42 10M102 46C100 38 98 33 94 28M14 60L18 58M104 60L108 62"/>
<path class="k" fill="#e8cf97" d="M20 70C14 44 30 14 60 14S106 44 100 70Z"/><path class="k" fill="#33241a" d="M26 70C22 46 36 22 60 22S98 46 94 70Z"/><path fill="#f6cf6c" opacity=".28" d="M60 22L38 66H82Z"/>
<path class="k" fill="#a23f2c" d="M26 70C22 46 36 22 60 22C54 34 48 46 42 52C44 58 44 64 43 70Z"/><path class="k" fill="#8a3020" d="M94 70C98 46 84 22 60 22C66 34 72 46 78 52C76 58 76 64 77 70Z"/><path class="t2" d="M31 68C30 54 36 38 50 28M37 69C37 60 38 54 44 45M89 68C90 54 84 38 70 28M83 69C83 60 82 54 76 45"/><path fill="#e0b550" d="M40 51L45 50.5V53.5L40 54.5ZM80 51L75 50.5V53.5L80 54.5Z"/>
<path class="k" fill="#b98d5e" d="M16 66H104L108 74H12Z"/><path fill="#8a5f3b" d="M74 66.7H103.5L107 73.3H80Z"/><path class="t2" d="M32 67L29 73.5M46 67L45 73.5M60 67V73.5M74 67L75 73.5M88 67L91 73.5"/>
${g(60, 56, 0.5, `<path class="k" fill="#6f4a7c" d="M-12 20C-12 6-6 0 0 0S12 6 12 20Z"/><circle class="k" cx="0" cy="-6" r="8" fill="#b0916f"/><circle class="k" cx="-8" cy="-13" r="5" fill="#b0916f"/><circle class="k" cx="8" cy="-13" r="5" fill="#b0916f"/><path class="k" fill="#e0b550" d="M-8-12L-6-22 0-15 6-22 8-12Z"/>`)}
<g class="k t" fill="#f6cf6c"><path d="M24 66C22 63 25 60 25.5 58C27 60 29 63 27 66ZM94 66C92 63 95 60 95.5 58C97 60 99 63 97 66Z"/></g>
${tuft(8, 79, 1)}${tuft(112, 79, 1)}${tuft(40, 80, 1)}${tuft(82, 80, 1)}`,
);

A(
  'twig-barge',
  R('#e9e0b8') +
    `<circle cx="16" cy="14" r="8" fill="#f8efcb"/><path fill="#c6cb98" d="M0 36C20 28 44 32 64 28S104 28 120 34V50H0Z"/>${conifer(8, 44, 0.5)}${conifer(108, 42, 0.55)}${conifer(98, 42, 0.4)}
<path fill="#8fb0a8" d="M0 44C30 41 90 41 120 44V80H0Z"/><path fill="#6d9390" d="M0 70C40 66 80 70 120 66V80H0Z"/><g stroke="#d8e3d2" stroke-width="1.2" stroke-linecap="round" fill="none"><path d="M4 54H16M22 49H32M94 52H110M100 60H116M8 62H20M36 76H54M70 78H90"/></g>
<path class="k" fill="#6a4629" d="M72 10H75V54H72Z"/><path class="k" fill="#8fa05a" d="M75 12C92 12 104 24 106 44C94 40 82 42 75 46Z"/><path fill="#66783c" d="M75 30C88 28 98 34 106 44C94 40 82 42 75 46Z" opacity=".85"/><path class="t2" d="M76 44C84 34 92 26 96 20M84 33L92 36M90 26L98 30M80 39L84 28M87 30L88 20"/>
<g fill="none" stroke-linecap="round"><path stroke="var(--art-line,#2b2018)" stroke-width="7.6" d="M26 50L66 46M28 44L68 50M32 39L64 42M36 34L60 37"/><path stroke="#94683f" stroke-width="5" d="M26 50L66 46M28 44L68 50M32 39L64 42M36 34L60 37"/><path stroke="#c79c68" stroke-width="1.2" d="M28 48.6L60 45.4M30 43L60 47.6M34 38L60 40.4M38 33.2L58 35.6"/></g><g fill="#e2c491" class="k t"><circle cx="26" cy="50" r="2.6"/><circle cx="28" cy="44" r="2.6"/><circle cx="32" cy="39" r="2.6"/><circle cx="36" cy="34" r="2.6"/></g>
<path class="k" fill="#a87746" d="M10 50C22 55 88 55 106 47C104 60 96 68 84 69H34C20 68 12 60 10 50Z"/><path fill="#6f4a2b" d="M70 54.4C84 53.6 96 51.6 105 48C103 60 96 67.4 84 68.4H62C70 64 72 58 70 54.4Z" opacity=".85"/><path class="t2" d="M14 56C34 61 84 61 103 54M20 63C40 66 80 66 97 61"/><path class="k" fill="#e0b550" d="M106 47C112 44 114 38 110 35C112 40 108 44 102 46Z"/>
<g stroke="#d8e3d2" stroke-width="1.3" stroke-linecap="round" fill="none"><path d="M22 71C40 74 80 74 98 70"/></g>`,
);

A(
  'lookout',
  R('#e5e0c2') +
    `<circle cx="14" cy="14" r="8" fill="#f8efcb"/><g fill="#f8f2dc"><ellipse cx="92" cy="16" rx="12" ry="3.6"/><ellipse cx="100" cy="13" rx="8" ry="3.6"/><ellipse cx="28" cy="28" rx="10" ry="2.8"/></g><path fill="#c2c99c" d="M0 54C24 44 48 50 70 46S108 46 120 52V80H0Z"/><path fill="#93a165" d="M0 66C30 60 90 62 120 66V80H0Z"/>${conifer(12, 66, 0.7)}${conifer(22, 68, 0.55)}${conifer(102, 66, 0.75)}${conifer(112, 68, 0.6)}
<path class="k" fill="#8a5f3b" d="M44 76C50 68 51 56 50 40H70C69 56 70 68 76 76C68 74 52 74 44 76Z"/><path fill="#5e3f26" d="M62 41H69.3C68.4 56 69.5 68 75 75.2C71 74.4 67 74 63 74C66 64 65 52 62 41Z"/><path class="t2" d="M54 46V60M57 62V72"/>
<g class="k t" fill="#c9a470"><path d="M36 72L46 42 48 42.6 38 73Z"/><path d="M42 74L52 43 54 43.6 44 75Z"/></g><path class="k t" fill="none" d="M39 66.5L45.5 68.5M41 60.5L47.5 62.5M43 54.5L49.5 56.5M45 48.5L51.5 50.5"/>
<path class="k" fill="#b98d5e" d="M32 36H88L82 43H38Z"/><path fill="#8a5f3b" d="M70 36.7H87L81.5 42.3H66Z"/>
<g class="k" fill="#ead9b4"><path d="M42 20H78V36H42Z"/></g><path fill="#cdb487" d="M66 20.7H77.3V35.3H66Z"/><path class="k" fill="#33241a" d="M46 22H74V30H46Z"/>
<path class="k" fill="#6f8143" d="M34 21C40 12 50 8 60 3C70 8 80 12 86 21C76 23.6 44 23.6 34 21Z"/><path fill="#4c5e2c" d="M60 3C70 8 80 12 86 21C80 22.4 74 23 68 23.2C72 16 68 8 60 3Z" opacity=".85"/><path class="t2" d="M60 6V20M50 11L47 20M70 11L73 20"/>
${g(58, 27, 0.5, `<circle class="k" cx="0" cy="0" r="7" fill="#b0916f"/><circle class="k" cx="-5" cy="-7" r="4.5" fill="#b0916f"/><circle class="k" cx="6" cy="-7" r="4.5" fill="#b0916f"/><circle cx="-2" cy="0" r="1.2" fill="#231a14"/><path class="k" fill="#d6a940" d="M-6 2L-26-4-27 1-7 6Z"/>`)}
<g class="k t" fill="none"><path d="M34 36V30H86V36M42 30V36M50 30V36M60 30V36M70 30V36M78 30V36"/></g><path class="k t" fill="none" d="M60 3V-2"/><path class="k t" fill="#a23f2c" d="M60-2L72 1 60 5Z"/>${tuft(32, 79, 1)}${tuft(84, 79, 1)}${mush(92, 78, 0.6)}`,
);

A(
  'general-store',
  R('#ece1b8') +
    `<path fill="#c6cb98" d="M0 44C20 36 44 40 64 36S104 34 120 42V80H0Z"/><path fill="#9aa76b" d="M0 68C30 62 90 62 120 68V80H0Z"/>
<path class="k" fill="#5d7039" d="M56 14C55 9 57 5 62 3L66 5C63 8 63 11 64 15Z"/>
<path class="k" fill="#c9822f" d="M60 13C84 7 108 22 106 48C105 62 96 70 84 71H36C24 70 15 62 14 48C12 22 36 7 60 13Z"/><path fill="#93561a" d="M86 12.6C99 19 106.6 32 105.4 48C104.4 61.4 96 69.4 84 70.4H74C88 58 92 30 86 12.6Z" opacity=".85"/><path class="t2" d="M60 14C50 28 48 52 54 70M42 12C26 26 24 54 34 70M78 12C90 26 90 54 84 70M60 14C70 28 72 52 66 70"/><path fill="#e5ab5c" d="M22 36C24 25 32 17 41 15C33 22 29 32 28 44C27 47 21.4 42 22 36Z" opacity=".8"/>
${door(50, 42, 18, 29, '#5b3a22')}${win(26, 46, 12, 12)}${win(80, 46, 12, 12)}
<path class="k" fill="#ead9b4" d="M42 34H78L84 43H36Z"/><g fill="#a23f2c"><path d="M49 34.6H54L52 42.4H45ZM60 34.6H65L66 42.4H59ZM71 34.6H76L81 42.4H74Z"/></g><path class="k t" fill="none" d="M36 43C38 46 42 46 44 43C46 46 50 46 52 43C54 46 58 46 60 43C62 46 66 46 68 43C70 46 74 46 76 43C78 46 82 46 84 43"/>
<g class="k" fill="#b98d5e"><path d="M18 66H40V77H18ZM82 66H104V77H82Z"/></g><g class="k t" fill="#8c3a5c"><circle cx="22" cy="65" r="3"/><circle cx="28" cy="64" r="3"/><circle cx="34" cy="65" r="3"/></g><g class="k t" fill="#c3953f"><circle cx="87" cy="65" r="3"/><circle cx="93" cy="64" r="3"/><circle cx="99" cy="65" r="3"/></g><path class="t2" d="M18 71H40M82 71H104"/>${tuft(8, 79, 1)}${tuft(112, 79, 1)}`,
);

A(
  'resin-refinery',
  R('#e6dcb4') +
    `<path fill="#c2c794" d="M0 44C24 36 50 40 70 37S104 34 120 42V80H0Z"/><path fill="#8d9b5d" d="M0 68C30 62 90 62 120 68V80H0Z"/>
<path class="k" fill="#7a5233" d="M4-4C8 24 6 54 0 80H30C26 54 28 24 32-4Z"/><path fill="#543722" d="M22-4C18 30 20 58 24 80H29.3C25.4 54 27 24 31-4Z"/><path class="t2" d="M10 4C12 24 12 44 9 64M16 14C17 30 16 50 16 70"/><path class="k" fill="#f0b34a" d="M24 20C29 21 31 24 31 29C31 34 29 36 28 40C27 36 24 34 24 28Z"/>
<path class="k" fill="#c9852b" d="M27 42L46 46 45.5 49 27 45.5Z"/>
<path class="k" fill="#b06a35" d="M44 46C44 30 54 24 68 24S92 30 92 46C92 58 84 66 68 66S44 58 44 46Z"/><path fill="#7a4119" d="M80 26C88 30 91.4 37 91.4 46C91.4 57.6 83.6 65.4 68 65.4C66 65.4 64 65.2 62 65C78 60 86 44 80 26Z"/><path fill="#e0a56a" d="M49 44C50 35 55 30 62 29C56 33 54 39 54 46C53 49 49 48 49 44Z"/><path class="t2" d="M45 50C60 55 78 55 91 50"/>
<path class="k" fill="#8a4f25" d="M60 25C60 18 64 16 68 16S76 18 76 25C71 26.4 65 26.4 60 25Z"/><path fill="none" stroke="var(--art-line,#2b2018)" stroke-width="6.6" d="M68 18V10C68 5 74 4 80 6C96 10 103 22 103 46"/><path fill="none" stroke="#b06a35" stroke-width="4" d="M68 18V10C68 5 74 4 80 6C96 10 103 22 103 46"/>
<path class="k" fill="#5d5950" d="M50 66H86L90 74H46Z"/><path fill="#f08f3c" d="M60 72C57 68 62 64 63 60C66 63 66 65 68 62C71 66 74 68 72 73Z"/><path fill="#f9d06c" d="M64 73C62 70 65 68 66 66C68 68 70 70 68 73Z"/>
<path class="k" fill="#c9852b" d="M103 49C105 52 106.5 53 106.5 55.5A3.5 3.5 0 0 1 99.5 55.5C99.5 53 101 52 103 49Z"/><g class="k"><path fill="#9a6c41" d="M94 62H112L110 79H96Z"/><ellipse cx="103" cy="62" rx="9" ry="2.6" fill="#e2a23f"/></g><path class="t2" d="M95 67H111M95.6 73H110.4"/>${tuft(36, 79, 1)}${tuft(88, 80, 0.9)}`,
);

A(
  'chapel',
  R('#dfdcc2') +
    `<circle cx="18" cy="16" r="8" fill="#f5eecd"/><path fill="#bcc39c" d="M0 48C24 38 50 44 70 40S106 40 120 46V80H0Z"/>${conifer(14, 64, 0.85)}${conifer(106, 64, 0.95)}${conifer(94, 62, 0.6)}<path fill="#93a165" d="M0 66C30 61 90 61 120 66V80H0Z"/>
<path class="k" fill="#c8c2ae" d="M56 42L80 28 98 42V70H56Z"/><path fill="#938d7b" d="M84 31.6L97.3 42.4V69.3H84Z"/><path class="k" fill="#5d6f7a" d="M50 45L80 24 104 45 99 47 80 31.5 55 48Z"/>
<path class="k" fill="#d3cdb9" d="M30 30H58V72H30Z"/><path fill="#9b9583" d="M48 31H57.3V71.3H48Z"/><path class="k" fill="#5d6f7a" d="M26 32L44 2 62 32C50 34.6 38 34.6 26 32Z"/><path fill="#3e4f59" d="M44 2L62 32C57 33.2 52 33.7 48 33.8C51 24 49 12 44 2Z"/><path class="k t" fill="none" d="M44 2V-3M41.5 0H46.5"/>
<path class="k" fill="#33241a" d="M37 46V38C37 34 51 34 51 38V46Z"/><path class="k" fill="#d6a940" d="M40 45C41 43 41 41 42 40C43 38.5 45 38.5 46 40C47 41 47 43 48 45Z"/>
${door(37, 54, 14, 18, '#5b3a22')}<circle class="k" cx="77" cy="52" r="8" fill="#f3cf74"/><path class="k t" fill="none" d="M77 44V60M69 52H85M71.3 46.3L82.7 57.7M82.7 46.3L71.3 57.7"/><path class="t2" d="M33 50H36M53 64H56M60 66H64M90 60H94M60 46H64"/>
<path fill="#cbb083" d="M34 80C36 76 38 74 40 72H49C50 75 52 78 54 80Z"/>${tuft(24, 79, 1)}${tuft(70, 78, 1)}${tuft(104, 79, 1)}`,
);
