import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDescription } from './watch.ts';

// slow on a busy machine
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let stop: () => void;
let output: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  cpSync('scripts/generate/fixtures/many-files', join(folder, 'spec'), { recursive: true });
  output = [];
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((line: string) => void output.push(line));
  }
  stop = await watchDescription({ spec: join(folder, 'spec/openapi.yaml'), out: join(folder, 'out') });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function editFile(file: string, edit: (text: string) => string): void {
  const path = join(folder, 'spec', file);
  writeFileSync(path, edit(existsSync(path) ? readFileSync(path, 'utf8') : ''));
}

const readFields = () => readFileSync(join(folder, 'out/fields/Record.ts'), 'utf8');
const waitFor = (assertion: () => void) => vi.waitFor(assertion, { timeout: 20_000, interval: 20 });

test('regenerates after a change in any file of the description', async () => {
  expect(readFields()).not.toContain('price');
  editFile('schemas/Record.yaml', (text) => `${text}  price: { type: number }\n`);
  await waitFor(() => expect(readFields()).toContain('price'));
});

test('prints an error, keeps the last valid output and regenerates after the fix', async () => {
  const fieldsBefore = readFields();
  editFile('schemas/Record.yaml', (text) => text.replace('Format.yaml', 'Gone.yaml'));
  await waitFor(() => expect(output.join('\n')).toContain('error unresolved-ref'));
  expect(readFields()).toBe(fieldsBefore);
  const faults = output.length;
  editFile('schemas/Record.yaml', (text) => text.replace('Gone.yaml', 'Format.yaml'));
  await waitFor(() => expect(output.slice(faults).join('\n')).toMatch(/files changed[\s\S]*Waiting for changes/));
});

test('prints the error of an unreadable file and regenerates after the fix', async () => {
  editFile('schemas/Record.yaml', (text) => `${text}type: [`);
  await waitFor(() => expect(output.join('\n')).toContain('error unreadable'));
  editFile('schemas/Record.yaml', (text) => text.replace('type: [', '  price: { type: number }\n'));
  await waitFor(() => expect(readFields()).toContain('price'));
});

test('watches a file that is added to the description', async () => {
  editFile('schemas/Label.yaml', () => 'type: object\nproperties: { name: { type: string } }\n');
  await waitFor(() => expect(existsSync(join(folder, 'out/fields/Label.ts'))).toBe(true));
  editFile('schemas/Label.yaml', () => 'type: object\nproperties: { city: { type: string } }\n');
  await waitFor(() => expect(readFileSync(join(folder, 'out/fields/Label.ts'), 'utf8')).toContain('city'));
});
