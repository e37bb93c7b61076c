/** The whole story book in Hungarian: the campaign, the places of its rooms, and its chapters by their ids. */
import { texts as ch01 } from './hu/01.ts';
import { texts as ch02 } from './hu/02.ts';
import { texts as ch03 } from './hu/03.ts';
import { texts as ch04 } from './hu/04.ts';
import { texts as ch05 } from './hu/05.ts';
import { texts as ch06 } from './hu/06.ts';
import { texts as ch07 } from './hu/07.ts';
import { texts as ch08 } from './hu/08.ts';
import { texts as ch09 } from './hu/09.ts';
import { texts as ch10 } from './hu/10.ts';
import { texts as ch11 } from './hu/11.ts';
import { texts as campaign } from './hu/campaign.ts';
import { texts as places } from './hu/places.ts';
import { texts as prologue } from './hu/prologue.ts';

export const story: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  campaign,
  places,
  prologue,
  '01': ch01,
  '02': ch02,
  '03': ch03,
  '04': ch04,
  '05': ch05,
  '06': ch06,
  '07': ch07,
  '08': ch08,
  '09': ch09,
  '10': ch10,
  '11': ch11,
};
