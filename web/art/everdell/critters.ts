/** The pictures of critters, 120 by 80. */
import type { Drawing } from '../sprite.ts';
import { cloud, conifer, eyes, g, mush, tuft } from './shapes.ts';
export const drawings: Drawing[] = [];
const A = (id: string, body: string) => drawings.push({ id, viewBox: '0 0 120 80', body });
const R = (f: string) => `<rect width="120" height="80" fill="${f}"/>`;
const whisk = (x: number, y: number, d = 1) =>
  `<path class="t2" d="M${x} ${y}l${9 * d}-2M${x} ${y + 1.5}l${9 * d} .8M${x} ${y + 3}l${8 * d} 3"/>`;
/** mouse head, three-quarter to the left; centre 0 0, about 34 wide */
const mouse = ({ f = '#b0916f', d = '#7f6248', l = '#dcc7a3' } = {}) =>
  `<g class="k" fill="${f}"><circle cx="-12" cy="-11" r="9"/><circle cx="13" cy="-10.5" r="9"/></g><circle cx="-12.4" cy="-10.6" r="5.6" fill="#e0ad94"/><circle cx="13" cy="-10" r="5.6" fill="#c58f77"/><path class="k" fill="${f}" d="M-14-1C-14-10-8-14 0-14S14-10 14 0C14 7 8 13 0 14C-5 14.6-9 13-11 9C-13 6-14 3-14-1Z"/><path fill="${d}" opacity=".6" d="M7-12.6C11.6-10.6 13.4-6 13.4 0C13.4 6.4 7.6 12.4 0 13.4C8 8 10-3 7-12.6Z"/><path fill="${l}" d="M-11 5C-12 9-9 13.6-3.6 13.6C2 13.4 5 9.6 4 6C2 2.6-9 1.6-11 5Z"/>${eyes(-7.6, 4.4, -1, 1.9)}<ellipse cx="-5" cy="5.6" rx="2.4" ry="1.7" fill="#7c3b34" stroke="var(--art-line,#2b2018)" stroke-width=".8"/><path class="t2" style="opacity:.9" d="M-5 7.4V9.6M-5 9.6C-6.4 11.2-8.2 11-9 10M-5 9.6C-3.6 11.2-1.6 11-.8 10"/>${whisk(3, 5.5, 1)}${whisk(-10, 5.5, -0.6)}`;

A(
  'judge',
  R('#6d7f86') +
    `<path fill="#586a72" d="M0 0H12V80H0ZM30 0H42V80H30ZM78 0H90V80H78ZM108 0H120V80H108Z"/><path fill="#83939a" d="M42 0H78V80H42Z" opacity=".5"/>
<path class="k" fill="#2e4a60" d="M20 82C20 62 34 50 58 50S96 62 96 82Z"/><path fill="#1d3244" d="M72 52C88 56 96 66 96 82H76C82 72 80 60 72 52Z"/>
<path class="k" fill="#8a6640" d="M40 14L33 1 49 7.5Z"/><path class="k" fill="#6d4e2e" d="M76 14L83 1 67 7.5Z"/>
<path class="k" fill="#9c7547" d="M35 30C35 15 45 6 58 6S81 15 81 30C81 44 71 54 58 54S35 44 35 30Z"/>
<g class="k" fill="#f1ebd9"><circle cx="34" cy="24" r="6"/><circle cx="32" cy="35" r="6.4"/><circle cx="34" cy="46.5" r="6.6"/><circle cx="82" cy="24" r="6"/><circle cx="84" cy="35" r="6.4"/><circle cx="82" cy="46.5" r="6.6"/><path d="M33 27C33 12 44 3.5 58 3.5S83 12 83 27C77 18 68 15 58 17.5C48 15 39 18 33 27Z"/></g><g fill="#c9c0a8"><path d="M70 5.6C78 8.6 82.4 16 82.6 25.6C79 20 74 17.6 70 16.8C72 13 72 9 70 5.6Z"/><path d="M86 19.8A6 6 0 0 1 85.6 28.6C86.6 26 87 22 86 19.8ZM88.6 30.8A6.4 6.4 0 0 1 87.6 40C89 37 89.4 33 88.6 30.8ZM86.6 42A6.6 6.6 0 0 1 85.6 51.8C87 49 87.6 45 86.6 42Z"/></g><path class="t2" d="M45 8C42 11 40 15 39 19M58 4V16M71 8C74 11 76 15 77 19M31 24A3 3 0 1 0 36 22M29 35A3.2 3.2 0 1 0 34 33M31 47A3.2 3.2 0 1 0 36 45M80 24A3 3 0 1 0 85 22M81 35A3.2 3.2 0 1 0 86 33M79 47A3.2 3.2 0 1 0 84 45"/>
<g class="k t" fill="#e6d3a6"><circle cx="48.5" cy="30" r="10.5"/><circle cx="67.5" cy="30" r="10.5"/></g><path fill="#c4a873" d="M74 22A10.5 10.5 0 0 1 61 37.5C70 37 74 30 74 22Z"/><g class="k t"><circle cx="49" cy="30" r="6.2" fill="#e8b23e"/><circle cx="67" cy="30" r="6.2" fill="#e8b23e"/></g><circle cx="49.5" cy="30" r="3.6" fill="#1f1712"/><circle cx="66.5" cy="30" r="3.6" fill="#1f1712"/><g fill="#fff8e4"><circle cx="48.2" cy="28.4" r="1.3"/><circle cx="65.2" cy="28.4" r="1.3"/></g>
<path class="k t" fill="none" style="stroke-width:1.6" d="M40 21.5C45 20 50 21.5 54.5 25M76 21.5C71 20 66 21.5 61.5 25"/><path class="k" fill="#5b4326" d="M58 32L54.6 37C55 41 57 43 58 44.5C59 43 61 41 61.4 37Z"/>
<path class="k" fill="#f6efdc" d="M50 51C54 54 62 54 66 51L69 63 58 69 47 63Z"/><path fill="#cfc5ab" d="M60 53.2C62.4 52.9 64.6 52.2 65.6 51.6L68.4 62.6 58.6 68C60 63 60.6 58 60 53.2Z"/><path class="t2" d="M52 56C55 58 61 58 64 56M50.5 61C55 63.5 61 63.5 65.5 61M58 54V68"/>
<path class="k" fill="#8a5f3b" d="M-2 69H122V82H-2Z"/><path fill="#5e3f26" d="M-2 75.5H122V82H-2Z"/><path class="t2" d="M4 72H38M70 72H116"/>
<path class="k" fill="#3a5870" d="M84 58C92 56 100 58 103 63C100 69 92 71 86 68Z"/>${g(101, 58, 1, `<path class="k" fill="#c39a62" d="M-3 9L-1 10.5 10-8 7-9.5Z"/><path class="k" fill="#7a5233" d="M1-17L18-7 14-.5-3-10.5Z"/><path class="k t" fill="#d6a940" d="M4-15.3L8-13 4-6.5 0-8.8Z"/>`)}<ellipse class="k" cx="103" cy="71" rx="9" ry="3" fill="#6a4629"/>`,
);

A(
  'king',
  R('#7e6a86') +
    `<path fill="#6b5874" d="M0 0H16C12 30 14 56 4 80H0ZM120 0H104C108 30 106 56 116 80H120Z"/><path class="k" fill="#94683f" d="M28 84V30C28 10 44 0 60 0S92 10 92 30V84Z"/><path fill="#5f3f56" d="M34 84V32C34 15 47 6 60 6S86 15 86 32V84Z"/>
<path class="k" fill="#5b3a6b" d="M14 84C16 66 34 57 60 57S104 66 106 84Z"/><path fill="#3f2650" d="M78 59C96 63 105 71 106 84H86C90 74 86 64 78 59Z"/>
<g class="k" fill="#3a322c"><circle cx="40" cy="28" r="6.5"/><circle cx="80" cy="28" r="6.5"/></g><path fill="#e9dfca" d="M36 25.5A5 5 0 0 1 42 23.6L40 28ZM84 25.5A5 5 0 0 0 78 23.6L80 28Z"/>
<path class="k" fill="#f1e8d3" d="M37 37C37 25 48 19 60 19S83 25 83 37C83 50 72 63 60 63S37 50 37 37Z"/><path fill="#c9bda3" d="M74 22C80 25 82.4 30.6 82.4 37C82.4 49 72 62 61 62.4C70 56 80 38 74 22Z"/>
<path fill="#372e29" d="M43 24C41 36 46 50 56 58.5C58.5 51 58 34 53.5 19.6C49.6 20.3 46 22 43 24ZM77 24C79 36 74 50 64 58.5C61.5 51 62 34 66.5 19.6C70.4 20.3 74 22 77 24Z"/>
<g fill="#f1e8d3"><circle cx="51" cy="38" r="3"/><circle cx="69" cy="38" r="3"/></g>${eyes(51.2, 68.8, 38.2, 2)}<ellipse class="k t" cx="60" cy="57.5" rx="4.6" ry="3.2" fill="#231a14"/><ellipse cx="58.6" cy="56.4" rx="1.3" ry=".7" fill="#8d8278"/><path class="t2" style="opacity:.9" d="M60 60.6V62.5M55 62C57 64 59 64 60 62.5C61 64 63 64 65 62"/>
<path class="k" fill="#d9ab3d" d="M41 22L38.5 5.5 49 12.5 60 2.5 71 12.5 81.5 5.5 79 22C68 17.5 52 17.5 41 22Z"/><path fill="#a97c22" d="M71 12.5L81.5 5.5 79 22C75.5 20.6 71.5 19.7 67.5 19.2C70 17 71 15 71 12.5Z"/><path class="t2" d="M41.5 18C53 14 67 14 78.5 18"/><g class="k t"><circle cx="60" cy="3" r="2.2" fill="#a23f2c"/><circle cx="38.5" cy="5.5" r="1.8" fill="#f4e2b2"/><circle cx="81.5" cy="5.5" r="1.8" fill="#f4e2b2"/><circle cx="60" cy="13.4" r="2" fill="#3c607b"/></g>
<path class="k" fill="#f6efdc" d="M26 70C34 59 46 58 52 61C55 65 65 65 68 61C74 58 86 59 94 70C88 79 74 77 60 84C46 77 32 79 26 70Z"/><path fill="#cfc5ab" d="M80 61C86 62.6 91 66 93.4 70C88 78 75 76.6 62 82.4C74 76 82 68 80 61Z"/><g fill="#231a14"><path d="M36 66l1.2 4.4-2.4 0ZM46 69l1.2 4.4-2.4 0ZM56 72l1.2 4.4-2.4 0ZM66 71l1.2 4.4-2.4 0ZM76 68l1.2 4.4-2.4 0ZM84 65l1.2 4.4-2.4 0Z"/></g>
<path class="k" fill="#c39a3a" d="M105 26H108.5L107 82H103Z"/><g class="k"><path fill="#b98d5e" d="M100 16C100 23 103 26.5 106.7 29C110.5 26.5 113.5 23 113.5 16Z"/><path fill="#7a5233" d="M98.5 17C98.5 11 102 8.5 106.7 8.5S115 11 115 17C110 19 103.5 19 98.5 17Z"/></g><path class="k" fill="#5b3a6b" d="M84 84C84 72 90 65 99 60L108 69C104 74 103 79 103 84Z"/><path fill="#3f2650" d="M103 66L107.4 69.4C103.6 74 102.4 79 102.3 83.4H97C97 76 99 70 103 66Z"/><path class="k" fill="#f6efdc" d="M96 62L101 57.5 111 67 107 72Z"/><path class="k" fill="#3a322c" d="M100 59C98 54 102 50.5 106 52C111 51 114 55 112 60C110 64 102 64 100 59Z"/>`,
);

A(
  'wanderer',
  R('#ecdcae') +
    `<circle cx="22" cy="20" r="11" fill="#f9edc2"/><path fill="#d6cd9c" d="M0 44C16 34 30 30 46 38S84 26 120 40V80H0Z"/><path fill="#b3b878" d="M0 54C24 46 48 52 72 48S108 48 120 54V80H0Z"/><path fill="#dec695" d="M120 58C100 56 92 60 84 64C70 70 40 70 20 80H96C104 74 112 70 120 68Z"/>
${conifer(8, 54, 0.55)}${conifer(16, 55, 0.42)}
<path fill="none" stroke="var(--art-line,#2b2018)" stroke-width="4.2" stroke-linecap="round" d="M38 70C28 74 20 72 16 64C14 59 18 56 21 59"/><path fill="none" stroke="#c99a83" stroke-width="1.8" stroke-linecap="round" d="M38 70C28 74 20 72 16 64C14 59 18 56 21 59"/>
<path class="k" fill="#7f6248" d="M46 70L43 78H53L55 71ZM64 70L67 78H76L71 70Z"/>
<path class="k" fill="#8c5a36" d="M30 34C24 38 22 48 26 54C32 58 42 56 46 50L42 34Z"/><path class="k t" fill="#b98d5e" d="M27 30C33 27 41 28 45 33C43 38 32 40 26 36Z"/><path class="t2" d="M28 44C32 47 38 47 43 44"/>
<path class="k" fill="#b5803f" d="M36 74C34 56 40 38 54 30C70 34 80 52 82 74C68 70 50 70 36 74Z"/><path fill="#81552a" d="M62 34C72 40 80 54 81.3 73.2C75 71.6 69 71 63 70.8C68 58 68 44 62 34Z"/><path class="t2" d="M47 70C46 58 49 46 54 38M56 70C57 58 57 48 56 40"/>
<g class="k" fill="#a68765"><circle cx="48" cy="11.5" r="8"/></g><circle cx="47.6" cy="11.8" r="4.8" fill="#e0ad94"/>
<path class="k" fill="#b0916f" d="M44 26C44 15 52 9.5 62 10.5C71 11.5 76 17 82 23C86 27 85 31.5 80 32.5C72 35 66 38 58 37C49 36 44 32 44 26Z"/><path fill="#dcc7a3" d="M66 29C72 26 80 24.6 84 26.6C84.6 29.6 83 31.6 80 32C73 34 68 36.4 62 36.4C62 33 63 30.6 66 29Z"/>
<path class="k" fill="#9a6a33" d="M40 40C34 24 42 12 56 8C62 7 66 9 68 13C60 16 58 22 60 29C62 34 66 38 70 41C60 46 48 46 40 40Z"/><path fill="#6f4820" d="M58 9.5C62 8.5 65 10 67 12.6C59 16 57 22 59 29C61 34 65 38 69 41C64 43 58 44 53 43.6C60 38 52 18 58 9.5Z" opacity=".75"/><circle class="k" cx="63" cy="11" r="0" fill="#a68765"/>
<circle cx="71.5" cy="22.5" r="2.1" fill="#231a14"/><circle cx="70.9" cy="21.8" r=".7" fill="#fff8e6"/><ellipse class="k t" cx="84" cy="26.6" rx="2.4" ry="2" fill="#7c3b34"/><path class="t2" d="M77 28L86 34M76 29.5L83 37M78 26.5L88 30"/>
<path class="k" fill="#6a4629" d="M91.5 12H94.5L93.5 80H90.5Z"/><path class="k" fill="none" d="M93 14C97 12 101 13 103 17"/><path class="k t" fill="none" d="M103 17V22"/><path class="k" fill="#f6cf6c" d="M99 24H107L108.5 36H97.5Z"/><path class="k" fill="#6a4629" d="M98 24C98 21 108 21 108 24ZM97 36H109V38.5H97Z"/><circle cx="103" cy="30" r="13" fill="#f6cf6c" opacity=".25"/>
<path class="k" fill="#b5803f" d="M68 46C76 46 84 48 90 52L88 58C80 58 72 56 66 52Z"/><circle class="k" cx="91.5" cy="55" r="4" fill="#b0916f"/>${tuft(106, 76, 1)}${tuft(30, 79, 1)}${tuft(114, 72, 0.8)}`,
);

A(
  'woodcarver',
  R('#c9ae7c') +
    `<g stroke="#8d6f45" stroke-width="1" opacity=".8"><path d="M0 18H120M0 38H120M0 58H120M26 0V18M70 18V38M104 0V18M16 38V58"/></g><path class="k" fill="#8a5f3b" d="M84 16H118V20H84Z"/><g class="k"><path fill="#94683f" d="M88 20H91V32H88Z"/><path fill="#bfb9a6" d="M87 32H92L91 40H88Z"/><path fill="#94683f" d="M98 20H101V28H98Z"/><path fill="#bfb9a6" d="M96 28H103V33L99.5 37 96 33Z"/><path fill="#a23f2c" d="M108 20H112V30H108Z"/><path fill="#bfb9a6" d="M109 30H111V40H109Z"/></g>
<path class="k" fill="#6b5743" d="M2 60C-4 48 2 36 12 34C22 34 28 44 24 56L18 66Z"/><path class="t2" d="M4 44L20 60M10 38L24 52M2 52L14 62M20 38L4 54M24 46L10 62"/>
<path class="k" fill="#7b5235" d="M18 84C18 62 30 50 48 50S80 62 80 84Z"/><path fill="#553720" d="M62 53C74 58 80 69 80 84H66C72 72 70 60 62 53Z"/><path class="k" fill="#5d7a3a" d="M32 84C31 70 32 62 36 56H60C65 62 66 70 65 84Z"/><path fill="#40572a" d="M54 57H60C64.4 62 65.3 70 64.4 84H56C60 74 58 64 54 57Z"/>
<g class="k" fill="#7b5235"><circle cx="31" cy="15" r="5.5"/><circle cx="65" cy="15" r="5.5"/></g><circle cx="31" cy="15.5" r="2.6" fill="#4c311c"/><circle cx="65" cy="15.5" r="2.6" fill="#4c311c"/>
<path class="k" fill="#8c6140" d="M27 30C26 17 36 10 48 10S70 17 69 30C69 44 62 54 48 54S27 44 27 30Z"/><path fill="#5f3e25" d="M58 12C66 15.6 69 22 68.4 30C68.4 43.6 61.5 53.4 48 53.4C60 46 64 28 58 12Z"/>
<path class="k t" fill="#b98f63" d="M33 40C33 33 40 31 47 31S61 33 61 40C61 46 54 49 47 49S33 46 33 40Z"/>${eyes(38, 57, 26, 2.1)}<path class="k" fill="#33231a" d="M40.5 33C40.5 29.5 53.5 29.5 53.5 33C53.5 36.5 49 38.5 47 38.5S40.5 36.5 40.5 33Z"/><ellipse cx="45" cy="32" rx="2" ry="1" fill="#7b6a5c"/><path class="k" fill="#fbf3da" d="M43 43H51V52H43Z"/><path class="k t" fill="none" d="M47 43V52M36 42C40 45 43 44 47 43C51 44 54 45 58 42"/>
<path class="k" fill="#a87746" d="M-2 70H122V84H-2Z"/><path fill="#6f4a2b" d="M-2 76.5H122V84H-2Z"/><path class="t2" d="M6 73H30M80 73H116"/>
${g(94, 56, 1, `<g class="k"><path fill="#d9b77c" d="M-9 15C-11 6-8 0-4-2C-8-3-10-7-9-10C-8-13-5-14-3-13C-3-16-1-18 0-18C2-17 2-15 2-13C6-12 8-8 6-4C10-1 11 8 9 15Z"/></g><path fill="#a98450" d="M6-4C10-1 11 8 8.6 14.4H2C6 8 6 0 3-3Z"/><circle cx="-4" cy="-8" r="1.2" fill="#33231a"/><path class="t2" d="M-5 4C-2 2 2 2 5 4M-6 9C-2 7 2 7 6 9"/>`)}
<path class="k" fill="#8c6140" d="M70 58C76 56 82 58 83 63C82 67 76 68 71 66Z"/><path class="k" fill="#94683f" d="M74 52L78 50 84 60 80 62Z"/><path class="k" fill="#d5d2c4" d="M83 58.5L88 64 82 62Z"/><path class="k" fill="#8c6140" d="M26 62C20 58 13 60 12 65C13 70 20 71 26 68Z"/><path class="k" fill="#b98d5e" d="M16 62L22 60 16 42 10 44Z"/><path class="k" fill="#94683f" d="M3 36L20 30 23 40 6 46Z"/>
<g class="k t" fill="#ecd29a"><path d="M72 70C74 66 78 67 77 70ZM58 71C58 67 63 67 63 71ZM104 73C105 70 109 70 109 73ZM40 74C41 71 45 71 45 74Z"/></g>`,
);

A(
  'shopkeeper',
  R('#c8b184') +
    `<g class="k" fill="#94683f"><path d="M-2 20H122V23H-2ZM-2 46H122V49H-2Z"/></g><g class="k"><path fill="#8c3a5c" d="M5 6H17V20H5Z"/><path fill="#c9852b" d="M21 9H31V20H21Z"/><path fill="#7d8f52" d="M90 5H101V20H90Z"/><path fill="#e6d3a6" d="M105 8H116V20H105Z"/><path fill="#c39a5f" d="M6 34C6 30 18 30 18 34L16.5 46H7.5Z"/><path fill="#e6d3a6" d="M98 30H108V46H98Z"/><path fill="#a23f2c" d="M110 34H119V46H110Z"/></g><g class="k t" fill="#efe2c2"><path d="M4 4H18V7.5H4ZM20 7H32V10H20ZM89 3H102V6.5H89ZM104 6H117V9H104Z"/></g><path fill="#fff3d4" opacity=".4" d="M7 9H9V18H7ZM23 11H24.6V18H23ZM92 8H94V18H92Z"/>
<path class="k" fill="#3c607b" d="M30 84C30 64 42 52 60 52S90 64 90 84Z"/><path fill="#284558" d="M72 55C84 60 90 70 90 84H76C82 74 80 62 72 55Z"/><path class="k" fill="#f3e8cf" d="M44 84C43 70 45 62 48 57H70C74 62 76 70 75 84Z"/><path fill="#cdbf9c" d="M63 57.7H69.6C73 62 75 70 74.3 84H67C70 74 68 64 63 57.7Z"/><path class="k t" fill="none" d="M48 57C50 50 56 48 60 48S68 50 70 57"/>
${g(58, 33, 1.15, mouse())}<g class="k" fill="#fff8e4" fill-opacity=".4" style="stroke-width:1.5"><circle cx="49.3" cy="32" r="5.2"/><circle cx="63" cy="32" r="5.2"/><path fill="none" d="M54.5 31.5C55.6 30.6 56.8 30.6 57.9 31.5M68.2 31L73 29"/></g>
<path class="k" fill="#a87746" d="M-2 68H122V84H-2Z"/><path fill="#6f4a2b" d="M-2 75H122V84H-2Z"/><path class="t2" d="M6 71.5H40M84 71.5H116"/>
<g class="k" fill="#d6a940"><path d="M97 38H100V66H97Z"/><path d="M91 66H106L108 70H89Z"/><path d="M84 40.5L113 36.5V39L84 43Z"/></g><path class="k t" fill="none" d="M86 42L80 55M86 42L92 55M111 38L105 51M111 38L117 51"/><path class="k" fill="#d6a940" d="M78.5 55H93.5C92 60 80 60 78.5 55ZM103.5 51H118.5C117 56 105 56 103.5 51Z"/><g class="k t" fill="#8c3a5c"><circle cx="84" cy="53" r="2.6"/><circle cx="88.5" cy="53" r="2.6"/></g>
<path class="k" fill="#3c607b" d="M34 62C28 62 22 64 20 68C24 72 32 72 37 70Z"/><g class="k t" fill="#8c3a5c"><circle cx="10" cy="66" r="3.4"/><circle cx="17" cy="67" r="3.4"/><circle cx="13.5" cy="61.5" r="3.4"/></g>`,
);

A(
  'historian',
  R('#a5966c') +
    `<g class="k" fill="#7a5233"><path d="M-2 16H122V19H-2ZM-2 38H122V41H-2Z"/></g><g class="k t"><path fill="#a23f2c" d="M4 2H10V16H4Z"/><path fill="#3c607b" d="M10 4H15V16H10Z"/><path fill="#5d7a3a" d="M15 1H21V16H15Z"/><path fill="#c9ae7c" d="M22 4L27 3 30 16H24Z"/><path fill="#6f4a7c" d="M88 3H94V16H88Z"/><path fill="#c39a3a" d="M94 5H99V16H94Z"/><path fill="#a23f2c" d="M99 2H106V16H99Z"/><path fill="#5d7a3a" d="M107 4H112V16H107Z"/><path fill="#3c607b" d="M4 25H10V38H4Z"/><path fill="#c39a3a" d="M10 23H16V38H10Z"/><path fill="#a23f2c" d="M102 24H108V38H102Z"/><path fill="#3c607b" d="M108 26H114V38H108Z"/></g>
<path class="k" fill="#6f5434" d="M52 84C48 58 58 34 78 32C100 32 112 56 110 84Z"/><path fill="#4a361f" d="M88 34C104 40 111 60 109.4 84H94C100 66 98 46 88 34Z"/><path class="t2" style="opacity:.75" d="M64 44L78 40 88 48 84 62 68 60ZM88 48L102 52M84 62L92 74M68 60L62 70"/>
<path class="k" fill="#8f9a58" d="M26 84C28 68 34 60 40 54C38 48 40 42 42 40L62 36C66 44 66 52 64 60C68 68 70 76 70 84Z"/><path fill="#67713a" d="M56 44L62 38C65.4 44 65.4 52 63.4 60C67 68 69 76 69.3 84H58C60 70 60 58 56 44Z"/>
<path class="k" fill="#9aa562" d="M18 30C18 16 30 8 44 8S68 18 66 32C64 44 52 48 40 48C28 48 18 42 18 30Z"/><path fill="#6f7a40" d="M56 11.6C63 15.6 66.4 23 65.4 32C63.4 43.4 52 47.4 42 47.4C56 42 62 26 56 11.6Z"/><path class="t2" style="opacity:.9" d="M20 37C28 42 38 42 46 38"/><path fill="#c3c98b" d="M22 24C24 17 31 12.6 39 12C32 16 28 21 27 27C25 30 21 28 22 24Z"/>
<g class="k" fill="#fff8e4" fill-opacity=".55" style="stroke-width:1.5"><circle cx="27" cy="27" r="5.6"/><circle cx="42.5" cy="27" r="6"/><path fill="none" d="M32.6 26.5C34 25.4 35.4 25.4 36.5 26.5M48.5 26L62 22"/></g>${eyes(27.5, 42, 27.5, 2)}
<path class="k" fill="#a87746" d="M-2 70H122V84H-2Z"/><path fill="#6f4a2b" d="M-2 76H122V84H-2Z"/>
<path class="k" fill="#f3e6c4" d="M8 60C20 56 34 60 46 57L52 72C40 76 26 72 12 76Z"/><path class="k t" fill="#dcc797" d="M8 60C5 62 6 66 10 66ZM46 57C50 56 52 60 48.5 63Z"/><path class="t2" d="M15 64C24 62 34 65 44 62M17 68C26 66 36 69 46 66"/>
<path class="k" fill="#9aa562" d="M62 62C56 60 50 62 48 65C50 70 58 71 64 69Z"/><path class="k" fill="#f6efdc" d="M50 65C54 54 60 42 72 36C74 46 66 58 53 66Z"/><path class="k t" fill="none" d="M46 70L68 42"/>
<path class="k" fill="#e9dcb8" d="M96 58H103V71H96Z"/><path class="k t" fill="#f6cf6c" d="M99.5 57C96 53 99 50 99.5 46C101 50 103 53 99.5 57Z"/><circle cx="99.5" cy="53" r="12" fill="#f6cf6c" opacity=".25"/><path class="k" fill="#8a8673" d="M92 70H107V73H92Z"/>`,
);

A(
  'innkeeper',
  R('#b98f5e') +
    `<g stroke="#84603a" stroke-width="1" opacity=".8"><path d="M0 14H120M0 34H120M0 54H120M30 0V14M86 14V34M14 34V54M100 0V14"/></g><g class="k"><circle cx="12" cy="42" r="17" fill="#94683f"/><circle cx="12" cy="42" r="12.5" fill="#b07c4a"/><path fill="#6a4629" d="M10 48H14V56H10Z"/></g><path class="t2" d="M5 32V52M12 30V54M19 32V52"/>
<path class="k" fill="#6d5440" d="M32 30L26 26 33 22 28 15 37 15 35 7 43 11 45 2 52 8 58 0 63 8 71 2 73 11 81 7 80 15 89 16 83 23 91 28 84 32 92 39 84 41 90 50 82 50 86 60H30L34 52 26 50 32 43 24 38Z"/><path fill="#473425" d="M73 11L81 7 80 15 89 16 83 23 91 28 84 32 92 39 84 41 90 50 82 50 86 60H70C78 44 80 26 73 11Z"/>
<path class="k" fill="#a23f2c" d="M26 84C26 64 38 54 58 54S90 64 90 84Z"/><path fill="#742818" d="M72 57C84 62 90 71 90 84H76C82 75 80 64 72 57Z"/><path class="k" fill="#f3e8cf" d="M42 84C41 72 43 65 46 60H70C74 65 75 72 74 84Z"/><path fill="#cdbf9c" d="M63 60.7H69.6C73 65 74 72 73.3 84H66C69 76 67 67 63 60.7Z"/>
<path class="k" fill="#e2c491" d="M36 36C34 22 44 15 50 21C53 17 63 17 66 21C72 15 82 22 80 36C79 48 68 57 58 57S37 48 36 36Z"/><path fill="#bd9a64" d="M70 19.6C76 18.6 80.6 26 79.3 36C78.4 47 68 56.2 59 56.4C70 50 76 34 70 19.6Z"/>${eyes(48, 67, 35, 2.2)}<path fill="#f1dcb2" d="M48 46C48 41 53 39 58 39S68 41 68 46C68 51 62 53 58 53S48 51 48 46Z"/><ellipse class="k" cx="57.5" cy="42.5" rx="4.2" ry="3.2" fill="#33231a"/><ellipse cx="56" cy="41.5" rx="1.3" ry=".8" fill="#8d7d6c"/><path class="t2" style="opacity:.9" d="M57.5 45.5V48M50.5 48C53 51 56 50.5 57.5 48C59 50.5 62 51 64.5 48"/><g fill="#cf8a68" opacity=".6"><ellipse cx="43" cy="42" rx="3" ry="2"/><ellipse cx="72" cy="42" rx="3" ry="2"/></g>
<path class="k" fill="#94683f" d="M-2 72H122V84H-2Z"/><path fill="#6a4629" d="M-2 77.5H122V84H-2Z"/>
<path class="k" fill="#c39a5f" d="M94 46H112L110 71H96Z"/><path class="k" fill="none" style="stroke-width:3.6" d="M112 51C119 50 119 63 111.5 62"/><path fill="#8f6538" d="M105 46.7H111.3L109.5 70.3H104C106 62 106 54 105 46.7Z"/><path class="k" fill="#fbf5e2" d="M92 47C90 42 95 39 98 41C99 37 106 37 107 41C111 39 115 42 113 47C112 50 108 48 107 51C106 54 103 53 102 50C100 48 94 50 92 47Z"/><path class="t2" d="M95 56H111.5M95.6 64H110.7"/>
<path class="k" fill="#a23f2c" d="M82 62C88 58 95 58 98 62C98 67 92 70 86 70Z"/><path class="k" fill="#f3e8cf" d="M22 58C30 54 36 56 38 60L32 78C26 80 20 78 18 74Z"/><path class="t2" d="M22 64L34 67M21 69L32 72"/>`,
);

A(
  'husband',
  R('#efe2b4') +
    `<circle cx="14" cy="14" r="9" fill="#fbf0c4"/><path fill="#c9cc94" d="M0 42C24 32 50 38 70 34S106 32 120 38V80H0Z"/><path fill="#d3b067" d="M0 54C30 46 90 48 120 52V80H0Z"/><g stroke="#a9853f" stroke-width="1.2" stroke-linecap="round"><path d="M6 64L8 56M12 70L14 60M20 66L21 57M96 66L98 56M104 70L106 60M112 65L114 56M28 76L29 68M92 78L93 70"/></g>
<path class="k" fill="#94683f" d="M95 14H98L96.5 82H93Z"/><path class="k" fill="none" style="stroke-width:2.6;stroke:#4b4a44" d="M88 4V12C88 17 105 17 105 12V4M96.5 4V18"/>
<path class="k" fill="#5d7a3a" d="M28 84C28 64 40 54 56 54S86 64 86 84Z"/><path fill="#40572a" d="M70 57C80 62 86 71 86 84H74C80 74 77 64 70 57Z"/><path class="k t" fill="none" d="M44 57V84M68 57V84"/><path class="k" fill="#e7d7ad" d="M48 54C52 58 60 58 64 54L62 62C58 65 54 65 50 62Z"/>
${g(54, 37, 1.2, mouse({ f: '#a98a66' }))}
<path class="k" fill="#d9b765" d="M22 24C30 18 40 20 54 20S82 16 90 22C82 30 68 29 56 29S32 31 22 24Z"/><path class="k" fill="#e3c678" d="M36 22C36 10 44 4 56 4S76 9 77 20C66 24 46 24 36 22Z"/><path fill="#b48f43" d="M66 6C73 9 76 14 76.4 19.6C72 21 68 21.8 64 22.2C69 17 69 11 66 6Z"/><path class="k t" fill="#a23f2c" d="M36 19C48 21.5 66 21 77 17.5V21.5C66 25 46 25 36 22.5Z"/><path class="t2" d="M44 9C43 12 42 15 42 18M52 6V19M60 6L61 19"/>
<circle class="k" cx="95" cy="60" r="5" fill="#a98a66"/><path class="k" fill="#5d7a3a" d="M78 62C84 58 90 57 94 58L93 65C88 67 84 69 80 70Z"/>`,
);

A(
  'wife',
  R('#ecdfba') +
    `<path fill="#cdd0a0" d="M0 40C24 30 50 36 70 32S106 30 120 36V80H0Z"/>${cloud(
      [
        [8, 52, 10],
        [20, 46, 11],
        [6, 66, 10],
        [20, 62, 9],
      ],
      '#6d8047',
      '#93a368',
    )}${cloud(
      [
        [108, 50, 11],
        [117, 60, 10],
        [102, 62, 9],
      ],
      '#6d8047',
      '#93a368',
    )}<g class="k t" fill="#8c3a5c"><circle cx="14" cy="48" r="2.4"/><circle cx="6" cy="60" r="2.4"/><circle cx="24" cy="58" r="2.2"/><circle cx="106" cy="48" r="2.4"/><circle cx="114" cy="60" r="2.4"/></g>
<path class="k" fill="#6f4a7c" d="M30 84C30 64 42 54 58 54S88 64 88 84Z"/><path fill="#4c2f5a" d="M72 57C82 62 88 71 88 84H76C82 74 79 64 72 57Z"/><path class="k" fill="#f3e8cf" d="M46 55C52 60 62 60 68 55L70 64C62 70 52 70 44 64Z"/>
${g(56, 36, 1.2, mouse({ f: '#c2a27c', d: '#93714f', l: '#ead7b4' }))}
<path class="k" fill="#a23f2c" d="M37 30C35 16 44 9 57 9S78 16 77 31C73 24 66 20 57 20S41 23 37 30Z"/><path fill="#742818" d="M66 10.4C74 13.4 77 20.4 76.4 29C74 25 70 22 65.6 20.8C68 17.6 68 13.6 66 10.4Z"/><g fill="#f3e2bd"><circle cx="48" cy="15" r="1.3"/><circle cx="57" cy="13" r="1.3"/><circle cx="64" cy="16" r="1.3"/><circle cx="43" cy="21" r="1.2"/><circle cx="53" cy="17.5" r="1.1"/></g>
<path class="k" fill="none" style="stroke-width:2.2" d="M26 68C26 52 46 52 46 68"/><path class="k" fill="#c39a5f" d="M18 66H54L50 82H22Z"/><path fill="#8f6538" d="M42 66.7H53.2L49.5 81.3H40Z"/><path class="t2" d="M20 71H53M21 76H51M28 67L29 81M36 67V81M44 67L43 81"/><g class="k t" fill="#8c3a5c"><circle cx="24" cy="64" r="3.6"/><circle cx="32" cy="62.5" r="3.8"/><circle cx="40" cy="62.5" r="3.8"/><circle cx="48" cy="64" r="3.6"/></g><path class="k" fill="#6f4a7c" d="M82 66C78 62 68 62 60 65L60 71C68 74 78 74 84 72Z"/><circle class="k" cx="58" cy="68" r="4.6" fill="#c2a27c"/>`,
);

A(
  'miner-mole',
  R('#574a3c') +
    `<path fill="#6b5c4a" d="M0 0H120V20C100 30 96 14 80 22S54 12 40 22 14 16 0 28Z"/><path fill="#463a2e" d="M0 60C20 54 40 60 60 56S104 56 120 62V80H0Z"/><g class="k"><path fill="#8a8f8a" d="M2 70C2 62 10 60 15 64C20 60 27 64 26 71L22 78H6Z"/><path fill="#a6a598" d="M98 76C97 69 104 66 109 69C115 68 119 73 117 79H100Z"/></g><path fill="#f6cf6c" opacity=".2" d="M52 12L-4 40V-4H30Z"/>
<path class="k" fill="#7d6a3e" d="M28 84C28 64 42 56 60 56S94 64 94 84Z"/><path fill="#574828" d="M76 59C88 64 94 72 94 84H80C86 76 84 66 76 59Z"/><path class="k t" fill="none" d="M48 58V84M74 58V84"/>
<path class="k" fill="#5f5866" d="M34 36C34 20 46 12 60 12S88 20 88 38C88 52 76 62 60 62C44 62 34 52 34 36Z"/><path fill="#403a48" d="M74 15C84 20 87.4 28 87.4 38C87.4 51 76 61.4 62 61.4C76 54 82 32 74 15Z"/><path class="k" fill="#8b8390" d="M36 44C36 38 42 35 48 36C54 37 58 42 56 48C54 54 44 57 39 52C37 50 36 47 36 44Z"/><path class="k" fill="#e3a196" d="M30 42C29 38 33 36 37 37C41 38 43 41 42 44C40 47 31 47 30 42Z"/><circle cx="34" cy="40" r="1" fill="#fbe6dc"/><path class="t2" style="opacity:.9" d="M42 51C45 52.5 48 52 51 50"/>${eyes(49, 67, 32, 1.6)}<path class="k t" fill="none" d="M45 28C47 26 51 26 53 28M63 28C65 26 69 26 71 28"/>${whisk(52, 43, 1)}
<path class="k" fill="#c39a3a" d="M34 25C34 10 46 3 61 3S88 10 88 25C74 19 48 19 34 25Z"/><path fill="#8a6a20" d="M72 5C82 9 87 15.6 87.4 24C83 22.4 79 21.2 75 20.6C77 15 76 9 72 5Z"/><path class="k" fill="#b98d5e" d="M28 26C40 17 80 17 92 26C90 29 80 24 60 24S30 29 28 26Z"/><circle class="k" cx="50" cy="13" r="6" fill="#6e6a5c"/><circle class="k t" cx="49.5" cy="13" r="4" fill="#fbe6a0"/>
<path class="k" fill="#94683f" d="M96 20L100 18 112 80 107 82Z"/><path class="k" fill="#a6a598" d="M80 26C88 14 104 10 118 16C108 17 100 20 96 26C92 27 86 26 80 26Z"/><path class="k" fill="#e3a196" d="M98 60C95 54 100 50 105 52C110 52 113 58 111 63C108 67 100 66 98 60Z"/><path class="t2" d="M100 57L105 55M101 60L107 58M102 63L108 61"/>`,
);

A(
  'chip-sweep',
  R('#e2d3a4') +
    `<path fill="#c2c794" d="M0 42C24 32 50 38 70 34S106 32 120 38V80H0Z"/><path fill="#b98d5e" d="M0 66C30 60 90 62 120 66V80H0Z"/><path class="k" fill="#8a5f3b" d="M84 20C84 12 116 12 118 20V66H84Z"/><path class="t2" d="M90 18V66M98 16V66M106 16V66M113 18V66"/><ellipse class="k" cx="101" cy="18" rx="17" ry="5" fill="#d9b77c"/><ellipse class="t2" cx="101" cy="18" rx="10" ry="2.8"/>
<path class="k" fill="#a9552f" d="M72 78C94 76 102 58 94 42C90 34 96 24 90 14C84 6 70 10 70 20C70 30 82 34 80 48C78 58 70 64 62 68Z"/><path fill="#7a3719" d="M90 14C96 24 90 34 94 42C101.4 58 93.6 75 74 77.4C90 68 92 54 86 42C82 34 90 24 86 10.4C88 11.4 89 12.6 90 14Z"/><path class="t2" d="M76 20C78 28 86 34 86 46M80 16C82 24 88 30 90 44"/>
<path class="k" fill="#b5633a" d="M28 82C26 64 34 52 50 50C66 52 76 66 74 82Z"/><path fill="#e9cfa0" d="M34 80C34 68 39 60 47 57C54 61 57 70 55 80Z"/>
<path class="k" fill="#b5633a" d="M30 14L28 1 39 9ZM58 9L68 1 68 15Z"/><path class="k" fill="#b5633a" d="M26 28C25 14 36 7 48 7S71 14 70 28C70 40 61 50 48 50S27 40 26 28Z"/><path fill="#8a4527" d="M60 10C67 14 70 20 69.4 28C69.4 39.6 60.6 49 49 49.4C62 42 66 26 60 10Z"/><path fill="#efdab0" d="M32 36C32 30 39 28 45 28S58 30 58 37C58 43 52 47 45 47S32 43 32 36Z"/>${eyes(36, 57, 25, 2.3)}<ellipse class="k t" cx="43.5" cy="32" rx="3.2" ry="2.2" fill="#33231a"/><path class="t2" style="opacity:.9" d="M43.5 34.4V37M37.5 37C40 40 42.5 39.6 43.5 37C45 39.6 48 40 51 37"/>${whisk(54, 34, 1)}
<path class="k" fill="#94683f" d="M8 12L11 11 26 74 22 75Z"/><path class="k" fill="#d9b765" d="M18 62L30 59 36 80H12Z"/><path class="t2" d="M20 66L17 79M24 65V79M28 64L31 79"/><circle class="k" cx="19" cy="50" r="5" fill="#b5633a"/><path class="k" fill="#b5633a" d="M34 60C28 56 22 50 20 46L15 50C18 58 24 66 32 70Z"/><g class="k t" fill="#ecd29a"><path d="M46 77C47 73 52 73 52 77ZM4 77C5 74 9 74 9 77ZM80 78C81 75 86 75 86 78Z"/></g>`,
);

A(
  'bard',
  R('#e5d6a8') +
    `<circle cx="22" cy="18" r="10" fill="#f8edc4"/><path fill="#c9c894" d="M0 46C24 36 50 42 70 38S106 36 120 42V80H0Z"/><path fill="#a3ad6e" d="M0 62C30 56 90 56 120 62V80H0Z"/>${mush(12, 76, 1, '#a8553a')}
<path class="k" fill="#b5803f" d="M28 84C28 64 42 54 60 54S92 64 92 84Z"/><path fill="#81552a" d="M76 57C86 62 92 71 92 84H80C86 74 83 64 76 57Z"/><path class="k" fill="#f3e8cf" d="M44 56C50 52 70 52 76 56C74 62 68 60 66 64C62 61 58 61 54 64C52 60 46 62 44 56Z"/>
<g class="k" fill="#7f9a4e"><circle cx="44" cy="22" r="9"/><circle cx="74" cy="22" r="9"/></g><path class="k" fill="#8aa656" d="M30 38C30 24 42 18 59 18S88 24 88 38C88 50 76 57 59 57S30 50 30 38Z"/><path fill="#5f7836" d="M76 21.4C84 25 87.4 30.6 87.4 38C87.4 49.4 76 56.4 62 56.4C78 50 82 34 76 21.4Z"/><path fill="#d3d695" d="M34 43C42 50 76 50 84 43C80 52 70 56.2 59 56.2S38 52 34 43Z"/><path class="k" fill="none" d="M33 41C42 49 76 49 85 41"/><g fill="#f4ecc4" class="k t"><circle cx="44" cy="22" r="6"/><circle cx="74" cy="22" r="6"/></g><g fill="#231a14"><ellipse cx="43" cy="23" rx="3.4" ry="2.8"/><ellipse cx="73" cy="23" rx="3.4" ry="2.8"/></g><g fill="#5b4326"><circle cx="56" cy="33" r=".9"/><circle cx="62" cy="33" r=".9"/></g>
<path class="k" fill="#6f4a7c" d="M40 12C48 2 70 0 80 10C86 12 90 14 94 13C90 20 80 20 74 17C62 12 50 13 38 18C36 16 38 13 40 12Z"/><path class="k" fill="#a23f2c" d="M76 9C84-2 96-4 106 0C100 8 90 12 78 12Z"/><path class="t2" d="M80 9C88 4 96 2 102 1"/>
<path class="k" fill="#c9852b" d="M34 64C28 60 20 62 16 68C14 76 20 84 28 84H50C54 78 50 72 44 70C40 69 38 66 34 64Z"/><circle class="k" cx="33" cy="75" r="5" fill="#33231a"/><path class="k" fill="#6a4629" d="M40 68L88 46 90 50 43 73Z"/><path class="k" fill="#6a4629" d="M87 44L98 42 99 47 90 51Z"/><g stroke="#f3e8cf" stroke-width=".6"><path d="M27 76L92 46M28 78L93 48"/></g><path class="k" fill="#8aa656" d="M76 62C74 56 70 53 66 55C62 57 64 62 68 64C72 67 76 67 76 62Z"/><path class="k" fill="#8aa656" d="M40 82C36 76 36 70 40 69C44 70 48 76 50 82Z"/>
<g fill="#46301f"><path d="M104 22V34A2.6 2.2 0 1 1 102.6 32V20L112 18V30A2.6 2.2 0 1 1 110.6 28V21Z"/></g>`,
);

A(
  'postal-pigeon',
  R('#dfe0cc') +
    `<g fill="#f3efdc"><ellipse cx="24" cy="16" rx="16" ry="5"/><ellipse cx="36" cy="12" rx="10" ry="5"/><ellipse cx="104" cy="30" rx="14" ry="4"/></g><path fill="#bcc49b" d="M0 62C24 52 50 58 70 54S106 52 120 58V80H0Z"/><path fill="#97a467" d="M0 70C30 64 90 66 120 70V80H0Z"/>
<path class="k" fill="#616a78" d="M66 60C80 62 98 66 116 62C110 70 96 76 78 74Z"/><path class="k" fill="#8c96a3" d="M24 44C22 30 30 20 44 20C60 22 78 32 92 50C98 58 92 68 78 70C56 74 28 68 24 44Z"/><path fill="#b9c0c6" d="M26 46C28 58 40 67 56 70C40 72 26 62 26 46Z"/>
<path class="k" fill="#aab2b8" d="M44 38C58 34 84 44 104 64C86 66 60 66 48 56C42 50 40 42 44 38Z"/><path fill="#7a8492" d="M60 40C78 46 94 56 102.6 63.5C90 64.6 74 64.6 62 61C74 60 72 48 60 40Z"/><path class="k t" fill="none" d="M56 58C66 58 78 60 88 62M52 52C64 52 80 56 94 63M64 42C72 50 84 56 98 62"/>
<path class="k" fill="#6c7684" d="M20 28C18 14 26 6 36 6S54 14 52 26C52 34 46 42 38 44C28 44 21 38 20 28Z"/><path fill="#4f8078" d="M30 42C36 40 46 36 51 30C51 36 46 43 38 44C35 44 32 43.4 30 42Z"/><circle class="k t" cx="31" cy="21" r="4" fill="#e8b23e"/><circle cx="30.5" cy="21" r="2.1" fill="#231a14"/><path class="k" fill="#e3cfa0" d="M21 25L10 29C12 32 17 33 22 31Z"/><path class="k t" fill="#f6efdc" d="M18 24C20 22 24 23 24 26C22 28 19 27 18 24Z"/>
<path class="k" fill="#a23f2c" d="M24 11C27 3 44 1 50 9C52 12 50 14 48 13C40 10 32 11 26 15Z"/><path class="k" fill="#742818" d="M26 15C22 15 18 14 15 12C18 9 22 9 25 10Z"/><circle cx="37" cy="6.5" r="1.6" fill="#e0b550"/>
<path class="k" fill="#f6edd3" d="M-1 25L12 22 16 35 2 39Z"/><path class="k t" fill="none" d="M-1 25L9 31 12 22"/><circle cx="8.5" cy="32" r="1.6" fill="#a23f2c"/>
<path class="k" fill="none" style="stroke-width:2.4;stroke:#5b3a22" d="M40 42C50 44 58 50 60 58"/><path class="k" fill="#94683f" d="M48 56H74V73H48Z"/><path class="k" fill="#b07c4a" d="M47 55H75L72 64H50Z"/><circle cx="61" cy="63" r="1.5" fill="#e0b550"/><path class="k t" fill="#f6edd3" d="M53 55L56 49 66 51 66 55Z"/>
<path class="k" fill="none" style="stroke-width:2;stroke:#a8553a" d="M52 73V79M48 79H56M64 74V79M60 79H68"/>${tuft(20, 79, 1)}${tuft(100, 79, 1)}`,
);
