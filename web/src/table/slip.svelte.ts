/**
 * How high the question stands, in px, for what lies on the board and keeps clear of it. Not a custom property of the
 * whole table: every piece on it would be styled anew whenever a question is higher by a line.
 */
export const slip = $state({ height: 0 });
