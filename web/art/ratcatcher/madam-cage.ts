/** Madam Cage: her pawn, her portrait, her trap and her two tokens. */
import type { Drawing } from '../sprite.ts';

export const drawings: readonly Drawing[] = [
  {
    id: 'catcher-madam-cage',
    viewBox: '-4 -8 132 172',
    body: `
  <!-- noose pole -->
  <path sil="stroke" thin="1" d="M97 152L101 24" tail="#a9793f"/>
  <path sil="stroke" thin="1" d="M101 24C92 18 92 4 102 2C113 2 114 18 101 24" tail="#d9c08a"/>
  <!-- cage skirt -->
  <path sil="1" d="M50 76C48 98 26 112 16 144C18 152 38 157 60 157C82 157 102 152 104 144C94 112 72 98 70 76Z" fill="#26242e"/>
  <path d="M50 76C48 98 26 112 16 144C18 148 26 151 34 153C34 124 52 104 56 76Z" fill="#4a3a2c" opacity=".85"/>
  <g transform="translate(39 112) scale(.42)"><path d="M27 92C15 90 11 74 19 61C25 52 34 48 41 42C43 40 44 37 45 34C38 32 36 22 41 16C46 10 56 11 60 18C61 14 66 10 71 12C76 14 78 20 75 25C81 29 86 34 90 39C93 43 90 47 86 47C80 49 74 50 69 51C67 53 66 55 66 57C70 55 77 55 80 58C82 62 79 65 75 65C72 66 70 66 68 67C70 73 70 79 68 83C74 83 80 87 79 92Z" fill="#efe4cc"/></g>
  <g fill="none" stroke="#d6ab55" stroke-width="3.2" stroke-linecap="round"><path d="M52 77C50 98 30 114 22 147M55 78C54 100 40 118 36 153M59 78C58 102 52 124 51 156M63 78C64 102 69 124 70 156M67 78C68 100 82 118 85 153M69 77C72 98 92 114 99 147"/><path d="M44 98C52 102 68 102 76 98" stroke-width="3.6"/><path d="M27 124C44 131 76 131 93 124" stroke-width="3.6"/></g>
  <path d="M16 143C30 151 90 151 104 143L104 149C90 158 30 158 16 149Z" fill="#d6ab55" class="edge" style="stroke-width:2.4"/>
  <!-- lantern arm -->
  <path sil="1" d="M49 48C40 54 32 56 25 51L18 58C26 68 40 68 52 62Z" fill="#3c4d63"/>
  <path sil="1" d="M16 50C20 46 27 49 27 54C27 60 20 62 17 60C13 58 13 53 16 50Z" fill="#e8c7a0"/>
  <!-- coat -->
  <path sil="1" d="M46 46C42 58 46 70 49 80C54 84 66 84 71 80C74 70 78 58 74 46C68 38 52 38 46 46Z" fill="#44586e"/>
  <path d="M62 41C60 56 62 70 62 83C66 83 69 82 71 80C74 70 78 58 74 46C71 42 66 40 62 41Z" fill="#2d3b4d"/>
  <path d="M55 50L60 56L65 50M60 56V80" class="line"/><g fill="#f0bf45"><circle cx="57" cy="62" r="1.6"/><circle cx="57" cy="69" r="1.6"/><circle cx="57" cy="76" r="1.6"/></g>
  <path sil="1" d="M72 48C84 52 95 62 101 74L96 84C86 80 76 74 70 66Z" fill="#2d3b4d"/>
  <path sil="1" d="M95 74C98 70 105 72 106 78C106 84 99 87 96 84C93 82 93 77 95 74Z" fill="#e8c7a0"/>
  <g class="hatch"><path d="M66 60L72 54M66 66L73 59M66 72L73 65M67 78L72 73M84 66L88 62M87 72L93 66M91 76L96 71"/></g>
  <!-- collar -->
  <path sil="1" d="M47 47L41 32C50 38 70 38 79 32L73 47C66 52 54 52 47 47Z" fill="#a8482f"/>
  <path d="M62 50C66 50 70 49 73 47L79 32C74 35 68 36.5 62 37Z" fill="#7c3123"/>
  <!-- head -->
  <path sil="1" d="M48 22C46 34 50 44 58 45C66 45 72 36 71 22Z" fill="#f0d3ad"/>
  <path d="M62 22C66 32 64 42 58 45C66 45 72 36 71 22Z" fill="#cf9f78"/>
  <path d="M68 20C74 26 75 34 71 40C68 36 67 30 66 22ZM48 20C44 26 44 33 47 38C49 34 49 28 50 22Z" fill="#3a2018"/>
  <path d="M51 29L55.5 30M60 30L64.5 29" class="line" style="stroke-width:2.4"/><path d="M57.5 30L55.5 36L58.5 36.5M54.5 40C57 41.3 60 41 62 39.5" class="line" style="stroke-width:1.7"/>
  <!-- hat -->
  <path sil="1" d="M20 22C32 8 86 6 98 16C90 26 66 26 58 26C44 28 28 30 20 22Z" fill="#2b2f3a"/>
  <path sil="1" d="M40 17C40 4 46 -2 58 -3C70 -3 77 3 78 14C68 20 50 21 40 17Z" fill="#3a4050"/>
  <path d="M62 -3C66 4 67 12 66 17C70 16.5 75 15.5 78 14C77 3 71 -2 62 -3Z" fill="#232732"/>
  <path d="M40 17C50 21 68 20 78 14L77 8C67 14 51 15 40.5 11Z" fill="#a8482f"/>
  <path sil="1" d="M74 10C84 -2 98 -6 108 -2C104 6 92 12 76 13Z" fill="#efe4cc"/><path d="M76 12C86 6 96 2 106 -1" class="line" style="stroke-width:1.6"/>
  <!-- lantern -->
  <path sil="stroke" thin="1" d="M20 60V68" tail="#2b2f3a"/>
  <path sil="1" d="M11 72L20 65L29 72V75H27L28 95H12L13 75H11Z" fill="#3a2f26"/>
  <path d="M15 76H25L25.5 92H14.5Z" fill="#ffd978"/><path d="M20 78C24 84 23 90 20 90C17 90 16 84 20 78Z" fill="#fff6d6"/><path d="M20 76V92" stroke="#3a2f26" stroke-width="1.4"/>
`,
  },
  {
    id: 'portrait-madam-cage',
    viewBox: '0 0 120 136',
    body: `
  <rect width="120" height="136" fill="#26374a"/>
  <circle cx="92" cy="34" r="46" fill="#33475c"/><circle cx="94" cy="32" r="22" fill="#c9d3dc" opacity=".22"/>
  <g fill="none" stroke="#16202c" stroke-width="3"><path d="M0 62C30 54 90 54 120 62M14 0V136M106 0V136"/></g>
  <circle cx="20" cy="106" r="58" fill="#f5b04e" opacity=".14"/><circle cx="20" cy="108" r="38" fill="#ffd98a" opacity=".2"/>
  <!-- shoulders -->
  <path d="M4 140C6 112 28 100 46 96H74C96 100 116 112 118 140Z" fill="#44586e" class="part"/>
  <path d="M68 96H74C96 100 116 112 118 140H66C74 124 74 110 68 96Z" fill="#2d3b4d"/>
  <path d="M24 112C22 122 22 130 24 138M98 112C100 122 100 130 98 138" class="line"/>
  <path d="M60 100V138" class="line"/><g fill="#f0bf45" class="edge" style="stroke-width:1.5"><circle cx="55" cy="112" r="2.4"/><circle cx="55" cy="124" r="2.4"/></g>
  <!-- neck, hair -->
  <path d="M76 44C92 54 92 80 82 98C74 92 76 62 70 46ZM44 44C34 56 34 76 40 90C46 84 44 60 48 46Z" fill="#4a2a1e" class="part"/>
  <path d="M80 56C86 66 85 80 81 90" fill="none" stroke="#8a5a3c" stroke-width="2" stroke-linecap="round"/>
  <path d="M40 50C36 60 36 70 39 80" fill="none" stroke="#d8c8a2" stroke-width="2.6" stroke-linecap="round"/>
  <!-- face, turned a little to the lantern -->
  <path d="M42 46C40 58 40 66 43 74C46 84 52 91 58 92C68 92 78 80 79 62C79 54 78 48 76 44Z" fill="#f3d6ae" class="part"/>
  <path d="M66 44C74 60 70 82 58 92C68 92 78 80 79 62C79 54 78 48 76 44Z" fill="#c9936c"/>
  <path d="M44 50C52 56 68 55 78 50L77 44H43Z" fill="#a9744f" opacity=".75"/>
  <path d="M53 56C51 62 47.5 68 47.5 71C49 74 53 73.5 55 72.5" class="line" style="stroke-width:2.2"/>
  <path d="M43.5 59C46 56.5 50 57 51.5 60C49 61.8 45.5 61.5 43.5 59Z" fill="#fbf3df" class="edge" style="stroke-width:1.6"/><circle cx="47.5" cy="59.3" r="1.7" class="f-ink"/>
  <path d="M59 60C61.5 57 67 57 69.5 60C67 62.4 62 62.4 59 60Z" fill="#fbf3df" class="edge" style="stroke-width:1.6"/><circle cx="63.5" cy="59.7" r="1.8" class="f-ink"/>
  <path d="M42.5 55.5C45 53 49 53 51.5 55.5M58 55.5C62 52.5 68 53 71 56.5" class="line" style="stroke-width:2.6"/>
  <path d="M48.5 80.5C52 79 56 80 58 81.5C61 81 64 79.5 66 77.5" class="line" style="stroke-width:2.2"/><path d="M50 81.5C53 83.5 57 83.5 60 81.5" fill="none" stroke="#a8482f" stroke-width="2.4" stroke-linecap="round"/>
  <path d="M69 66L73 76M68 71L73.5 69.5" stroke="#7a3f2c" stroke-width="1.5" stroke-linecap="round"/>
  <!-- scarf -->
  <path d="M38 98L33 80C46 96 70 98 84 80L82 100C72 110 50 110 38 98Z" fill="#a8482f" class="part"/>
  <path d="M62 96C70 94 78 88 84 80L82 100C76 106 68 108 62 107Z" fill="#7c3123"/>
  <path d="M42 92C50 100 66 102 78 94M44 99C52 105 66 106 76 101" class="line" style="stroke-width:1.6;stroke:#4f1c14"/>
  <circle cx="82" cy="76" r="3.4" fill="none" stroke="#f0bf45" stroke-width="2"/>
  <!-- hat -->
  <path d="M6 44C18 20 98 12 116 30C108 50 78 48 62 48C44 50 18 56 6 44Z" fill="#2b2f3a" class="part"/>
  <path d="M6 44C10 38 16 34 24 31C44 44 84 42 106 27C110 28 113 29 116 30C108 50 78 48 62 48C44 50 18 56 6 44Z" fill="#3d4455"/>
  <path d="M34 34C32 10 42 1 60 0C80 0 90 10 90 29C76 38 48 40 34 34Z" fill="#3d4455" class="part"/>
  <path d="M68 1C76 10 78 24 75 34C82 32.5 87 30.5 90 29C90 12 82 3 68 1Z" fill="#262a35"/>
  <path d="M34 34C48 40 76 38 90 29L89.5 20C76 29 48 31 34 25Z" fill="#a8482f" class="edge"/>
  <path d="M84 24C94 4 108 -4 118 -2C116 12 104 24 86 28Z" fill="#efe4cc" class="part"/><path d="M86 26C96 18 106 8 115 1M95 18L92 11M102 12L100 5M98 16L106 16" class="line" style="stroke-width:1.5"/>
  <g class="hatch"><path d="M70 66L75 61M68 72L76 64M66 79L75 70M64 85L71 78M70 108L78 100M74 118L86 106M76 128L94 110M84 134L102 116M76 16L84 8M77 22L87 12M77 28L88 18M96 40L104 34M88 43L96 37"/></g>
  <!-- lantern in a raised hand -->
  <path d="M50 108C38 104 30 96 29 86L17 88C16 102 28 118 46 124Z" fill="#3c4d63" class="part"/><path d="M12 85C11 77 29 76 30 84C31 91 13 93 12 85Z" fill="#8a5a30" class="part"/>
  <path d="M20 84V92" stroke="#161b22" stroke-width="3"/><circle cx="20" cy="82" r="4" fill="none" stroke="#161b22" stroke-width="3"/>
  <path d="M6 98L20 88L34 98V103H31L33 132H7L9 103H6Z" fill="#3a2f26" class="part"/>
  <path d="M12 104H28L29.5 129H10.5Z" fill="#ffd978"/><path d="M20 107C27 117 25 126 20 126C15 126 13 117 20 107Z" fill="#fff8e0"/><path d="M20 104V130M11 116H29" stroke="#3a2f26" stroke-width="1.8"/>
`,
  },
  {
    id: 'trap-snap-trap',
    viewBox: '-2 2 94 72',
    body: `
  <path sil="1" d="M6 44L44 22L86 42V50L46 70L6 52Z" fill="#8a5a30"/>
  <path d="M6 44L44 22L86 42L46 62Z" fill="#c48b4d"/>
  <path d="M6 44L46 62V70L6 52Z" fill="#8a5a30"/><path d="M46 62L86 42V50L46 70Z" fill="#6b4322"/>
  <g class="line" style="stroke:#7a4f28;stroke-width:1.8"><path d="M20 38L54 53M32 31L66 46"/></g>
  <g fill="none" stroke="#161b22" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M34 51C26 34 30 10 46 10C60 10 66 22 64 38"/></g>
  <g fill="none" stroke="#d5dce0" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"><path d="M34 51C26 34 30 10 46 10C60 10 66 22 64 38"/></g>
  <g fill="none" stroke="#161b22" stroke-width="3" stroke-linecap="round"><path d="M32 53L66 36"/></g><g stroke="#98a5b0" stroke-width="3" stroke-linecap="round"><path d="M38 52L42 46M44 49L48 43M50 46L54 40M56 43L60 37"/></g>
  <path d="M46 33L58 27L60 33L48 38Z" fill="#f6cf4a" class="edge" style="stroke-width:2"/>
`,
  },
  {
    id: 'ability-bait-bell',
    viewBox: '0 0 84 88',
    body: `
  <path sil="1" d="M42 6C46 6 49 9 48 13C62 17 66 30 67 46C68 56 72 60 77 65V72H52C51 80 47 83 42 83C37 83 33 80 32 72H7V65C12 60 16 56 17 46C18 30 22 17 36 13C35 9 38 6 42 6Z" fill="#f0bf45"/>
  <path d="M48 13C62 17 66 30 67 46C68 56 72 60 77 65V72H52C58 56 58 30 48 13Z" fill="#c98b24"/>
  <path d="M24 46C25 34 28 25 35 20" fill="none" stroke="#fdf0c4" stroke-width="4" stroke-linecap="round"/>
  <path d="M8 65H76" class="line"/><path d="M34 73C35 80 38 82 42 82C46 82 49 80 50 73Z" fill="#8a5a1a"/>
`,
  },
  {
    id: 'ability-long-net',
    viewBox: '0 0 88 88',
    body: `
  <path sil="stroke" thin="1" d="M58 52L80 80" tail="#a9793f"/>
  <path sil="1" d="M36 8C54 8 66 20 66 34C66 44 60 54 52 58C44 66 34 80 20 80C10 80 6 70 8 60C10 50 8 44 8 34C8 20 18 8 36 8Z" fill="#7d5a8c"/>
  <path d="M52 58C44 66 34 80 20 80C10 80 6 70 8 60C10 50 9 46 8 38C14 52 26 60 38 60C43 60 48 60 52 58Z" fill="#543a62"/>
  <g fill="none" stroke="#d9c6e2" stroke-width="2.2" stroke-linecap="round"><path d="M16 54C16 64 14 72 18 79M28 59C26 66 22 74 24 79M40 60C36 66 32 72 30 76M9 62C18 66 28 68 38 70"/></g>
  <ellipse cx="37" cy="34" rx="28" ry="25" fill="#3b2846" stroke="#d9c6e2" stroke-width="4.5"/>
  <g fill="none" stroke="#a98bb6" stroke-width="2"><path d="M18 20L54 50M28 12L62 40M12 32L42 57M56 18L18 50M44 11L12 40M63 30L32 57"/></g>
`,
  },
];
