import type { Phrases } from './phrases.ts';

/** 'az 1. játékos', 'a 2. játékos', 'az 5. játékos'. */
const player = (seat: number) => `${seat === 0 || seat === 4 ? 'az' : 'a'} ${seat + 1}. játékos`;

export const hu: Phrases = {
  goOn: 'Folytatás',
  play: 'Játék',
  which: 'Melyik legyen? Egy szám, Enter az elsőhöz, q a kilépéshez: ',
  choices: (count) => `${count} döntés után`,
  seat: (seat) => `${seat + 1}. játékos`,
  person: 'ember',
  bot: (name) => `gép (${name})`,
  begins: (title) => `${title}. A help parancs megmutatja, mit írhatsz be a lehetőségek számán kívül.`,
  resumed: (title, choices) => `${title}: folytatás ${choices} döntés után. (Új játék: --new.)`,
  setUpHow: (summary) => `Enter: játék azonnal (${summary}), s: beállítás: `,
  whoSits: (seat) => `Ki ${player(seat)}?`,
  practice: 'Gyakorló játék: annyit vonhatsz vissza, amennyit csak akarsz.',
  promise: (commitment) => `A játék véletlenje le van pecsételve: ${commitment}`,
  proof: (seed, commitment) =>
    `A véletlen magja ${seed} volt; SHA-256 lenyomata ${commitment}, ahogy az elején lepecsételtük.`,
  thinks: (seat, bot) => `Gondolkodik ${player(seat)} (${bot}).`,
  hide: 'Enter: a képernyő elrejtése. ',
  handOver: (seat) => `Add át a képernyőt: ${player(seat)} következik. Enter, ha már csak ő látja. `,
  prompt: 'Döntésed: ',
  several: 'Több szám egyszerre pontosan ezeket választja.',
  notOffered: (given) => `Ilyen lehetőség nincs: „${given}”. Írd be egy lehetőség számát, vagy azt, hogy help.`,
  undone: 'Visszavonva.',
  cannotUndo: 'Az utolsó döntés nem vonható vissza: véletlen, felfedés vagy egy másik játékos követte.',
  nothingYet: 'Még nem történt semmi.',
  noRule: 'Ehhez nem tartozik számozott szabály.',
  ruleOf: (id) => `${id} szabály`,
  ruleNotFound: (id) => `A szabálykönyvben nincs ${id} szabály.`,
  advice: 'Én ezt tenném: ',
  hint: (option, chance) => `${option}: ${chance} esély a győzelemre`,
  kept: (command) => `A játék el van mentve. Folytatás: ${command}.`,
  keptAs: (file) => `Minden döntés azonnal ide kerül: ${file}.`,
  savedAs: (file) => `Elmentve ide: ${file}.`,
  notKept: (reason) => `Ezt a játékot nem lehet elmenteni (${reason}). Folytathatod, de kilépéskor elvész.`,
  over: (file) => `A játék el van mentve: smallfolk replay ${file}`,
  bug: (message) =>
    `A szabályok itt hibáztak: ${message}. Semmi sem változott; válassz mást, vagy mentsd el és jelentsd.`,
  cannotOpen: (game, reason) => `Ez a játék nem nyitható meg: ${game} (${reason})`,
  unknownFile: (file) => `Nincs ilyen olvasható fájl: ${file}.`,
  campaign: {
    begun: (title) => `${title}: kezdődik a kampány.`,
    none: (command) => `Még nem kezdődött kampány: ${command}`,
    played: 'Lejátszva:',
    won: 'győzelem',
    lost: 'vereség',
    nothingCarried: 'Még semmit sem visztek tovább.',
    carried: 'Továbbvitt dolgok:',
    open: 'Nyitva:',
    goOn: (command) => `Így folytatható: ${command}`,
    unfinished: (chapter) => `Van egy befejezetlen fejezet: ${chapter}`,
    noChapter: 'A kampánynak vége: nincs nyitott fejezet.',
  },
  help: `Egy lehetőség számával választasz (vagy a nevével, ahogy a mentésben áll). Ezen kívül:
  undo (u)          az utolsó döntés visszavonása, ha tisztességes
  board (b)         az egész asztal
  options (o)       a kérdés még egyszer
  why (w) [n | R1]  a kérdés, a napló n. sora vagy egy szám mögötti szabály
  log (l) [n]       mi történt eddig, vagy az utolsó n sor
  hint (h)          mit tenne egy gép
  save (s) [fájl]   hol van elmentve a játék, vagy egy másolat
  load <fájl>       mentett játék folytatása
  quit (q)          kilépés; a játék megmarad`,
};
