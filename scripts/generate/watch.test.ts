import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDescription } from './watch.ts';

// a busy machine may take its time
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let stop: () => void;
let said: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  cpSync('scripts/generate/fixtures/many-files', join(folder, 'spec'), { recursive: true });
  said = [];
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((line: string) => void said.push(line));
  }
  stop = await watchDescription({ spec: join(folder, 'spec/openapi.yaml'), out: join(folder, 'out') });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function change(file: string, edit: (text: string) => string): void {
  const path = join(folder, 'spec', file);
  writeFileSync(path, edit(existsSync(path) ? readFileSync(path, 'utf8') : ''));
}

const fields = () => readFileSync(join(folder, 'out/fields/Record.ts'), 'utf8');
const soon = (assertion: () => void) => vi.waitFor(assertion, { timeout: 20_000, interval: 20 });

test('a change in any file of the description is generated', async () => {
  expect(fields()).not.toContain('price');
  change('schemas/Record.yaml', (text) => `${text}  price: { type: number }\n`);
  await soon(() => expect(fields()).toContain('price'));
});

test('a fault is said and the last good output stays; its repair is generated', async () => {
  const before = fields();
  change('schemas/Record.yaml', (text) => text.replace('Format.yaml', 'Gone.yaml'));
  await soon(() => expect(said.join('\n')).toContain('error unresolved-ref'));
  expect(fields()).toBe(before);
  const faults = said.length;
  change('schemas/Record.yaml', (text) => text.replace('Gone.yaml', 'Format.yaml'));
  await soon(() => expect(said.slice(faults).join('\n')).toMatch(/files changed[\s\S]*Waiting for changes/));
});

test('a file that cannot be read is said, and its repair is generated', async () => {
  change('schemas/Record.yaml', (text) => `${text}type: [`);
  await soon(() => expect(said.join('\n')).toContain('error unreadable'));
  change('schemas/Record.yaml', (text) => text.replace('type: [', '  price: { type: number }\n'));
  await soon(() => expect(fields()).toContain('price'));
});

test('a new file that joins the description is watched too', async () => {
  change('schemas/Label.yaml', () => 'type: object\nproperties: { name: { type: string } }\n');
  await soon(() => expect(existsSync(join(folder, 'out/fields/Label.ts'))).toBe(true));
  change('schemas/Label.yaml', () => 'type: object\nproperties: { city: { type: string } }\n');
  await soon(() => expect(readFileSync(join(folder, 'out/fields/Label.ts'), 'utf8')).toContain('city'));
});
