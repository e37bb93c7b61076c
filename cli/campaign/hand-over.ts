/** A campaign handed on as one file, with its matches, as the page hands it on too; and such a file taken in, once verified. */
import { basename } from 'node:path';
import { type Box, inSlices, isRecord } from '@smallfolk/kernel';
import { UserError } from '@smallfolk/lab/user-error.ts';
import { type CampaignRecord, parseCampaign, type TableSave, verifying } from '@smallfolk/protocol';
import { Keeper, placeOf, readFile } from '../table/home.ts';
import { type KeptCampaign, keepCampaign, newCampaignFile } from './record.ts';

export function withMatches(record: CampaignRecord): CampaignRecord {
  const names = [...record.played, ...(record.current ? [record.current] : [])].map(({ name }) => name);
  const saves = names.map((name) => {
    const text = readFile(placeOf(name)?.file ?? '');
    if (text === undefined) throw new UserError(`The match ${name} of this campaign is gone; it cannot be handed on.`);
    return [name, JSON.parse(text)] as const;
  });
  return { ...record, saves: Object.fromEntries(saves) };
}

export async function takenIn(box: Box, file: string): Promise<KeptCampaign> {
  const text = readFile(file);
  if (text === undefined) throw new UserError(`${file} cannot be read.`);
  const parsed = parseCampaign(contentsOf(text));
  if (!parsed.ok) throw new UserError(`${file}: ${parsed.message}`);
  if (parsed.value.game !== box.game.name)
    throw new UserError(`${file} is a campaign of ${parsed.value.game}, not of ${box.game.name}.`);
  const verified = await inSlices(verifying(box, parsed.value));
  if (!verified.ok) throw new UserError(`${file} was not played as it is written. ${verified.message}`);
  const { saves = {}, current, ...rest } = verified.value;
  const kept = (name: string): string => keptAnew(box.game.name, saves[name]);
  const played = rest.played.map((one) => ({ ...one, name: kept(one.name) }));
  const going = current && { current: { ...current, name: kept(current.name) } };
  return keepCampaign({ file: newCampaignFile(box.game.name), record: { ...rest, played, ...going } });
}

/** Under a name of its own, so that no match of this device is written over. */
function keptAnew(game: string, save: unknown): string {
  const keeper = Keeper.forNew(game);
  if (isRecord(save)) keeper.keep(save as unknown as TableSave); // it was verified
  return basename(keeper.file);
}

function contentsOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
