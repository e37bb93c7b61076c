/** The bots by name, in a file of their own so that they are loaded only where one plays. */
export { botNamed } from '@smallfolk/bots';
