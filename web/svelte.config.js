import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { styleDirectives } from './build/style-directives.ts';

export default { preprocess: [styleDirectives(), vitePreprocess()] };
