// `npm run bench:forms`: what the form engine costs in a browser beside the same form written by hand. Ends with 1 when a
// limit is broken.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { openBrowser } from './bytes.ts';
import { servePage } from './forms/build.ts';
import { byteRows } from './forms/byte-rows.ts';
import { compare } from './forms/compare.ts';
import { cpuRows } from './forms/cpu-rows.ts';
import { preamble } from './forms/preamble.ts';
import { markdown } from './table.ts';
import type { Judged } from './forms/judged.ts';

const RESULT = 'docs/measured-forms.md';

const say = (line: string) => console.log(line);
const folder = mkdtempSync(join(tmpdir(), 'bench-forms-'));
const rows: Judged[] = [];
const notes: string[] = [];
say('Building …');
const server = await servePage(folder);
const browser = await openBrowser();
try {
  const url = server.resolvedUrls?.local[0] ?? '';
  notes.push(await compare(browser, url));
  rows.push(...(await cpuRows(browser, url, say)));
  say('Weighing …');
  rows.push(...(await byteRows()));
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
}
const table = markdown(rows.map(({ isBroken: _, ...row }) => row));
const broken = rows.filter(({ isBroken }) => isBroken);
notes.push(...broken.map(({ what, ours, ratio, aim }) => `Limit broken: ${what}: ${ours} (${ratio}), aim ${aim}.`));
const list = notes.map((line) => `- ${line}`).join('\n');
say(`\n${table}\n\n${list}\n`);
writeFileSync(join(ROOT, RESULT), `${preamble()}${table}\n\n${list}\n`);
say(`Written to ${RESULT}`);
if (broken.length > 0) process.exitCode = 1;
