/** What setting up a table for friends says in English. */
export const messages = {
  friend: 'A friend, by link',
  howLong: 'How long do we take?',
  tonightWhy: 'Everybody stays. No clock.',
  daysWhy: '2 days a turn, 6 in reserve.',
  minutesWhy: '20 minutes each, and one more for every turn.',
  away: 'If somebody is away',
  wait: 'We wait',
  bot: 'A bot plays on',
  awayWhy: 'Who returns takes the seat back. Nobody loses because a phone was empty.',
  look: 'Who may look on?',
  nobody: 'Nobody',
  link: 'With a link',
  anyone: 'Anybody',
  late: 'Five minutes late',
  hints: 'Hints for everybody',
  open: 'Open the table',
};

export type OpeningWords = typeof messages;
