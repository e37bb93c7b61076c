/** The score of a player by category (E196). */
export interface Score {
  /** Base points of the city cards, negative ones included (E197). */
  cards: number;
  /** Point tokens, own ones and those on own cards (E198). */
  tokens: number;
  /** Bonus points of purple cards (E199). */
  prosperity: number;
  /** Values of the Journey spots (E69). */
  journey: number;
  /** Achieved events (E200). */
  events: number;
  /** What an expansion adds. */
  other: number;
  total: number;
}
