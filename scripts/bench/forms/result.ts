import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../setup/root.mjs';
import { formatTable, type Row } from '../table.ts';
import type { JudgedRow } from './judged.ts';
import { buildPreamble } from './preamble.ts';

export const RESULT = 'docs/measured-forms.md';

const FILE = join(ROOT, RESULT);

interface Result {
  rows: readonly Row[];
  /** Lines below the table. */
  notes: readonly string[];
}

/** Parses the last result; empty when there is none. */
function readLastResult(): Result {
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : [];
  const table = lines.filter((line) => line.startsWith('| ')).slice(2);
  const rows = table.map((line) => {
    const [what = '', ours = '', reference = '', ratio = '', aim = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { what, ours, reference, ratio, aim };
  });
  return { rows, notes: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)) };
}

const formatBrokenPrefix = (what: string): string => `Limit broken: ${what}: `;

/** Replaces rows of the last result by name; without `isPart` replaces all rows. */
function mergeResults(measured: readonly JudgedRow[], notes: readonly string[], isPart: boolean): Result {
  const names = new Set(measured.map(({ what }) => what));
  const lastResult = isPart ? readLastResult() : { rows: [], notes: [] };
  const isOld = (note: string): boolean => ![...names].some((what) => note.startsWith(formatBrokenPrefix(what)));
  const tooMuch = measured.filter(({ isBroken }) => isBroken);
  return {
    rows: [
      ...lastResult.rows.filter(({ what }) => !names.has(what)),
      ...measured.map(({ isBroken: _, ...row }) => row),
    ],
    notes: [
      ...lastResult.notes.filter(isOld),
      ...notes,
      ...tooMuch.map(({ what, ours, ratio, aim }) => `${formatBrokenPrefix(what)}${ours} (${ratio}), aim ${aim}.`),
    ],
  };
}

/** Writes the result and returns its text. With `isPart`, other rows of the last result are kept. */
export function writeResult(measured: readonly JudgedRow[], notes: readonly string[], isPart: boolean): string {
  const result = mergeResults(measured, notes, isPart);
  const text = `${formatTable(result.rows)}\n\n${result.notes.map((line) => `- ${line}`).join('\n')}\n`;
  writeFileSync(FILE, `${buildPreamble()}${text}`);
  return text;
}
