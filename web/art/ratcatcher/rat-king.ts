/** The Rat King, a nemesis: two and a half times as tall as a rat. */
import type { Drawing } from '../sprite.ts';

export const drawings: readonly Drawing[] = [
  {
    id: 'nemesis-rat-king',
    viewBox: '-8 -6 180 176',
    body: `
  <path sil="stroke" d="M58 146C34 158 10 164 -0 150C-5 140 6 133 11 140" tail="#b98a86"/>
  <path sil="stroke" d="M102 146C126 158 150 164 160 150C165 140 154 133 149 140" tail="#b98a86"/>
  <path sil="stroke" d="M72 148C60 160 44 164 34 162" tail="#a5767a"/>
  <path sil="stroke" d="M88 148C100 160 116 164 126 162" tail="#a5767a"/>
  <!-- fork sceptre -->
  <path sil="stroke" thin="1" d="M148 150L146 52" tail="#cfd6da"/>
  <path sil="1" d="M131 14L135.5 13.7L136.3 34L142.3 33.7L141.6 13.4L146.1 13.2L147 33.5L153 33.2L152.1 12.9L156.6 12.7L157.6 36C158 46 152 52 148 52.5H143C138 52 132.5 47 132 38Z" fill="#cfd6da"/>
  <!-- cloak -->
  <path sil="1" d="M80 52C50 52 30 74 20 112C14 132 16 144 22 150H138C144 144 146 132 140 112C130 74 110 52 80 52Z" fill="#963f2c"/>
  <path d="M80 52C110 52 130 74 140 112C146 132 144 144 138 150H96C108 124 104 84 80 52Z" fill="#6e2a20"/>
  <g class="line" style="stroke:#541d17"><path d="M40 104C34 120 32 136 34 149M56 118C52 130 50 140 52 149M120 104C126 120 128 136 126 149M104 118C108 130 110 140 108 149"/></g>
  <!-- bib of fur -->
  <path d="M80 108C64 112 58 130 60 150H100C102 130 96 112 80 108Z" fill="#63564c" class="edge"/>
  <path d="M80 108C92 112 90 132 86 150H100C102 130 96 112 80 108Z" fill="#4a3f38"/>
  <!-- ermine -->
  <path d="M40 88C50 104 64 114 80 116C96 114 110 104 120 88L131 102C118 122 100 130 80 132C60 130 42 122 29 102Z" fill="#efe4cc" class="edge"/>
  <path d="M80 116C96 114 110 104 120 88L131 102C118 122 100 130 80 132Z" fill="#cdbf9f"/>
  <g class="f-ink"><path d="M46 104L50 112L44 110ZM62 114L64 123L58 119ZM80 118L83 127L77 127ZM98 114L102 119L96 123ZM114 104L116 110L110 112Z"/></g>
  <!-- ears -->
  <path sil="1" d="M56 52C36 50 22 34 28 14C34 12 38 14 42 18L42 24L48 22C58 28 64 38 64 46Z" fill="#6f6258"/>
  <path sil="1" d="M104 52C124 50 138 34 132 14C126 11 118 14 112 20L114 28L108 26C100 32 96 40 96 46Z" fill="#54493f"/>
  <path d="M54 46C42 44 32 34 33 20C40 20 52 30 57 42Z" fill="#b98a86"/><path d="M106 46C118 44 128 34 127 20C120 20 108 30 103 42Z" fill="#8d6064"/>
  <!-- head -->
  <path sil="1" d="M46 58C44 42 62 32 80 32C98 32 116 42 114 58C114 74 102 86 95 98C91 107 86 110 80 110C74 110 69 107 65 98C58 86 46 74 46 58Z" fill="#6f6258"/>
  <path d="M80 32C98 32 116 42 114 58C114 74 102 86 95 98C91 107 86 110 80 110C92 90 94 60 80 32Z" fill="#4d433b"/>
  <path d="M52 58C52 48 60 42 68 40C60 50 60 66 66 80C58 72 52 66 52 58Z" fill="#8d7d70"/>
  <g class="hatch"><path d="M104 62L111 56M103 69L112 61M101 76L110 68M98 83L107 75M95 90L103 83M93 96L99 91M88 44L94 40M91 49L99 43M94 54L104 47"/><path d="M118 84L130 96M122 96L134 110M124 112L136 126M114 80L122 88M126 128L136 140"/><path d="M90 136L96 130M90 142L98 134M92 147L99 141"/></g>
  <!-- eyes -->
  <path d="M54 60C62 56 70 60 74 70C64 72 56 68 54 60Z" fill="#f7c34a" class="edge"/><path d="M106 60C98 56 90 60 86 70C96 72 104 68 106 60Z" fill="#f7c34a" class="edge"/>
  <circle cx="66" cy="65.5" r="2.6" fill="#a8281c"/><circle cx="94" cy="65.5" r="2.6" fill="#a8281c"/>
  <path d="M50 54C58 52 68 56 75 66M110 54C102 52 92 56 85 66" class="brow" fill="none"/>
  <path d="M66 84C70 82 74 84 75 88M94 84C90 82 86 84 85 88" class="line"/>
  <!-- muzzle -->
  <path d="M70 96C72 90 88 90 90 96C90 102 85 106 80 106C75 106 70 102 70 96Z" fill="#b3656a" class="edge"/><path d="M74 95C76 93 79 93 80 94" stroke="#e6b0a8" stroke-width="2" fill="none" stroke-linecap="round"/>
  <path d="M72 107H79.3V125L74.5 123ZM80.7 107H88L85.5 123L80.7 125Z" fill="#fbf3df" class="edge" style="stroke-width:2"/>
  <g fill="none" stroke="#c9bda6" stroke-width="1.8" stroke-linecap="round"><path d="M64 96L42 90M65 100L42 102M96 96L118 90M95 100L118 102"/></g>
  <!-- crown -->
  <g transform="rotate(-5 80 24)"><path sil="1" d="M56 40L50 12L63 22L71 2L80 18L89 2L97 22L110 12L104 40C92 46 68 46 56 40Z" fill="#f0bf45"/>
  <path d="M80 18L89 2L97 22L110 12L104 40C98 43 89 44.5 80 44.5Z" fill="#c98b24"/>
  <path d="M56 40C68 46 92 46 104 40L105.5 33C92 39 68 39 54.5 33Z" fill="#f7dc8a" class="edge" style="stroke-width:2"/>
  <circle cx="80" cy="29" r="4" fill="#a8281c" class="edge" style="stroke-width:2"/><circle cx="66" cy="28" r="2.6" fill="#44586e" class="edge" style="stroke-width:1.6"/><circle cx="94" cy="28" r="2.6" fill="#44586e" class="edge" style="stroke-width:1.6"/></g>
  <!-- hands -->
  <path sil="1" d="M139 94C145 88 155 91 157 99C158 107 152 115 145 114C138 113 134 102 139 94Z" fill="#6f6258"/><g class="line"><path d="M141 98L155 96.5M140 103L156 102.5M141 108L154 108.5"/></g>
  <path sil="1" d="M34 116C40 110 52 112 56 120L60 134L54 130L54 138L48 131L46 139L40 131L36 136C32 130 30 122 34 116Z" fill="#8d7d70"/>
  <!-- two of his court, tied by the tail -->
  <path sil="1" d="M8 152C6 142 14 134 24 136C26 132 32 133 32 137C38 140 42 147 41 152Z" fill="#cfc3ad"/><circle cx="33" cy="144" r="2" class="f-ink"/><circle cx="40.5" cy="149" r="2.3" fill="#b3656a"/><path d="M24 136C27 140 31 140 32 137" class="line"/>
  <path sil="1" d="M152 152C154 142 146 134 136 136C134 132 128 133 128 137C122 140 118 147 119 152Z" fill="#8e6a4a"/><circle cx="127" cy="144" r="2" class="f-ink"/><circle cx="119.5" cy="149" r="2.3" fill="#b3656a"/><path d="M136 136C133 140 129 140 128 137" class="line"/>
`,
  },
];
