/** What my games and notices say in English. */
import type { NoticeKind } from '@smallfolk/protocol';

export const messages = {
  myGames: 'With friends',
  yourTurn: 'Your turn',
  others: 'Others are thinking',
  notBegun: 'Not begun',
  finished: 'Finished',
  rests: (until: string) => `rest until ${until}`,
  tell: 'Tell me when it is my turn?',
  tellWhy: 'One notice a turn, also while this page is closed. By the clock, a reminder too.',
  yes: 'Yes',
  tells: 'You are told when it is your turn.',
  tellNo: 'No more notices',
  tellHttps: 'Notices need an address with https.',
  tellHome:
    'An iPhone or iPad wants Smallfolk on its home screen first: tap Share, then Add to Home Screen. Open it from there and ask again.',
  tellDenied: 'This browser forbids notices from here. Allow them in its settings for this page, and load it again.',
  notices: {
    turn: 'It is your turn.',
    half: 'It is your turn. Half of the time has gone.',
    late: 'It is your turn. Little time is left.',
    remind: 'The others are waiting: it is your turn.',
  } as Readonly<Record<NoticeKind, string>>,
};

export type TellingWords = typeof messages;
