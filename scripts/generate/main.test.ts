import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendJson, startServer } from './testing-server.ts';

// starts processes, which are slow on a busy machine
vi.setConfig({ testTimeout: 60_000 });

const spec = 'scripts/generate/fixtures/many-files/openapi.yaml';
let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'generate-'));
});
afterEach(() => rmSync(out, { recursive: true }));

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/generate/main.ts', '--out', out, ...args],
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, stdout, stderr }),
    );
  });
}

test('writes all files, then only changed ones, and prints counts', async () => {
  const first = await run('--spec', spec);
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(/^3 schemas, 1 operations, 1 resources, 2 fields, 0 warnings; \d+ of \d+ files changed/);
  expect(existsSync(join(out, 'enums/Condition.ts'))).toBe(true);
  expect((await run('--spec', spec)).stdout).toMatch(/; 0 of \d+ files changed/);
});

test('--check lists changed, missing and extra files and writes nothing', async () => {
  await run('--spec', spec);
  expect((await run('--spec', spec, '--check')).code).toBe(0);
  writeFileSync(join(out, 'enums/Format.ts'), 'changed');
  rmSync(join(out, 'schemas.ts'));
  writeFileSync(join(out, 'by-hand.ts'), 'export {};');
  const check = await run('--spec', spec, '--check');
  expect(check.code).toBe(1);
  expect(check.stderr.match(/[\w/.-]+(?= differs)/g)?.map((path) => path.slice(out.length + 1))).toEqual([
    'by-hand.ts',
    'enums/Format.ts',
    'schemas.ts',
  ]);
  expect(readFileSync(join(out, 'enums/Format.ts'), 'utf8')).toBe('changed');
});

test('deletes files of an earlier run and keeps other files', async () => {
  await run('--spec', spec);
  const header = readFileSync(join(out, 'enums.ts'), 'utf8').split('\n')[0] ?? '';
  writeFileSync(join(out, 'enums/Old.ts'), `${header}\n`);
  writeFileSync(join(out, 'notes.md'), 'mine');
  await run('--spec', spec);
  expect(existsSync(join(out, 'enums/Old.ts'))).toBe(false);
  expect(existsSync(join(out, 'notes.md'))).toBe(true);
});

test('writes nothing for an invalid description and prints message, place and hint', async () => {
  const faulty = join(out, 'faulty.yaml');
  writeFileSync(
    faulty,
    'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: {}\ncomponents: { schemas: { A: { properties: { b: { $ref: "#/components/schemas/Gone" } } } } }\n',
  );
  const result = await run('--spec', faulty);
  expect(result.code).toBe(1);
  expect(result.stderr).toMatch(/error unresolved-ref at .*#\/components\/schemas\/A\/properties\/b/);
  expect(result.stderr).toContain('Check the file name and the part after #.');
  expect(existsSync(join(out, 'types.ts'))).toBe(false);
});

test('a Swagger 2 document is refused in one line', async () => {
  const swaggerFile = join(out, 'old.json');
  writeFileSync(swaggerFile, '{"swagger": "2.0", "paths": {}}');
  const { code, stdout, stderr } = await run('--spec', swaggerFile);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^error unsupported-version at #\/swagger: This is Swagger 2\.0\. .*\n$/);
});

test('--only types writes types.ts alone', async () => {
  expect((await run('--spec', spec, '--only', 'types')).code).toBe(0);
  expect(readdirSync(out)).toEqual(['types.ts']);
  expect((await run('--spec', spec, '--only', 'fields')).stderr).toContain('--only takes types');
});

test('--spec takes an address', async () => {
  const description = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {} };
  await using server = await startServer((response) => sendJson(response, 200, description));
  const result = await run('--spec', `${server.url}/openapi`);
  expect(result).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(join(out, 'types.ts'))).toBe(true);
  expect((await run('--spec', server.url, '--watch')).stderr).toBe('--watch needs a file, not an address.\n');
});

test.each(['scripts/generate/main.ts', 'scripts/admin.ts'])(
  'docs/generator.md names every argument of %s',
  async (script) => {
    const { stdout } = await promisify(execFile)(process.execPath, [script, '--help']);
    const options = [...stdout.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, name]) => name);
    expect(options.length).toBeGreaterThan(5);
    const docs = readFileSync('docs/generator.md', 'utf8');
    expect(options.filter((name) => !new RegExp(`\`${name}[\` ]`).test(docs))).toEqual([]);
  },
);

test('prints one line for an unknown argument', async () => {
  const result = await run('--sepc', spec);
  expect(result.code).toBe(1);
  expect(result.stderr).toContain('--sepc');
  expect(result.stderr).not.toContain('    at ');
});
