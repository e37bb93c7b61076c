import { breath } from '../breath.ts';

/** Puts a world's drawings into the page, once, so that `<use href="#id">` finds them and they inherit colours. */
const adopted = new Map<string, Promise<boolean>>();

export function adopt(url: string): Promise<boolean> {
  let done = adopted.get(url);
  if (!done) {
    done = load(url);
    adopted.set(url, done);
    done.then((ok) => ok || adopted.delete(url));
  }
  return done;
}

/** So many drawings are made before the page may do something else: some milliseconds. */
const AT_ONCE = 24;

async function load(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    if (!response.ok) return false;
    const [head, ...drawings] = (await response.text()).split('\n');
    if (!head?.startsWith('<svg') || drawings.pop() !== '</svg>') return false;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.classList.add('sprite');
    document.body.prepend(svg);
    while (drawings.length > 0) {
      svg.insertAdjacentHTML('beforeend', drawings.splice(0, AT_ONCE).join(''));
      await breath();
    }
    for (const element of svg.querySelectorAll<SVGElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? '';
      element.removeAttribute('data-style');
    }
    return true;
  } catch {
    return false;
  }
}
