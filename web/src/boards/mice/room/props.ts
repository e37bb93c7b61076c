/** Furniture: how large a drawing is. */
import { boxes } from './boxes.data.ts';

const NOTHING: readonly [number, number] = [0, 0];

export const propBox = (drawing: string): readonly [number, number] => boxes[drawing] ?? NOTHING;
