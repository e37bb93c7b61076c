/** Where a piece of content comes from is written beside it for those who read the sources; a table does without. */
import type { Plugin } from 'vite';

const ENTRY = /\bprovenance:\s*'(?:[^'\\]|\\.)*',?/g;

export function withoutProvenance(): Plugin {
  return {
    name: 'smallfolk-without-provenance',
    enforce: 'pre',
    transform: {
      filter: { id: /\/games\/[\w-]+\/content\// },
      handler: (code) => code.replace(ENTRY, ''),
    },
  };
}
