/** What the rooms say in English. */
import { inEnglish } from '@smallfolk/kernel';
import type { Reaction } from '@smallfolk/protocol';

const reactions: Readonly<Record<Reaction, string>> = {
  'well-played': 'Well played',
  'thank-you': 'Thank you',
  ha: 'Ha!',
  'oh-no': 'Oh no',
  'what-luck': 'What luck',
  'no-hurry': 'No hurry',
  'tea-first': 'Tea first',
  'good-night': 'Good night',
};

export const messages = {
  title: 'Play with friends',
  noAccount: 'No account. A link is enough.',
  yourName: 'Your name',
  me: 'You',
  tonight: 'Tonight',
  days: 'Over days',
  minutes: 'By the clock',
  seatFree: 'A seat is free',
  send: 'Send the link, or let a phone look at the picture. Whoever presses Sit down first has the seat.',
  copy: 'Copy link',
  copied: 'Copied',
  share: 'Share',
  asPicture: 'As a picture',
  picture: 'The link as a picture for a camera',
  sit: 'Sit down',
  watchLink: 'For those who look on',
  watchWhy: 'With this link one sees the table as it lies, and nobody’s hand.',
  onlyLook: 'Only look on',
  wayBack: 'Keep your way back',
  wayBackWhy: 'This link is your seat. Keep it: it brings you back, also on another device.',
  begin: 'Begin',
  beginNow: 'Begin now: a free seat waits, and can be taken at any time.',
  waitForHost: (name: string) => `We wait until ${name || 'your friend'} begins.`,
  free: 'Free',
  invited: 'expected',
  here: 'here',
  thinking: 'thinking',
  gone: 'away',
  playedOn: 'a bot plays',
  takeBack: 'Take your seat back',
  bringNew: 'A new link',
  watchers: (n: number) => `${n} ${inEnglish(n, 'looks', 'look')} on`,
  youLook: 'You look on',
  youLookLate: (minutes: number) => `You look on, ${minutes} ${inEnglish(minutes, 'minute', 'minutes')} late`,
  offline: (seconds: number) => `No connection. Next try in ${seconds} s.`,
  now: 'Now',
  react: 'Say something',
  reactions,
  nextChapter: 'The next chapter',
  outdated: 'This page is older than the server. Load it again.',
};

export type RoomWords = typeof messages;
