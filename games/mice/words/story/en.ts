/** The whole story book in English: the campaign, the places of its rooms, and its chapters by their ids. */
import { texts as ch01 } from './en/01.ts';
import { texts as ch02 } from './en/02.ts';
import { texts as ch03 } from './en/03.ts';
import { texts as ch04 } from './en/04.ts';
import { texts as ch05 } from './en/05.ts';
import { texts as ch06 } from './en/06.ts';
import { texts as ch07 } from './en/07.ts';
import { texts as ch08 } from './en/08.ts';
import { texts as ch09 } from './en/09.ts';
import { texts as ch10 } from './en/10.ts';
import { texts as ch11 } from './en/11.ts';
import { texts as campaign } from './en/campaign.ts';
import { texts as places } from './en/places.ts';
import { texts as prologue } from './en/prologue.ts';

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
