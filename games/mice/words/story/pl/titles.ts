/** The titles of the chapters in Polish: known before a chapter is opened. */
export const titles: Readonly<Record<string, string>> = {
  prologue: 'Najdłuższa noc',
  '01': 'Ostatni ciepły kamień',
  '02': 'Dokąd płynie woda',
  '03': 'Białe pióra',
  '04': 'Ten, który liczy',
  '05': 'Stół zastawiony dla szczurów',
  '06': 'Kto kotu przywiąże dzwonek',
  '07': 'Dwoje przy świecy',
  '08': 'Co wiedział alchemik',
  '09': 'Śpiący król',
  '10': 'Wszystkie światła, jakie są',
  '11': 'Zamknięty pokój',
};
