/** The Hungarian article: 'a Patkánykirály', 'az Éjszárny'. Some names bring it along: 'A Torok', 'Az Álkulcs'. */
export function the(name: string): string {
  const bare = name.replace(/^Az? /, '');
  return `${/^[aáeéiíoóöőuúüű]/i.test(bare) ? 'az' : 'a'} ${bare}`;
}
