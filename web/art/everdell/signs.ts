/** Signs and goods, 24 by 24: one symbol for each thing. */
import type { Drawing } from '../sprite.ts';
// 24x24 signs and goods. One symbol per thing. .k = ink line
export const drawings: Drawing[] = [];
const ic = (id: string, body: string, viewBox = '0 0 24 24') => drawings.push({ id, viewBox, body });

ic(
  'twig',
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="var(--art-line,#2b2018)" stroke-width="5.6" d="M4 20.5L18.6 4.2M10.4 13.4L9.2 6.4M12.6 11l7.6 1.6"/><path stroke="#94683f" stroke-width="3" d="M4 20.5L18.6 4.2M10.4 13.4L9.2 6.4M12.6 11l7.6 1.6"/><path stroke="#c79c68" stroke-width="1" d="M4 19.6L17.4 4.6M9.9 12L8.8 7M13.4 10.4l5 1"/></g><ellipse cx="4.3" cy="20.3" rx="1.7" ry="1.3" transform="rotate(-45 4.3 20.3)" fill="#e2c491" stroke="var(--art-line,#2b2018)" stroke-width=".7"/>`,
);
ic(
  'resin',
  `<path fill="#c9852b" stroke="var(--art-line,#2b2018)" stroke-width="1.5" stroke-linejoin="round" d="M12 1.8C14 7 19.4 10.6 19.4 15.6A7.4 7.2 0 0 1 4.6 15.6C4.6 10.6 10 7 12 1.8Z"/><path fill="#9c5c17" d="M13.6 7.2C16 10 18.6 12.4 18.6 15.6A6.6 6.4 0 0 1 9.4 21.4C15.4 20 17 14 13.6 7.2Z"/><path fill="#f4cf7d" d="M8.6 11.4C7 13.4 6.2 15 6.8 17.2C7.2 18.6 8.6 18.4 8.6 17C8.4 15 8.8 13.6 10 12C10.6 11 9.4 10.6 8.6 11.4Z"/>`,
);
ic(
  'pebble',
  `<path fill="#a6a598" stroke="var(--art-line,#2b2018)" stroke-width="1.5" stroke-linejoin="round" d="M2.6 15.2C2.2 10.2 6.6 5.4 12.2 5.2C17.6 5 21.8 8.8 21.6 13.8C21.4 18 17.4 19.8 12 19.9C6.8 20 2.9 18.8 2.6 15.2Z"/><path fill="#7b7a6e" d="M18 7.4C20 9 20.9 11.2 20.8 13.8C20.6 17.4 17 19 12 19.1C8.8 19.2 6 18.7 4.4 17.4C9 18.4 14 17.6 16.6 14.6C18.6 12.2 18.8 9.6 18 7.4Z"/><path fill="#dcd9c8" d="M5 12.6C5.6 9.8 8 7.6 10.8 7.2C12 7.1 12 8.3 10.9 8.7C8.8 9.4 7.4 10.8 6.7 13C6.3 14.2 4.8 13.8 5 12.6Z"/><g fill="#57564c"><circle cx="12.4" cy="12.6" r=".8"/><circle cx="15.2" cy="10.6" r=".6"/><circle cx="10.6" cy="15.6" r=".6"/></g>`,
);
ic(
  'berry',
  `<path fill="none" stroke="var(--art-line,#2b2018)" stroke-width="1.6" stroke-linecap="round" d="M12.4 7C12.4 4.8 13.4 3 15.4 2"/><path fill="#76884a" stroke="var(--art-line,#2b2018)" stroke-width="1.2" stroke-linejoin="round" d="M13.2 5.4C15.4 3.2 18.8 3 21.4 4.4C19.8 7 16.4 7.6 13.2 5.4Z"/><circle cx="11.8" cy="14.4" r="8" fill="#8c3a5c" stroke="var(--art-line,#2b2018)" stroke-width="1.5"/><path fill="#5f2342" d="M17.4 9.8C18.6 11 19.1 12.6 19.1 14.4A7.3 7.3 0 0 1 6.4 19.2C11 20 16.6 17 17.4 9.8Z"/><path fill="#e3a5b4" d="M6.2 13.6C6.4 11.4 7.6 9.8 9.2 9.2C10.2 8.9 10.6 10 9.7 10.6C8.6 11.3 8 12.4 7.8 13.8C7.6 15 6.1 14.8 6.2 13.6Z"/><path fill="#3d1730" d="M12 6.6l1.1 1.6 1.9.2-1.3 1.4.3 1.9-2-.8-1.8.8.3-1.9L9.2 8.4l1.8-.2Z" opacity=".75"/>`,
);
ic(
  'any',
  `<path fill="none" stroke="var(--art-line,#2b2018)" stroke-width="1.6" d="M5.4 11C5 5.4 8 2.6 12 2.6S19 5.4 18.6 11"/><path fill="#c39a5f" stroke="var(--art-line,#2b2018)" stroke-width="1.5" stroke-linejoin="round" d="M2.6 11H21.4L19.4 20.4C16 22 8 22 4.6 20.4Z"/><path fill="#8f6538" d="M14.8 11.8H20.4L18.7 19.9C16.6 20.7 14 20.9 12 20.9C14.2 18.6 15.2 15.4 14.8 11.8Z"/><g stroke="var(--art-line,#2b2018)" stroke-width=".9" opacity=".7" fill="none"><path d="M3.4 14.2C9 15.2 15 15.2 20.6 14.2M4.1 17.4C9 18.4 15 18.4 19.9 17.4M7.6 11.2L8.8 21.2M12 11.2V21.4M16.4 11.2L15.2 21.2"/></g><path fill="#e0c48c" stroke="var(--art-line,#2b2018)" stroke-width="1.2" d="M2 9.8H22V12.2H2Z"/>`,
);

const lobes = (n: number, r: number, a: number, cx = 12, cy = 12) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const t0 = (2 * Math.PI * i) / n,
      t1 = (2 * Math.PI * (i + 0.5)) / n,
      t2 = (2 * Math.PI * (i + 1)) / n;
    const p = (t: number, q: number) => `${(cx + q * Math.sin(t)).toFixed(2)} ${(cy - q * Math.cos(t)).toFixed(2)}`;
    d += `${i ? '' : `M${p(t0, r)}`}Q${p(t1, r + a)} ${p(t2, r)}`;
  }
  return `${d}Z`;
};
ic(
  'point',
  `<path fill="#d6a940" stroke="var(--art-line,#2b2018)" stroke-width="1.4" stroke-linejoin="round" d="${lobes(10, 9.2, 3.4)}"/><path fill="#a97c22" d="M18.2 5.4C20 7.4 21 9.6 21 12A9 9 0 0 1 7 19.5C15 20 20 13 18.2 5.4Z" opacity=".75"/><circle cx="12" cy="12" r="7.2" fill="#efd07a" stroke="#7d5a16" stroke-width=".8"/>`,
);
ic(
  'token',
  `<path fill="#d6a940" stroke="var(--art-line,#2b2018)" stroke-width="1.4" stroke-linejoin="round" d="${lobes(10, 9.2, 3.4)}"/><circle cx="12" cy="12" r="7.2" fill="#efd07a" stroke="#7d5a16" stroke-width=".8"/><path fill="#8a6318" d="M8.2 10.2C8.2 8 10 7 12 7S15.8 8 15.8 10.2C13.4 10.8 10.6 10.8 8.2 10.2ZM8.9 11.2C10.8 11.6 13.2 11.6 15.1 11.2C15 14.4 13.6 16 12 17.2C10.4 16 9 14.4 8.9 11.2ZM11.5 7.2C11.5 6.2 11.9 5.5 12.6 5L13.1 5.5C12.7 5.9 12.5 6.4 12.5 7.2Z"/>`,
);
ic(
  'card',
  `<path fill="#c9b183" stroke="var(--art-line,#2b2018)" stroke-width="1.3" stroke-linejoin="round" d="M9.6 3.4L20 5.4 17.2 20.6 6.8 18.6Z" /><rect x="4.2" y="2.6" width="11.6" height="16.6" rx="1.6" fill="#5d7040" stroke="var(--art-line,#2b2018)" stroke-width="1.4"/><rect x="5.9" y="4.3" width="8.2" height="13.2" rx=".8" fill="none" stroke="#c8cf9a" stroke-width=".8"/><path fill="#dfe0b2" d="M10 6C12 6 13 7.4 12.7 8.7C13.6 9.4 13.4 11.2 12 11.6L10.7 11.8V15.2H9.3V11.8L8 11.6C6.6 11.2 6.4 9.4 7.3 8.7C7 7.4 8 6 10 6Z"/>`,
);
ic(
  'worker',
  `<path fill="#c79c68" stroke="var(--art-line,#2b2018)" stroke-width="1.5" stroke-linejoin="round" d="M6.4 2.6C4 2.6 2.8 5 3.8 7C4.5 8.4 5.8 9 7 8.8C7.1 10.2 7.8 11.3 8.6 12C5.6 13.8 4.4 17.6 4.6 21.6H19.4C19.6 17.6 18.4 13.8 15.4 12C16.2 11.3 16.9 10.2 17 8.8C18.2 9 19.5 8.4 20.2 7C21.2 5 20 2.6 17.6 2.6C16 2.6 14.9 3.6 14.7 4.9C13 4.2 11 4.2 9.3 4.9C9.1 3.6 8 2.6 6.4 2.6Z"/><path fill="#94683f" d="M15.4 12.5C18 14.6 18.8 17.8 18.7 20.9H13C16 18.6 16.4 15.4 15.4 12.5Z"/><g fill="#2b2018"><circle cx="10" cy="8" r="1"/><circle cx="14" cy="8" r="1"/><circle cx="12" cy="10.2" r=".9"/></g>`,
);

ic(
  'paw',
  `<g fill="currentColor"><path d="M12 11.5C15.2 11.5 18 15 18 18.2C18 20.4 16.4 21.4 14.6 21.1C12.8 20.7 11.2 20.7 9.4 21.1C7.6 21.4 6 20.4 6 18.2C6 15 8.8 11.5 12 11.5Z"/><ellipse cx="5" cy="11.4" rx="2.2" ry="3" transform="rotate(-24 5 11.4)"/><ellipse cx="9.3" cy="6.4" rx="2.3" ry="3.3" transform="rotate(-8 9.3 6.4)"/><ellipse cx="14.7" cy="6.4" rx="2.3" ry="3.3" transform="rotate(8 14.7 6.4)"/><ellipse cx="19" cy="11.4" rx="2.2" ry="3" transform="rotate(24 19 11.4)"/></g>`,
);
ic(
  'house',
  `<path fill="currentColor" d="M12 2.2L22.4 11.8 20.4 13.8 19.6 13.1V21.4H14.6V16.6A2.6 2.6 0 0 0 9.4 16.6V21.4H4.4V13.1L3.6 13.8 1.6 11.8 5.6 8.1V3.4H8.6V5.3Z"/>`,
);
ic(
  'uniq',
  `<path fill="currentColor" d="M12 .8L15 4.2 19.6 3.8 20 8.4 23.2 12 20 15.6 19.6 20.2 15 19.8 12 23.2 9 19.8 4.4 20.2 4 15.6 .8 12 4 8.4 4.4 3.8 9 4.2Z"/><path fill="var(--card,#f7eed8)" d="M9.2 8.6L12.4 6.6H13.8V15.6H15.6V17.4H9.4V15.6H11.4V9.4L9.8 10.2Z"/>`,
);
ic(
  'comm',
  `<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M12 12C10 8.6 8.2 7.4 6.4 7.4A4.6 4.6 0 0 0 6.4 16.6C8.2 16.6 10 15.4 12 12S15.8 7.4 17.6 7.4A4.6 4.6 0 0 1 17.6 16.6C15.8 16.6 14 15.4 12 12Z"/>`,
);

const seal = (id: string, shape: string, sign: string, c: string, d = '') =>
  ic(
    id,
    `<path fill="${c}" stroke="var(--art-line,#2b2018)" stroke-width="1.5" stroke-linejoin="round" d="${shape}"/>${d || ''}<g fill="#fbf1d8" stroke="none">${sign}</g>`,
  );
seal(
  'c-tan',
  'M1.6 4H15.6L22.8 12 15.6 20H1.6L4 12Z',
  `<ellipse cx="8.3" cy="14.6" rx="1.7" ry="2.5" transform="rotate(18 8.3 14.6)"/><circle cx="7" cy="11.2" r=".8"/><circle cx="8.8" cy="10.9" r=".8"/><circle cx="10.4" cy="11.7" r=".8"/><ellipse cx="14.3" cy="11" rx="1.7" ry="2.5" transform="rotate(18 14.3 11)"/><circle cx="13" cy="7.6" r=".8"/><circle cx="14.8" cy="7.3" r=".8"/><circle cx="16.4" cy="8.1" r=".8"/>`,
  'var(--c-tan,#a97f47)',
);
seal(
  'c-green',
  'M12 1.4A10.6 10.6 0 1 1 11.99 1.4Z',
  `<path d="M17.8 5.8C18.8 12 15.8 17 9.6 16.6L7 19.6 5.6 18.4 8 15.4C6.2 10 11 6.2 17.8 5.8Z"/><path d="M15.8 8L9 15.4" stroke="var(--c-green,#5d7a3a)" stroke-width="1.1" fill="none"/>`,
  'var(--c-green,#5d7a3a)',
);
seal(
  'c-red',
  'M2.8 22.6V11A9.2 9.4 0 0 1 21.2 11V22.6Z',
  `<path d="M7.6 20.4V11.6A4.4 4.8 0 0 1 16.4 11.6V20.4Z"/><circle cx="14.2" cy="15" r="1.2" fill="#a23f2c"/>`,
  'var(--c-red,#a23f2c)',
);
seal(
  'c-red-open',
  'M2.8 22.6V11A9.2 9.4 0 0 1 21.2 11V22.6Z',
  `<path fill="#f6cf6c" d="M7.6 20.4V11.6A4.4 4.8 0 0 1 16.4 11.6V20.4Z"/><path d="M7.6 20.4V11.6A4.4 4.8 0 0 1 9.6 7.8L12.4 10.6V22.6Z" stroke="#5e2014" stroke-width=".8"/><circle cx="11.2" cy="16" r=".9" fill="#a23f2c"/>`,
  'var(--c-red,#a23f2c)',
);
seal(
  'c-blue',
  'M2.6 2.4H21.4V11.6C21.4 17.4 16.8 20.6 12 22.8C7.2 20.6 2.6 17.4 2.6 11.6Z',
  `<path d="M11.3 5H12.7V15.6H15.4V17.2H8.6V15.6H11.3Z"/><path d="M6.2 6.6H17.8V7.9H6.2Z"/><path d="M7 7.4L9.5 12.2A2.6 2.2 0 0 1 4.5 12.2ZM17 7.4L19.5 12.2A2.6 2.2 0 0 1 14.5 12.2Z"/>`,
  'var(--c-blue,#3c607b)',
);
seal(
  'c-purple',
  'M12 .6L23.4 12 12 23.4 .6 12Z',
  `<path d="M12 4.6L13.9 9.2 18.8 9.8 15.2 13.1 16.2 18 12 15.5 7.8 18 8.8 13.1 5.2 9.8 10.1 9.2Z"/>`,
  'var(--c-purple,#6f4a7c)',
);

ic(
  's-winter',
  `<g fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"><path d="M12 2V22M3.3 7L20.7 17M20.7 7L3.3 17M9.6 3.6L12 6 14.4 3.6M9.6 20.4L12 18 14.4 20.4M3.6 10.2L6.7 9 6 5.8M20.4 13.8L17.3 15 18 18.2M20.4 10.2L17.3 9 18 5.8M3.6 13.8L6.7 15 6 18.2"/></g>`,
);
ic(
  's-spring',
  `<g fill="currentColor"><path d="M12 11C9.2 8.4 9.4 3.6 12 2.2C14.6 3.6 14.8 8.4 12 11Z"/><path d="M12 11C9.2 8.4 9.4 3.6 12 2.2C14.6 3.6 14.8 8.4 12 11Z" transform="rotate(72 12 12)"/><path d="M12 11C9.2 8.4 9.4 3.6 12 2.2C14.6 3.6 14.8 8.4 12 11Z" transform="rotate(144 12 12)"/><path d="M12 11C9.2 8.4 9.4 3.6 12 2.2C14.6 3.6 14.8 8.4 12 11Z" transform="rotate(216 12 12)"/><path d="M12 11C9.2 8.4 9.4 3.6 12 2.2C14.6 3.6 14.8 8.4 12 11Z" transform="rotate(288 12 12)"/></g><circle cx="12" cy="12" r="2.2" fill="var(--card,#f7eed8)"/>`,
);
ic(
  's-summer',
  `<circle cx="12" cy="12" r="4.8" fill="currentColor"/><g stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M12 1.6V4.2M12 19.8V22.4M1.6 12H4.2M19.8 12H22.4M4.6 4.6L6.5 6.5M17.5 17.5L19.4 19.4M19.4 4.6L17.5 6.5M6.5 17.5L4.6 19.4"/></g>`,
);
ic(
  's-autumn',
  `<path fill="currentColor" d="M11.2 22.8L11.4 19.2C8.6 20 6.6 19.2 6 17.4C3.6 17.2 2.8 15 4 13.2C2.4 11.6 3 9.2 5.2 8.8C4.8 6.4 6.6 4.8 8.6 5.4C9.2 3.2 10.8 1.8 12 1.2C13.2 1.8 14.8 3.2 15.4 5.4C17.4 4.8 19.2 6.4 18.8 8.8C21 9.2 21.6 11.6 20 13.2C21.2 15 20.4 17.2 18 17.4C17.4 19.2 15.4 20 12.6 19.2L12.8 22.8Z"/><path fill="none" stroke="var(--card,#f7eed8)" stroke-width="1" d="M12 19V6M12 15L8 12.4M12 15L16 12.4M12 11L9.4 9M12 11L14.6 9"/>`,
);

ic(
  'arrow',
  `<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M3 12H20M14 5.6L20.6 12 14 18.4"/>`,
);
ic(
  'swap',
  `<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M3 8.4H20M15.6 4L20.4 8.4 15.6 12.6M21 16H4M8.4 11.8L3.6 16 8.4 20.4"/>`,
);
ic(
  'meadow',
  `<rect x="1.5" y="3" width="21" height="18" rx="2" fill="#9cab62" stroke="var(--art-line,#2b2018)" stroke-width="1.3"/><g fill="#f3e8cf" stroke="var(--art-line,#2b2018)" stroke-width=".9"><rect x="3.6" y="5" width="3.6" height="6"/><rect x="8.2" y="5" width="3.6" height="6"/><rect x="12.8" y="5" width="3.6" height="6"/><rect x="17.2" y="5" width="3.6" height="6"/><rect x="3.6" y="13" width="3.6" height="6"/><rect x="8.2" y="13" width="3.6" height="6"/><rect x="12.8" y="13" width="3.6" height="6"/><rect x="17.2" y="13" width="3.6" height="6"/></g>`,
);
ic(
  'hand',
  `<g stroke="var(--art-line,#2b2018)" stroke-width="1.2" fill="#f3e8cf"><rect x="3.4" y="6" width="8.6" height="13" rx="1" transform="rotate(-16 7.6 19)"/><rect x="7.7" y="4.6" width="8.6" height="13" rx="1"/><rect x="12" y="6" width="8.6" height="13" rx="1" transform="rotate(16 16.4 19)"/></g>`,
);
ic(
  'discard',
  `<rect x="5" y="3" width="11" height="15.5" rx="1.4" fill="#f3e8cf" stroke="var(--art-line,#2b2018)" stroke-width="1.3"/><path stroke="#a23f2c" stroke-width="2.6" stroke-linecap="round" d="M10 12.4L21 21.6M20.4 12L11 22"/>`,
);
ic(
  'ev-basic',
  `<path fill="#e7d3a2" stroke="var(--art-line,#2b2018)" stroke-width="1.4" stroke-linejoin="round" d="M4 3H20V19L16 16.4 12 21 8 16.4 4 19Z"/><circle cx="12" cy="9.6" r="3.6" fill="#94683f"/>`,
);
ic(
  'ev-special',
  `<path fill="#e7d3a2" stroke="var(--art-line,#2b2018)" stroke-width="1.4" stroke-linejoin="round" d="M3 4C5 2.4 7 4 9 3S14 2.6 16 3.4 20 2.6 21.4 4L20.6 20C18 21.4 16 19.6 13.6 20.6S7 20 3.8 20.6Z"/><path fill="#a23f2c" d="M12 6.2L13.7 10 17.8 10.4 14.7 13.1 15.6 17.2 12 15 8.4 17.2 9.3 13.1 6.2 10.4 10.3 10Z"/>`,
);
ic(
  'key',
  `<path fill="#d6a940" stroke="var(--art-line,#2b2018)" stroke-width="1.3" stroke-linejoin="round" d="M8 3.4A4.8 4.8 0 0 1 9.4 12.8V14.2H11.4V16.6H9.4V18.4H11.4V20.8H9.4L8 22.4 6.6 20.8V12.8A4.8 4.8 0 0 1 8 3.4ZM8 6.2A1.9 1.9 0 1 0 8.01 6.2Z" transform="translate(4 -.6)"/>`,
);
ic(
  'occupied',
  `<circle cx="12" cy="12" r="10" fill="#efe2c2" stroke="var(--art-line,#2b2018)" stroke-width="1.5"/><path fill="#46301f" d="M12 4.8L19.4 11.2 18.2 12.5 17.4 11.9V18H13.8V14.4H10.2V18H6.6V11.9L5.8 12.5 4.6 11.2Z"/><path fill="none" stroke="#8fa05a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M10 17.6L13.4 20.8 20.6 12.8"/>`,
);
ic(
  'clock',
  `<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M12 3A9 9 0 1 1 3.6 8.8M12 7V12.4L15.6 14.4"/><path fill="currentColor" d="M1.4 9.4L6.2 10.2 4 5.4Z"/>`,
);
ic(
  'check',
  `<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M4 13L10 19 20 6"/>`,
);
ic(
  'cross',
  `<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" d="M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"/>`,
);
ic(
  'cw',
  `<path fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" d="M4.5 14.5A8 8 0 1 1 12 20"/><path fill="currentColor" d="M14.5 15.8V24L7.8 19.9Z"/>`,
);
ic(
  'web',
  `<g fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round"><path d="M12 12V1.5M12 12L21 6.6M12 12L21 17.4M12 12V22.5M12 12L3 17.4M12 12L3 6.6"/><path d="M12 8C13.6 9 14.6 9.6 15.4 9.9C15.2 11 15.2 13 15.4 14.1C14.6 14.4 13.4 15 12 16C10.6 15 9.4 14.4 8.6 14.1C8.8 13 8.8 11 8.6 9.9C9.4 9.6 10.4 9 12 8ZM12 4C14.6 6 16.8 7.2 18.9 7.8C18.3 10.6 18.3 13.4 18.9 16.2C16.8 16.8 14.6 18 12 20C9.4 18 7.2 16.8 5.1 16.2C5.7 13.4 5.7 10.6 5.1 7.8C7.2 7.2 9.4 6 12 4Z"/></g>`,
);
