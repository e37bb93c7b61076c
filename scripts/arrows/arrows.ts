#!/usr/bin/env node
/** `npm run arrows`: fails where an import goes against the picture of the parts, or closes a cycle of files. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ICruiseResult, IViolation } from 'dependency-cruiser';
import { cruise } from './cruise.ts';
import { drawing, edgesOf, PICTURE } from './picture.ts';

/** A sentence for each import that may not be. */
export function complaints({ summary }: ICruiseResult): string[] {
  const said = summary.violations.map(({ from, to, cycle, rule }: IViolation) => {
    const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
    return `${way}\n  against "${rule.name.replaceAll('-', ' ')}" (.dependency-cruiser.js)`;
  });
  return [...new Set(said)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cruised = await cruise();
  const wrong = complaints(cruised);
  if (drawing(edgesOf(cruised)) !== readFileSync(PICTURE, 'utf8')) {
    wrong.push('docs/pictures/parts.svg shows the parts as they were: npm run picture draws them anew.');
  }
  for (const line of wrong) process.stdout.write(`${line}\n`);
  const { totalCruised, totalDependenciesCruised = 0 } = cruised.summary;
  process.stdout.write(
    `${totalCruised} files, ${totalDependenciesCruised} imports, ${wrong.length} against the picture\n`,
  );
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
