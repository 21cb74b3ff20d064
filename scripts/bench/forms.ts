// `npm run bench:forms`: what the form engine costs in a browser beside the same form written by hand. Ends with 1 when a
// limit is broken. `-- --bytes` weighs its JavaScript alone, which takes seconds, and leaves the other rows as they are.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from './bytes.ts';
import { servePage } from './forms/build.ts';
import { byteRows } from './forms/byte-rows.ts';
import { compare } from './forms/compare.ts';
import { cpuRows } from './forms/cpu-rows.ts';
import { RESULT, writeResult } from './forms/result.ts';
import type { Judged } from './forms/judged.ts';

const say = (line: string) => console.log(line);

/** What only a browser tells; `notes` gets how alike both forms are. */
async function browserRows(notes: string[]): Promise<Judged[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-forms-'));
  say('Building …');
  const server = await servePage(folder);
  const browser = await openBrowser();
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    notes.push(await compare(browser, url));
    return await cpuRows(browser, url, say);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

const isBytesAlone = process.argv.includes('--bytes');
const notes: string[] = [];
const rows = isBytesAlone ? [] : await browserRows(notes);
say('Weighing …');
rows.push(...(await byteRows()));
say(`\n${writeResult(rows, notes, isBytesAlone)}\nWritten to ${RESULT}.`);
if (rows.some(({ isBroken }) => isBroken)) process.exitCode = 1;
