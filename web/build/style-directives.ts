/**
 * Turns a fixed style attribute into style directives, which are set through the CSSOM at run time: the served
 * Content-Security-Policy allows no inline style, and a template's attribute would be one.
 */
import type { PreprocessorGroup } from 'svelte/compiler';

const FIXED = /\sstyle="([^"{}]+)"/g;

export function styleDirectives(): PreprocessorGroup {
  return {
    name: 'style-directives',
    markup: ({ content }) => ({ code: content.replace(FIXED, (_, css: string) => directives(css)) }),
  };
}

function directives(css: string): string {
  const declarations = css.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':');
    return at < 0 ? [] : [` style:${declaration.slice(0, at).trim()}="${declaration.slice(at + 1).trim()}"`];
  });
  return declarations.join('');
}
