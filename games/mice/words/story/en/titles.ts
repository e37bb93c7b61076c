/** The titles of the chapters in English: known before a chapter is opened. */
export const titles: Readonly<Record<string, string>> = {
  prologue: 'The Longest Night',
  '01': 'The Last Warm Stone',
  '02': 'Where the Water Goes',
  '03': 'White Feathers',
  '04': 'The Thing That Counts',
  '05': 'A Table Laid for Rats',
  '06': 'Who Will Bell the Cat',
  '07': 'Two by Candlelight',
  '08': 'What the Alchemist Knew',
  '09': 'The Sleeping King',
  '10': 'Every Light There Is',
  '11': 'The Closed Room',
};
