/**
 * What every component of a board is given. Each part is looked up when it is read, so that a change (a thing pointed
 * at, say) reaches only those who read that part, and the rest of the board stays as it is drawn.
 */
import { settings } from '../../store/settings.svelte.ts';
import type { BoardProps } from '../board.ts';
import type { Session } from '../session/session.svelte.ts';
import type { Notes } from './notes.svelte.ts';
import type { Shape } from './shape.svelte.ts';

export function given(session: Session, notes: Notes, shape: Shape): BoardProps {
  return {
    get view() {
      return session.view;
    },
    get seat() {
      return session.seat;
    },
    get seats() {
      return session.seats;
    },
    get decision() {
      return session.decision;
    },
    answer: (option) => session.answering.answer(option),
    get selection() {
      return session.answering.selection;
    },
    get previewed() {
      return session.answering.previewed;
    },
    preview: (option) => {
      session.answering.previewed = option;
    },
    get happening() {
      return session.showing.event;
    },
    get told() {
      return session.log.lines;
    },
    get pace() {
      return settings.still ? 0 : session.showing.pace;
    },
    get words() {
      if (!session.speech) throw new Error('a board is shown when its words are there');
      return session.speech;
    },
    get language() {
      return session.language;
    },
    explain: notes.explain,
    why: notes.why,
    keyFor: (option) => session.answering.keyFor(option),
    get phone() {
      return shape.phone;
    },
  };
}
