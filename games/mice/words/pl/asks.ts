/** The questions in Polish. Names stand before a colon, so that they need no case. */
import type { Said } from '../telling.ts';

/** What is about to happen, and with what chance. */
function peril({ peril: p }: Said): string {
  if (!p) return '';
  const roll = p.rolled ? `ciosy ${p.hits}` : `kości ataku ${p.dice}`;
  const captured = p.capture > 0 ? `, pojmanie ${p.capture} %` : '';
  return `${p.by} → ${p.target}: ${roll}, kości obrony ${p.defense} (rana ${p.wound} %${captured}). `;
}

export const asks = {
  party: () => 'Kto wyrusza w drogę?',
  ability: (q: Said) => `${q.about}: która karta zdolności?`,
  'which-mouse': (q: Said) => `${q.about ? `${q.about}: ` : ''}która mysz?`,
  start: (q: Said) => `${q.about}: gdzie zaczyna?`,
  'token-bearer': (q: Said) => `${q.about}: kto niesie?`,
  turn: (q: Said) => `${q.about}: co teraz?`,
  scurry: (q: Said) => `${q.about}, pośpiech: dokąd?`,
  boost: (q: Said) => `${peril(q)}${q.about}: zdolność do tego ataku?`,
  react: (q: Said) => `${peril(q)}${q.about}: odpowiedzieć?`,
  lucky: (q: Said) => `${peril(q)}${q.about}: przerzucić jedną kość?`,
  reroll: (q: Said) => `${q.about}: które kości jeszcze raz?`,
  trick: (q: Said) => `${peril(q)}${q.about}: zagrać podstęp?`,
  'before-turn': (q: Said) => `${q.about}: zdolność przed turą?`,
  'which-target': (q: Said) => `${q.about}: który cel?`,
  'which-space': (q: Said) => `${q.about}: które pole?`,
  'which-card': (q: Said) => `${q.about}: która karta?`,
  'which-trouble': (q: Said) => `${q.about}: co zostaje zdjęte?`,
  order: (q: Said) => `${q.about}: kto kogo atakuje?`,
  'place-minion': (q: Said) => `${q.about}: na którym polu się pojawia?`,
  'minion-by': (q: Said) => `${q.about}: drogi równie krótkie, a na jednej czeka zasadzka. Którędy idzie?`,
  'minion-way': (q: Said) => `${q.about}: drogi równie krótkie. Gdzie kończy ruch?`,
  'minion-order': (q: Said) => `${q.about}: równie blisko. Kto działa pierwszy?`,
  'boss-wound': (q: Said) => `${q.about}: na którą kartę trafia rana?`,
  rescue: (q: Said) => `${q.about}, ratunek: na którym polu?`,
  current: (q: Said) => `${q.about}: które ramię nurtu?`,
  arrive: (q: Said) => `${q.about}: na którym polu staje?`,
  keep: (q: Said) => `${q.about}: zachować czy odrzucić za 1 ser?`,
  'pack-full': (q: Said) => `${q.about}: bagaż jest pełny. Co odrzucić?`,
  share: (q: Said) => `Podział, ${q.about}: co zmienia właściciela?`,
  equip: (q: Said) => `${q.about}: założyć czy zdjąć?`,
  swap: (q: Said) => `${q.about}: w zamian za co?`,
  'find-or-draw': () => 'Wziąć to, co kryje pomieszczenie, czy dobrać kartę?',
  disguises: () => 'Oddać Przebrania?',
  squeak: () => 'Który szczur nie przychodzi?',
  'move-end': () => 'Przesunąć znacznik zakończenia o stronę dalej?',
  declare: (q: Said) =>
    q.decision?.about?.id === 'the-last-choice' ? 'Otworzyć palenisko i wpuścić ją do ciepła?' : `${q.about}: czy tak?`,
  'who-pays': () => 'Kto oddaje następny ser?',
  gift: (q: Said) => `${q.about} zostaje: co daje i komu?`,
  'keep-one': (q: Said) => `${q.about}: którą kartę zachować na następny rozdział?`,
} satisfies Record<string, (q: Said) => string>;
