/** Townships 25 to 34, which only the first edition has. */
import { card, type Drawing, line, sign } from './drawing.ts';

function outer(number: number, drawing: Omit<Drawing, 'editions'>) {
  return card(number, { ...drawing, editions: 'first' });
}

export const outerTownships = [
  outer(25, {
    expansion: 1,
    landmark: 'ropewalk',
    lines: [line(0, 60, 240, 90), line(0, 140, 80, 150, 240, 165), line(80, 150, 60, 240)],
    signs: [
      sign(120, 35, 'nest'),
      sign(120, 110, 'cheese', 'nest'),
      sign(35, 200, 'yellow'),
      sign(150, 205, 'question'),
    ],
    gates: 'nesw',
  }),
  outer(26, {
    expansion: 2,
    landmark: 'prison',
    lines: [line(0, 160, 150, 155, 160, 0), line(0, 80, 75, 75, 80, 0), line(150, 155, 240, 200)],
    signs: [
      sign(35, 35, 'cheese', 'spawn'),
      sign(110, 110, 'spawn'),
      sign(200, 90, 'nest'),
      sign(100, 205, 'question'),
    ],
    gates: 'esw',
  }),
  outer(27, {
    expansion: 2,
    landmark: 'kiln',
    lines: [line(70, 0, 100, 75, 165, 65, 195, 0), line(100, 75, 30, 240), line(165, 65, 215, 240)],
    signs: [sign(130, 30, 'nest'), sign(30, 120, 'cheese', 'nest'), sign(215, 90, 'health'), sign(125, 170, 'spawn')],
    gates: 'nesw',
  }),
  outer(28, {
    expansion: 3,
    landmark: 'bathhouse',
    lines: [
      line(0, 85, 110, 95, 240, 80),
      line(110, 95, 100, 0),
      line(110, 95, 90, 170, 0, 175),
      line(90, 170, 240, 190),
    ],
    signs: [
      sign(50, 45, 'cheese', 'spawn'),
      sign(170, 45, 'nest'),
      sign(50, 130, 'health'),
      sign(170, 130, 'cheese', 'spawn'),
      sign(120, 215, 'spawn'),
    ],
    gates: 'nesw',
  }),
  outer(29, {
    expansion: 1,
    landmark: 'library',
    lines: [line(60, 240, 65, 60, 240, 65), line(150, 240, 145, 150, 240, 145), line(65, 60, 0, 20)],
    signs: [
      sign(30, 140, 'question'),
      sign(140, 30, 'purple', 'spawn'),
      sign(100, 110, 'nest'),
      sign(195, 195, 'cheese', 'nest'),
    ],
    gates: 'nesw',
  }),
  outer(30, {
    expansion: 2,
    landmark: 'barracks',
    lines: [
      line(0, 80, 85, 88, 165, 84, 240, 95),
      line(0, 170, 90, 160, 160, 172, 240, 160),
      line(85, 88, 90, 160),
      line(165, 84, 160, 172),
    ],
    signs: [
      sign(120, 40, 'spawn'),
      sign(40, 120, 'nest'),
      sign(125, 125, 'question'),
      sign(200, 125, 'yellow'),
      sign(120, 205, 'cheese', 'spawn'),
    ],
    gates: 'nsw',
  }),
  outer(31, {
    expansion: 3,
    landmark: 'sewer',
    lines: [line(0, 60, 100, 140, 240, 170), line(100, 140, 80, 240)],
    signs: [
      sign(150, 70, 'nest', 'cheese', 'nest'),
      sign(35, 170, 'nest', 'question'),
      sign(160, 200, 'cheese', 'spawn'),
    ],
    gates: 'nesw',
  }),
  outer(32, {
    expansion: 1,
    landmark: 'coalyard',
    lines: [line(90, 0, 100, 90, 0, 95), line(100, 90, 150, 150, 240, 140), line(150, 150, 165, 240)],
    signs: [
      sign(45, 45, 'question'),
      sign(180, 70, 'nest'),
      sign(60, 170, 'cheese', 'spawn'),
      sign(205, 195, 'purple'),
    ],
    gates: 'new',
  }),
  outer(33, {
    expansion: 4,
    landmark: 'cellar',
    lines: [
      line(0, 150, 70, 130, 85, 80, 155, 75, 170, 115, 240, 95),
      line(70, 130, 95, 175, 150, 170, 170, 115),
      line(95, 175, 80, 240),
    ],
    signs: [
      sign(120, 40, 'nest'),
      sign(120, 125, 'cheese', 'cheese', 'nest'),
      sign(35, 195, 'spawn'),
      sign(200, 190, 'nest'),
    ],
    gates: 'nsw',
  }),
  outer(34, {
    expansion: 2,
    landmark: 'gatehouse',
    lines: [line(85, 0, 90, 75, 160, 70, 155, 0), line(0, 175, 80, 165, 240, 170), line(90, 75, 80, 165)],
    signs: [
      sign(120, 35, 'health'),
      sign(35, 100, 'nest'),
      sign(200, 110, 'cheese', 'spawn'),
      sign(120, 205, 'question'),
    ],
    gates: 'nesw',
  }),
];
