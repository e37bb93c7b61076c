/**
 * Which page of a phone or tablet is open. The table turns to the page where something is told and afterwards back again, unless the
 * reader has taken the pages into their own hands.
 */
export class Leaf {
  /** The open page. */
  open = $state('now');
  /** Where the reader was, and how far down, before the table turned the page. */
  private before: { readonly open: string; readonly top: number } | undefined;
  /** The reader has turned a page while something was told: until it is over they are left alone. */
  private own = false;
  private paper: HTMLElement | undefined;

  /** The reader turns to a page. */
  select(id: string): void {
    this.open = id;
    this.before = undefined;
    this.own = true;
  }

  /** What is told now stands on the page `to`; `over`: nothing is being told any more. `here` is the page in sight. */
  follow(here: string, to: string | undefined, over: boolean): void {
    if (to && !this.own && to !== here) {
      this.before ??= { open: here, top: this.paper?.scrollTop ?? 0 };
      this.turn(to, 0);
    } else if (over && !to) {
      if (this.before) this.turn(this.before.open, this.before.top);
      this.before = undefined;
      this.own = false;
    }
  }

  private turn(id: string, top: number): void {
    this.open = id;
    requestAnimationFrame(() => this.paper?.scrollTo({ top, behavior: 'instant' }));
  }

  /** Who touches the page that the table has turned to wants to read it, and stays. */
  readonly read = (paper: HTMLElement) => {
    const stay = () => {
      this.before = undefined;
    };
    this.paper = paper;
    paper.addEventListener('pointerdown', stay);
    paper.addEventListener('wheel', stay, { passive: true });
    return () => {
      paper.removeEventListener('pointerdown', stay);
      paper.removeEventListener('wheel', stay);
    };
  };
}
