/** Workers of painted wood, 40 by 48: one silhouette for each species. --c is the colour of the seat. */
import type { Drawing } from '../sprite.ts';
// worker figures: painted wood, one silhouette per species. --c = player colour
export const drawings: Drawing[] = [];
const fig = (id: string, body: string, viewBox = '0 0 40 48') => drawings.push({ id, viewBox, body });
const C = 'var(--c,#b4582f)';
const shade = 'fill="#1d120a" opacity=".26"',
  hi = 'fill="#fff3d4" opacity=".38"';
fig(
  'w-squirrel',
  `<g class="kk" fill="${C}"><path d="M20 45C34 46 40 37 37.6 27C36 20 38.4 15 35 8.6C31.6 2.8 23 4 22.4 11C22 17 28 20 26.6 28C25.8 33 23 36 19 38Z"/><path d="M6 46C4.6 36 6 29.6 10 26C6.6 25.4 3 23.6 2.6 20.4C2.4 18.4 4.6 17.6 5.6 15.8C5 12 5.2 8.6 6.4 5.6C8.6 7 10.2 8.4 11 10C12.4 9.8 13.6 9.9 14.8 10.2C15.8 8.2 17.4 6.6 19.6 5.6C20.4 9 20 12 18.8 14.6C20.6 18.6 19.6 22.6 17.4 25C23.4 28.6 25.6 37 24.6 46Z"/></g><path ${shade} d="M35 8.6C38.4 15 36 20 37.6 27C40 37 34 46 20 45L24.8 42C33 40 34.6 33 33 26C31.4 19 35.6 15 33 6.6ZM17.4 25C23.4 28.6 25.6 37 24.6 46H17C20 39 20 31 15.6 25.8C17.4 22 18 18 18.8 14.6C20.6 18.6 19.6 22.6 17.4 25Z"/><path ${hi} d="M9 45C8.6 38 9 33 11.6 29.4C8.6 32.4 7.4 38 7.6 45Z"/><path fill="#f2dfb6" d="M6.6 44.8C6.2 39 7 35 9.4 32.2C12.8 34.6 13.6 40 12.6 44.8Z"/><circle cx="9.8" cy="16.6" r="1.5" fill="#1d120a"/><circle cx="3" cy="20" r="1.3" fill="#1d120a"/><path d="M7.4 33.6C9.4 31.8 12 31 14.6 31.8" fill="none" class="kk"/>`,
);
fig(
  'w-hedgehog',
  `<g class="kk"><path fill="${C}" d="M8.6 13.6L8.4 7.4 13 9 14.6 3.4 19 7 22.8 2.4 25 8 30.6 5.6 30.4 11.8 35.8 12 33.6 17.4 38.4 20 35 24.2 38.8 28.4 34.8 31.6 37.6 36.6 33.6 38.8 35.4 46H12Z"/><path fill="#ecd3a2" d="M8.6 13.6C12.6 11 18 12 20 16.4C22.4 21.6 20.4 24 20.6 28C20.8 34 22.6 39 22 46H8C6.4 40 6.6 33.6 8.4 28.8C4.8 28.6 1.8 26.4 2 23.6C2.2 21.4 5 20.6 6 18.6C6.6 16.8 7.2 14.8 8.6 13.6Z"/></g><path ${shade} d="M30.4 11.8L35.8 12 33.6 17.4 38.4 20 35 24.2 38.8 28.4 34.8 31.6 37.6 36.6 33.6 38.8 35.4 46H27C31 36 32 22 30.4 11.8ZM20 16.4C22.4 21.6 20.4 24 20.6 28C20.8 34 22.6 39 22 46H17.6C19 38 17.4 32 17.2 26C17 22 18.6 19 20 16.4Z"/><g stroke="#fff3d4" stroke-width="1.3" stroke-linecap="round" opacity=".55"><path d="M16 9.6L17 12.6M22 10L21.8 13M24.6 17L26.6 15.4M25 24L27.6 23.6M25.4 32L28 32.6"/></g><circle cx="10" cy="20" r="1.6" fill="#1d120a"/><circle cx="2.8" cy="23.4" r="1.7" fill="#1d120a"/><path class="kk" fill="none" d="M9 34C11 32.4 13.4 32 15.6 33"/>`,
);
fig(
  'w-mouse',
  `<path fill="none" stroke="var(--art-line,#2b2018)" stroke-width="4.4" stroke-linecap="round" d="M25 43C33 45 38 40 35 34C33 30 28.6 31.6 30 35"/><path fill="none" stroke="${C}" stroke-width="1.9" stroke-linecap="round" d="M25 43C33 45 38 40 35 34C33 30 28.6 31.6 30 35"/><g class="kk" fill="${C}"><circle cx="22.6" cy="9.4" r="7"/><path d="M7 46C5 37 7 30 11 26.6C6.6 25.6 2 24 2 21C2 18.6 6 18.4 7.4 15.8C9.2 12.2 12.4 10.8 16 11.2C21.4 11.8 24 16.6 22.4 21.6C21.8 23.6 20.8 25 19.4 26C25 29.6 27.4 37 26.4 46Z"/><circle cx="10.6" cy="9" r="6.2"/></g><circle cx="10.6" cy="9.2" r="3.6" fill="#e6ae95"/><circle cx="23" cy="9.6" r="4" fill="#cf9179"/><path ${shade} d="M19.4 26C25 29.6 27.4 37 26.4 46H18.6C22 39 21.6 31 17.6 26.6C20 23 21 18 20 13.2C23 15.6 23.4 18.6 22.4 21.6C21.8 23.6 20.8 25 19.4 26Z"/><path fill="#f2dfb6" d="M8 44.8C7.2 39 8 34.6 10.4 31.8C13.6 34.4 14.6 40 13.6 44.8Z"/><circle cx="10.6" cy="18.4" r="1.6" fill="#1d120a"/><circle cx="2.8" cy="20.8" r="1.5" fill="#1d120a"/><path class="kk" fill="none" d="M8.6 33.6C11 31.8 13.4 31.4 15.6 32.2"/>`,
);
fig(
  'w-turtle',
  `<g class="kk"><path fill="${C}" d="M16 25C17 16 27 13.6 33 20.4C38.6 27 39 38 35.6 46H18Z"/><path fill="#cfc583" d="M6 46C5 40 6.4 34 9.6 30C9 27.4 9 25.4 9 23.6C4.6 22.6 2 19 2.6 14.6C3.2 9.8 7.4 6.8 12 7.4C17.4 8 20.4 13 18.8 18.6C18 21.4 17 23 17 25.6C21 31 22.4 39 21.4 46Z"/></g><path ${shade} d="M33 20.4C38.6 27 39 38 35.6 46H28C34 38 35.6 28 30 18ZM17 25.6C21 31 22.4 39 21.4 46H16.6C18 39 16.6 31 14.2 26C15.6 22 17 18 17.2 11.4C19.4 13.6 19.6 16 18.8 18.6C18 21.4 17 23 17 25.6Z"/><g fill="none" stroke="#1d120a" stroke-width="1.3" opacity=".6"><path d="M21 22L26.6 20.6 30.6 25.6 28 31.6 22.6 30.6M28 31.6L31 38.6 27.6 45M30.6 25.6L36 27.6M31 38.6L37 37M22.8 38L31 38.6"/></g><circle cx="8.2" cy="14" r="1.6" fill="#1d120a"/><path class="kk" fill="none" d="M3.6 18.4C6 19.8 8.6 19.8 10.6 18.6M8.4 36C10.6 34.4 13 34 15 34.8"/>`,
);
fig(
  'w-rabbit',
  `<g class="kk" fill="${C}"><path d="M16 13C13 7 13.4 2.6 16.6 1.6C20 1 22.4 6 21 13Z"/><path d="M10 14C5.6 9 4.6 4 7.4 2.6C10.8 1.2 14.6 7 14.6 13.6Z"/><path d="M7 46C5 38 6.4 31 10.6 27.6C6 26.8 3.4 23.6 4.2 19.8C5 15.2 9.4 12 14.4 12.2C20 12.4 23.6 16.6 22.4 21.8C22 24 20.8 26 19.2 27.2C25 30.6 28 38 27 46Z"/><circle cx="28.6" cy="40.6" r="4.6"/></g><path ${shade} d="M19.2 27.2C25 30.6 28 38 27 46H19C22.4 40 21.6 32 17.6 27.8C20 24 20.8 18 19.6 14C22.4 16 23.2 18.6 22.4 21.8C22 24 20.8 26 19.2 27.2Z"/><path fill="#f2dfb6" d="M8 44.8C7.2 39 8 35 10.4 32.4C13.6 35 14.6 40 13.6 44.8Z"/><circle cx="10" cy="19" r="1.7" fill="#1d120a"/><path d="M4.4 21.6C5.4 21 6.4 21.2 6.8 22" class="kk" fill="none"/>`,
);
fig(
  'w-spider',
  `<g fill="none" stroke="var(--art-line,#2b2018)" stroke-linecap="round" stroke-linejoin="round" stroke-width="4"><path d="M14 22L6 14 3 20M14 26L5 24 2 32M14 30L7 33 6 41M17 33L13 39 14 44M26 22L34 14 37 20M26 26L35 24 38 32M26 30L33 33 34 41M23 33L27 39 26 44"/></g><g fill="none" stroke="var(--c,#57406b)" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.7"><path d="M14 22L6 14 3 20M14 26L5 24 2 32M14 30L7 33 6 41M17 33L13 39 14 44M26 22L34 14 37 20M26 26L35 24 38 32M26 30L33 33 34 41M23 33L27 39 26 44"/></g><g class="kk" fill="var(--c,#57406b)"><ellipse cx="20" cy="30" rx="10" ry="10.6"/><circle cx="20" cy="17.6" r="7.4"/></g><path fill="#1d120a" opacity=".3" d="M26.6 22.4C31 27 31 34 26.4 38.2C22 41.6 15 40.6 12.6 36.8C20 39 26 32 26.6 22.4Z"/><path fill="none" stroke="#d9c7e0" stroke-width="1.2" opacity=".8" d="M20 24V38M14.6 27C17 29.4 23 29.4 25.4 27M13.2 32C17 34.6 23 34.6 26.8 32"/><g fill="#f2c64f"><circle cx="17" cy="17" r="2"/><circle cx="23" cy="17" r="2"/><circle cx="14.4" cy="14.2" r="1"/><circle cx="25.6" cy="14.2" r="1"/></g><g fill="#1d120a"><circle cx="17" cy="17.3" r=".9"/><circle cx="23" cy="17.3" r=".9"/></g>`,
);
