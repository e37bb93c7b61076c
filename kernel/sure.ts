/** What is there by all the rules; that it is missing is a bug, and says so where it happens. */
export function sure<T>(there: T | undefined): T {
  if (there === undefined) throw new Error('something is missing that has to be there');
  return there;
}
