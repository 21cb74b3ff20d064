import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');

it('has a migration for everything the tables say', async () => {
  const out = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(out, { recursive: true }));
  await cp(join(ROOT, 'server/core/database/migrations'), out, { recursive: true });
  const before = await readdir(out);
  const tool = join(ROOT, 'node_modules/.bin/drizzle-kit');
  const options = ['--dialect', 'postgresql', '--schema', './server/**/*.table.ts', '--out', relative(ROOT, out)];
  await run(process.execPath, [tool, 'generate', ...options], { cwd: ROOT });
  expect(await readdir(out), 'run "npm run migrations"').toEqual(before);
}, 60_000);
