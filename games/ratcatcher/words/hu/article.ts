/**
 * The Hungarian article: 'a Patkánykirály', 'az Éjszárny', 'a 4 fehér patkány', 'az 5 fehér patkány'. Some names bring it
 * along: 'A Torok', 'Az Álkulcs'.
 */
export function the(name: string): string {
  const bare = name.replace(/^Az? /, '');
  return `${/^(?:[aáeéiíoóöőuúüű]|1(?!\d)|5\d?(?!\d))/i.test(bare) ? 'az' : 'a'} ${bare}`;
}
