/**
 * What of the city is in sight. All of it, with the places where it may grow; on a phone, where that would be too small to
 * read, the neighbourhood of the ratcatcher, and whatever happens.
 */
import { CARD } from '@smallfolk/ratcatcher/content/township.ts';
import { untrack } from 'svelte';
import { sized } from '../../sized.ts';
import { Camera, type Frame } from './camera.svelte.ts';
import { CELL, type CityShape } from './city/map.ts';
import type { Dividing } from './dividing.svelte.ts';
import type { Placing } from './placing.svelte.ts';
import type { Props } from './props.ts';

/** What takes away from the room of the city, and what is looked at. */
interface About {
  readonly props: Props;
  readonly city: CityShape;
  readonly placing: Placing;
  readonly dividing: Dividing;
}

export class Outlook {
  readonly camera = new Camera();
  /** The room in which the city is seen, in pixels. */
  width = $state(0);
  height = $state(0);
  /** What the tools at hand, and a question below them, take of its lower edge. */
  private below = $state(0);
  /** The first look is taken at once, every further one in a step of motion. */
  private looked = false;
  private readonly about: About;

  constructor(about: About) {
    this.about = about;
    const { props, dividing } = about;
    $effect(() => {
      this.whole;
      this.width;
      this.height;
      this.below;
      dividing.options;
      untrack(() => this.look());
    });
    // On a phone a step brings the eye back to the ratcatcher.
    $effect(() => {
      props.view.catcher.zone;
      if (props.phone) untrack(() => this.returnToCatcher());
    });
    // On a phone the eye follows what happens.
    $effect(() => {
      const place = this.focus === undefined ? undefined : about.city.zones.get(this.focus)?.place;
      if (props.phone && place && this.looked) untrack(() => this.camera.reveal(place.x, place.y, props.pace));
    });
  }

  private readonly whole: Frame = $derived.by(() => {
    const { city, placing } = this.about;
    const xs = [city.left, city.left + city.width, ...placing.cells.flatMap(({ x }) => [x * CELL, x * CELL + CARD])];
    const ys = [city.top, city.top + city.height, ...placing.cells.flatMap(({ y }) => [y * CELL, y * CELL + CARD])];
    const left = Math.min(...xs);
    const top = Math.min(...ys);
    return {
      left: left - 16,
      top: top - 22,
      width: Math.max(...xs) - left + 32,
      height: Math.max(...ys) - top + 48,
    };
  });

  private readonly focus: number | undefined = $derived.by(() => {
    const { props, dividing } = this.about;
    const { happening, view } = props;
    if (!happening) return dividing.options.length > 0 ? undefined : view.catcher.zone;
    return happening.to ?? happening.zone;
  });

  /** Tools lie over the lower edge of the city: turning and putting down a township, dividing a pack. */
  readonly above = (tools: HTMLElement) => {
    const stop = sized(() => {
      this.below = (tools.offsetParent?.clientHeight ?? 0) - tools.offsetTop;
    })(tools);
    return () => {
      stop();
      this.below = 0;
    };
  };

  private look(): void {
    const { props, placing, dividing } = this.about;
    if (!this.width || !this.height) return;
    const time = this.looked ? props.pace : 0;
    const placed = placing.cells.length > 0;
    this.looked = true;
    this.camera.size(this.width, this.height);
    if (props.phone && dividing.options.length > 0) this.lookAtPack(time);
    else if (placed || (!this.camera.held && !props.phone)) this.lookAtAll(time);
    else if (!this.camera.held) this.lookAtCatcher(time);
  }

  private returnToCatcher(): void {
    const { props, placing, dividing } = this.about;
    if (!this.looked || placing.cells.length || dividing.options.length > 0) return;
    this.camera.held = false;
    this.lookAtCatcher(props.pace);
  }

  lookAtAll(time: number): void {
    this.camera.fit(this.whole, this.about.props.phone ? 4 : 8, 1.5, time, this.below);
  }

  private lookAtCatcher(time: number): void {
    const { whole } = this;
    const { city, props } = this.about;
    const here = city.zones.get(props.view.catcher.zone);
    if (!here || Math.min(this.width / whole.width, this.height / whole.height) > 0.8) {
      this.lookAtAll(time);
      return;
    }
    const { x, y } = here.place;
    this.camera.show(
      { left: x - 150, top: y - 150, width: 300, height: 300 },
      Math.max(0.8, Math.min(1.15, this.width / 380)),
      time,
      // The small map lies over the upper edge.
      { ...whole, top: whole.top - 80, height: whole.height + 80 },
    );
  }

  /** A pack and the zones it may run to, all in sight. */
  private lookAtPack(time: number): void {
    const { city, dividing } = this.about;
    const ids = [dividing.from ?? -1, ...dividing.shares.map(({ zone }) => zone)];
    const corners = ids.flatMap((id) => city.zones.get(id)?.outline ?? []);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const seen = { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
    this.camera.fit(seen, 12, 1.15, time, this.below);
  }
}
