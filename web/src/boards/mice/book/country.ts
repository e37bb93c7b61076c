/** What lies around the castle: sky and hills by night or by day, the earth with what is hidden in it, the tree, the cat. */
import { Whim } from '../room/polygon.ts';
import { INK, put } from './painter.ts';

interface Sky {
  readonly stops: readonly (readonly [number, string])[];
  readonly hills: readonly [string, string];
  readonly cloud: string;
  readonly lamp: readonly [string, string];
}

const NIGHT: Sky = {
  stops: [
    [0, '#1d2036'],
    [0.45, '#473653'],
    [0.68, '#8a5148'],
    [0.76, '#c7804c'],
  ],
  hills: ['#3d2f42', '#2b2230'],
  cloud: '#5a4763',
  lamp: ['#f3e8c8', '#d9caa2'],
};
const DAY: Sky = {
  stops: [
    [0, '#8fb4c4'],
    [0.4, '#c2d2c6'],
    [0.66, '#efdfb2'],
    [0.76, '#f5cf8c'],
  ],
  hills: ['#8ba07a', '#6d8560'],
  cloud: '#f4ecd6',
  lamp: ['#fff1bf', '#ffe08a'],
};

export function paintSky(night: boolean): string {
  const { stops, hills, cloud, lamp } = night ? NIGHT : DAY;
  const whim = new Whim(5);
  const stars = Array.from({ length: night ? 60 : 0 }, () => {
    const [x, y] = [whim.between(-600, 1580), whim.between(-60, 300)];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${whim.between(0.6, 1.7).toFixed(1)}" fill="#f6ead0" opacity="${whim.between(0.4, 0.95).toFixed(2)}"/>`;
  });
  return `<defs><linearGradient id="castle-sky" x1="0" y1="0" x2="0" y2="1">${stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')}</linearGradient><radialGradient id="castle-glow"><stop offset="0" stop-color="#fff3d0" stop-opacity=".7"/><stop offset="1" stop-color="#fff3d0" stop-opacity="0"/></radialGradient></defs>
<rect x="-700" y="-100" width="2400" height="960" fill="url(#castle-sky)"/>${stars.join('')}
<circle cx="846" cy="116" r="120" fill="url(#castle-glow)"/><circle cx="846" cy="116" r="46" fill="${lamp[0]}" stroke="${INK}" stroke-width="2.4"/>${night ? `<g fill="${lamp[1]}"><circle cx="832" cy="104" r="9"/><circle cx="862" cy="128" r="12"/><circle cx="850" cy="92" r="5"/><circle cx="826" cy="132" r="6"/></g>` : ''}
<path d="M-700 500C-400 460-200 520-20 500C80 470 180 500 260 480S520 440 640 478S860 440 1010 486S1500 450 1700 490V620H-700Z" fill="${hills[0]}"/><path d="M-700 552C-300 530-120 540-20 552C120 516 240 548 400 530S760 520 1010 548S1500 530 1700 552V640H-700Z" fill="${hills[1]}"/>
<g fill="${cloud}" opacity=".75"><path d="M700 150C720 136 752 140 764 150C786 140 816 146 822 158H690C688 154 692 150 700 150Z"/><path d="M846 168C868 152 906 158 916 168C938 162 962 168 968 178H836C834 172 838 168 846 168Z"/><path d="M300 110C318 98 344 102 354 110C372 104 394 108 400 118H292C290 114 294 110 300 110Z"/></g>
<g fill="none" stroke="${night ? '#8d7f96' : '#f4ecd6'}" stroke-linecap="round" opacity=".5"><path d="M424 206C414 190 436 178 426 160C418 144 438 134 430 118" stroke-width="9"/><path d="M430 118C424 104 440 96 436 84" stroke-width="6"/></g>`;
}

export function paintEarth(): string {
  const whim = new Whim(21);
  const stones = Array.from({ length: 90 }, () => {
    const [x, y] = [whim.between(-600, 1600), whim.between(600, 830)];
    const colour = ['#4a382d', '#55433a', '#3f3029'][Math.floor(whim.next() * 3)];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${whim.between(5, 15).toFixed(1)}" ry="${whim.between(3, 8).toFixed(1)}" fill="${colour}" stroke="${INK}" stroke-width="1.2"/>`;
  });
  return `<path d="M-700 562H1700V900H-700Z" fill="#3a2a22"/><path d="M-700 562H1700V578C1400 572 1200 586 1010 578C860 572 700 586 520 578S160 588-20 576S-400 586-700 576Z" fill="#55643a" stroke="${INK}" stroke-width="2.4"/><path d="M-700 640C-300 620-200 650-20 640C200 620 380 660 560 636S860 650 1010 630S1500 650 1700 640V900H-700Z" fill="#32241e"/><path d="M-700 760C-300 744-200 770-20 760C240 744 420 784 620 756S880 770 1010 750S1500 770 1700 760V900H-700Z" fill="#281c19"/>${stones.join('')}
<g fill="none" stroke="#5f4632" stroke-width="4" stroke-linecap="round"><path d="M862 566C856 600 836 620 838 656M872 566C884 606 904 612 910 650M868 566C868 600 874 626 866 668M838 630C824 640 816 652 812 664M905 626C918 630 926 640 930 652"/></g>
<g stroke="${INK}" stroke-width="2"><path d="M196 770C196 756 250 756 250 770V792H196Z" fill="#7b4f2a"/><path d="M196 770H250M196 778H250" fill="none"/><path d="M218 766H228V782H218Z" fill="#e8b740"/></g><g class="bare">${put('r-bone', 412, 806, 0.42)}</g>
<g fill="#f4c44e"><ellipse cx="906" cy="742" rx="5" ry="3.4"/><ellipse cx="924" cy="742" rx="5" ry="3.4"/></g><path d="M884 768C878 730 894 716 914 716S952 732 946 768" fill="none" stroke="${INK}" stroke-width="5" opacity=".7"/>
<g stroke="${INK}" stroke-width="1.4"><path d="M30 566c0-8 2-12 4-16h6c2 4 4 8 4 16Z" fill="#efe4cc"/><path d="M22 552c2-14 28-14 30 0Z" fill="#a8482f"/><path d="M950 566c0-6 1-9 3-12h5c2 3 3 6 3 12Z" fill="#efe4cc"/><path d="M943 556c2-11 23-11 25 0Z" fill="#a8482f"/></g>`;
}

const LEAVES = [
  772, 540, 764, 522, 774, 506, 766, 490, 776, 474, 768, 458, 775, 442, 770, 428, 96, 548, 90, 532, 98, 516, 92, 500,
  99, 486,
];

/** In front of the castle: ivy, the tree with its crow, and the cat on the roof. */
export function paintForeground(): string {
  const ivy = Array.from({ length: LEAVES.length / 2 }, (_, i) => {
    const [x, y] = LEAVES.slice(2 * i, 2 * i + 2);
    return `<path d="M${x} ${y}c-9-2-10-12-2-14c2-6 12-5 12 2c8 2 6 12-10 12Z" fill="${i % 2 ? '#55683a' : '#6d8048'}"/>`;
  });
  return `<g stroke="${INK}" stroke-width="1.2">${ivy.join('')}</g>
<g stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"><path d="M846 562C856 520 852 480 838 440C826 420 808 412 796 408C816 400 836 410 846 424C846 400 836 376 822 360C846 366 862 390 864 418C872 396 890 384 910 382C896 396 882 414 878 440C872 480 876 520 890 562Z" fill="#5a4032"/><path d="M866 440C864 480 868 520 872 562" fill="none" stroke-width="1.6"/></g>
<path d="M780 412C758 402 758 372 782 364C778 334 812 318 834 334C848 306 892 306 904 332C932 326 950 352 938 376C956 394 942 424 916 420C902 436 876 432 866 418C846 432 818 428 808 414C798 422 786 420 780 412Z" fill="#4d5a36" stroke="${INK}" stroke-width="2.4"/><path d="M780 392C776 376 788 366 800 370C808 352 834 344 846 356C858 338 888 338 896 352C886 354 880 358 876 364C862 358 850 362 844 372C830 364 814 370 810 382C800 378 790 382 780 392Z" fill="#66773f"/>
<path d="M796 396q6 6 12 0M826 404q6 6 12 0M858 400q6 6 12 0M892 404q6 6 12 0M914 384q6 6 12 0M838 384q6 6 12 0M878 384q6 6 12 0M806 376q5 5 10 0M862 366q5 5 10 0M900 362q5 5 10 0" fill="none" stroke="${INK}" stroke-width="1.5" opacity=".6"/>
<g class="bare">${put('magpie', 924, 350, 0.34)}</g>
<path d="M520 210C512 202 514 186 524 182C540 176 566 178 578 184C582 178 584 170 584 162L590 168H600L606 162C608 172 608 182 604 190C602 196 600 204 600 210H592C590 204 588 200 584 198L580 210H572L570 200H540L534 210H526L528 200C522 194 508 196 502 186C498 176 504 166 512 168" fill="#120c14" stroke="#120c14" stroke-width="2" stroke-linejoin="round"/><g fill="#f4c44e"><circle cx="591" cy="177" r="2.2"/><circle cx="600" cy="177" r="2.2"/></g>`;
}
