/** A game as a file or as a link: the seed and the choices are enough. */
import { isRecord } from '@smallfolk/kernel';
import type { TableSave } from '@smallfolk/protocol';

export interface Shared {
  readonly save: TableSave;
  readonly names: readonly string[];
}

/** Larger is no game of ours; it is refused before anything is unpacked or read. */
const LIMIT = 4_000_000;

/** The checkpoint only serves to recover from changed rules; a link does without its state, to stay short. */
function short(save: TableSave): TableSave {
  return { ...save, checkpoint: { state: null, random: save.seed, choices: 0 } };
}

/** The game as it stood after so many choices, to be practised from there. */
export function begun(save: TableSave, choices: number): TableSave {
  const { result: _, ...rest } = short(save);
  return { ...rest, practice: true, choices: save.choices.slice(0, choices) };
}

export async function linkTo({ save, names }: Shared): Promise<string> {
  const packed = await pump(
    new TextEncoder().encode(JSON.stringify({ ...short(save), names })),
    new CompressionStream('deflate-raw'),
  );
  const base64 = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const url = new URL(location.href);
  url.hash = `/open/${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return url.href;
}

export async function fromLink(packed: string): Promise<Shared | undefined> {
  try {
    const base64 = packed.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return read(new TextDecoder().decode(await pump(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return undefined;
  }
}

export async function fromFile(file: File): Promise<Shared | undefined> {
  if (file.size > LIMIT) return undefined;
  try {
    return read(await file.text());
  } catch {
    return undefined;
  }
}

export function asFile({ save, names }: Shared): File {
  const time = new Date().toISOString().slice(0, 16).replace('T', ' ').replace(':', '.');
  return new File([JSON.stringify({ ...save, names })], `${save.game} ${time}.json`, { type: 'application/json' });
}

/** Hands a file to the browser to be saved. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The desk validates the save itself; here only names are looked at, which are shown as text. */
function read(text: string): Shared | undefined {
  const data: unknown = JSON.parse(text);
  if (!isRecord(data) || data.smallfolk === undefined || typeof data.game !== 'string') return undefined;
  const { names, ...save } = data;
  const known = Array.isArray(names)
    ? names.filter((name) => typeof name === 'string').map((name) => name.slice(0, 40))
    : [];
  return { save: save as unknown as TableSave, names: known };
}

async function pump(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LIMIT) throw new Error('too large');
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** All that is needed to make a mistake of ours happen again. */
export function asBugReport(error: unknown): File {
  return new File([JSON.stringify(error, null, 1)], 'smallfolk mistake.json', { type: 'application/json' });
}
