/** Tells what happened: event by event it is shown, written into the log, said to those who listen, and heard. */
import { sounds } from '../../sound/sound.svelte.ts';
import { words } from '../../words/index.svelte.ts';
import type { Frame } from '../table.ts';
import type { Session } from './session.svelte.ts';

export class Telling {
  /** What those who listen are told. */
  announcement = $state('');
  private readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  async show(film: readonly Frame[]): Promise<void> {
    const { session } = this;
    await session.showing.show(film, {
      more: session.answering.settles,
      weight: (event) => session.world?.weight?.(event) ?? 1,
      shown: ({ event, view }) => {
        session.view = view;
        this.announcement = session.log.add(event, view).text;
        void sounds.play(session.world?.sound?.(event));
      },
    });
    session.view = session.snapshot?.view;
    const { result } = session;
    if (result && film.length > 0) void sounds.play(result.winners.includes(session.seat) ? 'won' : 'lost');
  }

  /** Says the question, how it ended, or that somebody has taken something back. */
  ask(): void {
    const { decision, view, speech, snapshot, seat, answering, tookBack, waitingFor } = this.session;
    if (tookBack && waitingFor) this.announcement = words.t.tookBack(waitingFor);
    else if (decision && speech) this.announcement = speech.ask(decision, view);
    else if (snapshot?.result && speech) this.announcement = speech.result(snapshot.result, seat);
    if (decision) answering.previewed = undefined;
  }
}
