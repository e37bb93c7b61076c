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

async function load(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    if (!response.ok) return false;
    const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
    const root = parsed.documentElement;
    if (root.localName !== 'svg') return false;
    root.classList.add('sprite');
    root.setAttribute('aria-hidden', 'true');
    const svg = document.importNode(root, true) as unknown as SVGSVGElement;
    for (const element of svg.querySelectorAll<SVGElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? '';
      element.removeAttribute('data-style');
    }
    document.body.prepend(svg);
    return true;
  } catch {
    return false;
  }
}
