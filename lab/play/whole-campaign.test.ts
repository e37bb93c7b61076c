/** The short form of what `smallfolk campaign mice simulate` does at length: from the prologue to the last page, nothing lost. */
import { isRecord } from '@smallfolk/kernel';
import { isWon } from '@smallfolk/protocol';
import { expect, test } from 'vitest';
import { boxAt } from '../boxes/box-at.ts';
import { playCampaign } from './whole-campaign.ts';

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

test('Mice and Mystics: a company comes to the end of the book, and keeps what it has earned', async () => {
  const box = await boxAt('mice');
  const setup = { players: 1, party: 'choose', edition: 'pl' };
  const { played } = playCampaign({ box, setup, seats: ['search:2'], seed: 'a whole book', tries: 2 });
  const chapters = [...new Set(played.map(({ chapter }) => String(chapter.chapter)))];
  expect(chapters).toEqual(['prologue', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11']);
  expect(played.some(isWon)).toBe(true);
  let earned: readonly unknown[] = [];
  for (const { leaves, withdrawn } of played) {
    if (withdrawn || !isRecord(leaves)) continue;
    const { achievements } = leaves;
    expect(listed(achievements)).toEqual(expect.arrayContaining([...earned]));
    earned = listed(achievements);
  }
}, 240_000);
