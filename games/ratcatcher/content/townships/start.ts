/** Card 00, Curd Square, where every game begins: the standard face (R28) and the red-framed hard one (R250, R251). */
import { card, line, sign } from './drawing.ts';

export const startTownships = [
  card(0, {
    expansion: 2,
    landmark: 'fountain',
    lines: [line(140, 0, 128, 90, 95, 150, 60, 240), line(0, 80, 128, 90), line(240, 160, 95, 150)],
    signs: [sign(40, 150, 'start'), sign(60, 40, 'purple'), sign(190, 80, 'cheese'), sign(150, 205, 'nest')],
    gates: 'nesw',
  }),
  card(0, {
    face: 'hard',
    expansion: 3,
    landmark: 'fountain',
    lines: [
      line(0, 60, 90, 85, 150, 80, 240, 55),
      line(90, 85, 80, 160, 0, 195),
      line(150, 80, 160, 155, 240, 190),
      line(80, 160, 160, 155),
    ],
    signs: [sign(120, 120, 'start'), sign(120, 40, 'spawn'), sign(200, 120, 'nest'), sign(30, 130, 'nest')],
    gates: 'nesw',
  }),
];
