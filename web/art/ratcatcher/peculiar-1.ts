/** Peculiar rats, dressed and standing: thief, hatter, cheese wizard, patient, nine tails, flyer. */

import type { Drawing } from '../sprite.ts';
import {
  ASH,
  bigEar,
  CREAM,
  coat,
  ear,
  eye,
  farArm,
  farPaw,
  feet,
  hatch,
  head,
  mouth,
  nearArm,
  nearPaw,
  RUST,
  robe,
  SICK,
  tail,
  tooth,
  UMBER,
} from './anatomy.ts';

const viewBox = '2 -4 124 136';

const kleptorat = `${tail(ASH)}
<path sil="1" d="M8 62C4 44 16 26 36 24C52 24 56 40 52 56C46 70 14 74 8 62Z" fill="#a98b5a"/><path d="M36 24C52 24 56 40 52 56C47 67 27 71 15 67C36 64 46 44 36 24Z" fill="#7f653d"/><path d="M14 44C20 42 26 36 28 28M16 58C24 58 30 54 34 48" class="line" style="stroke-width:1.800"/>
<path d="M24 38L46 30C50 33 51 38 50 43L26 48Z" fill="#f6cf4a" class="edge"/><circle cx="38" cy="41" r="2.600" fill="#b8741a"/>
${feet('#2e2622')}${coat('#3f4658', '#2b303e')}
<path d="M30 88L80 88L81 95L29 95Z" fill="#6b4a30"/><path d="M51 86.500H60V96.500H51Z" fill="#c9a14a" class="edge"/>
<path sil="1" d="M45 61C36 58 33 50 36 42L46 40C47 50 50 58 56 64Z" fill="#3f4658"/>${farArm('#2b303e')}${farPaw(ASH)}
<path d="M97 54L112 40" stroke="#161b22" stroke-width="5" stroke-linecap="round"/><path d="M97 54L112 40" stroke="#d5dce0" stroke-width="2.400" stroke-linecap="round"/><path d="M108 36L116 34L113 42" fill="none" stroke="#161b22" stroke-width="2.400"/>
${head(ASH)}<path d="M44 32C56 34 74 35 88 38L90 44C78 44 58 43 42 41Z" fill="#161b22"/><path d="M64 37C68 35 74 36 76 39.500C72 42 67 41.500 64 37Z" fill="#f7e7b0"/><circle cx="71" cy="38.600" r="1.600" class="f-ink"/>
<path sil="1" d="M38 46C28 34 34 14 56 12C72 12 82 22 84 32C72 26 60 26 52 32C46 37 42 42 38 46Z" fill="#4a5268"/><path d="M38 46C36 36 44 24 60 22C70 22 78 26 84 32C72 26 60 26 52 32C46 37 42 42 38 46Z" fill="#343a4c"/>
${mouth}${hatch}`;

const madRatter = `${tail(RUST)}${ear(RUST)}${feet('#4a2a4a')}${coat('#7d5a8c', '#573c64')}
<path d="M51 60L49 104L53 107L60 102L64 60Z" fill="#e6d07a"/><g fill="#7c3123"><circle cx="56" cy="74" r="2"/><circle cx="55.500" cy="84" r="2"/><circle cx="55" cy="94" r="2"/></g>
${nearArm('#8d6a9c')}${nearPaw(RUST)}
<path d="M12 92H32L30 104C28 108 16 108 14 104Z" fill="#efe4cc" class="edge"/><path d="M12 95C6 95 6 102 13 102" fill="none" stroke="#161b22" stroke-width="2.400"/><path d="M14 97H31" stroke="#44586e" stroke-width="2"/>
${farArm('#573c64')}${farPaw(RUST)}${head(RUST)}
<path d="M48 58L56 64L48 70ZM66 57L56 64L66 71Z" fill="#a8482f" class="edge"/><circle cx="56.500" cy="64" r="3" fill="#7c3123" class="edge" style="stroke-width:1.600"/>
<circle cx="70" cy="38" r="7" fill="#fbf3df" class="edge"/><path d="M70 38a2 2 0 1 1 2 2a4 4 0 1 1-4-4a5.500 5.500 0 0 1 6 3" fill="none" stroke="#161b22" stroke-width="1.500"/>
<path d="M50 44C46 46 44 42 46 39" fill="none" stroke="#e6b23c" stroke-width="2"/>
<g transform="rotate(-9 56 20)"><path sil="1" d="M34 -2H78L74 24H38Z" fill="#2f4a44"/><path d="M60 -2H78L74 24H60Z" fill="#1f332f"/><path d="M37 14H76L75 22H38Z" fill="#a8482f" class="edge" style="stroke-width:1.800"/><path sil="1" d="M24 24C34 30 78 30 90 23C88 30 72 33 56 33C42 33 28 31 24 24Z" fill="#3a5a52"/><path d="M62 4L76 2L77 16L64 17Z" fill="#f2e7cd" class="edge" style="stroke-width:1.600"/><path d="M66 8h8M66 12h6" stroke="#8e3d2b" stroke-width="1.600"/></g>
<path d="M90 49C83 55 75 55 66 50" class="line"/><path d="M72 53L73.500 57L76 53ZM79 53L80.500 57L83 52Z" fill="#fbf3df"/><circle cx="94" cy="44" r="3.200" fill="#b3656a"/><g class="hair"><path d="M88 47L101 50M86 49L98 57"/></g>${hatch}`;

const cheesemancer = `${tail(CREAM, 'M34 118C16 126 6 114 11 103C14 97 22 99 20 105')}
<path sil="stroke" thin="1" d="M104 126L104 30" tail="#8a6238"/>
<path sil="1" d="M88 22L112 8C119 11 122 18 122 24L120 32L90 33Z" fill="#f3c23c"/><path d="M88 22L112 8C119 11 122 18 122 24Z" fill="#fbe27a"/><path d="M88 22L122 24" class="line" style="stroke-width:1.800"/><circle cx="100" cy="28" r="2.600" fill="#b8741a"/><circle cx="113" cy="27.500" r="2" fill="#b8741a"/>
${robe('#44476e', '#2d2f4e')}<g fill="#f6cf4a"><path d="M38 92l2 4l4 .5l-3 3l1 4l-4-2l-4 2l1-4l-3-3l4-.5ZM56 112l1.500 3l3.500.5l-2.500 2.500l.7 3.500l-3.200-1.700l-3.200 1.700l.7-3.500l-2.500-2.500l3.500-.5ZM48 76l1.200 2.400l2.800.4l-2 2l.5 2.700l-2.500-1.300l-2.500 1.300l.5-2.700l-2-2l2.800-.4Z"/></g>
<path d="M24 122C42 128 70 128 87 122" fill="none" stroke="#c9a14a" stroke-width="3"/>
<path sil="1" d="M45 61C33 66 24 80 20 96L36 100C40 88 44 80 50 76Z" fill="#565a88"/><path sil="1" d="M22 96C20 102 24 106 29 105C33 104 34 100 33 98Z" fill="#e6dcc6"/>
<path sil="1" d="M67 60C80 64 90 64 98 58L110 72C98 84 80 82 69 76Z" fill="#2d2f4e"/><path sil="1" d="M97 58C101 53 110 56 111 62C111 69 103 72 99 69C95 66 95 62 97 58Z" fill="#e6dcc6"/>
${ear(CREAM)}${head(CREAM)}${eye}
<path d="M60 52C60 66 68 78 76 84C80 74 86 64 92 52C82 56 70 57 60 52Z" fill="#cfc9bb" class="edge"/><path d="M70 60C72 66 74 72 76 78M78 60C78 66 78 70 77 74" class="hair"/>
<path sil="1" d="M28 30C36 24 46 18 50 -2C62 4 76 16 86 26C70 24 48 26 28 30Z" fill="#565a88"/><path d="M50 -2C62 4 76 16 86 26C78 25 70 25 62 25.500C66 14 60 4 50 -2Z" fill="#34365a"/><path d="M28 30C46 24 70 23 90 28L88 33C70 29 48 30 31 35Z" fill="#c9a14a" class="edge" style="stroke-width:1.800"/><path d="M52 8l1.500 3l3.300.5l-2.400 2.300l.6 3.300l-3-1.600l-3 1.600l.6-3.300l-2.400-2.300l3.300-.5Z" fill="#f6cf4a"/>
<circle cx="94" cy="44" r="3.200" fill="#b3656a"/>`;

const patientZero = `${tail(SICK)}
<g fill="none" stroke="#9fbf5a" stroke-width="4" stroke-linecap="round" opacity=".75"><path d="M16 58C8 50 20 44 12 34M104 30C112 22 102 16 110 6M118 62C124 56 116 50 122 42"/></g>
${feet('#a3ab84')}${coat('#dfe3d8', '#b3bbae')}<path d="M34 76h8M36 88h8M33 100h8M64 74h8M66 88h9M66 100h10" stroke="#7f9a94" stroke-width="2" />
${nearArm('#e9ece2')}<path d="M24 78L38 84M28 72L42 78" stroke="#c9b98f" stroke-width="3.400"/>${nearPaw(SICK)}${farArm('#c9d0c2')}<path d="M84 62L92 74M78 64L85 76" stroke="#c9b98f" stroke-width="3.400"/>${farPaw(SICK)}
${ear(SICK)}${head(SICK)}
<path sil="1" d="M40 34C42 20 60 14 74 20C82 24 86 30 87 36C72 30 54 30 40 38Z" fill="#efe6cc"/><path d="M42 30L82 26M41 36L86 34M46 23L70 34M58 18L82 31" fill="none" stroke="#b3a57c" stroke-width="2"/><path d="M52 20C58 16 64 18 66 24C60 28 54 26 52 20Z" fill="#a8482f" opacity=".7"/>
<circle cx="71" cy="40" r="4.600" fill="#f0e27a" class="edge" style="stroke-width:1.600"/><circle cx="72" cy="40" r="1.500" class="f-ink"/><path d="M64 47C68 49 73 49 77 47" class="hair"/><g fill="#7d9a3f"><circle cx="55" cy="46" r="2.400"/><circle cx="60" cy="52" r="1.800"/><circle cx="82" cy="44" r="1.600"/></g>
<path d="M88 50L112 56" stroke="#161b22" stroke-width="6" stroke-linecap="round"/><path d="M88 50L112 56" stroke="#f2ede0" stroke-width="3.400" stroke-linecap="round"/><path d="M88 50L99 53" stroke="#b5342a" stroke-width="2"/>
<path d="M84 50C81 56 84 60 83 66" fill="none" stroke="#9fbf5a" stroke-width="3" stroke-linecap="round"/><circle cx="94" cy="44" r="3.200" fill="#7d9a3f"/>`;

const NINE = [
  'M44 108C20 124 4 116 6 100C7 90 16 90 16 97',
  'M42 104C14 112 -2 96 6 80C10 73 18 76 16 82',
  'M42 100C16 98 2 78 12 62C17 55 24 60 21 66',
  'M44 96C22 86 12 62 24 46C30 40 35 46 31 51',
  'M48 92C34 74 28 44 42 28C48 22 52 30 47 34',
  'M66 92C84 78 96 62 92 84C90 92 100 94 102 86',
  'M66 98C90 92 110 80 112 96C112 104 104 104 104 98',
  'M64 104C88 108 112 100 116 114C116 122 108 122 108 115',
];
const nineTails = `${NINE.map((d) => `<path sil="stroke" d="${d}" tail="#b9826e"/>`).join('')}${ear(UMBER)}${feet('#8d6a4c')}
<path sil="1" d="M44 57C34 66 30 88 30 108C44 114 66 114 80 108C80 88 78 70 69 57Z" fill="#8d6a4c"/><path d="M69 57C64 60 60 61 58 61C62 76 62 98 56 112C66 112 74 111 80 108C80 88 78 70 69 57Z" fill="#664a34"/>
<path d="M31 92C46 97 64 97 79.500 92L80 108C66 114 44 114 30 108Z" fill="#3b2f2c" class="edge"/><path d="M33 64L78 92M70 60L34 92" stroke="#3b2f2c" stroke-width="5"/><circle cx="54" cy="76.500" r="5" fill="#c9a14a" class="edge"/>
${nearArm('#8d6a4c')}${nearPaw(UMBER)}<path d="M18 84L30 80" stroke="#3b2f2c" stroke-width="5"/>${farArm('#664a34')}${farPaw(UMBER)}<path d="M88 56L98 68" stroke="#3b2f2c" stroke-width="5"/>
${head(UMBER)}<path d="M40 34C54 26 68 24 78 28L82 34C68 30 54 32 42 40Z" fill="#a8482f" class="edge"/><path d="M42 36C34 36 28 42 24 50L34 46L30 54C38 52 42 46 44 40Z" fill="#a8482f" class="edge"/>
${eye}${mouth}${tooth}<path d="M58 44L66 50M58 50L66 45" stroke="#5a2a1c" stroke-width="1.600"/>${hatch}`;

const nightwing = `${tail(ASH, 'M40 108C30 122 14 126 12 114C11 107 18 106 19 111')}
<path sil="1" d="M46 62C34 40 18 34 4 36C10 44 10 52 8 60C14 58 19 61 21 67C26 63 31 65 33 71C37 68 42 70 46 78Z" fill="#4a3f5c"/><path d="M46 66C36 48 22 40 8 38M42 68C34 54 22 50 10 54M42 72C36 64 30 60 22 64" class="line" style="stroke-width:1.800"/>
<path sil="1" d="M66 62C80 36 102 22 122 26C114 36 114 46 116 56C108 52 102 56 99 64C93 59 86 62 84 70C78 66 72 70 66 80Z" fill="#5b4e70"/><path d="M66 66C80 46 98 32 116 30M70 70C82 54 98 46 113 48M72 74C80 64 90 58 99 60" class="line" style="stroke-width:1.800"/>
${feet('#3b2f2c')}<path sil="1" d="M46 57C38 66 36 88 38 106C48 112 64 112 74 106C76 88 76 70 69 57Z" fill="#5b6070"/><path d="M69 57C64 60 60 61 58 61C62 78 62 96 58 110C64 110 70 108 74 106C76 88 76 70 69 57Z" fill="#41454f"/>
<path d="M40 66C50 76 66 76 74 66L76 80C66 88 48 88 38 80Z" fill="#8a5a30" class="edge"/><path d="M46 72L44 84M68 72L70 84" class="line" style="stroke-width:1.800"/>
<path sil="1" d="M46 76C42 82 44 90 52 90C58 89 60 82 57 78Z" fill="#8b919d"/><path sil="1" d="M62 77C60 84 64 90 70 88C76 86 76 79 72 76Z" fill="#8b919d"/>
${bigEar(ASH)}${head(ASH)}<path d="M42 36C56 28 72 28 86 36L85 42C72 36 56 36 41 44Z" fill="#6b4a30" class="edge"/><circle cx="72" cy="38" r="8" fill="#c9a14a" class="edge"/><circle cx="72" cy="38" r="5.200" fill="#9fd0e0"/><path d="M69 35.500L72 34" stroke="#fff" stroke-width="2" stroke-linecap="round"/><circle cx="73.500" cy="39" r="1.800" class="f-ink"/>
${mouth}${tooth}`;

export const drawings: readonly Drawing[] = [
  { id: 'rat-kleptorat', viewBox, body: kleptorat },
  { id: 'rat-mad-ratter', viewBox, body: madRatter },
  { id: 'rat-cheesemancer', viewBox, body: cheesemancer },
  { id: 'rat-patient-zero', viewBox, body: patientZero },
  { id: 'rat-nine-tails', viewBox, body: nineTails },
  { id: 'rat-nightwing', viewBox, body: nightwing },
];
