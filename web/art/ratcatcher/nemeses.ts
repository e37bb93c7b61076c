/** Three more nemeses, two and a half times as tall as a rat: a mouth, a mother, a picker of locks. */
import type { Drawing } from '../sprite.ts';

const viewBox = '-8 -6 180 176';

const maw = `<path sil="stroke" d="M126 140C150 152 166 140 160 124C156 114 145 119 150 127" tail="#a5767a"/>
<path sil="1" d="M34 146L26 158C24 163 27 166 32 166H60L62 148Z" fill="#5d6a4e"/><path sil="1" d="M100 148L98 160C98 164 101 166 106 166H134C138 165 138 160 134 157L126 146Z" fill="#414b38"/>
<path sil="1" d="M80 20C30 20 8 62 10 102C12 138 38 156 80 156C122 156 148 138 150 102C152 62 130 20 80 20Z" fill="#6f7d5c"/>
<path d="M100 23C128 32 151 66 150 102C148 138 122 156 80 156C118 144 134 104 124 66C120 48 112 34 100 23Z" fill="#4c573f"/>
<path d="M22 74C28 52 42 36 62 30" fill="none" stroke="#98a680" stroke-width="5" stroke-linecap="round"/>
<path sil="1" d="M46 34C30 34 20 22 26 8C36 2 52 8 58 24Z" fill="#6f7d5c"/><path d="M48 28C38 28 30 20 33 12C40 9 49 14 53 23Z" fill="#b98a86"/>
<path sil="1" d="M114 34C130 34 140 22 134 8C124 2 108 8 102 24Z" fill="#4c573f"/><path d="M112 28C122 28 130 20 127 12C120 9 111 14 107 23Z" fill="#8d6064"/>
<path d="M20 86C40 66 120 66 140 86C144 120 122 148 80 148C38 148 16 120 20 86Z" fill="#3a1418" class="edge" style="stroke-width:4"/>
<path d="M40 134C50 116 110 116 120 134C110 144 96 148 80 148C64 148 50 144 40 134Z" fill="#b3505a"/><path d="M80 122C80 132 80 140 80 147" stroke="#86323c" stroke-width="3"/>
<path d="M58 104L92 90C97 93 99 98 99 103L97 114L60 116Z" fill="#f3c23c" class="edge"/><path d="M58 104L92 90C97 93 99 98 99 103Z" fill="#fbe27a"/><circle cx="72" cy="110" r="3.400" fill="#b8741a"/><circle cx="88" cy="109" r="2.600" fill="#b8741a"/>
<g fill="#fbf3df" class="edge" style="stroke-width:2"><path d="M24 83L33 104L40 77ZM42 76L50 98L58 72ZM62 71L70 96L78 70ZM82 70L90 96L98 71ZM102 72L110 98L118 76ZM120 77L127 104L136 83Z"/><path d="M30 118L40 106L44 128ZM116 128L120 106L130 118ZM52 138L58 122L66 144ZM94 144L102 122L108 138Z"/></g>
<path d="M46 48C54 42 64 46 68 56C58 60 48 56 46 48Z" fill="#f7c34a" class="edge"/><path d="M114 48C106 42 96 46 92 56C102 60 112 56 114 48Z" fill="#f7c34a" class="edge"/><circle cx="58" cy="52" r="3" fill="#a8281c"/><circle cx="102" cy="52" r="3" fill="#a8281c"/><path d="M40 42C50 36 62 40 71 52M120 42C110 36 98 40 89 52" class="brow" fill="none" style="stroke-width:4.500"/>
<path d="M72 58C75 54 85 54 88 58C87 63 83 65 80 65C77 65 73 63 72 58Z" fill="#b3656a" class="edge"/>
<g fill="none" stroke="#c9bda6" stroke-width="1.800" stroke-linecap="round"><path d="M66 62L36 60M66 64L40 68M94 62L124 60M94 64L120 68"/></g>
<path sil="1" d="M14 96C4 98 -4 108 -2 120L6 114L8 124L14 115L20 122L24 112Z" fill="#8a9873"/><path sil="1" d="M146 96C156 98 164 108 162 120L154 114L152 124L146 115L140 122L136 112Z" fill="#4c573f"/>
<path d="M34 140C36 134 38 150 35 156M126 138C129 146 127 152 126 156" stroke="#cfe6b0" stroke-width="3.500" fill="none" stroke-linecap="round"/>
<g class="hatch"><path d="M132 60L142 52M136 70L146 62M138 80L148 72M112 30L120 24M120 40L130 32"/></g>`;

const motherBurrow = `<path sil="stroke" d="M126 150C150 158 166 148 162 134C158 124 148 129 152 136" tail="#b98a86"/>
<path sil="1" d="M-4 166C2 146 30 140 46 152C58 144 104 144 116 152C132 140 160 148 166 166Z" fill="#4b3a28"/><path d="M4 162C14 152 30 150 44 158M118 158C132 150 150 154 158 163" fill="none" stroke="#7a6242" stroke-width="4" stroke-linecap="round"/>
<path sil="1" d="M80 40C44 42 22 76 20 116C18 144 36 160 80 160C124 160 142 144 140 116C138 76 116 42 80 40Z" fill="#5f5348"/><path d="M96 42C122 52 139 82 140 116C142 144 124 160 80 160C116 146 124 88 96 42Z" fill="#433a32"/>
<path d="M34 92C48 82 112 82 126 92C134 116 132 142 120 152C100 160 60 160 40 152C28 142 26 116 34 92Z" fill="#8e5a4a" class="edge"/><path d="M96 86C108 87 118 89 126 92C134 116 132 142 120 152C110 156 98 158 86 158.500C108 140 108 108 96 86Z" fill="#69402f"/><g fill="#d9a05a"><circle cx="50" cy="106" r="3"/><circle cx="70" cy="98" r="3"/><circle cx="58" cy="126" r="3"/><circle cx="78" cy="118" r="3"/><circle cx="98" cy="104" r="3"/><circle cx="44" cy="142" r="3"/><circle cx="68" cy="144" r="3"/><circle cx="96" cy="130" r="3"/></g>
<path sil="1" d="M34 54C18 56 10 42 16 30C26 22 42 32 46 46Z" fill="#5f5348"/><path d="M36 49C27 50 21 42 24 35C30 31 38 38 41 46Z" fill="#b98a86"/><path sil="1" d="M126 54C142 56 150 42 144 30C134 22 118 32 114 46Z" fill="#433a32"/><path d="M124 49C133 50 139 42 136 35C130 31 122 38 119 46Z" fill="#8d6064"/>
<path sil="1" d="M36 60C34 30 56 14 80 14C104 14 126 30 124 60C124 78 108 88 98 98C92 106 86 110 80 110C74 110 68 106 62 98C52 88 36 78 36 60Z" fill="#7a6c5e"/><path d="M94 16C112 22 125 38 124 60C124 78 108 88 98 98C92 106 86 110 80 110C98 88 104 48 94 16Z" fill="#574b40"/>
<path sil="1" d="M30 58C24 24 52 -2 80 -2C108 -2 136 24 130 58C120 42 104 32 80 32C56 32 40 42 30 58Z" fill="#44586e"/><path d="M80 -2C108 -2 136 24 130 58C122 45 112 37 98 33.500C106 20 98 6 80 -2Z" fill="#2d3b4d"/><path d="M30 58C40 42 56 32 80 32C104 32 120 42 130 58" fill="none" stroke="#c9b98f" stroke-width="3.400"/><g fill="#c9b98f"><circle cx="50" cy="24" r="2.600"/><circle cx="68" cy="12" r="2.600"/><circle cx="88" cy="18" r="2.600"/><circle cx="110" cy="30" r="2.600"/></g>
<path d="M50 62C58 56 66 60 70 68C62 72 54 70 50 62Z" fill="#f3e6c0" class="edge"/><path d="M110 62C102 56 94 60 90 68C98 72 106 70 110 62Z" fill="#f3e6c0" class="edge"/><circle cx="61" cy="65" r="2.800" class="f-ink"/><circle cx="99" cy="65" r="2.800" class="f-ink"/><path d="M46 56C56 50 66 54 73 62M114 56C104 50 94 54 87 62" fill="none" class="brow"/>
<path d="M68 90C70 83 90 83 92 90C92 97 86 102 80 102C74 102 68 97 68 90Z" fill="#b3656a" class="edge"/><path d="M73 103H79.300V117L75 115ZM80.700 103H87L85 115L80.700 117Z" fill="#fbf3df" class="edge" style="stroke-width:2"/><g fill="none" stroke="#c9bda6" stroke-width="1.800" stroke-linecap="round"><path d="M62 92L38 86M63 97L40 100M98 92L122 86M97 97L120 100"/></g>
<path sil="1" d="M22 112C10 114 2 126 4 140L-4 152L6 150L6 158L15 151L19 158L26 149L34 152C40 140 36 118 22 112Z" fill="#8d7d70"/><path sil="1" d="M138 112C150 114 158 126 156 140L164 152L154 150L154 158L145 151L141 158L134 149L126 152C120 140 124 118 138 112Z" fill="#574b40"/>
<path sil="1" d="M44 166C42 156 50 148 60 150C62 146 68 147 68 151C74 154 78 161 77 166Z" fill="#d8a598"/><circle cx="69" cy="158" r="2" class="f-ink"/><circle cx="76.500" cy="163" r="2.300" fill="#b3656a"/><path sil="1" d="M118 167C120 157 112 149 102 151C100 147 94 148 94 152C88 155 84 162 85 167Z" fill="#c08d80"/><circle cx="93" cy="159" r="2" class="f-ink"/><circle cx="85.500" cy="164" r="2.300" fill="#b3656a"/><path sil="1" d="M2 167C0 159 7 152 15 154C17 151 22 152 22 155C27 158 30 163 29 167Z" fill="#b98a7c"/><circle cx="23" cy="160.500" r="1.700" class="f-ink"/>`;

const lockpick = `<path sil="stroke" d="M56 138C30 150 10 142 12 124C14 112 26 115 23 124" tail="#b98a86"/>
<path sil="1" d="M60 132L58 156C50 158 46 162 48 166H74L76 134Z" fill="#26242e"/><path sil="1" d="M84 132L88 156C84 159 84 164 87 166H114C116 161 110 157 104 156L100 132Z" fill="#26242e"/>
<path sil="1" d="M62 64C48 78 42 116 36 152C46 150 52 156 60 150C68 158 74 150 80 156C88 150 94 158 102 150C110 156 116 150 124 152C120 116 114 78 100 64Z" fill="#3b3a52"/><path d="M100 64C92 69 86 70 82 70C86 100 88 128 84 153C90 150.500 95 157 102 150C110 156 116 150 124 152C120 116 114 78 100 64Z" fill="#27263a"/>
<path d="M70 70L66 148C70 153 75 152.500 80 156L84 70Z" fill="#7d5a8c"/><path d="M78 70L80 156C82 154.500 83.500 154 85 153.500L84 70Z" fill="#573c64"/><g fill="#d6ab55"><circle cx="75" cy="86" r="2.400"/><circle cx="74.500" cy="100" r="2.400"/><circle cx="74" cy="114" r="2.400"/></g>
<path sil="1" d="M62 68C46 74 32 88 26 106L36 116C44 100 56 92 68 88Z" fill="#4c4a68"/><path sil="1" d="M24 104C18 108 18 118 25 120C33 122 39 115 37 109C34 103 28 101 24 104Z" fill="#7d7268"/>
<g fill="none" stroke="#161b22" stroke-width="6.500"><circle cx="22" cy="128" r="11"/></g><circle cx="22" cy="128" r="11" fill="none" stroke="#d6ab55" stroke-width="3.200"/><g fill="#d6ab55" class="edge" style="stroke-width:2"><path d="M12 136L4 150L8 152L9 149L12 150.500L16 139ZM22 139L21 156H25.500V153H29V149.500H25.500V139ZM31 135L41 147L44 144L42 142L44.500 139.500L35 131Z"/></g>
<path sil="1" d="M100 68C114 70 126 62 132 50L144 58C138 78 120 92 102 88Z" fill="#27263a"/><path sil="1" d="M130 46C134 39 146 41 147 50C147 58 138 62 133 59C128 56 127 51 130 46Z" fill="#7d7268"/>
<path d="M140 46L154 14L162 10M154 14L160 20" fill="none" stroke="#161b22" stroke-width="6.500" stroke-linecap="round"/><path d="M140 46L154 14L162 10M154 14L160 20" fill="none" stroke="#d5dce0" stroke-width="3" stroke-linecap="round"/>
<path sil="1" d="M56 44C40 44 32 30 38 18C48 12 62 22 64 34Z" fill="#7d7268"/><path d="M55 39C46 39 41 31 44 24C50 21 57 27 59 34Z" fill="#b98a86"/>
<path sil="1" d="M54 44C48 58 54 72 68 76C78 78 88 76 96 72C110 72 124 66 130 59C133 53 128 48 122 47C114 41 106 36 98 31C84 27 62 32 54 44Z" fill="#7d7268"/><path d="M54 58C62 68 76 69 90 65C104 62 118 62 131 55C132 56.500 131 58 130 59C124 66 110 72 96 72C88 76 78 78 68 76C60 74 54 66 54 58Z" fill="#574f47"/>
<path d="M84 44C90 39 99 42 102 50C95 54 87 53 84 44Z" fill="#f7c34a" class="edge"/><circle cx="94" cy="47" r="2.800" fill="#a8281c"/><path d="M80 40L104 46" class="brow"/><circle cx="93" cy="47.500" r="11" fill="none" stroke="#161b22" stroke-width="4.500"/><circle cx="93" cy="47.500" r="11" fill="none" stroke="#d6ab55" stroke-width="2.200"/><path d="M83 53C76 62 74 72 76 82" fill="none" stroke="#d6ab55" stroke-width="1.500"/>
<path d="M126 60C116 66 104 67 94 64" class="line"/><path d="M110 64L112.500 72L116 63.500Z" fill="#f6cf4a" class="edge" style="stroke-width:1.400"/><circle cx="130" cy="52" r="4" fill="#b3656a" class="edge" style="stroke-width:1.600"/><g class="hair"><path d="M122 57L140 62M119 60L134 70"/></g>
<path sil="1" d="M58 76C66 84 92 86 102 74L98 92C88 98 72 98 64 90Z" fill="#a8482f"/><path d="M84 84C92 83 98 80 102 74L98 92C94 94.500 89 95.500 84 95.500Z" fill="#7c3123"/>
<g transform="rotate(-8 76 20)"><path sil="1" d="M54 -14H100L96 26H58Z" fill="#2b2f3a"/><path d="M82 -14H100L96 26H80Z" fill="#1d2028"/><path d="M57 14H97L96 24H58Z" fill="#7d5a8c" class="edge" style="stroke-width:2"/><path sil="1" d="M40 26C54 34 102 34 118 25C116 34 96 38 78 38C60 38 44 35 40 26Z" fill="#3a4050"/><path d="M88 10a5 5 0 1 1-5 7l-1 9h-4l1-9" fill="#d6ab55" class="edge" style="stroke-width:1.600"/></g>
<g class="hatch"><path d="M96 100L106 90M97 112L110 99M98 124L113 109M100 136L116 120M104 144L119 129"/></g>`;

export const drawings: readonly Drawing[] = [
  { id: 'nemesis-maw', viewBox, body: maw },
  { id: 'nemesis-mother-burrow', viewBox, body: motherBurrow },
  { id: 'nemesis-lockpick', viewBox: '-8 -20 180 190', body: lockpick },
];
