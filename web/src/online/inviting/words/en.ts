/** What an invitation says in English. */
export const messages = {
  seatFree: 'A seat is free',
  send: 'Send the link, or let a phone look at the picture. Whoever presses Sit down first has the seat.',
  watchWhy: 'With this link one sees the table as it lies, and nobody’s hand.',
  bringNew: 'A new link',
  voids: 'The link before it is void then.',
};

export type InvitingWords = typeof messages;
