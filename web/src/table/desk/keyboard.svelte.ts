/** The keys of the table. Everything can also be reached with Tab and Enter. */
import { router } from '../../router.svelte.ts';
import { settings } from '../../store/settings.svelte.ts';
import type { Answering } from '../session/answering.svelte.ts';
import type { Desk } from './desk.svelte.ts';

const TYPED = 'input, select, textarea, [contenteditable], dialog';
/** Elements that have their own meaning for Space and Enter. */
const PRESSED = 'button, a, summary, [role="button"]';

export class Keyboard {
  private readonly desk: Desk;
  /** When the question, or that there is none, came into sight, on the clock of the events. */
  private seen = Number.POSITIVE_INFINITY;

  constructor(desk: Desk) {
    this.desk = desk;
    $effect(() => {
      void desk.session.decision;
      this.seen = Number.POSITIVE_INFINITY;
      const frame = requestAnimationFrame(() => {
        this.seen = performance.now();
      });
      return () => cancelAnimationFrame(frame);
    });
  }

  readonly press = (event: KeyboardEvent): void => {
    // What lies over the table takes the keys, also when the button that was pressed in it is gone, and the focus with it.
    if (this.desk.paper || this.desk.covered || document.querySelector(':modal')) return;
    const target = event.target instanceof Element ? event.target : undefined;
    if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPED)) return;
    const act = actionOf(event, this.desk, this.seen, Boolean(target?.closest(PRESSED)));
    if (!act) return;
    event.preventDefault();
    act();
  };
}

function actionOf(event: KeyboardEvent, desk: Desk, seen: number, pressed: boolean): (() => void) | undefined {
  const { session } = desk;
  const { showing, decision, answering } = session;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (showing.event) {
    if (key === ' ' && !pressed) return () => showing.next();
    if (key === 'f') return () => showing.faster();
    if (key === 's') return () => showing.skip();
  }
  if (session.takingBack.left !== undefined && (key === 's' || (key === ' ' && !pressed)))
    return () => session.takingBack.goOn();
  switch (key) {
    case 'l':
      return () => desk.openLog();
    case 'd':
      return () => {
        desk.paper = 'description';
      };
    case 'm':
      return () => void settings.set({ sound: !settings.sound });
    case 'Escape':
      return answering.doubted ? () => answering.leave() : desk.notes.close;
  }
  // A key is for the question that was in sight when it was pressed. Held down, or pressed while the answer was on its
  // way or behind a busy machine, it was not meant for the next one.
  if (event.repeat || session.sending.now || event.timeStamp < seen) return undefined;
  if (answering.doubted) return doubt(key, answering);
  if (decision && /^\d$/.test(key)) {
    const option = answering.withKey(key);
    return option && (() => answering.answer(option));
  }
  switch (key) {
    case 'Enter':
      return decision?.some && !pressed ? () => answering.confirm() : undefined;
    case 'o':
      return decision && (() => desk.unfold());
    case 'u':
      return () => void session.takingBack.takeBack();
    case 'h':
      return decision && (() => void session.advice.ask());
    case 'r':
    case '?':
      return () => router.go(`/rules/${session.game}`);
    default:
      return undefined;
  }
}

/** The key that gave something up, pressed again, means it; the first one does not. */
function doubt(key: string, answering: Answering): (() => void) | undefined {
  if (key === '1') return () => answering.leave();
  return key === '0' ? () => answering.mean() : undefined;
}
