import { inEnglish } from '@smallfolk/kernel';
import type { Phrases } from './phrases.ts';

export const en: Phrases = {
  goOn: 'Go on with',
  play: 'Play',
  which: 'Which one? A number, Enter for the first, q to leave: ',
  choices: (count) => `${count} ${inEnglish(count, 'choice', 'choices')} made`,
  seat: (seat) => `Player ${seat + 1}`,
  person: 'a person',
  bot: (name) => `bot (${name})`,
  begins: (title) => `${title}. Type help to see what you can type besides the number of an option.`,
  resumed: (title, choices) =>
    `${title}: going on after ${choices} ${inEnglish(choices, 'choice', 'choices')}. (--new starts another game.)`,
  setUpHow: (summary) => `Enter to play now (${summary}), s to set it up: `,
  whoSits: (seat) => `Who is player ${seat + 1}?`,
  practice: 'A practice game: you may take back as much as you like.',
  promise: (commitment) => `The chance of this game is sealed: ${commitment}`,
  proof: (seed, commitment) => `The seed was ${seed}; its SHA-256 is ${commitment}, as sealed at the start.`,
  thinks: (seat, bot) => `Player ${seat + 1} (${bot}) is thinking.`,
  hide: 'Enter hides this. ',
  handOver: (seat) => `Hand over to player ${seat + 1}. Press Enter when only player ${seat + 1} is looking. `,
  prompt: 'Your choice: ',
  several: 'Several numbers at once choose exactly these.',
  notOffered: (given) => `“${given}” is not offered. Type the number of an option, or help.`,
  undone: 'Taken back.',
  cannotUndo: 'The last choice cannot be taken back: chance, something revealed or another player followed it.',
  nothingYet: 'Nothing has happened yet.',
  noRule: 'This follows no numbered rule.',
  ruleOf: (id) => `Rule ${id}`,
  ruleNotFound: (id) => `The rulebook has no rule ${id}.`,
  advice: 'I would: ',
  hint: (option, chance) => `${option}: ${chance} to win`,
  kept: (command) => `Your game is kept. ${command} goes on with it.`,
  keptAs: (file) => `Every choice is kept at once, in ${file}.`,
  savedAs: (file) => `Saved as ${file}.`,
  notKept: (reason) => `This game cannot be kept (${reason}). You can play on, but it will be lost when you leave.`,
  over: (file) => `The game is kept: smallfolk replay ${file}`,
  bug: (message) =>
    `The rules failed here: ${message}. Nothing has changed; choose something else, or save the game and report it.`,
  cannotOpen: (game, reason) => `${game} cannot be opened: ${reason}`,
  unknownFile: (file) => `There is no file ${file} that can be read.`,
  campaign: {
    begun: (title) => `${title}: a campaign begins.`,
    none: (command) => `No campaign has begun: ${command}`,
    played: 'Played:',
    won: 'won',
    lost: 'lost',
    nothingCarried: 'Nothing is carried yet.',
    carried: 'Carried:',
    open: 'Open:',
    goOn: (command) => `${command} goes on.`,
    unfinished: (chapter) => `A chapter is not finished: ${chapter}`,
    noChapter: 'The campaign is over: no chapter is open.',
  },
  help: `The number of an option chooses it (or its name, as the log of a program has it). Besides:
  undo (u)          take the last choice back, if that is fair
  board (b)         the whole table
  options (o)       the question again
  why (w) [n | R1]  the rule behind the question, behind line n of the log, or by its number
  log (l) [n]       what has happened, or the last n lines of it
  hint (h)          what a bot would do
  save (s) [file]   where the game is kept, or a copy of it
  load <file>       go on with a saved game
  quit (q)          leave; the game is kept`,
};
