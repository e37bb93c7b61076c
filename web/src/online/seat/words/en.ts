/** What is said of a seat in English. */
export const messages = {
  giveToBot: 'Let a bot play on',
  away: (since: string) => `Away since: ${since}.`,
  remind: 'Remind them',
  reminded: 'A reminder is on its way.',
  left: (time: string) => `Time left for this turn: ${time}.`,
  up: 'The time is up. The others may let a bot play on.',
  moreDays: 'Give one more day',
  moreMinutes: 'Give ten more minutes',
  rest: 'Rest for a day',
  restWhy: 'The clock stands still once everybody has said so.',
  asked: (names: string, until: string) => `Would like to rest (${names}). Until: ${until}.`,
  agree: 'I agree',
  rests: (until: string) => `The clock stands still. Until: ${until}.`,
  goOn: 'Go on now',
  ratherNot: 'Rather play on',
  leave: 'Leave the table',
  leaveWhy: 'Your seat is free then, and your link is void. If you want to come back, let a bot play on instead.',
  leaveNow: 'Leave for good',
  free: 'Free this seat',
  freeWhy: 'Their link is void then, and whoever has an invitation may sit down here.',
  freeNow: 'Free it',
  handOn: 'Hand the table over',
};

export type SeatWords = typeof messages;
