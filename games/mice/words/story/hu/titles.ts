/** The titles of the chapters in Hungarian: known before a chapter is opened. */
export const titles: Readonly<Record<string, string>> = {
  prologue: 'A leghosszabb éjszaka',
  '01': 'Az utolsó meleg kő',
  '02': 'Amerre a víz megy',
  '03': 'Fehér tollak',
  '04': 'Aki számol',
  '05': 'Patkányoknak terítve',
  '06': 'Ki köt csengőt a macskára',
  '07': 'Ketten gyertyafénynél',
  '08': 'Amit az alkimista tudott',
  '09': 'Az alvó király',
  '10': 'Minden fény, ami van',
  '11': 'A zárt szoba',
};
