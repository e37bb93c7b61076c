import { game } from '/work/mice/games/mice/index.ts';
import { play, seedOf, Random } from '/work/mice/kernel/index.ts';
const only = process.argv[2]; const n = Number(process.argv[3] ?? 30);
const stats: any = {};
for (const chapter of game.fields[0].values as string[]) {
  if (only && only !== 'all' && chapter !== only) continue;
  let won=0, dec=0, rounds=0, max=0; const ends: any = {}; const t0=performance.now();
  for (let i=0;i<n;i++) {
    const choice = Random.of(seedOf('c'+i));
    const setup = { chapter, players: 1+i%4, party:'choose', edition: i%2?'hu':'pl' };
    try {
    const { run, decisions } = play(game as any, setup, seedOf(chapter+i), (d, r) => { if (r.state.round>3000) throw new Error('too long'); return choice.below(d.options.length); });
    dec+=decisions; max=Math.max(max,decisions); rounds+=(run.state as any).round; ends[run.result!.reason]=(ends[run.result!.reason]??0)+1;
    } catch(e:any) { console.log(chapter, i, e.stack.split('\n').slice(0,6).join('\n')); ends.error=(ends.error??0)+1; }
  }
  const ms=performance.now()-t0;
  console.log(chapter, JSON.stringify(ends), 'rounds', (rounds/n).toFixed(1), 'decisions', Math.round(dec/n), 'max', max, Math.round(dec/ms*1000)+'/s');
}
