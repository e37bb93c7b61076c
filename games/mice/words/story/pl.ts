/** The whole story book in Polish: the campaign, the places of its rooms, and its chapters by their ids. */
import { texts as ch01 } from './pl/01.ts';
import { texts as ch02 } from './pl/02.ts';
import { texts as ch03 } from './pl/03.ts';
import { texts as ch04 } from './pl/04.ts';
import { texts as ch05 } from './pl/05.ts';
import { texts as ch06 } from './pl/06.ts';
import { texts as ch07 } from './pl/07.ts';
import { texts as ch08 } from './pl/08.ts';
import { texts as ch09 } from './pl/09.ts';
import { texts as ch10 } from './pl/10.ts';
import { texts as ch11 } from './pl/11.ts';
import { texts as campaign } from './pl/campaign.ts';
import { texts as places } from './pl/places.ts';
import { texts as prologue } from './pl/prologue.ts';

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
