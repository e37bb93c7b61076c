/** The campaign: its premise and the rules that stand in every chapter, in English. */
export const texts: Readonly<Record<string, string>> = {
  title: 'The Thimble Lantern',
  premise:
    'It is the longest night of the year, and somebody has drunk the fires of Hollowmere Castle. The Tall, as mice call people, sleep where they stood. Behind the walls live the small folk of the Wainscot, and they are awake, because nobody thought them worth a spell. Their king, Alder, took the thimble lantern and went to find the warmth. He did not come back. His son Collin, who has a pin for a sword and more friends than he knows of, goes after him with a single coal.',
  'standing:all-captured.name': 'All captured',
  'standing:all-captured': 'If all mice in play are captured at the same time the chapter is lost.',
  'standing:story-tokens.name': 'Story tokens',
  'standing:story-tokens':
    'A story token is carried by one mouse. It takes no paw and no pack room. A mouse on its space may take it at any moment of its own turn, outside water and outside another action (no action, no free action), and it changes hands with the share action. A token that a special search finds cannot be taken in any other way before it is found; it counts as found once a mouse has carried it. When its bearer is captured or carried off by an event, it lies on the space where that happened; from a water space, or a space that only help reaches, it is laid on the nearest land space that mice can walk to. The mice may not explore away from a tile on which a found story token lies on the ground. Tokens that lie in a room stay with it when its tile is turned over (against OM58).',
  'standing:special-search.name': 'Special searches',
  'standing:special-search':
    'A special search is a search action with the usual roll on one of the spaces named. Success finds what the chapter says, once in the chapter, and counts as the successful search of that mouse in that room; the player may draw a card instead (OM50) if the mouse has not yet searched there with success. A mouse that has already searched there with success may still make a special search that has not yet been found. If what it finds is already with the mice, or its condition does not hold, the search is an ordinary one.',
  'standing:few-mice.name': 'Few mice',
  'standing:few-mice':
    'If a chapter has fewer mice than seats (prologue, chapter 7), the seats left over share: they are dealt out to the mice in seat order, and the seats of one mouse take its turns alternately, the lower seat first (beyond OM5).',
  'standing:party-tokens.name': 'Tokens of the party',
  'standing:party-tokens': 'A token that starts with the party is given to a mouse of the players’ choice.',
  'standing:lantern.name': 'The lantern',
  'standing:lantern':
    'With the Thimble Lantern or the Cracked Lantern one mouse carries the lantern as a story token from chapter 3 on. One star among all dice of a search is enough. The cat’s whisker is carried in the same way, from chapter 7 on.',
  'standing:end-cap.name': 'The last page',
  'standing:end-cap': 'The End marker never goes beyond page 8 and never stands on page 3 or lower at the start.',
  'standing:empty-deck.name': 'Empty deck',
  'standing:empty-deck':
    'If an encounter card must be drawn and the deck is empty, shuffle the discarded cards as the new deck.',
  'standing:set-encounters.name': 'Set encounters',
  'standing:set-encounters':
    'A set encounter replaces the encounter card; minions without a space named are placed by M162 to M168. A figure whose named space has no room for it goes to the nearest space that has (ties: OM2). Initiative is set as for a drawn card (OM9), but no card was drawn: Disguises and tricks that answer a card do nothing. A card that lies face up from an earlier room stays there and defines the surge, unless the room has a special surge.',
  'standing:set-figures.name': 'Too few figures',
  'standing:set-figures': 'If figures run short, bosses come first, then elite rat warriors, then rat warriors.',
  'standing:explore-text.name': 'Reading aloud',
  'standing:explore-text':
    'The text of a room is read once in a chapter, when the mice enter it for the first time; that of the start room after the opening.',
  'standing:gaps.name': 'Red lines, gaps, crystals',
  'standing:gaps':
    'Minions cross red lines as if they were not there. Nobody crosses a gap except by Hook & Line, Levitation or Fork. Neither crystals nor gaps block sight.',
  'standing:full-exit.name': 'A full exit',
  'standing:full-exit':
    'If the spaces at an exit are full, the mice that are left over arrive on spaces adjacent to them.',
  'standing:fork-current.name': 'Where the current forks',
  'standing:fork-current': 'Where a current forks, the player of the mouse chooses the arm.',
  'standing:going-on.name': 'Going on',
  'standing:going-on':
    'After a defeat the players may go on to the next chapter (M264). Achievements earned before the defeat are kept, those for victory are not; those for defeat are gained. If they try the chapter again, all is as it was before it (OM108). After chapter 11 there is only the second try.',
  'standing:rounds.name': 'Rounds',
  'standing:rounds':
    'A round ends after the turn of the lowest card, and what happens at its end happens then, in the order of the chapter’s rules. A round broken off because initiative is set anew (OM9, OM11) has ended, so durations run on, but what happens at the end of a round does not happen. Cards that a chapter puts at the bottom of the track are simply added there, and the round goes on.',
  'standing:hits-and-pushes.name': 'Hits and pushes',
  'standing:hits-and-pushes':
    'Where a rule deals hits or has mice roll defense, cheese counts as in battle (M108, M115) unless the rule says otherwise. Where a rule pushes mice along a current, they are pushed one after another from the top of the track, by M93, M94 and OM38. Reductions of dice stop at 0.',
  'standing:declarations.name': 'What players say',
  'standing:declarations':
    'What the players choose or declare is decided by OM2 and, unless a rule names the moment, can be done at any moment of a mouse’s turn outside another action; it is a move of the game like any other, recorded and undone like any other.',
  'standing:standing-gifts.name': 'Lasting gifts',
  'standing:standing-gifts':
    'Black Feather: the dice are rolled again after the attack roll and before defense; cheese of the first roll is kept. Captain’s Pistol: any one mouse that is not charmed; 4 dice in all, without bonuses, no paw and no weapon needed; M116 to M118 hold. Paw in Paw: the two mice of chapter 7 are recorded with it.',
};
