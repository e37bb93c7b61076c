import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { styleDirectives } from './build/style-directives.ts';

export default {
  preprocess: [styleDirectives(), vitePreprocess()],
  compilerOptions: {
    cssHash: ({ hash, filename, css }) => `s${hash(filename === '(unknown)' ? css : filename).slice(0, 4)}`,
  },
};
