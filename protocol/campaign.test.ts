import {
  accepted,
  type Campaign,
  type Game,
  isRecord,
  Match,
  type Outcome,
  type Result,
  refused,
  type Setup,
  seedOf,
} from '@smallfolk/kernel';
import { describe, expect, test } from 'vitest';
import { acorns } from '../kernel/samples/acorns.ts';
import {
  atTheStart,
  type CampaignRecord,
  legacyOf,
  newCampaign,
  nextChapter,
  parseCampaign,
  verifying,
  withChapter,
} from './campaign.ts';

/** Winters: more acorns in each; whoever won is remembered, and the next winter is open once one was played. */
type State = ReturnType<typeof acorns.create> & { winters: number };
const winters: Game<State, State> = {
  name: 'winters',
  version: 1,
  seats: () => 2,
  resample: () => {},
  fields: [{ name: 'acorns', values: [15, 21, 30], default: 15 }],
  create: (setup, _random, legacy) => ({ left: Number(setup.acorns), turn: 0, winters: countIn(legacy) }),
  rules: (t) => acorns.rules(t),
  clone: (state) => ({ ...state }),
  view: (state) => ({ ...state }),
  leave: ({ winters: count }: State, result: Result) => ({ winters: count + 1, won: result.winners.includes(0) }),
  checkLegacy: (_setup, legacy) => (isRecord(legacy) ? accepted(legacy) : refused('bad-legacy', 'legacy: an object')),
};
const countIn = (legacy: unknown): number => (isRecord(legacy) ? Number(legacy.winters) : 0);
const campaign: Campaign = {
  open: (legacy) => [15, 21, 30].slice(0, countIn(legacy) + 1).map((count) => ({ acorns: count })),
  retry: 'as-it-was',
};
const box = { game: winters as Game, campaign };

/** A winter played to its end; nobody wins it if it is to be lost. */
function after(record: CampaignRecord, chapter: Setup, lost = false): CampaignRecord {
  const before = atTheStart(campaign, record, chapter);
  const name = `winter ${record.played.length}`;
  const match = Match.start(winters as Game, { ...chapter }, seedOf(name), { legacy: legacyOf(before) });
  while (match.decision) match.choose(0);
  const result = match.result ?? { winners: [], reason: '' };
  const played = withChapter(before, { chapter, result, name, leaves: match.leaves });
  const kept = { ...played, saves: { ...record.saves, [name]: JSON.parse(JSON.stringify(match.save())) } };
  return lost ? { ...kept, played: kept.played.map((one) => ({ ...one, result: { winners: [], reason: '' } })) } : kept;
}

function verified(record: CampaignRecord): Outcome<CampaignRecord> {
  const work = verifying(box, record);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

const start = newCampaign('winters', {}, ['person']);
const [first, second] = [{ acorns: 15 }, { acorns: 21 }];

describe('a campaign', () => {
  test('goes from chapter to chapter with what was left', () => {
    expect([legacyOf(start), nextChapter(campaign, start)]).toEqual([undefined, first]);
    const once = after(start, first);
    expect([legacyOf(once), nextChapter(campaign, once)]).toEqual([{ winters: 1, won: true }, second]);
  });

  test('a lost chapter is tried again from how things stood before it, where the game says so', () => {
    const lost = after(after(start, first), second, true);
    expect(countIn(legacyOf(lost))).toBe(2);
    expect(countIn(legacyOf(atTheStart(campaign, lost, second)))).toBe(1);
    expect(atTheStart({ open: campaign.open }, lost, second)).toBe(lost);
    expect(atTheStart(campaign, lost, first)).toBe(lost);
  });

  test('is verified from its saves, and told where it was changed by hand', () => {
    const whole = after(after(start, first), second);
    expect(verified(whole)).toMatchObject({ ok: true });
    const [one, two] = whole.played;
    if (!one || !two) throw new Error('two winters were played');
    const changed = (change: object) => verified({ ...whole, ...change });
    expect(changed({ played: [one, { ...two, leaves: { winters: 9 } }] })).toMatchObject({ where: 'played[1].leaves' });
    expect(changed({ played: [{ ...one, result: { ...one.result, winners: [] } }] })).toMatchObject({
      where: 'played[0].result',
    });
    expect(changed({ played: [two] })).toMatchObject({ where: 'played[0].chapter', code: 'edited-campaign' });
    expect(changed({ played: [{ ...one, withdrawn: true }] })).toMatchObject({ where: 'played[0].withdrawn' });
    expect(changed({ saves: {} })).toMatchObject({ where: 'played[0].name' });
    const fuller = { ...(whole.saves?.['winter 1'] as object), legacy: { winters: 1, won: false } };
    expect(changed({ saves: { ...whole.saves, 'winter 1': fuller } })).toMatchObject({
      where: 'saves.winter 1.legacy',
    });
    const newer = { ...(whole.saves?.['winter 0'] as object), version: 99 };
    expect(changed({ saves: { ...whole.saves, 'winter 0': newer } })).toMatchObject({ code: 'newer-save' });
  });

  test('what is no campaign, or of a newer Smallfolk, is refused with the field', () => {
    expect(parseCampaign(after(start, first))).toMatchObject({ ok: true });
    for (const [input, where] of [
      [undefined, 'smallfolk'],
      [{ smallfolk: 1, game: 'winters' }, 'smallfolk'],
      [{ ...start, format: 2 }, 'format'],
      [{ ...start, game: 3 }, 'game'],
      [{ ...start, setup: { acorns: [] } }, 'setup'],
      [{ ...start, seats: [1] }, 'seats'],
      [{ ...start, names: 'me' }, 'names'],
      [{ ...start, title: 5 }, 'title'],
      [{ ...start, played: {} }, 'played'],
      [{ ...start, played: [{ chapter: first }] }, 'played[0]'],
      [{ ...start, current: { name: 'x' } }, 'current'],
      [{ ...start, saves: [] }, 'saves'],
    ] as const)
      expect(parseCampaign(input)).toMatchObject({ ok: false, where });
  });
});
