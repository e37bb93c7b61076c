/** Peculiar rats, dressed and standing: ringer, nurse, shield bearer, glutton, tinker, fog. */

import type { Drawing } from '../sprite.ts';
import {
  ASH,
  CREAM,
  coat,
  ear,
  farArm,
  farPaw,
  feet,
  GREY,
  hatch,
  head,
  mildEye,
  mouth,
  nearArm,
  nearPaw,
  RUST,
  tail,
  tooth,
  UMBER,
} from './anatomy.ts';

const viewBox = '2 -4 124 136';

const bellRinger = `${tail(UMBER)}${feet('#4a3a2c')}
<path sil="1" d="M44 57C22 52 10 70 16 92C19 102 24 108 30 110L45 113L53 108L62 113L82 109C80 88 78 70 69 57Z" fill="#6f7a5c"/><path d="M69 57C64 60 60 61 58 61L60 104L53 108L62 113L82 109C80 88 78 70 69 57Z" fill="#4e5740"/><path d="M22 66C18 74 18 84 22 94M30 62C26 66 24 70 23 74" class="line" style="stroke-width:1.800"/>
<path d="M24 92C42 98 64 98 80 92L81 98C64 104 42 104 26 99Z" fill="#c9b98f" class="edge"/><path d="M60 98C62 106 60 112 58 118M66 97C69 104 68 110 67 114" stroke="#161b22" stroke-width="4"/><path d="M60 98C62 106 60 112 58 118M66 97C69 104 68 110 67 114" stroke="#c9b98f" stroke-width="2"/>
${ear(UMBER)}${head(UMBER)}<path d="M41 32C48 22 66 20 76 27L72 34C62 28 50 30 42 38Z" fill="#4e5740" class="edge"/>${mildEye}<path d="M64 32C68 29 74 30 78 34" class="line"/>${mouth}${tooth}
${farArm('#5f6a4c')}<g transform="translate(80 56) scale(.52)"><path sil="1" d="M42 6C46 6 49 9 48 13C62 17 66 30 67 46C68 56 72 60 77 65V72H52C51 80 47 83 42 83C37 83 33 80 32 72H7V65C12 60 16 56 17 46C18 30 22 17 36 13C35 9 38 6 42 6Z" fill="#f0bf45"/><path d="M48 13C62 17 66 30 67 46C68 56 72 60 77 65V72H52C58 56 58 30 48 13Z" fill="#c98b24"/><path d="M8 65H76" class="line" style="stroke-width:4"/></g>
<path sil="1" d="M94 54C98 49 107 51 108 58C108 64 101 67 97 65C93 62 92 58 94 54Z" fill="#8d6a4c"/>
<path d="M78 92L72 96M124 88L128 94M102 108L102 116" stroke="#ffe7b0" stroke-width="2.800" stroke-linecap="round"/>`;

const broodNurse = `${tail(CREAM, 'M34 118C16 126 6 114 11 103C14 97 22 99 20 105')}
<path sil="1" d="M44 57C34 68 26 100 24 124C42 130 68 130 86 124C84 100 80 70 69 57Z" fill="#7b8fa3"/><path d="M69 57C64 60 61 61 59 61C64 84 64 108 60 128C70 128 78 127 86 124C84 100 80 70 69 57Z" fill="#56697c"/>
<path d="M46 66C42 84 38 106 37 126C46 129 62 129 71 126C70 106 68 84 66 66Z" fill="#efe6d2" class="edge"/><path d="M58 66C62 84 64 106 64 127.500L71 126C70 106 68 84 66 66Z" fill="#cdc0a2"/><path d="M44 104h10v10h-11Z" fill="#efe6d2" class="edge" style="stroke-width:1.600"/><path d="M49 106v6M46 109h6" stroke="#b5342a" stroke-width="2.200"/>
<path sil="1" d="M45 61C35 66 30 76 32 86C42 94 62 96 82 88L86 78C70 82 56 82 47 78Z" fill="#8ea2b5"/>
<path sil="1" d="M44 84C46 72 62 68 76 72C88 74 94 82 90 90C78 100 54 98 44 84Z" fill="#f2e7cd"/><path d="M56 92C68 94 82 92 90 86C91 88 90 89 90 90C82 97 66 98 56 94Z" fill="#cdbf9f"/>
<path sil="1" d="M70 74C68 66 76 60 84 63C87 58 94 60 93 66C99 70 100 77 96 80C88 86 74 84 70 74Z" fill="#dca59a"/><circle cx="88" cy="72" r="1.900" class="f-ink"/><circle cx="96.500" cy="75" r="2.200" fill="#b3656a"/><path d="M50 86C58 80 66 78 74 80M54 91C62 88 72 88 80 90" class="line" style="stroke-width:1.600"/>
<path sil="1" d="M84 84C90 80 97 84 96 90C94 95 86 96 83 92C81 89 82 86 84 84Z" fill="#e6dcc6"/>
${ear(CREAM)}${head(CREAM)}${mildEye}<path d="M64 32C68 30 73 30 77 33" class="line" style="stroke-width:2"/>${mouth}
<path sil="1" d="M36 28C34 14 46 4 62 6C76 8 82 16 82 24C66 18 50 20 36 30Z" fill="#f2e7cd"/><path d="M62 6C76 8 82 16 82 24C76 21.500 70 20.500 64 20.500C68 15 67 10 62 6Z" fill="#cdbf9f"/><path d="M58 9v9M53.500 13.500h9" stroke="#b5342a" stroke-width="3.200"/>`;

const shieldback = `${tail(GREY)}${ear(GREY)}${feet('#5f6b75')}${coat('#7d6a4a', '#5a4a32')}
<path d="M34 80h40M32 90h46M31 100h48" stroke="#3b2f2c" stroke-width="3"/><g fill="#98a5b0" class="edge" style="stroke-width:1.400"><circle cx="40" cy="85" r="2.600"/><circle cx="50" cy="85" r="2.600"/><circle cx="38" cy="95" r="2.600"/><circle cx="49" cy="95" r="2.600"/></g>
${head(GREY)}<path sil="1" d="M36 36C34 18 46 8 60 8C74 9 82 18 84 30L70 32L72 44L62 43L60 34C52 32 44 32 36 36Z" fill="#98a5b0"/><path d="M60 8C74 9 82 18 84 30L70 32L68 24C68 18 65 12 60 8Z" fill="#6b7883"/><path d="M58 8L60 34" class="line" style="stroke-width:1.800"/><path sil="1" d="M56 10C52 0 40 -4 32 2C40 4 46 8 50 14Z" fill="#a8482f"/>
${mildEye}<path d="M64 33L78 36" class="brow" style="stroke-width:2.600"/>${mouth}${tooth}
<path sil="1" d="M12 76C12 54 34 46 54 54C66 60 70 74 66 90C62 108 46 120 34 124C22 116 12 98 12 76Z" fill="#a8482f"/><path d="M54 54C66 60 70 74 66 90C62 108 46 120 34 124C44 104 50 76 42 51C46 51.500 50 52.500 54 54Z" fill="#7c3123"/><path d="M17 77C17 60 36 53 52 59C61 64 64 75 61 88C57 103 45 113 35 117C25 110 17 95 17 77Z" fill="none" stroke="#d5dce0" stroke-width="3.400"/><path d="M39 62L38 112M20 80L62 82" stroke="#d5dce0" stroke-width="4"/><circle cx="39" cy="81" r="8" fill="#e6b23c" class="edge"/><circle cx="37" cy="79" r="3" fill="#f7dc8a"/>
${farArm('#5a4a32')}${farPaw(GREY)}<path sil="stroke" thin="1" d="M100 84L106 10" tail="#8a6238"/><path sil="1" d="M107 12L100 0C103 -3 112 -3 114 0Z" fill="#cfd6da"/>`;

const glutton = `${tail(RUST, 'M26 108C10 118 4 106 8 96C11 90 18 93 16 98')}
<path sil="1" d="M40 116L37 121C34 123 34 126 36 127H54L55 116Z" fill="#a8663f"/><path sil="1" d="M68 116L67 121C66 124 66 126 68 127H86L84 115Z" fill="#a8663f"/>
<path sil="1" d="M50 54C24 56 12 78 16 98C20 116 40 122 58 122C80 122 100 114 102 94C104 74 90 56 68 54Z" fill="#a8663f"/><path d="M68 54C90 56 104 74 102 94C100 114 80 122 58 122C84 112 92 80 68 54Z" fill="#7c4629"/><path d="M34 80C36 96 46 106 60 108" fill="none" stroke="#d39a80" stroke-width="3" stroke-linecap="round"/>
${ear(RUST)}${head(RUST)}<path d="M44 54C52 62 70 62 80 54L84 78C76 92 54 94 46 80Z" fill="#f2e7cd" class="edge"/><path d="M68 60C74 59 78 56.500 80 54L84 78C80 85 72 89.500 64 90C70 82 71 70 68 60Z" fill="#cdbf9f"/><path d="M54 70C58 74 64 74 68 70" fill="none" stroke="#a8482f" stroke-width="2.400"/><path d="M50 80L56 78M60 84L66 82" stroke="#c98b24" stroke-width="3" stroke-linecap="round"/>
<path d="M70 36C74 34 78 36 79 40" class="line"/><path d="M62 47C56 44 54 52 60 54" fill="none" stroke="#7c4629" stroke-width="2"/><path d="M66 51C74 58 86 57 92 49C86 50 76 49 66 51Z" fill="#5a1f1c" class="edge" style="stroke-width:1.800"/><path d="M72 51L74 54.500L77 51Z" fill="#fbf3df"/><circle cx="94" cy="44" r="3.200" fill="#b3656a"/>
<path sil="1" d="M30 66C18 68 10 78 9 88L21 92C24 84 30 80 38 78Z" fill="#b97850"/><path sil="stroke" thin="1" d="M13 104L15 62" tail="#cfd6da"/><path d="M9 62V50M14.500 62V48M20 62V50M9 62H20" fill="none" stroke="#161b22" stroke-width="5"/><path d="M9 61V50M14.500 61V48M20 61V50M8 61H21" fill="none" stroke="#cfd6da" stroke-width="2.400"/><path sil="1" d="M9 84C6 90 10 96 16 95C22 94 24 88 21 84Z" fill="#a8663f"/>
<path sil="1" d="M84 66C96 68 104 62 108 54L118 62C112 76 98 84 86 80Z" fill="#7c4629"/><path sil="1" d="M98 46L118 32C125 34 127 40 127 46L124 58L99 58Z" fill="#f3c23c"/><path d="M98 46L118 32C125 34 127 40 127 46Z" fill="#fbe27a"/><path d="M98 46L127 46" class="line" style="stroke-width:1.800"/><circle cx="108" cy="52" r="2.600" fill="#b8741a"/><circle cx="119" cy="52" r="2" fill="#b8741a"/><path sil="1" d="M100 56C103 52 110 54 111 59C110 65 103 66 100 63Z" fill="#a8663f"/>`;

const trapTinker = `${tail(GREY)}${ear(GREY)}${feet('#3b2f2c')}${coat('#8a6a3c', '#664c28')}
<path d="M40 72C36 86 34 98 34 110L45 113L53 108L62 113L72 110C72 96 70 84 68 72Z" fill="#5b4630" class="edge"/><path d="M40 94h10v10h-11ZM58 94h11v10h-11Z" fill="#7a5f3f" class="edge" style="stroke-width:1.600"/><path d="M44 94V86M47 94V84M62 94V85M66 94V88" stroke="#cfd6da" stroke-width="2.400"/>
${nearArm('#9a7a4a')}${nearPaw(GREY)}
<g transform="translate(2 92) scale(.44)"><path sil="1" d="M6 44L44 22L86 42V50L46 70L6 52Z" fill="#8a5a30"/><path d="M6 44L44 22L86 42L46 62Z" fill="#c48b4d"/><path d="M34 51C20 36 8 20 14 6M64 38C66 30 62 22 56 18" fill="none" stroke="#161b22" stroke-width="8"/><path d="M34 51C20 36 8 20 14 6M64 38C66 30 62 22 56 18" fill="none" stroke="#d5dce0" stroke-width="4"/></g>
${farArm('#664c28')}<path sil="stroke" thin="1" d="M98 62L110 34" tail="#98a5b0"/><path sil="1" d="M104 30C100 22 104 12 112 10L112 22L118 24L124 15C126 24 120 33 112 34Z" fill="#b3bec6"/>${farPaw(GREY)}
${head(GREY)}<path d="M40 34C54 24 70 24 84 34L83 40C70 32 54 32 41 42Z" fill="#5b4630" class="edge"/><circle cx="72" cy="37" r="8.500" fill="#c98b24" class="edge"/><circle cx="72" cy="37" r="5.600" fill="#9fd0c0"/><path d="M69 34.500L72 33" stroke="#fff" stroke-width="2" stroke-linecap="round"/><circle cx="73" cy="38.500" r="1.900" class="f-ink"/><circle cx="56" cy="33" r="6" fill="#c98b24" class="edge"/><circle cx="56" cy="33" r="3.600" fill="#6fa090"/>
<path d="M48 24C50 14 56 12 60 4M56 22C60 16 66 14 68 8" fill="none" stroke="#161b22" stroke-width="3" stroke-linecap="round"/>${mouth}${tooth}${hatch}`;

const fogRat = `<g opacity=".92"><path sil="1" d="M4 122C4 112 14 108 22 112C26 102 40 102 44 110C52 102 66 104 68 112C76 104 90 106 92 114C102 108 118 114 118 124C100 132 22 132 4 122Z" fill="#aab6bf"/></g><path d="M10 122C18 116 26 120 32 122C40 116 52 118 58 122C68 116 80 118 86 122C94 118 106 118 112 123" fill="none" stroke="#e3eaee" stroke-width="3" stroke-linecap="round"/>
<path sil="1" d="M44 54C32 64 26 92 24 116C34 112 40 120 48 114C56 120 64 112 72 116C78 112 84 116 88 114C86 92 80 68 69 56Z" fill="#5a6a76"/><path d="M69 56C64 60 61 61 59 61C64 80 66 98 62 115C66 114 69 114.500 72 116C78 112 84 116 88 114C86 92 80 68 69 56Z" fill="#3f4c57"/><path d="M38 76C34 88 32 100 32 110M50 80C48 92 47 102 47 110" class="line" style="stroke-width:1.800"/>
<path sil="1" d="M67 62C78 66 88 64 95 58L102 68C92 78 80 80 70 76Z" fill="#4b5965"/>${farPaw(ASH)}
<path sil="stroke" thin="1" d="M99 62V72" tail="#2b2f3a"/><path sil="1" d="M88 78L99 70L110 78V81H108L109 102H89L90 81H88Z" fill="#3a2f26"/><path d="M93 82H105L106 99H92Z" fill="#cfe6e0"/><path d="M99 84C104 90 102 97 99 97C96 97 94 90 99 84Z" fill="#f4fff8"/><path d="M99 82V99" stroke="#3a2f26" stroke-width="1.600"/>
${head(ASH)}<path d="M64 37C68 33 75 35 77 41C72 44 66 43 64 37Z" fill="#cfe6e0" class="edge" style="stroke-width:1.600"/>${mouth}
<path sil="1" d="M36 54C24 36 34 10 58 10C76 10 86 22 86 34C74 26 60 28 52 36C46 42 44 48 46 56Z" fill="#6b7c88"/><path d="M36 54C30 40 40 22 60 20C72 20 82 26 86 34C74 26 60 28 52 36C46 42 44 48 46 56Z" fill="#4b5965"/>
<path d="M6 92C14 86 20 92 26 88M96 30C104 24 110 30 118 26M14 62C20 58 24 62 30 60" fill="none" stroke="#e3eaee" stroke-width="4" stroke-linecap="round" opacity=".8"/>`;

export const drawings: readonly Drawing[] = [
  { id: 'rat-bell-ringer', viewBox, body: bellRinger },
  { id: 'rat-brood-nurse', viewBox, body: broodNurse },
  { id: 'rat-shieldback', viewBox, body: shieldback },
  { id: 'rat-glutton', viewBox, body: glutton },
  { id: 'rat-trap-tinker', viewBox, body: trapTinker },
  { id: 'rat-fog-rat', viewBox, body: fogRat },
];
