/** A story book as it is kept: the chapters are opened one by one, so that nobody carries the whole book to one table. */
export type Texts = Readonly<Record<string, string>>;

export interface StoryBook {
  readonly campaign: Texts;
  readonly places: Texts;
  readonly titles: Texts;
  /** The rules that stand in every chapter; a table knows them. */
  readonly standing: () => Promise<{ readonly texts: Texts }>;
  readonly chapters: Readonly<Record<string, () => Promise<{ readonly texts: Texts }>>>;
}

/** A book that lies open: texts by part and key. A chapter that was not opened has its title. */
export type OpenBook = Readonly<Record<string, Texts>>;

/** Opens the book at one chapter, or all of it. */
export async function openBook(
  { campaign, places, titles, standing, chapters }: StoryBook,
  only?: unknown,
): Promise<OpenBook> {
  const wanted = Object.keys(chapters).filter((id) => only === undefined || id === only);
  const read = await Promise.all(wanted.map(async (id) => [id, (await chapters[id]?.())?.texts] as const));
  const closed = Object.entries(titles).map(([id, title]) => [id, { title }] as const);
  const opened = read.map(([id, texts]) => [id, { title: titles[id] ?? '', ...texts }] as const);
  const always = only === undefined ? (await standing()).texts : {};
  return { campaign: { ...always, ...campaign }, places, ...Object.fromEntries(closed), ...Object.fromEntries(opened) };
}
