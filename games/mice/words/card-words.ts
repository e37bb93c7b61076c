/** What a language says of a card, a room or an achievement: its name, and its text as a player reads it. */
export type CardWords = Readonly<Record<string, { readonly name: string; readonly text: string }>>;
