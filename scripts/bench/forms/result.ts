import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../setup/root.mjs';
import { markdown, type Row } from '../table.ts';
import type { Judged } from './judged.ts';
import { preamble } from './preamble.ts';

export const RESULT = 'docs/measured-forms.md';

const FILE = join(ROOT, RESULT);

interface Result {
  rows: readonly Row[];
  /** What is said below the table. */
  notes: readonly string[];
}

/** What was measured last; nothing when nothing was. */
function lastResult(): Result {
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

const broken = (what: string): string => `Limit broken: ${what}: `;

/** The rows in place of those of their names that were measured before; without `isPart` in place of all of them. */
function merged(measured: readonly Judged[], notes: readonly string[], isPart: boolean): Result {
  const names = new Set(measured.map(({ what }) => what));
  const last = isPart ? lastResult() : { rows: [], notes: [] };
  const isOld = (note: string): boolean => ![...names].some((what) => note.startsWith(broken(what)));
  const tooMuch = measured.filter(({ isBroken }) => isBroken);
  return {
    rows: [...last.rows.filter(({ what }) => !names.has(what)), ...measured.map(({ isBroken: _, ...row }) => row)],
    notes: [
      ...last.notes.filter(isOld),
      ...notes,
      ...tooMuch.map(({ what, ours, ratio, aim }) => `${broken(what)}${ours} (${ratio}), aim ${aim}.`),
    ],
  };
}

/** Writes what was measured and answers it; a part of the rows leaves the others as they were. */
export function writeResult(measured: readonly Judged[], notes: readonly string[], isPart: boolean): string {
  const result = merged(measured, notes, isPart);
  const text = `${markdown(result.rows)}\n\n${result.notes.map((line) => `- ${line}`).join('\n')}\n`;
  writeFileSync(FILE, `${preamble()}${text}`);
  return text;
}
