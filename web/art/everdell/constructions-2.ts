/** More pictures of constructions, 120 by 80: what small folk would find and make a home of. */
import type { Drawing } from '../sprite.ts';
import { cloud, conifer, eyes, flowerDots, g, mush, tuft } from './shapes.ts';

export const drawings: Drawing[] = [];
const A = (id: string, body: string) => drawings.push({ id, viewBox: '0 0 120 80', body });
const R = (f: string) => `<rect width="120" height="80" fill="${f}"/>`;
const win = (x: number, y: number, w: number, h: number, lit = '#f3cf74') =>
  `<path class="k" fill="${lit}" d="M${x} ${y + h}V${y + w * 0.45}A${w / 2} ${w * 0.5} 0 0 1 ${x + w} ${y + w * 0.45}V${y + h}Z"/><path class="k t" fill="none" d="M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.55}H${x + w}"/>`;
const door = (x: number, y: number, w: number, h: number, f = '#6a4629') =>
  `<path class="k" fill="${f}" d="M${x} ${y + h}V${y + w * 0.5}A${w / 2} ${w * 0.5} 0 0 1 ${x + w} ${y + w * 0.5}V${y + h}Z"/><path class="t2" d="M${x + w * 0.33} ${y + w * 0.14}V${y + h}M${x + w * 0.66} ${y + w * 0.14}V${y + h}"/><circle cx="${x + w * 0.78}" cy="${y + h * 0.6}" r=".8" fill="#e0b550"/>`;
const hills = (far: string, near: string) =>
  `<path fill="${far}" d="M0 40C18 30 36 32 54 37S94 27 120 34V80H0Z"/><path fill="${near}" d="M0 58C26 50 54 56 80 52S108 52 120 55V80H0Z"/>`;
const stone = (x: number, y: number, w: number, h: number) =>
  `<path class="k" fill="#b9b5a3" d="M${x} ${y + h}V${y + w * 0.5}A${w / 2} ${w * 0.55} 0 0 1 ${x + w} ${y + w * 0.5}V${y + h}Z"/><path fill="#8d897a" d="M${x + w * 0.7} ${y + w * 0.12}A${w / 2} ${w * 0.55} 0 0 1 ${x + w - 0.6} ${y + w * 0.5}V${y + h - 0.6}H${x + w * 0.62}C${x + w * 0.76} ${y + h * 0.6} ${x + w * 0.78} ${y + h * 0.3} ${x + w * 0.7} ${y + w * 0.12}Z"/><path class="t2" d="M${x + w * 0.24} ${y + h * 0.5}H${x + w * 0.62}M${x + w * 0.24} ${y + h * 0.66}H${x + w * 0.54}"/>`;

A(
  'cemetery',
  R('#a9b0a2') +
    `<circle cx="92" cy="16" r="9" fill="#e9e6cf"/>${hills('#8f9a84', '#76835f')}${conifer(12, 56, 0.9, '#3f5238', '#61744f')}${conifer(24, 54, 0.6, '#3f5238', '#61744f')}
<path class="k" fill="#6a4629" d="M100 60C102 44 96 30 98 14L102 14C102 22 104 28 110 20L113 22C110 30 106 34 106 42C110 40 114 38 117 34L120 36C116 44 110 46 106 50C106 56 108 60 110 62Z"/><path fill="#46301f" d="M104 16C104 24 106 28 110 21L112 22C109 30 105 34 105 42V60H102C104 46 102 30 104 16Z"/>
${stone(34, 32, 20, 30)}${stone(60, 38, 16, 24)}${stone(82, 42, 13, 20)}${stone(15, 44, 14, 19)}
<path class="k" fill="#5d7039" d="M36 62C38 58 44 57 46 61ZM62 62C64 59 68 59 70 62Z"/>
${flowerDots(
  [
    [40, 60, 1.6],
    [43, 58, 1.4],
    [66, 60, 1.4],
    [21, 62, 1.5],
  ],
  '#f3e4c2',
)}
<g class="k" fill="#8a8672"><path d="M0 68H120V72H0Z"/><path d="M6 60L9 57 12 60V78H6ZM30 60L33 57 36 60V78H30ZM54 60L57 57 60 60V78H54ZM78 60L81 57 84 60V78H78ZM102 60L105 57 108 60V78H102Z"/></g>${tuft(20, 79)}${tuft(46, 80)}${tuft(70, 79)}${tuft(94, 80)}`,
);

A(
  'clock-tower',
  R('#d9d7b4') +
    `<circle cx="20" cy="18" r="8" fill="#f8efc8"/>${hills('#c2c794', '#93a062')}${conifer(14, 60, 0.7)}${conifer(104, 60, 0.9)}${conifer(92, 58, 0.55)}
<path class="k" fill="#c7a273" d="M44 76C47 58 46 40 48 22H74C76 40 75 58 78 76Z"/><path fill="#94683f" d="M66 22H74C76 40 75 58 78 75.4H68C70 58 68 40 66 22Z"/><path class="t2" d="M50 30C49 46 49 60 47 74M56 62V75M62 60V75"/>
<path class="k" fill="#84402c" d="M42 25C46 12 54 5 61 2C68 5 76 12 80 25C74 28 70 25 66 25C63 28 59 28 56 25C52 25 48 28 42 25Z"/><path fill="#5f2a1c" d="M61 2C68 5 76 12 80 25C75 27.6 71 25 67 24.6C70 16 66 8 61 2Z" opacity=".75"/><path class="k" fill="none" d="M61 2V-3"/>
<circle class="k" cx="61" cy="39" r="11.5" fill="#f7eed8"/><path fill="#d9c69b" d="M68 30A11.5 11.5 0 0 1 61 50A11 11 0 0 0 68 30Z"/><path class="k" fill="none" style="stroke-width:1.8" d="M61 39V31M61 39L67 42"/><g fill="#2b2018"><circle cx="61" cy="29.6" r="1"/><circle cx="70.4" cy="39" r="1"/><circle cx="61" cy="48.4" r="1"/><circle cx="51.6" cy="39" r="1"/></g><circle cx="61" cy="39" r="1.4" fill="#a8553a"/>
${door(55, 60, 12, 16)}
<g class="k"><path fill="#d6a940" d="M84 30C88 28 92 30 92 35C95 36 95 38 92 38H80C78 38 78 36 81 35C80 32 81 31 84 30Z"/></g><circle class="k t" cx="86" cy="40" r="1.8" fill="#a97c22"/><path class="k" fill="#6a4629" d="M76 27H90V29.4H76Z"/>
<path fill="#cbb083" d="M50 80C53 78 54 77 55 76H68C72 77 76 79 78 80Z"/>${mush(36, 78, 0.8)}${mush(90, 78, 0.6, '#c3953f')}${tuft(24, 78)}${tuft(102, 78)}`,
);

A(
  'crane',
  R('#dfe0c0') +
    `${hills('#c8cc9c', '#a9ad72')}${conifer(110, 58, 0.8)}
<path class="k" fill="#94683f" d="M24 78L36 24H42L54 78H48L39 38 30 78Z"/><path class="k" fill="#b98d5e" d="M31 58H47V61.4H31ZM34 44H44V47H34Z"/><path class="t2" d="M33 70L46 50M45 70L32 50"/>
<path class="k" fill="#b98d5e" d="M14 30L98 8 99.6 12.4 16 35Z"/><path fill="#7a5233" d="M15.6 33L99 10.8 99.6 12.4 16 35Z"/>
<circle class="k" cx="39" cy="26" r="5.4" fill="#d6a940"/><circle class="k t" cx="39" cy="26" r="1.8" fill="#7a5233"/>
<path class="k" fill="#8b8a7e" d="M6 32H22V48H6Z"/><path fill="#66655b" d="M16 33H21.4V47.4H13C15.6 43 16.4 38 16 33Z"/><path class="t2" d="M6 40H22M14 32V40"/>
<path class="k" fill="none" d="M96 12V34"/><path class="k" fill="none" d="M96 34L86 44M96 34L106 44"/>
<path class="k" fill="#e7cf9e" d="M80 44H112V56H80Z"/><path fill="#b98d5e" d="M80.6 51H111.4V55.4H80.6Z"/><g class="t2"><path d="M84 47.4H108M84 53.4H108"/></g><circle class="k t" cx="84" cy="50" r="2.6" fill="#f3e2bd"/>
<path class="k" fill="#b9b5a3" d="M62 78V66L70 62H92L98 66V78Z"/><path class="t2" d="M62 71H98M72 62.6V71M86 63V71M80 71V78"/>
${g(
  60,
  60,
  0.62,
  `<path class="k" fill="none" style="stroke-width:4.4" d="M10 26C20 28 24 20 18 16"/><path fill="none" stroke="#c99a83" stroke-width="2" d="M10 26C20 28 24 20 18 16"/><path class="k" fill="#3c607b" d="M-14 30C-15 17-9 10 0 10S15 17 14 30Z"/><path fill="#284558" d="M6 11.4C12 14 14.6 21 13.6 29.4H7C10 23 10 16 6 11.4Z"/><path class="k t" fill="none" d="M-5 11V29M5 11V29"/><g class="k" fill="#b0916f"><circle cx="-12" cy="-10" r="8"/><circle cx="12" cy="-10" r="8"/></g><circle cx="-12" cy="-9.6" r="4.8" fill="#e0ad94"/><circle cx="12" cy="-9.6" r="4.8" fill="#c58f77"/><path class="k" fill="#b0916f" d="M-14 0C-14-9-8-13 0-13S14-9 14 1C13 9 7 13 0 13S-13 9-14 0Z"/><path fill="#7f6248" opacity=".6" d="M7-11.6C12-9.6 13.6-5 13.4 1C12.4 8 7.6 11.6 1 12.4C8 7 10-3 7-11.6Z"/><path fill="#dcc7a3" d="M-9 5C-9 1 9 1 9 5C9 10 4 12.4 0 12.4S-9 10-9 5Z"/>${eyes(-6, 6, -1.6, 2.1)}<ellipse cx="0" cy="3.4" rx="2.6" ry="1.9" fill="#7c3b34" stroke="var(--art-line,#2b2018)" stroke-width=".9"/><path class="t2" style="opacity:1" d="M0 5.4V7.6M-4 7.6C-2.4 9.6-.6 9.4 0 7.6C.6 9.4 2.4 9.6 4 7.6"/><path class="k" fill="#d6a940" d="M-14-6C-13-17 13-17 14-6C6-9-6-9-14-6Z"/><path class="k" fill="#e9c45c" d="M-17-5C-8-10 8-10 17-5C8-7-8-7-17-5Z"/><path class="k" fill="#3c607b" d="M-11 16C-17 18-23 18-26 15L-24 10C-19 11-14 11-9 11Z"/><circle class="k" cx="-26" cy="12" r="3.6" fill="#b0916f"/>`,
)}<path class="k t" fill="none" d="M39 31C41 44 42 56 43.6 67.4C44 72 46 76 48 78"/>${tuft(12, 78)}${tuft(104, 79)}`,
);

A(
  'dungeon',
  R('#57534c') +
    `<path fill="#6b665d" d="M0 0H120V80H0Z"/><g fill="none" stroke="#45413b" stroke-width="1.6"><path d="M0 16H120M0 34H120M0 52H120M0 68H120M18 0V16M52 0V16M90 0V16M34 16V34M74 16V34M106 16V34M14 34V52M98 34V52M30 52V68M88 52V68M112 52V68"/></g>
<path class="k" fill="#2a2622" d="M34 80V38C34 20 45 11 60 11S86 20 86 38V80Z"/><path class="k" fill="#8d897a" d="M28 80V37C28 16 42 5 60 5S92 16 92 37V80H86V38C86 20 75 11 60 11S34 20 34 38V80Z"/><path fill="#66635a" d="M78 9.6C87 15 92 24 92 37V80H86.6V38C86.6 26 83 17 76 13Z"/><path class="t2" d="M29 46H34M29 60H34M86 46H91M86 60H91M44 8L48 13M76 8L72 13M60 5V11"/>
<g fill="#f6cf6c"><ellipse cx="53" cy="46" rx="2.6" ry="3.2"/><ellipse cx="65" cy="46" rx="2.6" ry="3.2"/></g><g fill="#1b1512"><circle cx="53.6" cy="46.6" r="1.3"/><circle cx="65.6" cy="46.6" r="1.3"/></g><path fill="none" stroke="#7d766a" stroke-width="1.2" stroke-linecap="round" d="M55 53C58 55 61 55 63 53"/>
<g class="k" fill="#a6a598"><path d="M42 17H45.4V80H42ZM52 12.6H55.4V80H52ZM64.6 12.6H68V80H64.6ZM74.6 17H78V80H74.6Z"/><path d="M34.4 34H85.6V37.6H34.4ZM34.4 60H85.6V63.6H34.4Z"/></g><path fill="#6e6d63" d="M44 18V79H45V18ZM54 13V79H55V13ZM66.6 13V79H67.6V13ZM76.6 18V79H77.6V18Z"/>
<path class="k" fill="#d6a940" d="M70 46H82V58H70Z"/><path class="k t" fill="none" d="M72.6 46V42.6A3.4 3.4 0 0 1 79.4 42.6V46"/><circle cx="76" cy="51" r="1.7" fill="#4a3413"/><path fill="#4a3413" d="M75.2 51.6H76.8L77.4 56H74.6Z"/>
<path class="k" fill="#6a4629" d="M8 46L12 46 14 66H6Z"/><path class="k" fill="#f0b32e" d="M10 24C15 31 17 35 15.4 40C14 45 6 45 4.6 40C3.6 35 8 33 10 24Z"/><path fill="#fbe7a0" d="M10 32C12.4 36 13 38.4 12 41C11 43.4 8.6 43.4 8 41C7.4 38.6 9.4 36.4 10 32Z"/><circle cx="10" cy="36" r="17" fill="#f6cf6c" opacity=".18"/>${mush(104, 80, 1, '#8f8a9a')}${mush(112, 80, 0.6, '#8f8a9a')}`,
);

A(
  'fairgrounds',
  R('#e9d3a6') +
    `<path fill="#f4e6bd" d="M0 0H120V26C80 34 40 34 0 26Z" opacity=".7"/>${hills('#c6c88e', '#a5b06b')}
<path class="k" fill="#f1e4c2" d="M16 76L20 44H58L62 76Z"/><path class="k" fill="#a8492f" d="M20 44H26L23 76H16ZM33.6 44H39L38.6 76H31ZM46.6 44H52L56 76H48Z"/><path class="k" fill="#a8492f" d="M12 46C22 40 32 30 39 18C46 30 56 40 66 46C61 50 56 50 52.6 46.6C49 50 43 50 39 46.6C35 50 29 50 25.4 46.6C22 50 17 50 12 46Z"/><path fill="#f1e4c2" d="M39 18C42 26 45 36 46 48.6C43.4 49.4 41 48.6 39 46.6C37 48.6 34.6 49.4 32 48.6C33 36 36 26 39 18Z"/><path class="k t" fill="none" d="M39 18V9"/><path class="k" fill="#d6a940" d="M39 9L50 11.6 39 15Z"/><path class="k" fill="#4a2a1c" d="M34 76V60C35 55 43 55 44 60V76Z"/>
<g class="k"><circle cx="90" cy="42" r="21" fill="none" style="stroke-width:3.4"/><circle cx="90" cy="42" r="21" fill="none" stroke="#b98d5e" stroke-width="1.6"/></g><path class="k t" fill="none" d="M90 21V63M69 42H111M75 27L105 57M105 27L75 57"/><path class="k" fill="#94683f" d="M90 42L78 76H82L90 52 98 76H102Z"/><circle class="k" cx="90" cy="42" r="3.6" fill="#d6a940"/>
<g class="k"><path fill="#8c3a5c" d="M86 16H94V21H86Z"/><path fill="#3c607b" d="M107 38H115V43H107Z"/><path fill="#6d7f42" d="M65 38H73V43H65Z"/><path fill="#c9852b" d="M101 22H109V27H101ZM71 22H79V27H71Z"/><path fill="#a8492f" d="M101 54H109V59H101ZM71 54H79V59H71Z"/></g>
<path class="k t" fill="none" d="M0 14C18 22 30 16 39 9C52 18 78 20 120 4"/><g class="k t"><path fill="#3c607b" d="M10 17.6L16 19 12 24Z"/><path fill="#c9852b" d="M56 16.6L62 17.6 58.6 22.6Z"/><path fill="#8c3a5c" d="M76 16.8L82 16 80 21.6Z"/><path fill="#6d7f42" d="M104 10L110 8 109 14Z"/></g>${tuft(8, 79)}${tuft(68, 79)}${tuft(112, 78)}`,
);

A(
  'monastery',
  R('#d8d3b8') +
    `<circle cx="98" cy="16" r="9" fill="#f7eecb"/><path fill="#b8b79a" d="M0 50L22 20 40 40 60 14 84 44 104 26 120 44V80H0Z"/><path fill="#d9d8c6" d="M22 20L28 28 20 30 16 28ZM60 14L68 25 60 29 52 25Z"/><path fill="#8f9a66" d="M0 62C30 54 90 54 120 60V80H0Z"/>
<path class="k" fill="#c9bfa2" d="M30 76V44H92V76Z"/><path fill="#9c9379" d="M78 44H91.4V75.4H74C79 66 80 54 78 44Z"/><path class="k" fill="#7d5a3a" d="M26 46C34 42 40 36 44 30H80C84 36 88 42 96 46Z"/><path fill="#573b24" d="M72 30H80C84 36 88 42 95 45.6H80C80 40 76 34 72 30Z"/><path class="t2" d="M40 40H84M34 44H90M48 34H78"/>
<path class="k" fill="#d6ccb0" d="M52 44V22H70V44Z"/><path fill="#a89f84" d="M64 22H69.4V43.4H63C65 36 65.4 29 64 22Z"/><path class="k" fill="#7d5a3a" d="M49 23L61 6 73 23Z"/><path fill="#573b24" d="M61 6L73 23H65C66 17 64 11 61 6Z"/><path class="k" fill="#4a3a2a" d="M57 40V31A4 4 0 0 1 65 31V40Z"/><path class="k t" fill="#d6a940" d="M58.4 37C58.4 32 63.6 32 63.6 37L65 38.6H57Z"/>
<path class="k t" fill="none" d="M61 6V1M58.6 3H63.4"/>
<g class="k" fill="#4a4238"><path d="M36 76V60A5 5 0 0 1 46 60V76ZM76 76V60A5 5 0 0 1 86 60V76Z"/></g>${door(55, 56, 13, 20, '#5a3b22')}${win(36, 48, 6, 7)}${win(80, 48, 6, 7)}
${conifer(16, 72, 0.9)}${conifer(106, 72, 1)}${conifer(6, 70, 0.6)}<path fill="#cbb083" d="M48 80C52 78 54 77 55 76H68C70 77 74 79 78 80Z"/>${flowerDots(
      [
        [98, 76, 1.3],
        [26, 77, 1.3],
        [88, 78, 1.1],
      ],
      '#f3ead2',
    )}`,
);

A(
  'palace',
  R('#e6d2b4') +
    `<circle cx="18" cy="16" r="9" fill="#fbeecb"/>${hills('#cbc38f', '#a7b070')}
<path class="k" fill="#e9d8b4" d="M22 76V42H98V76Z"/><path fill="#c6ad7e" d="M80 42H97.4V75.4H76C81 64 82 52 80 42Z"/>
<path class="k" fill="#e9d8b4" d="M42 44V26H78V44Z"/><path fill="#c6ad7e" d="M66 26H77.4V43.4H65C67 38 67.4 32 66 26Z"/>
<path class="k" fill="#6f4a7c" d="M38 28C40 14 50 7 60 3C70 7 80 14 82 28C74 31 46 31 38 28Z"/><path fill="#4c2f58" d="M60 3C70 7 80 14 82 28C77 30 71 30.6 66 30.8C72 20 68 10 60 3Z"/><path class="k t" fill="none" d="M60 3V-3"/><circle class="k t" cx="60" cy="-1" r="2.4" fill="#d6a940"/>
<g class="k"><path fill="#e9d8b4" d="M12 76V36H26V76ZM94 76V36H108V76Z"/><path fill="#6f4a7c" d="M9 38C11 28 15 22 19 18C23 22 27 28 29 38ZM91 38C93 28 97 22 101 18C105 22 109 28 111 38Z"/></g><path fill="#c6ad7e" d="M20 38.6H25.4V75.4H19C21 64 21.6 50 20 38.6ZM102 38.6H107.4V75.4H101C103 64 103.6 50 102 38.6Z"/><path fill="#4c2f58" d="M19 18C23 22 27 28 29 38H21C23 30 22 23 19 18ZM101 18C105 22 109 28 111 38H103C105 30 104 23 101 18Z"/>
${door(52, 52, 17, 24, '#7a4a2a')}${win(33, 50, 8, 10)}${win(80, 50, 8, 10)}${win(50, 31, 6, 8)}${win(64, 31, 6, 8)}${win(16, 44, 6, 8)}${win(98, 44, 6, 8)}
<path class="t2" d="M28 66H48M72 66H92M28 70H46"/><path class="k t" fill="#d6a940" d="M57 44L60.4 38 64 44Z"/><path fill="#d9c297" d="M44 80C50 78 52 77 53 76H68C72 77 76 79 80 80Z"/>
${cloud(
  [
    [6, 74, 6],
    [13, 76, 5],
  ],
  '#5d7039',
  '#86985a',
  { sw: 1.1 },
)}${cloud(
  [
    [114, 74, 6],
    [107, 77, 4.6],
  ],
  '#5d7039',
  '#86985a',
  { sw: 1.1 },
)}${flowerDots(
  [
    [6, 72, 1.2],
    [112, 72, 1.2],
    [34, 78, 1.2],
    [88, 78, 1.2],
  ],
  '#c9697a',
)}`,
);

A(
  'ruins',
  R('#d3cfae') +
    `<circle cx="96" cy="18" r="9" fill="#f3ecc8"/>${hills('#b9bd8c', '#8f9a5f')}${conifer(10, 58, 0.8)}${conifer(110, 58, 0.7)}
<path class="k" fill="#b9b5a3" d="M22 76V30L28 24 32 30 36 22H42V40C42 50 54 50 54 40V34L60 30 64 36V76H54V62A6 6 0 0 0 42 62V76Z"/><path fill="#8d897a" d="M58 33L60 31.4 63.4 36.4V75.4H58C60 60 60 46 58 33ZM36 23H41.4V40C41.6 44 43 46.4 45 47.4C40 44 37 34 36 23Z"/><path class="t2" d="M22 42H34M28 54H40M22 64H34M56 52H64M58 66H64"/>
<path class="k" fill="#a6a08c" d="M76 76V52L82 48 86 54 92 50V76Z"/><path fill="#7d7868" d="M88 53L91.4 51V75.4H86C88 68 89 60 88 53Z"/><path class="t2" d="M76 60H84M80 68H90"/>
<g class="k" fill="#b9b5a3"><path d="M64 78L68 70 76 72 77 79ZM96 79L98 72 106 73 108 79ZM8 79L11 72 19 73 20 79Z"/></g>
${cloud(
  [
    [26, 28, 4],
    [31, 31, 3.6],
    [24, 34, 3.4],
  ],
  '#5d7039',
  '#86985a',
  { sw: 1 },
)}${cloud(
  [
    [60, 32, 3.6],
    [64, 35, 3],
  ],
  '#5d7039',
  '#86985a',
  { sw: 1 },
)}<path fill="none" stroke="#50632f" stroke-width="1.4" stroke-linecap="round" d="M25 36C23 44 27 50 24 58M62 38C60 46 65 50 62 58"/><g fill="#6d8047"><circle cx="24" cy="42" r="1.6"/><circle cx="26" cy="49" r="1.6"/><circle cx="24" cy="56" r="1.6"/><circle cx="62" cy="45" r="1.5"/><circle cx="63.6" cy="52" r="1.5"/></g>
<g class="k"><path fill="#44434f" d="M79 45C79 40 82 38 86 38L92 36 90 40C91 44 88 48 83 48Z"/></g><circle cx="87" cy="40.4" r=".9" fill="#f7eed8"/>${mush(70, 79, 0.8)}${tuft(34, 79)}${tuft(50, 80)}${tuft(98, 80)}${flowerDots(
      [
        [36, 77, 1.2],
        [88, 79, 1.2],
      ],
      '#f3ead2',
    )}`,
);

A(
  'school',
  R('#e4dcb6') +
    `${hills('#c6ca94', '#9fab66')}${conifer(8, 60, 0.7)}
<path class="k" fill="#b0582f" d="M28 76V42H92V76Z"/><path fill="#85401f" d="M78 42H91.4V75.4H74C79 64 80 52 78 42Z"/><path class="t2" d="M28 50H92M28 58H92M28 66H92M40 42V50M56 42V50M72 42V50M34 50V58M50 50V58M66 50V58M82 50V58"/>
<path class="k" fill="#5f6f78" d="M22 44C32 38 42 30 48 22H72C78 30 88 38 98 44Z"/><path fill="#43525b" d="M64 22H72C78 30 88 38 97 43.6H80C80 36 72 28 64 22Z"/><path class="t2" d="M38 36H82M30 41H90"/>
<path class="k" fill="#ead9b4" d="M53 24V12H67V24Z"/><path class="k" fill="#5f6f78" d="M50 13L60 2 70 13Z"/><path class="k" fill="#d6a940" d="M56.6 21C56.6 15 63.4 15 63.4 21L65 23H55Z"/><circle cx="60" cy="23.6" r="1.3" fill="#7a5233"/>
${door(53, 56, 14, 20, '#4f6a30')}${win(34, 52, 10, 11)}${win(76, 52, 10, 11)}<path class="k" fill="#f3e8cf" d="M48 47H72V53H48Z"/><path class="t2" d="M51 50H69"/>
${cloud(
  [
    [102, 64, 8],
    [110, 58, 9],
    [116, 66, 8],
  ],
  '#6d8047',
  '#93a368',
  { sw: 1.2 },
)}<g class="k t" fill="#a8492f"><circle cx="104" cy="62" r="2"/><circle cx="112" cy="57" r="2"/><circle cx="115" cy="66" r="2"/></g>
<path fill="#d9c297" d="M46 80C50 78 52 77 53 76H68C70 77 74 79 78 80Z"/>${g(20, 74, 0.55, `<path class="k" fill="#3c607b" d="M-8 12C-8 2-4-2 0-2S8 2 8 12Z"/><g class="k" fill="#b0916f"><circle cx="-7" cy="-15" r="5.6"/><circle cx="7" cy="-15" r="5.6"/><circle cx="0" cy="-8" r="9"/></g><g fill="#231a14"><circle cx="-3" cy="-8" r="1.4"/><circle cx="3" cy="-8" r="1.4"/></g><path class="k" fill="#a8492f" d="M6 0L15-2 16 8 7 9Z"/>`)}${tuft(36, 79)}${tuft(88, 79)}`,
);

A(
  'university',
  R('#dcd8c2') +
    `<path fill="#efe9cf" d="M0 0H120V30C80 40 40 40 0 30Z" opacity=".6"/>${hills('#bfc39a', '#98a468')}
<path class="k" fill="#d8cbab" d="M12 76V46H108V76Z"/><path fill="#b09f79" d="M92 46H107.4V75.4H88C93 66 94 56 92 46Z"/><path class="k" fill="#7b6a86" d="M8 48L18 36H102L112 48Z"/><path fill="#5a4a66" d="M90 36H102L111 47.6H94Z"/>
<path class="k" fill="#e6dabb" d="M45 37V23H75V37Z"/><path fill="#bfae87" d="M66 23H74.4V36.4H65C67 32 67 27 66 23Z"/><g class="k t" fill="#4a3f4f"><path d="M49 29V26A1.8 1.8 0 0 1 52.6 26V29ZM67.4 29V26A1.8 1.8 0 0 1 71 26V29Z"/></g><path class="k" fill="#7fa79b" d="M42 23C42 11 50 5 60 5S78 11 78 23Z"/><path fill="#587f76" d="M67 6.4C74 9.4 77.4 15 77.4 22.4H69C71 16 70 11 67 6.4Z"/><path class="t2" d="M51 22C51 14 54 8 60 5M60 5V22M69 22C69 14 66 8 60 5"/><path class="k" fill="#e6dabb" d="M40 21.6H80V24.6H40Z"/><path class="k" fill="#d6a940" d="M58.4 5.4V1.6C57 .6 58.4-1.6 60-1.6S63 .6 61.6 1.6V5.4Z"/>
<path class="k" fill="#e6dabb" d="M40 76V40H80V76Z"/><path class="k" fill="#efe4c8" d="M36 41L60 24 84 41Z"/><path fill="#bfae87" d="M60 24.6L83 40.6H69C70 34 66 28.6 60 24.6Z"/><g class="k" fill="#f1e8cd"><path d="M43 42H48V70H43ZM53 42H58V70H53ZM63 42H68V70H63ZM72.6 42H77.6V70H72.6Z"/></g><path class="k" fill="#d8cbab" d="M36 70H84V76H36Z"/><path fill="#bfae87" d="M46.4 43H47.4V69.4H46.4ZM56.4 43H57.4V69.4H56.4ZM66.4 43H67.4V69.4H66.4ZM76 43H77V69.4H76Z"/>
<circle class="k t" cx="60" cy="34.4" r="4.6" fill="#f6ecd0"/><path class="k t" fill="#a23f2c" d="M57 33.4L60 32.4 63 33.4V36.8L60 35.8 57 36.8Z"/>
${win(18, 54, 8, 12)}${win(29, 54, 8, 12)}${win(84, 54, 8, 12)}${win(95, 54, 8, 12)}${door(54.6, 56, 11, 14, '#6a4629')}
<path fill="#d9c297" d="M34 80L38 76H82L88 80Z"/>${conifer(6, 74, 0.8)}${conifer(114, 74, 0.8)}${tuft(22, 79)}${tuft(100, 79)}`,
);
