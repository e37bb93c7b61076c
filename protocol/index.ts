/** The messages between a table and whoever sits at it, and the desk that answers them. */
export { type Change, changed, difference } from './changes.ts';
export { Desk, type DeskParts } from './desk.ts';
export * from './messages.ts';
export { COMMANDS, LIMITS, parseRequest } from './parse.ts';
export type { BotMaker } from './table.ts';
