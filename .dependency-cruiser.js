/** The arrows that hold, for `npm run arrows`: who may import whom (scripts/arrows/parts.ts), and no cycles. */
import { PARTS, partNamed } from './scripts/arrows/parts.ts';

/** Whatever is part of the house. Tools in scripts/ may use everything. */
const HOUSE = `(${PARTS.map(({ files }) => files).join('|')})`;
/** What only developers run: it may use Node and tools. */
const WORKSHOP = ['[.]test[.]ts$', '/testing/', '/bench[.]ts$', '^protocol/arbitrary[.]ts$'];

const standing = PARTS.filter(({ name }) => name !== 'games/<game>').map(({ name, files, on }) => ({
  name: `${name}-stands-on-${on.join('-') || 'nothing'}`,
  comment: `${name} may import ${on.join(', ') || 'nothing'}: docs/architecture.md, "The parts".`,
  severity: 'error',
  from: { path: files },
  // Who may name a game is said below.
  to: { path: HOUSE, pathNot: [files, '^games/[^/]+/', ...on.map((other) => partNamed(other).files)] },
}));

export default {
  forbidden: [
    ...standing,
    {
      name: 'a-game-imports-only-the-kernel',
      comment: 'A game knows neither other games nor whoever plays it.',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: HOUSE, pathNot: ['^kernel/', '^games/$1/'] },
    },
    {
      name: 'only-shelf-and-board-name-a-game',
      comment: 'Everything else opens games from the shelf (games/index.ts).',
      severity: 'error',
      from: {
        path: '^(kernel|bots|protocol|lab|cli|server|web)/',
        pathNot: ['^web/src/boards/', '^web/e2e/'],
      },
      to: { path: '^games/[^/]+/' },
    },
    {
      name: 'a-board-names-its-own-game',
      comment: 'The board of one game does not import another.',
      severity: 'error',
      from: { path: '^web/src/boards/([^/]+)/' },
      to: { path: '^games/[^/]+/', pathNot: '^games/$1/' },
    },
    ...[{ dependencyTypes: ['core'] }, { path: '(^|/)node_modules/' }].map((outside) => ({
      name: 'nothing-from-outside',
      comment: 'Kernel, games, bots and protocol run anywhere: no Node, no packages.',
      severity: 'error',
      from: { path: '^(kernel|games|bots|protocol)/', pathNot: WORKSHOP },
      to: outside,
    })),
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or need a third one. Types may go in circles.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'can-be-found',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: { path: HOUSE, pathNot: '[.]d[.]ts$' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules/' },
    exclude: { path: '^web/(e2e/)?dist/|^virtual:' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.js', '.svelte', '.json'],
    },
  },
};
