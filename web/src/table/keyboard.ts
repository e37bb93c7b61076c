/** The keys of the table. Everything can also be reached with Tab and Enter. */
import { keyOf, type Option } from '@smallfolk/kernel';
import { settings } from '../store/settings.svelte.ts';
import { answers, keysOf } from './answers.ts';
import type { Session } from './session.svelte.ts';

interface Ways {
  /** When what is on the table now came into sight, on the clock of the events. */
  readonly seen: number;
  close(): void;
  /** All options where only a few are shown. */
  unfold(): void;
  log(): void;
  describe(): void;
  rules(): void;
}

const TYPED = 'input, select, textarea, [contenteditable], dialog';
/** Elements that have their own meaning for Space and Enter. */
const PRESSED = 'button, a, summary, [role="button"]';

export function actOn(event: KeyboardEvent, session: Session, ways: Ways): void {
  const target = event.target instanceof Element ? event.target : undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPED)) return;
  const act = actionOf(event, session, ways, Boolean(target?.closest(PRESSED)));
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(event: KeyboardEvent, session: Session, ways: Ways, pressed: boolean): (() => void) | undefined {
  const { showing, decision } = session;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (showing.event) {
    if (key === ' ' && !pressed) return () => showing.next();
    if (key === 'f') return () => showing.faster();
    if (key === 's') return () => showing.skip();
  }
  if (session.lingering.left !== undefined && (key === 's' || (key === ' ' && !pressed)))
    return () => session.lingering.goOn();
  switch (key) {
    case 'l':
      return ways.log;
    case 'd':
      return ways.describe;
    case 'm':
      return () => void settings.set({ sound: !settings.sound });
    case 'Escape':
      return session.doubted ? () => leave(session) : ways.close;
  }
  // A key is for the question that was in sight when it was pressed. Held down, or pressed while the answer was on its
  // way or behind a busy machine, it was not meant for the next one.
  if (event.repeat || session.sending.now || event.timeStamp < ways.seen) return undefined;
  if (session.doubted) return doubt(key, session);
  if (decision && /^\d$/.test(key)) {
    const ends = (option: Option) => session.givesUp(option) !== undefined;
    const { together } = session;
    const keys = keysOf(decision, ends, together);
    const option = answers(decision, ends, together).find((each) => keys.get(keyOf(each)) === key);
    return option && (() => session.answer(option));
  }
  switch (key) {
    case 'Enter':
      return decision?.some && !pressed ? () => session.confirm() : undefined;
    case 'o':
      return decision && ways.unfold;
    case 'u':
      return () => void session.undo();
    case 'h':
      return decision && (() => void session.advice.ask());
    case 'r':
    case '?':
      return ways.rules;
    default:
      return undefined;
  }
}

/** The key that gave something up, pressed again, means it; the first one does not. */
function doubt(key: string, session: Session): (() => void) | undefined {
  if (key === '1') return () => leave(session);
  return key === '0' ? () => session.confirmDoubted() : undefined;
}

function leave(session: Session): void {
  session.doubted = undefined;
}
