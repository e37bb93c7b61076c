/** Every card of the base game as it is printed: cost, points, copies, links (EC1-EC48). */
import { describe, expect, test } from 'vitest';
import { cardOf, kindNamed } from '../catalogue.ts';
import '../modules.ts';

/** Rule, name, what it is, cost in twigs, resin, pebbles and berries, points, copies, link. */
const PRINTED = `
EC1 architect unique purple critter 0004 2 2 crane
EC2 bard unique tan critter 0003 0 2 theater
EC3 barge-toad common green critter 0002 1 3 twig-barge
EC4 castle unique purple construction 2330 4 2 king
EC5 cemetery unique red construction 0020 0 2 undertaker
EC6 chapel unique red construction 2110 2 2 shepherd
EC7 chip-sweep common green critter 0003 2 3 resin-refinery
EC8 clock-tower unique blue construction 3010 0 3 historian
EC9 courthouse unique blue construction 1120 2 2 judge
EC10 crane unique blue construction 0010 1 3 architect
EC11 doctor unique green critter 0004 4 2 university
EC12 dungeon unique blue construction 0120 0 2 ranger
EC13 ever-tree unique purple construction 3330 5 2 any-critter
EC14 fairgrounds unique green construction 1210 3 3 fool
EC15 farm common green construction 2100 1 8 husband,wife
EC16 fool unique tan critter 0003 -2 2 fairgrounds
EC17 general-store common green construction 0110 1 3 shopkeeper
EC18 historian unique blue critter 0002 1 3 clock-tower
EC19 husband common green critter 0003 2 4 farm
EC20 inn common red construction 2100 2 3 innkeeper
EC21 innkeeper unique blue critter 0001 1 3 inn
EC22 judge unique blue critter 0003 2 2 courthouse
EC23 king unique purple critter 0006 4 2 castle
EC24 lookout unique red construction 1110 2 2 wanderer
EC25 mine common green construction 1110 2 3 miner-mole
EC26 miner-mole common green critter 0003 1 3 mine
EC27 monastery unique red construction 1110 1 2 monk
EC28 monk unique green critter 0001 0 2 monastery
EC29 palace unique purple construction 2330 4 2 queen
EC30 peddler common green critter 0002 1 3 ruins
EC31 post-office common red construction 1200 2 3 postal-pigeon
EC32 postal-pigeon common tan critter 0002 0 3 post-office
EC33 queen unique red critter 0005 4 2 palace
EC34 ranger unique tan critter 0002 1 2 dungeon
EC35 resin-refinery common green construction 0110 1 3 chip-sweep
EC36 ruins common tan construction 0000 0 3 peddler
EC37 school unique purple construction 2200 2 2 teacher
EC38 shepherd unique tan critter 0003 1 2 chapel
EC39 shopkeeper unique blue critter 0002 1 3 general-store
EC40 storehouse common green construction 1110 2 3 woodcarver
EC41 teacher common green critter 0002 2 3 school
EC42 theater unique purple construction 3110 3 2 bard
EC43 twig-barge common green construction 1010 1 3 barge-toad
EC44 undertaker unique tan critter 0002 1 2 cemetery
EC45 university unique red construction 0120 3 2 doctor
EC46 wanderer common tan critter 0002 1 3 lookout
EC47 wife common purple critter 0002 2 4 farm
EC48 woodcarver common green critter 0002 2 3 storehouse`;

describe('the cards as printed', () => {
  for (const line of PRINTED.trim().split('\n')) {
    const [rule, id = '', rarity, colour, kind, cost, points, copies, links] = line.split(' ');
    test(`${rule}, E11: ${id}`, () => {
      const card = cardOf(kindNamed(id));
      const link = Array.isArray(card.links) ? card.links.join() : card.links;
      expect([card.rule, card.is, card.price.join(''), card.points, card.copies, link]).toEqual([
        rule,
        `${rarity} ${colour} ${kind}`,
        cost,
        Number(points),
        Number(copies),
        links,
      ]);
    });
  }
});
