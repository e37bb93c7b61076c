/** The last pictures of critters, 120 by 80: folk of the road and the woods, the queen, the teacher, the undertaker. */
import type { Drawing } from '../sprite.ts';
import { cloud, conifer, eyes, flowerDots, g, mush, tuft } from './shapes.ts';

export const drawings: Drawing[] = [];
const A = (id: string, body: string) => drawings.push({ id, viewBox: '0 0 120 80', body });
const R = (f: string) => `<rect width="120" height="80" fill="${f}"/>`;
const whisk = (x: number, y: number, d = 1) =>
  `<path class="t2" d="M${x} ${y}l${9 * d}-2M${x} ${y + 1.5}l${9 * d} .8M${x} ${y + 3}l${8 * d} 3"/>`;

// A magpie with half a shop on his back.
A(
  'peddler',
  R('#ecdcb4') +
    `<circle cx="20" cy="17" r="10" fill="#fbf0c8"/><path fill="#d0cd9b" d="M0 42C20 32 44 38 64 35S104 30 120 38V80H0Z"/><path fill="#aab372" d="M0 56C30 48 84 50 120 55V80H0Z"/><path fill="#dec695" d="M0 62C20 62 40 66 60 72L70 80H8C14 74 8 68 0 68Z"/>${conifer(8, 52, 0.5)}${conifer(112, 50, 0.5)}
<path class="k" fill="#2a3038" d="M66 66C84 68 100 74 116 78L112 84H68Z"/>
<path class="k" fill="#8a5f3b" d="M58 22C66 12 104 12 110 24C116 40 114 58 108 68C94 74 72 72 62 66Z"/><path fill="#5e3f26" d="M98 16C104 18 108 20.6 109.6 24.4C115 40 113.4 57.6 107.6 67.4C103 69.4 98 70.4 93 70.8C104 54 104 32 98 16Z"/><path class="k" fill="#b07c4a" d="M70 44H102V64H70Z"/><path class="k" fill="#c39a5f" d="M68 40H104L101 51C92 54 80 54 71 51Z"/><path class="k t" fill="#d6a940" d="M83 49H89V56H83Z"/><path class="t2" d="M62 30C70 26 96 26 110 31"/>
<g class="k"><path fill="#a8492f" d="M56 20C56 12 62 8 68 8H104C110 8 114 12 114 19C112 24 62 26 56 20Z"/><circle cx="60" cy="16" r="6.4" fill="#c96a4a"/></g><path class="t2" style="opacity:.9" d="M60 16A2.6 2.6 0 1 0 62.6 14M78 8.4V22M94 8.4V22"/><path class="k t" fill="#e9c45c" d="M80 8H84.6V22.6H80ZM97 8H101.6V22H97Z"/>
<path class="k" fill="none" d="M110 30L116 34"/><g class="k"><path fill="#8b8f93" d="M110 34H121V45C118 48 113 48 110 45Z"/><path fill="#b98d5e" d="M104 68L100 78 104 80 110 70Z"/></g><path class="k" fill="#d6a940" d="M108 52C112 50 116 52 116 57L118 61H106L108 57Z"/>
<path class="k" fill="#2f3640" d="M22 56C20 42 30 32 44 32C60 34 72 46 74 62C76 74 68 82 56 83H34C26 78 23 68 22 56Z"/><path class="k" fill="#f4ecd8" d="M26 52C26 44 32 40 39 42C50 46 54 58 51 72C48 79 40 82 33 78C28 72 26 62 26 52Z"/><path fill="#d0c5a6" d="M43 45C51 50 53.6 61 50.6 72C48 78 42 81 36.6 79.6C46 72 48 56 43 45Z"/>
<path class="k" fill="#35577a" d="M52 48C62 46 74 54 78 70C70 72 60 70 55 64C51 58 50 52 52 48Z"/><path class="k t" fill="none" d="M58 62C64 64 70 66 76 68M57 56C64 58 70 62 75 67"/>
<path class="k" fill="none" style="stroke-width:4;stroke:#2b2018" d="M50 36C44 46 46 58 54 66"/><path fill="none" stroke="#94683f" stroke-width="2" d="M50 36C44 46 46 58 54 66"/>
<path class="k" fill="#2a3038" d="M24 26C22 12 31 5 42 5S60 13 59 25C58 35 50 42 41 42C31 42 25 35 24 26Z"/><path fill="#465260" d="M27 22C28 14 33 9 40 8.4C34 12 31 17 30.6 23C29.6 26 27 25 27 22Z"/>
<path class="k" fill="#4a4a48" d="M27 21C20 20 11 23 5 29C11 33 20 34 28 31C31 28 30.6 23 27 21Z"/><path fill="#6f6e68" d="M26 23C20 22.6 13 25 8.6 28.4C14 28 21 27 27.4 27C28.4 25.6 27.6 23.6 26 23Z"/><path class="k t" fill="none" d="M6 29C13 28.6 21 28.4 28 28"/><circle class="k t" cx="38" cy="22" r="4.6" fill="#f4e3ae"/><circle cx="37.2" cy="22.4" r="2.6" fill="#231a14"/><circle cx="36.4" cy="21.4" r=".9" fill="#fff8e6"/><path class="k t" fill="none" d="M33.4 16.8C36 15 40 15 42.6 17"/>
<path class="k" fill="#7d8f52" d="M22 13C28 8 52 6 64 11C62 15 56 14 50 14C40 13 32 15 26 17C22 17 20 15 22 13Z"/><path class="k" fill="#8fa25f" d="M29 11C29 2 36-2 43-2S56 2 57 10C48 8 38 8.6 29 11Z"/><path fill="#647639" d="M49-.8C54 1.4 56 5 56.6 9.4C54 9 51.6 8.6 49 8.6C50.6 5 50.6 2 49-.8Z"/><path class="k t" fill="#a8492f" d="M29 8C38 5.6 48 5 57 7.4V10.4C48 8.4 38 9 29 11.4Z"/><path class="k" fill="#d5d2c4" d="M53 7C56-1 62-4 68-4C67 3 62 8 55 9Z"/>
<path class="k" fill="#c9852b" d="M27 38C34 43 46 43 54 37L57 43C48 50 34 50 26 45Z"/><path class="k" fill="#c9852b" d="M32 46L28 60 35 62 38 47Z"/><path class="t2" d="M31 53L37 55M30 57L36 59"/>
<path class="k" fill="#6a4629" d="M12 34L15 33.4 20 82H16Z"/><path class="k" fill="#35577a" d="M40 60C32 56 24 54 18 55L17 62C24 68 34 70 42 68Z"/><path class="k t" fill="none" d="M20 58C26 58 32 60 38 63M21 62C27 63 32 64 37 66"/>${tuft(90, 80)}${tuft(6, 78)}`,
);

// An ermine crowned with gold and hawthorn.
A(
  'queen',
  R('#5f7f78') +
    `<path fill="#4c6a64" d="M0 0H14C20 26 12 54 18 80H0ZM120 0H106C100 26 108 54 102 80H120Z"/><path fill="#3d5852" d="M0 0H6C10 30 4 56 8 80H0ZM120 0H114C110 30 116 56 112 80H120Z"/><path class="k" fill="#d6a940" d="M26 84V34C24 20 32 12 40 12C42 2 54-3 60-3S78 2 80 12C88 12 96 20 94 34V84Z"/><path fill="#a97c22" d="M80 12C88 12 95.6 20 93.4 34V84H87V34C88 24 86 16 80 12Z"/><path class="k t" fill="#8f3048" d="M33 84V36C33 24 40 19 45 19C47 9 54 5 60 5S73 9 75 19C80 19 87 24 87 36V84Z"/><g fill="#b04a62"><circle cx="40" cy="32" r="1.4"/><circle cx="80" cy="32" r="1.4"/><circle cx="38" cy="46" r="1.4"/><circle cx="82" cy="46" r="1.4"/><circle cx="39" cy="60" r="1.4"/><circle cx="81" cy="60" r="1.4"/></g>
<path class="k" fill="#3c6f62" d="M18 84C20 68 36 58 60 58S100 68 102 84Z"/><path fill="#274d43" d="M80 61C94 66 101 74 102 84H88C91 76 87 67 80 61Z"/>
<path class="k" fill="#f7f0dd" d="M42 62C44 58 76 58 78 62C84 68 86 76 82 84H38C34 76 36 68 42 62Z"/><path fill="#d3c8ac" d="M72 60C75 60.4 77 61 77.6 62.2C83.4 68 85 76 81.4 84H70C77 76 77 67 72 60Z"/><g fill="#231a14"><path d="M48 70l1.2 4.4-2.4 0ZM56 75l1.2 4.4-2.4 0ZM66 75l1.2 4.4-2.4 0ZM73 69l1.2 4.4-2.4 0Z"/></g>
<g class="k" fill="#ece2ca"><circle cx="43" cy="24" r="6.4"/><circle cx="77" cy="24" r="6.4"/></g><circle cx="43" cy="24.4" r="3.4" fill="#d99f8c"/><circle cx="77" cy="24.4" r="3.4" fill="#c58877"/>
<path class="k" fill="#f7f0dd" d="M39 38C38 25 48 18 60 18S82 25 81 38C81 46 77 50 74 54C70 59 65 61 60 61S50 59 46 54C43 50 39 46 39 38Z"/><path fill="#d3c8ac" d="M71 20.6C78 24.6 81 31 80.4 38C80.4 46 76.4 50 73.6 53.6C70 58 66 60 62 60.4C72 52 77 36 71 20.6Z"/><path fill="#c79a6a" d="M50 20C54 18.4 66 18.4 70 20C68 26 65 32 60 35C55 32 52 26 50 20Z" opacity=".7"/>
<path class="k t" fill="none" d="M46 33C48.4 30.6 52.6 30.6 54.6 33.4M74 33C71.6 30.6 67.4 30.6 65.4 33.4"/>${eyes(50.4, 69.6, 38, 2.5)}<path class="k t" fill="none" d="M47.6 36L45.4 34.4M47 38L44.8 37.4M72.4 36L74.6 34.4M73 38L75.2 37.4"/><path class="k t" fill="#7c3b34" d="M56.6 46.4C57 44.6 63 44.6 63.4 46.4C63 48.8 61.4 50 60 50S57 48.8 56.6 46.4Z"/><path class="t2" style="opacity:.95" d="M60 50V52.4M54.6 52.4C56.6 54.8 59 54.6 60 52.4C61 54.6 63.4 54.8 65.4 52.4"/>${whisk(66, 48, 1)}${whisk(54, 48, -1)}<g fill="#d98f84" opacity=".6"><ellipse cx="46" cy="45" rx="3" ry="1.9"/><ellipse cx="74" cy="45" rx="3" ry="1.9"/></g>
<path class="k" fill="#e0b548" d="M43 20C42 14 41 9 39 4C44 6 47 9 49 12C51 7 54 2 60-3C66 2 69 7 71 12C73 9 76 6 81 4C79 9 78 14 77 20C68 16 52 16 43 20Z"/><path fill="#a97c22" d="M71 12C73 9 76 6 80.4 4.6C78.6 9 77.6 14 76.6 19.2C74 18.2 71 17.6 68 17.2C69.6 15.6 70.6 14 71 12Z"/><path class="k t" fill="#5d7a3a" d="M46 17C49 12.6 53 13 55 15.6C52 18 49 18.4 46 17ZM74 17C71 12.6 67 13 65 15.6C68 18 71 18.4 74 17Z"/><g class="k t" fill="#b5303f"><circle cx="60" cy="13" r="2.6"/><circle cx="55.4" cy="15" r="1.8"/><circle cx="64.6" cy="15" r="1.8"/></g><g class="k t" fill="#f4e2b2"><circle cx="39" cy="4" r="1.8"/><circle cx="81" cy="4" r="1.8"/></g>
<path class="k t" fill="none" d="M45 60C50 68 70 68 75 60"/><g class="k t" fill="#e0b548"><circle cx="49" cy="64" r="1.8"/><circle cx="54" cy="66.4" r="1.8"/><circle cx="66" cy="66.4" r="1.8"/><circle cx="71" cy="64" r="1.8"/></g><path class="k t" fill="#b5303f" d="M57 68L60 65.6 63 68 60 73Z"/>
<path class="k" fill="#3c6f62" d="M20 84C20 74 24 68 30 64L37 72C33 76 32 80 32 84Z"/><path class="k" fill="#f7f0dd" d="M27 66L32 61.6 39 70 35 74Z"/><path class="k" fill="#5b3a22" d="M22 40L24.6 39 36 74 33 75Z"/><circle class="k" cx="33" cy="62" r="5" fill="#f7f0dd"/><path class="t2" style="opacity:.8" d="M29.6 61H35M30 63.4H35.6"/>${g(22, 33, 1, `<path class="k" fill="#5d7a3a" d="M0 8C-6 10-9 6-9 2C-4 2-1 4 0 8ZM1 8C7 9 10 5 9 1C4 2 2 4 1 8Z"/><g class="k t" fill="#f3d7dc"><circle cx="0" cy="-7" r="4"/><circle cx="-6" cy="-2.6" r="4"/><circle cx="6" cy="-2.6" r="4"/><circle cx="-4" cy="4" r="4"/><circle cx="4" cy="4" r="4"/></g><circle class="k t" cx="0" cy="-1" r="3" fill="#e0b548"/>`)}
<path class="k" fill="#3c6f62" d="M102 84C102 74 97 69 90 66L83 74C87 77 88 80 88 84Z"/><path class="k" fill="#f7f0dd" d="M93 69L88 64.6 80.6 72 85 77Z"/><path class="k" fill="#f7f0dd" d="M83 73C79 69.6 73.6 71 73 75C73.4 79 79 80.6 82.6 78.4Z"/>`,
);

// A fox who knows every path.
A(
  'ranger',
  R('#c7cf9f') +
    `<path fill="#dde0b4" d="M44 0H84C96 26 100 50 96 80H30C26 50 30 26 44 0Z" opacity=".8"/><g fill="#97a56c"><path d="M4 0H14L17 80H0ZM24 0H30L33 80H22ZM98 0H104L108 80H97ZM112 0H120V80H111Z"/></g><g fill="#7b8a52"><path d="M9 0H14L17 80H10ZM101.6 0H104L108 80H103Z"/></g><path fill="#7f9350" d="M0 58C26 50 90 50 120 58V80H0Z"/>${conifer(16, 62, 0.9)}${conifer(104, 60, 1)}${conifer(116, 66, 0.7)}${mush(8, 79, 0.9, '#a8553a')}
<path class="k" fill="none" style="stroke-width:4.4" d="M96 8C112 26 112 58 92 78"/><path fill="none" stroke="#a87746" stroke-width="2.4" d="M96 8C112 26 112 58 92 78"/><path fill="none" stroke="#f3e8cf" stroke-width=".9" d="M96 8L92 78"/>
<g class="k"><path fill="#7a4a2a" d="M80 40L92 36 98 66 84 70Z"/><path fill="#a8492f" d="M80 32L84 24 86 34 84 39ZM86 30L91 23 92 32 88 37Z"/><path fill="#f1e6cb" d="M91 33L97 27 96 35 92 38Z"/></g>
<path class="k" fill="#4f6a3a" d="M18 84C18 65 32 55 54 55S90 65 90 84Z"/><path fill="#344a25" d="M72 58C84 63 90 72 90 84H77C82 75 80 65 72 58Z"/><path class="k" fill="#6a4629" d="M30 61L36 57.4 74 84H64Z"/>
<path class="k" fill="#c4652c" d="M30 28C24 16 24 6 27 0C36 3 42 9 45 16ZM78 28C84 16 84 6 81 0C72 3 66 9 63 16Z"/><path fill="#3a2a22" d="M29.6 14C27.4 8.6 27 4.6 28 2.4C33 4.6 37 8 39.6 12C36 11 33 11.6 29.6 14ZM78.4 14C80.6 8.6 81 4.6 80 2.4C75 4.6 71 8 68.4 12C72 11 75 11.6 78.4 14Z"/>
<path class="k" fill="#cf7234" d="M30 32C30 19 41 12 54 12S78 19 78 32C80 36 86 39 90 41C87 44 84 45.4 81 45.6C82 47.6 82 49 81.4 50.6C76 51 72 52 68 55C64 59 59 61 54 61S44 59 40 55C36 52 32 51 26.6 50.6C26 49 26 47.6 27 45.6C24 45.4 21 44 18 41C22 39 28 36 30 32Z"/><path fill="#97461a" d="M66 14.6C74 18.6 77.8 24.6 77.4 32C79.4 36 85 39 88.8 41C86.4 43.6 83.6 44.8 80.2 45C81.2 47 81.4 48.6 80.9 50C75.6 50.6 71.6 51.6 67.6 54.6C64 58 60 60 56 60.4C70 50 73 30 66 14.6Z"/>
<path fill="#f4ead2" d="M20.4 41.2C28 42 36 38 42 38C48 40 51 46 54 50C57 46 60 40 66 38C72 38 80 42 87.6 41.2C85.4 43.4 83 44.6 80 45C81 47 81.2 48.6 80.8 50C75.6 50.6 71.6 51.6 67.6 54.6C63.6 58.6 58.8 60.4 54 60.4S44.4 58.6 40.4 54.6C36.4 51.6 32.4 50.6 27.2 50C26.8 48.6 27 47 28 45C25 44.6 22.6 43.4 20.4 41.2Z"/><path fill="#d3c5a2" d="M87.6 41.2C85.4 43.4 83 44.6 80 45C81 47 81.2 48.6 80.8 50C75.6 50.6 71.6 51.6 67.6 54.6C64.6 57.6 61 59.4 57.4 60C66 54 72 47 74 39.6C78.6 40.6 83.6 41.6 87.6 41.2Z"/>
${eyes(43, 65, 34, 2.5)}<path class="k t" fill="none" d="M38 30C40 27.6 45 27.6 48 30.6M70 30C68 27.6 63 27.6 60 30.6"/><path class="k" fill="#231a14" d="M49 49C49 46 59 46 59 49C59 52 56 54 54 54S49 52 49 49Z"/><ellipse cx="52.4" cy="48.4" rx="1.5" ry=".8" fill="#8d8278"/><path class="t2" style="opacity:.95" d="M54 54V56.4M48 56C50.4 58.4 53 58 54 56.4C55 58 57.6 58.4 60 56"/>
<path class="k" fill="#5d7a3a" d="M28 21C32 8 44 3 55 3S80 8 92 19C78 18 64 18 54 19C44 19 34 20 28 21Z"/><path fill="#40572a" d="M66 4.4C76 7.4 84 12.6 90.4 18.4C82 17.8 74 17.8 66 18C69 13 69 8.6 66 4.4Z"/><path class="k" fill="#4a6530" d="M24 22C34 15 78 13 94 20C84 24 70 22 56 22.6C44 23 32 25 24 22Z"/><path class="k" fill="#a8492f" d="M38 14C36 3 42-5 52-8C54 2 50 10 42 16Z"/><path class="t2" d="M41 13C42 6 45 0 50-5"/>
<path class="k" fill="#e7d7ad" d="M36 57C44 66 64 66 72 57L75 64C66 73 42 73 33 64Z"/><path class="k t" fill="#d6a940" d="M50 66L54 62 58 66 54 71Z"/>
<path class="k" fill="#4f6a3a" d="M30 84C26 76 22 72 18 70L12 76C14 81 18 84 22 86Z"/><path class="k" fill="#3a2a22" d="M10 74C9 69 14 66 18 68C22 70 22.4 75 19 77.4C15 79 10.6 78 10 74Z"/>${g(13, 60, 1, `<path class="k" fill="#f3e6c4" d="M-10-6L8-10 14 8-5 13Z"/><path fill="none" stroke="#a8492f" stroke-width="1.1" stroke-dasharray="2 1.6" d="M-5-2C0-6 4 0 1 3S5 7 9 5"/><path class="k t" fill="#6d8047" d="M-4 8L-2 3 0 7Z"/>`)}${tuft(100, 79)}`,
);

// A rabbit with her flock: caterpillars in wool.
const lamb = (x: number, y: number, s: number) =>
  g(
    x,
    y,
    s,
    `<path class="k" fill="none" style="stroke-width:2.4" d="M-6 10V15M0 11V15M7 10V15M12 9V14"/>${cloud(
      [
        [-4, 6, 5.6],
        [1, 2, 6],
        [7, 2, 6],
        [12, 6, 5.4],
        [4, 7, 6],
      ],
      '#e6dcc2',
      '#fbf5e4',
      { sw: 1.1 },
    )}<path class="k" fill="#8aa656" d="M-14 3C-14-2-10-4-7-3C-3-2-2 3-4 7C-7 10-13 9-14 3Z"/><circle cx="-10.4" cy="2.4" r="1.3" fill="#231a14"/><circle cx="-10.8" cy="2" r=".45" fill="#fff8e6"/><path class="k t" fill="none" d="M-10-3C-11-6-13-7-14.6-7M-7-3.4C-7-6-6-8-4.4-8.4M-12.6 5.6C-11.4 6.8-10 6.8-9 6"/><circle cx="-14.8" cy="-7.2" r="1" fill="#8c3a5c"/><circle cx="-4" cy="-8.8" r="1" fill="#8c3a5c"/>`,
  );
A(
  'shepherd',
  R('#e3e0bc') +
    `<g fill="#f6f1da"><ellipse cx="98" cy="14" rx="15" ry="4.6"/><ellipse cx="106" cy="10" rx="9" ry="4.6"/><ellipse cx="14" cy="10" rx="12" ry="4"/></g><path fill="#c4cd96" d="M0 40C16 28 34 32 52 38S92 24 120 34V80H0Z"/><path fill="#a5b46e" d="M0 56C24 48 60 54 84 50S110 50 120 53V80H0Z"/>${conifer(110, 42, 0.5)}${conifer(102, 41, 0.36)}${lamb(108, 46, 0.42)}
<path class="k" fill="none" style="stroke-width:5" d="M20 84L23 22C23 10 37 8 37 18C37 23 32 25 30 21"/><path fill="none" stroke="#b98d5e" stroke-width="2.6" stroke-linecap="round" d="M20 84L23 22C23 10 37 8 37 18C37 23 32 25 30 21"/>
<path class="k" fill="#b5803f" d="M24 84C24 66 38 57 57 57S90 66 90 84Z"/><path fill="#81552a" d="M74 60C84 64.6 90 73 90 84H78C83 76 81 67 74 60Z"/>
<path class="k" fill="#b7a993" d="M45 25C39 12 39-2 45-5C52-5 55 8 54 22Z"/><path fill="#dcae9d" d="M46.6 20C43 10 43 1 46-1.4C50 .6 51.4 10 51 19Z"/><path class="k" fill="#a0917b" d="M69 25C77 16 87 5 94 6C98 11 90 23 76 31Z"/><path fill="#c58f7f" d="M74 24C80 17 87 10.4 91.4 10C92.6 14 86 22 77.6 27.4Z"/>
<path class="k" fill="#c4b69f" d="M36 40C35 27 45 19 58 19S80 27 80 40C80 52 71 61 58 61S36 52 36 40Z"/><path fill="#978870" d="M69 21.6C76.6 25.6 80 32 79.4 40C79.4 51.4 71 60.2 60 60.4C71 53 75 36 69 21.6Z"/><path fill="#f3ead4" d="M43 49C43 43 49 42 55 44C61 42 68 43 68 49C68 56 62 59.6 55.6 59.6S43 56 43 49Z"/>${eyes(45.6, 67, 37, 2.6)}<path class="k t" fill="none" d="M41.4 31.4C43.4 29.4 47 29.4 49 31.4M64 31.4C66 29.4 69.6 29.4 71.6 31.4"/><path class="k t" fill="#c97a76" d="M52.4 43C53 41 58 41 58.6 43C58.2 45.2 56.8 46.2 55.5 46.2S52.8 45.2 52.4 43Z"/><path class="t2" style="opacity:.95" d="M55.5 46.2V49.4M49.6 49.6C52 52.4 54.6 52 55.5 49.4C56.4 52 59 52.4 61.4 49.6"/><path class="k t" fill="#fbf3da" d="M53 50.6H58V55H53Z"/><path class="t2" d="M55.5 51V55"/>${whisk(62, 46, 1.1)}${whisk(48, 46, -1)}<g fill="#d98f84" opacity=".5"><ellipse cx="42" cy="44" rx="2.6" ry="1.8"/><ellipse cx="72" cy="44" rx="2.8" ry="1.8"/></g>
<path class="k" fill="#5f7f92" d="M35 34C33 18 45 9 58 10S82 20 81 35C78 27 70 22.6 58 22.6S39 27 35 34Z"/><path fill="#41606f" d="M69 12.6C77 17 81 24.6 80.2 33C78 28 74 25 69 23.6C71 20 71 16 69 12.6Z"/><g fill="#e7e3cb"><circle cx="44" cy="21" r="1.3"/><circle cx="52" cy="15.6" r="1.3"/><circle cx="61" cy="18" r="1.3"/><circle cx="67" cy="14.6" r="1.2"/><circle cx="53" cy="20.6" r="1"/><circle cx="39.4" cy="27" r="1.1"/></g>
<path class="k" fill="#5f7f92" d="M36 58C44 66 70 66 80 58C88 62 91 68 92 74C78 70 68 72 58 84C48 72 38 70 24 75C26 68 29 62 36 58Z"/><path fill="#41606f" d="M73 61.6L79.6 58.8C87 62.6 90 68 91 73C79 70 68.6 71.4 59.6 82C64 74 70 68 73 61.6Z"/><path class="t2" style="stroke:#e7e3cb" d="M30 69C40 66 50 70 57 77M88 68C78 66 68 70 60 76"/>
<path class="k" fill="#b5803f" d="M36 76C30 70 27 67 24 65L18 70C21 76 27 82 33 84Z"/><path class="k" fill="#c4b69f" d="M16 67C15 62 20 60 24 62C27.4 63.6 28 68.4 25 70.6C21.6 72.6 16.8 71.4 16 67Z"/><path class="t2" style="opacity:.8" d="M18.4 65.6H24M18.8 68H24.6"/>
${lamb(100, 63, 1)}${lamb(52, 70, 0.74)}${tuft(10, 78)}${tuft(116, 60, 0.7)}${flowerDots(
  [
    [104, 58, 1.1],
    [8, 66, 1.2],
    [14, 74, 1.1],
  ],
  '#f6efdc',
)}`,
);

// A guinea pig before her blackboard.
A(
  'teacher',
  R('#d9c28f') +
    `<path class="k" fill="#8a5f3b" d="M8 3H114V56H8Z"/><path fill="#34493f" d="M12 7H110V53H12Z"/><path fill="#40594d" d="M12 7H48C40 24 24 36 12 40Z" opacity=".7"/><g fill="none" stroke="#e9e6d2" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"><path d="M92 42C84 34 86 20 100 14C106 28 102 40 92 42ZM89 47C91 38 94 28 99 19M93 34L100 31M92.6 38L86 33M95 27L100 24M94.6 30L89 25"/><path d="M17 14H22M19.5 11.5V16.5M27 12V17M31 13H36M31 16H36M17 23L20 26 25 20"/></g>
<path class="k" fill="#7c4c5f" d="M22 84C22 66 36 57 56 57S90 66 90 84Z"/><path fill="#532d3d" d="M74 60C84 64.6 90 73 90 84H78C83 76 81 67 74 60Z"/><path class="k" fill="#f3e8cf" d="M42 58C48 62 64 62 70 58L66 70 56 64 46 70Z"/><path class="k t" fill="#d6a940" d="M52.6 68L56 65 59.4 68 56 72Z"/>
<path class="k" fill="#8f5f38" d="M32 27C24 26 20 32 22 38C26 42 32 40 36 36ZM80 27C88 26 92 32 90 38C86 42 80 40 76 36Z"/><path fill="#d99f8c" d="M30 31C26 30.6 24.4 33.6 25.4 36.4C28 38 31.4 37 33.4 34.6ZM82 31C86 30.6 87.6 33.6 86.6 36.4C84 38 80.6 37 78.6 34.6Z"/>
<path class="k" fill="#f1e4c6" d="M29 40C27 22 40 11 56 11S85 22 83 40C83 53 72 61 56 61S29 53 29 40Z"/><path fill="#8f5f38" d="M29.8 38C28.4 24 36 15 46 12.4C50 20 50 32 44 42C40 48 34 50 31 47C30 44 29.8 41 29.8 38ZM82.4 38C83.6 24 76 15 66 12.4C62 20 62 32 68 42C72 48 78 50 81 47C82 44 82.4 41 82.4 38Z"/><path fill="#633d20" d="M82.4 38C83.6 24 76 15 70 13.4C76 22 78 34 76 47.6C78 48.6 80 48.2 81 47C82 44 82.4 41 82.4 38Z"/><path fill="#cdbb93" d="M80.6 47.6C78 56 69 60.2 58 60.4C66 57 71 52 73 46C76 48.6 79 49 80.6 47.6Z"/>
<path class="k" fill="#f1e4c6" d="M48 12C48 5 51 1 56 3C56-2 62-2 63 3C67 1 69 6 65 12C60 14 52 14 48 12Z"/><path class="t2" d="M53 6L54 12M58 3.6V12M63 6L61 12"/>
<path class="k t" fill="#fbf3dc" d="M42 49C42 43 49 42 56 43.6C63 42 70 43 70 49C70 56 63 59.4 56 59.4S42 56 42 49Z"/><path class="k t" fill="#c97a76" d="M52.6 44C53.2 42 58.8 42 59.4 44C59 46.4 57.4 47.4 56 47.4S53 46.4 52.6 44Z"/><path class="t2" style="opacity:.95" d="M56 47.4V50.4M50 50.6C52.6 53.4 55 53 56 50.4C57 53 59.4 53.4 62 50.6"/><path class="k t" fill="#fbf8ea" d="M53.6 51.6H58.4V55.6H53.6Z"/><path class="t2" d="M56 52V55.4"/>${whisk(66, 46, 1.1)}${whisk(46, 46, -1.1)}
<g class="k" fill="#fff8e4" fill-opacity=".82" style="stroke-width:1.6"><circle cx="43.6" cy="34.6" r="6.6"/><circle cx="68.4" cy="34.6" r="6.6"/><path fill="none" d="M50.2 34C53 31.6 59 31.6 61.8 34M37 33.6L31 31.6M75 33.6L81 31.6"/></g>${eyes(44, 68, 35, 2.6)}<path class="k t" fill="none" d="M38 25.6C40.4 23 45 23 47.6 25.6M64.4 25.6C67 23 71.6 23 74 25.6"/>
<path class="k" fill="#a87746" d="M-2 70H122V84H-2Z"/><path fill="#6f4a2b" d="M-2 76.5H122V84H-2Z"/><path class="t2" d="M30 73.2H60M70 73.2H90"/>
<g class="k"><path fill="#3c607b" d="M2 63H27V70H2Z"/><path fill="#a8492f" d="M5 56.6H24V63H5Z"/><path fill="#f3e8cf" d="M21 57.8H24V62H21ZM24 64.2H27V68.8H24Z"/></g><path class="k" fill="#b5402c" d="M14 47C18 44.6 22 47 21.4 51.6C20.8 56 17 58 14 56.4C11 58 7.4 56 6.8 51.6C6 47 10.4 44.6 14 47Z"/><path fill="#7d2516" d="M17 46.2C20 46.4 21.4 48.6 21 51.6C20.4 55.6 17 57.4 14.6 56.2C18.4 54 19 49.6 17 46.2Z"/><path class="k t" fill="none" d="M14 47C14 44.6 14.6 43 16 42"/><path class="k t" fill="#6d8047" d="M15 43.6C17 40.6 20.6 40.6 22 42C20.4 44.8 17.4 45.4 15 43.6Z"/>
<path class="k" fill="#94683f" d="M101 64L103.6 62.6 99.6 22 98 22.4Z"/><path class="k" fill="#7c4c5f" d="M80 74C86 68 92 64 97 62L103 70C98 75 91 79 85 81Z"/><path class="k" fill="#f1e4c6" d="M97 63C97 58 102 56.4 105.4 58.6C109 61 108.6 66.4 105 68.6C101 70.4 97 67.6 97 63Z"/><path class="t2" style="opacity:.8" d="M99.4 61.6H105M100 64.4H106"/><path class="k" fill="#7c4c5f" d="M32 76C28 71 32 67 38 66.6L48 70.4C46 75 40 78 35 79Z"/><path class="k" fill="#f1e4c6" d="M46 68C50 66 55 68 55 71.6C54 75 48 75.6 45 73Z"/><path class="k t" fill="#fbf8ea" d="M110 67H117V69.6H110ZM60 68H66V70H60Z"/>`,
);

// An opossum in his tall hat, kind to everyone once.
A(
  'undertaker',
  R('#8e98a0') +
    `<circle cx="96" cy="19" r="11" fill="#e6e4d0"/><circle cx="100" cy="17" r="9.4" fill="#8e98a0"/><path fill="#78848a" d="M0 44C20 34 40 40 60 38S100 34 120 42V80H0Z"/><path fill="#5d6a5f" d="M0 60C30 52 90 54 120 60V80H0Z"/>${conifer(8, 56, 0.8, '#3b4a40', '#566a58')}${conifer(112, 54, 0.6, '#3b4a40', '#566a58')}
<g class="k" fill="#aeb0a8"><path d="M84 72V52A8 8.6 0 0 1 100 52V72ZM2 78V64A7 7.4 0 0 1 16 64V78Z"/></g><path fill="#83867f" d="M95 45.4A8 8.6 0 0 1 99.4 52V71.4H94C97 63 97 54 95 45.4ZM12 58.6A7 7.4 0 0 1 15.4 64V77.4H11C13.4 71 13.6 64 12 58.6Z"/><path class="t2" d="M88 54H95M88 58H94M5 66H11M5 69.6H10"/>
<path class="k" fill="#33343d" d="M20 84C20 66 34 57 54 57S88 66 88 84Z"/><path fill="#1f2028" d="M72 60C82 64.6 88 73 88 84H77C81 76 79 67 72 60Z"/><path class="k" fill="#efe8d6" d="M44 59H64L58 84H50Z"/><path class="k" fill="#42434e" d="M40 59L48 58 53 78 46 84H38ZM68 59L60 58 55 78 62 84H70Z"/><path class="k t" fill="#6f4a7c" d="M46 62L54 65 62 62V69L54 66.6 46 69Z"/>
<g class="k" fill="#3a3337"><circle cx="33" cy="29" r="7.6"/><circle cx="75" cy="29" r="7.6"/></g><path fill="#d9a69c" d="M30 33.4A4.6 4.6 0 0 1 32 25.4C34.6 27 35 31 34 34ZM78 33.4A4.6 4.6 0 0 0 76 25.4C73.4 27 73 31 74 34Z"/>
<path class="k" fill="#efe9dc" d="M34 36C33 26 42 20 54 20S75 26 74 36C76 40 76 44 72 47C68 52 61 60 54 62C47 60 40 52 36 47C32 44 32 40 34 36Z"/><path fill="#c1bbaf" d="M64 21.6C71 24.6 74 29.6 73.4 36C75.4 40 75.2 43.6 71.6 46.6C67.6 51.4 61.6 58.8 55.6 61C65 50 70 36 64 21.6Z"/><path fill="#8d8890" d="M49 20.6C51 28 52.6 34 54 39C55.4 34 57 28 59 20.6C56 20 52 20 49 20.6Z"/><path fill="#8d8890" opacity=".75" d="M37 36C41 31 48 32 50.6 37C49 41.6 41 43 38 40.6ZM71 36C67 31 60 32 57.4 37C59 41.6 67 43 70 40.6Z"/>
${eyes(44.4, 63.6, 37.4, 2.6)}<path class="k t" fill="none" d="M39 32.6C41.6 29.4 45 29 48.4 30.4M69 32.6C66.4 29.4 63 29 59.6 30.4"/><path class="k" fill="#d98f8a" d="M49.6 53C49.6 50.2 58.4 50.2 58.4 53C58.4 56 56 58 54 58S49.6 56 49.6 53Z"/><ellipse cx="52.6" cy="52.4" rx="1.4" ry=".7" fill="#f9dcd4"/><path class="t2" style="opacity:.9" d="M46 54.6C49 58.6 52 60 54 60C56 60 59 58.6 62 54.6"/>${whisk(61, 50, 1.1)}${whisk(47, 50, -1.1)}
<path class="k" fill="#2b2c35" d="M38 20C37 12 36 4 37-4H72C73 4 72 12 71 20C62 23 47 23 38 20Z"/><path fill="#17181f" d="M62-4H72C73 4 72 12 70.6 19.6C67.6 20.4 64 21.2 60.4 21.4C63 13 63.6 4 62-4Z"/><path class="k t" fill="#6f4a7c" d="M37.4 13C47 16.4 62 16.4 71.8 13L71 20C62 23 47 23 38 20Z"/><path class="k" fill="#2b2c35" d="M28 21C34 16 38 19 44 21C50 22.4 60 22.4 66 21C71 19 75 16 81 21C74 27 64 26.4 54.6 26.4S34 27 28 21Z"/>
<path class="k" fill="#94683f" d="M101 18H104.6L108 84H103.6Z"/><path fill="#6a4629" d="M103 18H104.6L108 84H106Z"/><path class="k" fill="#94683f" d="M95 14H111V18.4H95Z"/><path class="k" fill="#33343d" d="M78 76C86 66 92 62 98 60L104 68C99 75 92 80 84 84Z"/><path class="k" fill="#efe9dc" d="M94 61L98 57.6 106 67 101.6 71Z"/><path class="k" fill="#d9a69c" d="M99 60C98.4 55 104 52.6 108 55.4C111.6 58 111 64 107 66C103 67.6 99.4 64.6 99 60Z"/><path class="t2" style="opacity:.8" d="M101.6 58.4H108M102 61.4H108.6"/>
<path class="k" fill="#33343d" d="M36 84C31 76 27 72 22 70L17 77C20 82 24 84 28 86Z"/><path class="k" fill="#d9a69c" d="M14 72C14 67.4 19 65.6 22.4 68C25.6 70.4 25 75.4 21.4 77C17.6 78.4 14 76 14 72Z"/><path class="k t" fill="none" d="M18.6 66V61"/><circle cx="18.6" cy="52" r="17" fill="#f6cf6c" opacity=".26"/><path class="k" fill="#f6cf6c" d="M13.6 46H23.6L25 59H12.2Z"/><path fill="#fdf0bd" d="M18.6 57C15.6 53.6 18 51 18.6 47.6C20 51 21.8 53.6 18.6 57Z"/><path class="k" fill="#42434e" d="M12.4 46C12.4 41.6 24.8 41.6 24.8 46ZM11.4 59H25.8V61.6H11.4Z"/><path class="k t" fill="none" d="M15.6 42.6C15.6 39 21.6 39 21.6 42.6"/>${tuft(92, 80, 1, '#3b4a35')}${tuft(114, 78, 1, '#3b4a35')}${tuft(6, 80, 0.8, '#3b4a35')}`,
);
