/** Motion from events: pieces hop to where they stand now; what leaves the city flies to where it is kept. */

const EASE = 'cubic-bezier(.2,.7,.2,1)';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly pace: number;
}

/**
 * An action for a group of the city that is placed by translate: when its spot changes, it hops from the old to the
 * new one instead of jumping. `pace` is the time of one step; 0 shows the end at once.
 */
export function hopping(node: SVGGElement, spot: Spot) {
  let last = spot;
  let running: Animation | undefined;
  const place = ({ x, y }: Spot) => node.setAttribute('transform', `translate(${x} ${y})`);
  place(spot);
  return {
    update(next: Spot) {
      const far = Math.hypot(next.x - last.x, next.y - last.y);
      if (far < 0.5) {
        last = next;
        return;
      }
      place(next);
      running?.cancel();
      if (next.pace > 0) running = hop(node, last, next, far > 50 ? next.pace * 1.5 : next.pace);
      last = next;
    },
  };
}

function hop(node: SVGGElement, from: Spot, to: Spot, duration: number): Animation {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const hops = Math.max(1, Math.min(4, Math.round(far / 90)));
  const lift = Math.min(16, far * 0.16);
  const frames: Keyframe[] = [];
  for (let i = 0; i <= hops * 2; i++) {
    const t = i / (hops * 2);
    const x = from.x + (to.x - from.x) * t;
    const y = from.y + (to.y - from.y) * t - (i % 2 ? lift : 0);
    frames.push({ transform: `translate(${x}px, ${y}px)` });
  }
  return node.animate(frames, { duration, easing: hops > 1 ? 'linear' : EASE });
}

/** Rats on their way: along the middle of the zones, a little apart from each other. */
export function wander(
  node: SVGGElement,
  {
    path,
    pace,
    delay,
  }: { readonly path: readonly (readonly [number, number])[]; readonly pace: number; readonly delay: number },
) {
  const last = path[path.length - 1] ?? [0, 0];
  node.setAttribute('transform', `translate(${last[0]} ${last[1]})`);
  if (pace <= 0 || path.length < 2) return;
  const frames: Keyframe[] = [];
  path.forEach(([x, y], i) => {
    const before = path[i - 1];
    if (before) frames.push({ transform: `translate(${(before[0] + x) / 2}px, ${(before[1] + y) / 2 - 10}px)` });
    frames.push({ transform: `translate(${x}px, ${y}px)` });
  });
  node.animate(frames, { duration: pace * (path.length - 1) * 1.15, delay, easing: 'linear', fill: 'backwards' });
}

/** A drawing that leaves one place on the screen for another, above everything: caught, collected, eaten. */
export function fly(symbol: string, from: DOMRect, to: DOMRect, pace: number, delay = 0): void {
  if (pace <= 0 || !from.width || !to.width) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${symbol}`);
  svg.append(use);
  svg.setAttribute('aria-hidden', 'true');
  const { style } = svg;
  style.position = 'fixed';
  style.left = '0';
  style.top = '0';
  style.width = `${from.width}px`;
  style.height = `${from.height}px`;
  style.pointerEvents = 'none';
  style.zIndex = '50';
  style.overflow = 'visible';
  document.body.append(svg);
  const end = { x: to.left + to.width / 2 - from.width / 2, y: to.top + to.height / 2 - from.height / 2 };
  const rise = Math.min(90, Math.abs(end.x - from.left) * 0.2 + 20);
  const small = Math.max(0.35, Math.min(1, to.height / from.height));
  const flight = svg.animate(
    [
      { transform: `translate(${from.left}px, ${from.top}px)`, opacity: 1 },
      {
        transform: `translate(${(from.left + end.x) / 2}px, ${(from.top + end.y) / 2 - rise}px) rotate(-14deg)`,
        opacity: 1,
        offset: 0.55,
      },
      { transform: `translate(${end.x}px, ${end.y}px) scale(${small}) rotate(8deg)`, opacity: 0.4 },
    ],
    { duration: pace * 2.4, delay, easing: 'cubic-bezier(.4,.1,.3,1)', fill: 'both' },
  );
  const done = () => svg.remove();
  flight.onfinish = done;
  flight.oncancel = done;
}

/** Where a part of the table is on the screen, by its mark; of a page that is out of sight, its tab. */
export function placeOf(mark: string): DOMRect | undefined {
  const place = document.querySelector(`[data-place="${CSS.escape(mark)}"]`);
  const hidden = place?.closest('[hidden]');
  const seen = hidden ? document.querySelector(`[aria-controls="${CSS.escape(hidden.id)}"]`) : place;
  return seen?.getBoundingClientRect();
}
