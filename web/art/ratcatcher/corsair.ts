/** The Rat Corsair, the model for the peculiar rats. */
import type { Drawing } from '../sprite.ts';

export const drawings: readonly Drawing[] = [
  {
    id: 'rat-corsair',
    viewBox: '2 -4 124 136',
    body: `
  <path sil="stroke" d="M36 106C18 114 8 102 13 91C16 85 24 87 22 93" tail="#b98a86"/>
  <path sil="1" d="M96 57C105 46 110 31 107 10C116 24 119 46 106 62Z" fill="#cfd6da"/>
  <path d="M107 10C116 24 119 46 106 62L101 60C110 46 112 30 107 10Z" fill="#98a5b0"/>
  <path sil="1" d="M43 35C32 29 25 36 27 45C31 53 42 51 47 44Z" fill="#c79a95"/>
  <path sil="1" d="M64 106L67 126H73L75 104Z" fill="#a9793f"/>
  <path sil="1" d="M37 104L35 116C30 118 29 123 31 126H49L52 106Z" fill="#3b2f2c"/>
  <path sil="1" d="M44 57C33 64 29 86 26 110L45 113L53 101L62 113L82 109C80 88 78 70 69 57Z" fill="#a8482f"/>
  <path d="M69 57C64 60 60 61 58 61L60 100L53 101L62 113L82 109C80 88 78 70 69 57Z" fill="#7c3123"/>
  <path d="M51 60L48 101L53 100L60 101L64 60Z" fill="#efe4cc"/>
  <g fill="none" stroke="#44586e" stroke-width="3.4"><path d="M51 68H63M50 76H62.5M49.5 84H62"/></g>
  <path d="M30 88L80 88L81 96L29 96Z" fill="#2e2622"/><path d="M49 86.5H61V97.5H49Z" fill="#e6b23c" class="edge"/>
  <path sil="1" d="M45 61C33 65 25 74 22 85L32 90C36 82 42 78 49 76Z" fill="#b9553a"/>
  <path sil="stroke" thin="1" d="M27 89C23 96 28 103 34 99" tail="#cfd6da"/>
  <path sil="1" d="M67 60C77 65 86 65 93 58L101 66C92 77 79 79 69 75Z" fill="#8e3a29"/>
  <path sil="1" d="M91 56C95 52 103 55 104 61C104 67 97 70 93 67C89 64 89 60 91 56Z" fill="#8a8f9a"/>
  <path sil="1" d="M41 31C36 42 40 54 51 58C58 60 66 58 71 56C81 56 91 53 95 49C98 45 95 41 91 40C85 36 79 31 73 26C62 24 48 25 41 31Z" fill="#8b919d"/>
  <path d="M41 44C46 52 56 53 66 50C76 48 86 48 96 45C97 47 96 48 95 49C91 53 81 56 71 56C66 58 58 60 51 58C45 56 41 50 41 44Z" fill="#656c7b"/>
  <path sil="1" d="M22 29C22 19 34 17 44 18C45 6 66 0 71 14C82 10 93 14 98 24C86 22 76 25 64 29C50 34 34 40 22 29Z" fill="#262b38"/>
  <path d="M22 29C22 25 24 22 28 21C40 30 58 24 72 18C80 15 90 17 98 24C86 22 76 25 64 29C50 34 34 40 22 29Z" fill="#404a5e"/>
  <path d="M26 27C40 36 58 28 70 23C80 19 88 19 94 22" fill="none" stroke="#e6b23c" stroke-width="2.4"/>
  <g fill="#efe4cc"><circle cx="57" cy="12.5" r="5"/><path d="M54 15H60V20H54Z"/></g><g class="f-ink"><circle cx="55.2" cy="12.5" r="1.4"/><circle cx="59" cy="12.5" r="1.4"/></g>
  <path d="M44 33L86 45" stroke="#161b22" stroke-width="2.2"/>
  <path d="M64 36C69 33 77 36 78 42C74 47 65 45 64 36Z" class="f-ink"/>
  <path d="M90 49C83 53 75 53 68 51" class="line"/><path d="M80 52L82 56.5L85 51Z" fill="#f6cf4a" class="edge" style="stroke-width:1.2"/>
  <circle cx="94" cy="44" r="3.2" fill="#b3656a"/>
  <g class="hatch"><path d="M68 82L75 75M68 104L78 97M70 108L80 101M66 108L70 104"/></g>
  <path d="M46 58L70 57L62 67L56 63L49 69Z" fill="#e6b23c" class="edge"/>
  <g class="line"><path d="M43 36C46 41 50 41 51 39"/></g>
  <g class="hair"><path d="M88 47L100 52M86 49L96 57"/></g>
`,
  },
];
