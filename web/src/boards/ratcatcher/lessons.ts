/** What a newcomer is told in the first game, at the first question of each kind. */

import type { Language } from '@smallfolk/kernel';
import type { View } from '@smallfolk/ratcatcher/state/view.ts';
import type { Decision } from './props.ts';

type Note = Readonly<Record<Language, string>>;

const NOTES: Readonly<Record<string, Note>> = {
  'place-township': {
    en: 'The city grows. Tap a place, turn the card, put it down: where gates meet, streets are joined.',
    pl: 'Miasto rośnie. Wskaż miejsce, obróć kartę i połóż ją: gdzie stykają się połączenia, biegnie ulica.',
    hu: 'Nő a Város. Válassz helyet, forgasd el a lapot, és tedd le: ahol csatlakozók találkoznak, az utcák összeérnek.',
  },
  walk: {
    en: 'Lit zones are one step away, dashed ones farther: tap one and you walk there. A cheese is yours once you stand in its zone without rats.',
    pl: 'Jasne obszary są o krok, te z przerywaną linią dalej: wskaż jeden, a tam pójdziesz. Ser jest twój, gdy stoisz w jego obszarze bez szczurów.',
    hu: 'A világos mezők egy lépésre vannak, a szaggatottak távolabb: bökj rá egyre, és odamész. A sajt a tiéd, ha patkányok nélkül állsz a mezőjén.',
  },
  attack: {
    en: 'Rats are here: attack with any number of dice. Each result from your accuracy up is a hit; a six catches anything.',
    pl: 'Są tu szczury: atakuj dowolną liczbą kości. Każdy wynik od twojej celności w górę to trafienie; szóstka łapie każdego.',
    hu: 'Patkányok vannak itt: támadj tetszőleges számú kockával. A pontosságodtól felfelé minden dobás találat; a hatos mindent elfog.',
  },
  leave: {
    en: 'Brown rats bite when you leave their zone. If their bites exceed your defence, you lose one health.',
    pl: 'Brązowe szczury gryzą, gdy opuszczasz ich obszar. Jeśli gryzienie przekracza twoją obronę, tracisz jedno zdrowie.',
    hu: 'A barna patkányok harapnak, amikor elhagyod a mezőjüket. Ha a harapás nagyobb a védelmednél, egy életet vesztesz.',
  },
  trade: {
    en: 'Caught rats are money: pay the Tallyman with them for health, dice, tokens or even a cheese.',
    pl: 'Złapane szczury to pieniądze: płać nimi rachmistrzowi za zdrowie, kości, znaczniki, a nawet ser.',
    hu: 'Az elfogott patkány pénz: fizess vele a Számvevőnek életért, kockáért, jelzőért vagy akár sajtért.',
  },
  'cheese-slot': {
    en: 'Put the cheese on a slot of your board: a full slot improves that value at once. Ten cheeses win the game.',
    pl: 'Połóż ser na polu swojej planszy: pełne pole od razu ulepsza tę cechę. Dziesięć serów wygrywa grę.',
    hu: 'Tedd a sajtot a táblád egy helyére: a megtelt hely rögtön javítja azt az értéket. Tíz sajttal nyersz.',
  },
  tie: {
    en: 'These rats are as near to one as to the other, so you decide where they run. Tap a zone for one rat more there. If you do not care, let the fixed order decide: nearest to you first.',
    pl: 'Te szczury mają tak samo blisko tu i tam, więc to ty decydujesz, dokąd pobiegną. Wskaż obszar, by posłać tam o jednego więcej. Jeśli ci wszystko jedno, niech rozstrzygnie stała kolejność: najpierw bliżej ciebie.',
    hu: 'Ezek a patkányok ide is, oda is ugyanolyan közel vannak, ezért te döntöd el, merre futnak. Bökj egy mezőre, és eggyel több fut oda. Ha neked mindegy, döntsön a kötött sorrend: előbb a hozzád közelebbi.',
  },
  'spend-hits': {
    en: 'Divide your hits: tap a rat. A white or brown one takes one hit, a black one two.',
    pl: 'Rozdziel trafienia: wskaż szczura. Biały i brązowy wymaga jednego, czarny dwóch.',
    hu: 'Oszd el a találatokat: bökj egy patkányra. A fehérhez és barnához egy kell, a feketéhez kettő.',
  },
  'nemesis-nest': {
    en: 'The nemesis comes out of a nest near you. Slay it and you win; but it eats a cheese alone and bites with dice.',
    pl: 'Arcyszczur wychodzi z gniazda w pobliżu. Zgładź go, a wygrasz; ale sam pożera ser i gryzie kośćmi.',
    hu: 'Az ősellenség előbújik egy közeli fészekből. Győzd le, és nyertél; de egyedül is megeszik egy sajtot, és kockákkal harap.',
  },
};

function topic(decision: Decision, view: View): string | undefined {
  if (decision.ask === 'rats-target' || decision.ask === 'rats-way') return 'tie';
  if (decision.ask !== 'action') return decision.ask;
  const can = new Set(decision.options.map((option) => option.do));
  if (can.has('attack') && view.odds.leave[view.catcher.zone]) return 'leave';
  if (can.has('attack')) return 'attack';
  if (can.has('trade')) return 'trade';
  return can.has('move') ? 'walk' : undefined;
}

export function lesson(
  decision: Decision,
  view: View,
  language: Language,
): { readonly id: string; readonly text: string } | undefined {
  const id = topic(decision, view);
  const note = id === undefined ? undefined : NOTES[id];
  return note && { id: `ratcatcher ${id}`, text: note[language] };
}
