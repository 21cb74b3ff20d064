// `npm run bench:forms`: measures the form engine in a browser beside the same form written by hand. Exits with 1 when a limit
// is exceeded. `-- --bytes` measures only its JavaScript, which takes seconds, and keeps the other rows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from './bytes.ts';
import { serveFormsPage } from './forms/build.ts';
import { measureBytes } from './forms/byte-rows.ts';
import { compareForms } from './forms/compare.ts';
import { measureCpu } from './forms/cpu-rows.ts';
import { RESULT, writeResult } from './forms/result.ts';
import type { JudgedRow } from './forms/judged.ts';

const log = (line: string) => console.log(line);

/** Measures the forms in a browser; appends the result of their comparison to `notes`. */
async function measureInBrowser(notes: string[]): Promise<JudgedRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-forms-'));
  log('Building …');
  const server = await serveFormsPage(folder);
  const browser = await openBrowser();
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    notes.push(await compareForms(browser, url));
    return await measureCpu(browser, url, log);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

const isBytesOnly = process.argv.includes('--bytes');
const notes: string[] = [];
const rows = isBytesOnly ? [] : await measureInBrowser(notes);
log('Weighing …');
rows.push(...(await measureBytes()));
log(`\n${writeResult(rows, notes, isBytesOnly)}\nWritten to ${RESULT}.`);
if (rows.some(({ isBroken }) => isBroken)) process.exitCode = 1;
