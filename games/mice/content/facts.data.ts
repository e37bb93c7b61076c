/**
 * Everything that is printed, as far as it is data. A page that is built has nothing else of it until the first answer is
 * given: what cards do comes with the rules of the rounds.
 */
export { printed as facts } from './printed.ts';
