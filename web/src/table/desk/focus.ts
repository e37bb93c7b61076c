/** Whoever comes to the table, or whose piece or button is gone with what happened, is at the question. */
export function keepFocus(desk: HTMLElement): () => void {
  let last: Element | undefined;
  const came = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined;
  };
  /** Who went on past the last thing of the page has left what is still there: Tab begins again at the top. */
  const left = () => last?.checkVisibility({ visibilityProperty: true }) && !last.matches(':disabled, [inert] *');
  const catchIt = () => {
    if (document.activeElement === document.body && !left())
      desk.querySelector<HTMLElement>('.ask')?.focus({ preventScroll: true });
  };
  // Between leaving one thing and coming to the next the focus is nowhere for a moment, and what was pointed at is
  // taken away just then: only what is still nowhere afterwards is caught.
  let soon: ReturnType<typeof setTimeout> | undefined;
  const catchSoon = () => {
    soon ??= setTimeout(() => {
      soon = undefined;
      catchIt();
    });
  };
  const watch = new MutationObserver(catchSoon);
  watch.observe(desk, { childList: true, subtree: true });
  desk.addEventListener('focusin', came);
  // Not at once: what is focused is laid out there and then, and more is being laid just now.
  catchSoon();
  return () => {
    clearTimeout(soon);
    watch.disconnect();
    desk.removeEventListener('focusin', came);
  };
}
