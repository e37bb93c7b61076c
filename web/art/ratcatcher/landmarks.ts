/** The landmark of each township, seen from above, on a square of 60 units. */
import type { Drawing } from '../sprite.ts';
import {
  awning,
  boat,
  CLOTH,
  cask,
  crate,
  cross,
  GLOW,
  hall,
  keep,
  LEAF,
  LEAF_LIGHT,
  SLATE,
  STONE,
  STONE_DARK,
  STONE_LIGHT,
  THATCH,
  TILE,
  tower,
  tree,
  WATER,
  WOOD,
  WOOD_DARK,
  waves,
} from './masonry.ts';

const RED = '#8e4a38';
const OCHRE = '#8f7433';
const BLUE = '#44586e';

const LANDMARKS: Readonly<Record<string, string>> = {
  fountain: `<circle cx="32.500" cy="33.500" r="22" class="fall"/><circle cx="30" cy="30" r="22" fill="${STONE}" class="bo"/><circle cx="30" cy="30" r="17" fill="${WATER}" class="bo"/>${waves('M17 27q4-3.500 8 0t8 0t8 0M18 36q4-3.500 8 0t8 0t8 0')}<circle cx="30" cy="30" r="6" fill="${STONE_LIGHT}" class="bo"/><circle cx="30" cy="30" r="2.400" fill="${WATER}"/><path d="M30 24q-6-5-9 1M30 24q6-5 9 1" class="ripple"/>`,
  well: `${tree(12, 14, 6)}<circle cx="32" cy="34" r="12" class="fall"/><circle cx="30" cy="31" r="12" fill="${STONE}" class="bo"/><circle cx="30" cy="31" r="7" fill="#0e1620"/><path d="M14 31H46" stroke="${WOOD}" stroke-width="4"/><path d="M14 31H46" stroke="${WOOD_DARK}" stroke-width="1"/><path d="M30 31v4" stroke="${CLOTH}" stroke-width="1.400"/>${cask(46, 46, 4)}`,
  tannery: `${[
    [18, 16, '#8a3f34'],
    [36, 15, '#b98a2f'],
    [17, 34, '#5b4668'],
    [35, 34, '#3f5a4e'],
    [26, 50, '#7a5a3a'],
  ]
    .map(
      ([x, y, c]) =>
        `<circle cx="${Number(x) + 1.5}" cy="${Number(y) + 2.5}" r="8.500" class="fall"/><circle cx="${x}" cy="${y}" r="8.500" fill="${STONE}" class="bo"/><circle cx="${x}" cy="${y}" r="6" fill="${c}"/>`,
    )
    .join(
      '',
    )}<path d="M50 8V52" stroke="${WOOD}" stroke-width="2"/><path d="M44 14h12v9h-12ZM44 30h12v10h-12Z" fill="#a5725b" class="bo"/>`,
  canal: `<path d="M-2 44C14 30 40 30 62 16V44C44 48 30 60 10 62H-2Z" fill="${WATER}" class="bo"/><path d="M-2 44C14 30 40 30 62 16" fill="none" stroke="${STONE}" stroke-width="3"/>${waves('M6 46q4-3 8 0t8 0M36 36q4-3 8 0t8 0M24 52q4-3 8 0')}${boat(34, 42, -24, 0.8)}${tree(14, 18, 7)}${tree(30, 12, 5.5, 1)}`,
  church: `<path d="M21 4H39V18H54V36H39V54H21V36H6V18H21Z" transform="translate(3 4)" class="fall"/><path d="M21 4H39V54H21Z" fill="${SLATE[1]}"/><path d="M21 4H30V54H21Z" fill="${SLATE[0]}"/><path d="M30 4H39V54H30Z" fill="${SLATE[2]}"/><path d="M6 18H54V27H6Z" fill="${SLATE[0]}"/><path d="M6 27H54V36H6Z" fill="${SLATE[2]}"/><path d="M21 4H39V18H54V36H39V54H21V36H6V18H21Z" fill="none" class="bo"/><path d="M30 4V54M6 27H54" class="rg"/>${keep(30, 47, 8, TILE)}<circle cx="30" cy="47" r="2" fill="#f0bf45"/><path d="M24.500 10h3M24.500 15h3" stroke="${GLOW}" stroke-width="1.800"/>`,
  graveyard: `<path d="M4 8H56V54H4Z" fill="${LEAF}" opacity=".55"/><path d="M4 8H56V54H4Z" fill="none" stroke="${STONE_DARK}" stroke-width="2" stroke-dasharray="3 2"/>${cross(14, 20)}${cross(26, 18)}${cross(38, 21)}${cross(15, 36)}${cross(28, 38)}${cross(20, 49)}${tree(47, 17, 6.5)}${hall(45, 42, 15, 17, SLATE)}<circle cx="45" cy="49" r="1.600" fill="${GLOW}"/>`,
  market: `${awning(17, 16, 24, 15, RED, 6)}${awning(44, 18, 22, 14, OCHRE, -8)}${awning(16, 43, 23, 15, BLUE, -6)}${awning(43, 44, 25, 15, RED, 5)}${crate(31, 31, 3.4, 12)}${cask(36, 29, 3)}`,
  mill: `<circle cx="33" cy="34" r="15" class="fall"/><circle cx="30" cy="30" r="15" fill="#a89a7c" class="bo"/><circle cx="30" cy="30" r="9" fill="${TILE[1]}" class="bo"/><path d="M30 30L55 19L58 26L33 34ZM30 30L41 55L34 58L26 33ZM30 30L5 41L2 34L27 26ZM30 30L19 5L26 2L34 27Z" fill="${CLOTH}" class="bo"/><path d="M36 27L55 21M33 36L38 55M24 33L5 39M27 24L22 5" class="rg"/><circle cx="30" cy="30" r="3.400" fill="${WOOD_DARK}"/>`,
  bridge: `<path d="M22 -2H44V62H22Z" fill="${WATER}"/><path d="M22 -2V62M44 -2V62" stroke="${STONE_DARK}" stroke-width="2.500"/>${waves('M26 8q3.500-3 7 0t7 0M26 52q3.500-3 7 0t7 0')}<path d="M6 20H60V44H6Z" transform="translate(2 4)" class="fall"/><path d="M6 18H58V42H6Z" fill="${STONE}" class="bo"/><path d="M6 18H58V23H6ZM6 37H58V42H6Z" fill="${STONE_LIGHT}" class="bo"/><path d="M14 23V37M22 23V37M32 23V37M42 23V37M50 23V37" class="rg"/>`,
  bakery: `${hall(26, 24, 38, 26, TILE)}<path d="M38 10h9v9h-9Z" fill="${STONE_DARK}" class="bo"/><circle cx="42.500" cy="14.500" r="2.400" fill="#0e1620"/>${[
    [16, 46],
    [27, 49],
    [38, 46],
  ]
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="5.500" ry="4" fill="#c98f4c" class="bo"/><path d="M${Number(x) - 2.5} ${Number(y) - 1.5}l2 3M${Number(x) + 0.5} ${Number(y) - 2}l2 3" class="rg"/>`,
    )
    .join('')}`,
  tavern: `${hall(28, 26, 40, 30, TILE)}${hall(42, 40, 22, 18, THATCH)}${cask(12, 48)}${cask(20, 51, 4)}<path d="M20 18h3M30 18h3" stroke="${GLOW}" stroke-width="2"/>`,
  dairy: `${hall(27, 21, 42, 24, THATCH)}${[
    [14, 45, 8],
    [31, 48, 7],
    [46, 43, 8],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${x + 1.5}" cy="${y + 2}" r="${r}" class="fall"/><circle cx="${x}" cy="${y}" r="${r}" fill="#e3b23c" class="bo"/><circle cx="${x - 1}" cy="${y - 1.5}" r="${r * 0.62}" fill="#f3d16c"/><circle cx="${x + 2}" cy="${y + 2}" r="1.500" fill="#b8741a"/><circle cx="${x - 3}" cy="${y}" r="1.100" fill="#b8741a"/>`,
    )
    .join('')}`,
  gallows: `<path d="M8 12H52V50H8Z" transform="translate(2.500 3.500)" class="fall"/><path d="M8 12H52V50H8Z" fill="${WOOD}" class="bo"/><path d="M8 20H52M8 28H52M8 36H52M8 43H52" stroke="${WOOD_DARK}" stroke-width="1"/><path d="M22 26h14v12h-14Z" fill="#0e1620" opacity=".7"/><path d="M29 8V24" stroke="${WOOD_DARK}" stroke-width="4.500"/><path d="M29 24v5a4 4 0 1 0 .1 0" fill="none" stroke="${CLOTH}" stroke-width="1.600"/><path d="M44 50h8v8h-8Z" fill="${WOOD}" class="bo"/>`,
  smithy: `${hall(25, 23, 36, 26, SLATE)}<path d="M36 8h10v10h-10Z" fill="${STONE_DARK}" class="bo"/><circle cx="41" cy="13" r="3" fill="#e0622c"/><circle cx="41" cy="13" r="1.400" fill="#ffd27a"/><path d="M36 42H52L49 46H47V50H41V46H39Z" fill="${STONE_DARK}" class="bo"/>${cask(16, 47, 5, '#5f6b75')}`,
  brewery: `${tower(25, 25, 20, TILE)}${cask(46, 42, 5)}${cask(52, 51, 5)}${cask(41, 52, 5)}`,
  orchard: `${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => tree(12 + (i % 3) * 18 + (i > 5 ? 3 : 0), 12 + Math.floor(i / 3) * 18, 7, i)).join('')}<g fill="#b5483a"><circle cx="10" cy="14" r="1.400"/><circle cx="32" cy="9" r="1.400"/><circle cx="50" cy="13" r="1.400"/><circle cx="14" cy="33" r="1.400"/><circle cx="47" cy="30" r="1.400"/><circle cx="34" cy="50" r="1.400"/></g>`,
  quay: `<path d="M-2 22H62V62H-2Z" fill="${WATER}"/><path d="M-2 22H62" stroke="${STONE}" stroke-width="4"/>${waves('M6 34q4-3 8 0t8 0M36 54q4-3 8 0t8 0M4 54q4-3 8 0')}<path d="M24 20H34V52H24Z" fill="${WOOD}" class="bo"/><path d="M24 28H34M24 36H34M24 44H34" stroke="${WOOD_DARK}"/>${boat(46, 38, 80, 0.95)}${boat(12, 44, 96, 0.7)}${crate(10, 12, 4.5, 8)}${crate(20, 11, 4)}${cask(44, 11, 4.4)}`,
  watchtower: `<circle cx="33" cy="34" r="19" class="fall"/><circle cx="30" cy="30" r="19" fill="${STONE}" class="bo"/>${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<path d="M-3.500 -20.500H3.500V-15H-3.500Z" transform="translate(30 30) rotate(${i * 45})" fill="${STONE_LIGHT}" class="bo"/>`).join('')}<circle cx="30" cy="30" r="13" fill="${STONE_DARK}"/>${tower(30, 30, 9, TILE)}`,
  school: `${hall(30, 20, 46, 22, SLATE)}${hall(18, 40, 18, 24, SLATE)}<path d="M30 34H54V54H30Z" fill="${CLOTH}" opacity=".28"/><path d="M30 34H54V54H30Z" fill="none" stroke="${STONE_DARK}" stroke-width="1.600" stroke-dasharray="3 2"/><path d="M34 40h6v6h-6ZM40 40h6v6M34 46v6h6" fill="none" stroke="${CLOTH}" stroke-width="1.200" opacity=".8"/>${tree(50, 38, 4.5)}`,
  infirmary: `${hall(30, 30, 48, 20, TILE)}${hall(30, 30, 20, 46, TILE)}<circle cx="30" cy="30" r="8.500" fill="#efe4cc" class="bo"/><path d="M30 24.500V35.500M24.500 30H35.500" stroke="#b5342a" stroke-width="3.400"/>`,
  stable: `${hall(29, 20, 46, 24, THATCH)}<path d="M6 36H54V54H6Z" fill="#a98b52" opacity=".4"/><path d="M6 36H54V54H6Z" fill="none" stroke="${WOOD}" stroke-width="2"/><path d="M6 45H54" stroke="${WOOD}" stroke-width="1"/><path d="M16 42c4-3 9-2 11 0l5-1l2 3l-4 1c-1 3-11 4-14 1Z" fill="#6b4a30" class="bo"/><circle cx="44" cy="45" r="5" fill="#c9a75c" class="bo"/>`,
  guildhall: `${hall(30, 33, 48, 34, SLATE)}${keep(30, 20, 10, TILE)}<circle cx="30" cy="20" r="3" fill="#f0bf45" class="bo"/><path d="M14 42h3M22 44h3M36 44h3M44 42h3" stroke="${GLOW}" stroke-width="2.400"/>`,
  theatre: `<circle cx="33" cy="34" r="24" class="fall"/><circle cx="30" cy="30" r="24" fill="${THATCH[1]}" class="bo"/><path d="M30 30L6 30A24 24 0 0 1 46 12Z" fill="${THATCH[0]}"/><path d="M30 30L54 30A24 24 0 0 1 20 52Z" fill="${THATCH[2]}"/><circle cx="30" cy="30" r="24" fill="none" class="bo"/><circle cx="30" cy="30" r="13.500" fill="#3a2a22" class="bo"/><path d="M20 22H40V32H20Z" fill="${WOOD}" class="bo"/><path d="M20 22C24 25 24 29 21 32M40 22C36 25 36 29 39 32" stroke="#a8482f" stroke-width="3" fill="none"/>`,
  apothecary: `${hall(26, 22, 36, 26, TILE)}<path d="M6 40H34V54H6Z" fill="${LEAF}" class="bo"/><path d="M10 44h4M18 44h4M26 44h4M12 49h4M20 49h4M28 49h3" stroke="${LEAF_LIGHT}" stroke-width="3" stroke-linecap="round"/><path d="M44 38h6v5c5 2 6 6 5 10h-16c-1-4 0-8 5-10Z" fill="#6fae8c" class="bo"/>`,
  chandlery: `${hall(24, 20, 36, 24, SLATE)}${[
    [14, 45],
    [25, 49],
    [37, 45],
    [48, 49],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="9" fill="#f5b04e" opacity=".25"/><circle cx="${x}" cy="${y}" r="3.800" fill="#efe4cc" class="bo"/><path d="M${x} ${y - 3.5}c2.500 3 1.500 5 0 5s-2.500-2 0-5" fill="#f0a63c"/>`,
    )
    .join('')}`,
  ropewalk: `<path d="M8 14H52V50H8Z" fill="${WOOD_DARK}" opacity=".5"/>${hall(30, 13, 52, 14, THATCH)}<g fill="none" stroke="${CLOTH}" stroke-width="2.200" stroke-linecap="round"><path d="M8 28C20 26 40 30 52 28M8 35C20 37 40 33 52 35"/><circle cx="20" cy="47" r="6.500"/><circle cx="20" cy="47" r="3"/><circle cx="40" cy="47" r="6.500"/><circle cx="40" cy="47" r="3"/></g>`,
  prison: `${keep(30, 30, 24, SLATE)}<path d="M16 16H44V44H16Z" fill="#141b24" class="bo"/><path d="M21.500 16V44M27 16V44M33 16V44M38.500 16V44M16 25.500H44M16 34.500H44" stroke="${STONE}" stroke-width="2"/>`,
  kiln: `<circle cx="24" cy="30" r="17" class="fall"/><circle cx="22" cy="27" r="17" fill="${TILE[1]}" class="bo"/><path d="M22 27L5.500 23A17 17 0 0 1 33 14Z" fill="${TILE[0]}"/><circle cx="22" cy="27" r="10" fill="none" class="rg"/><circle cx="22" cy="27" r="5" fill="#2a1612" class="bo"/><circle cx="22" cy="27" r="2.600" fill="#e0622c"/>${[
    [46, 18],
    [50, 28],
    [44, 38],
    [50, 48],
    [36, 50],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="4.400" fill="#b0705a" class="bo"/><circle cx="${x}" cy="${y}" r="2" fill="#57332b"/>`,
    )
    .join('')}`,
  bathhouse: `${hall(30, 30, 50, 40, TILE)}<circle cx="30" cy="30" r="15" fill="${STONE_LIGHT}" class="bo"/><path d="M30 30L15.500 26A15 15 0 0 1 40 19Z" fill="#efe4cc" opacity=".55"/><circle cx="30" cy="30" r="6" fill="${WATER}" class="bo"/><path d="M20 10c-3 3 3 5 0 8M40 8c-3 3 3 5 0 8" stroke="#efe4cc" stroke-width="2" fill="none" opacity=".6" stroke-linecap="round"/>`,
  library: `${hall(30, 24, 50, 30, SLATE)}<circle cx="30" cy="24" r="10" fill="${TILE[1]}" class="bo"/><path d="M30 24L20.500 21A10 10 0 0 1 37 17Z" fill="${TILE[0]}"/><path d="M14 44C20 41 26 42 30 45C34 42 40 41 46 44V55C40 52 34 53 30 56C26 53 20 52 14 55Z" fill="${CLOTH}" class="bo"/><path d="M30 45V56" class="rg"/>`,
  barracks: `${hall(30, 13, 50, 16, TILE)}${hall(11, 37, 14, 32, TILE)}${hall(49, 37, 14, 32, TILE)}<path d="M21 24H39V54H21Z" fill="${CLOTH}" opacity=".2"/><path d="M30 28V48" stroke="${WOOD}" stroke-width="2"/><path d="M30 28L42 32L30 37Z" fill="#a8482f" class="bo"/>`,
  sewer: `<path d="M4 22H56V44H4Z" fill="#23332e" class="bo"/><path d="M4 22H56M4 44H56" stroke="${STONE}" stroke-width="4"/>${waves('M8 30q4-3 8 0t8 0t8 0t8 0M12 38q4-3 8 0t8 0t8 0')}<circle cx="46" cy="33" r="12" fill="${STONE_DARK}" class="bo"/><circle cx="46" cy="33" r="8.500" fill="#0e1620"/><path d="M41 26V40M46 25V41M51 26V40" stroke="${STONE}" stroke-width="2"/><circle cx="16" cy="12" r="5" fill="${STONE}" class="bo"/><path d="M13 10V14M16 9V15M19 10V14" class="rg"/>`,
  coalyard: `${hall(40, 16, 34, 20, SLATE)}<path d="M6 54C4 44 10 34 18 32C26 30 32 38 34 46C40 42 50 44 54 54Z" fill="#1c222b" class="bo"/><path d="M10 48C11 41 15 36 19 36L23 42L16 46Z" fill="#3a4452"/><path d="M38 50L43 46L47 51Z" fill="#3a4452"/>${crate(14, 18, 5, -8)}`,
  cellar: `${hall(30, 16, 44, 22, TILE)}<path d="M12 32H48V56H12Z" fill="${STONE_DARK}" class="bo"/><path d="M16 36H44V56H16Z" fill="#0e1620"/><path d="M16 41H44M16 46H44M16 51H44" stroke="${STONE}" stroke-width="2.400"/><path d="M12 32L4 36V54L12 56ZM48 32L56 36V54L48 56Z" fill="${WOOD}" class="bo"/>`,
  gatehouse: `<path d="M-2 22H62V40H-2Z" transform="translate(2 4)" class="fall"/><path d="M-2 22H62V38H-2Z" fill="${STONE}" class="bo"/><path d="M2 22v-4h6v4M14 22v-4h6v4M40 22v-4h6v4M52 22v-4h6v4" fill="${STONE_LIGHT}" class="bo"/><path d="M24 22H36V38H24Z" fill="#0e1620"/><path d="M27 22V38M30 22V38M33 22V38" stroke="${STONE_DARK}" stroke-width="1.600"/>${tower(15, 30, 12, SLATE)}${tower(45, 30, 12, SLATE)}`,
};

export const drawings: readonly Drawing[] = Object.entries(LANDMARKS).map(([name, body]) => ({
  id: `land-${name}`,
  viewBox: '0 0 60 60',
  body,
}));
