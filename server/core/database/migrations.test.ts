import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#server/testing/postgres.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');

it('has a migration for every table definition', async () => {
  const out = await mkdtemp(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(out, { recursive: true }));
  await cp(join(ROOT, 'server/core/database/migrations'), out, { recursive: true });
  const before = await readdir(out);
  const tool = join(ROOT, 'node_modules/.bin/drizzle-kit');
  const options = ['--dialect', 'postgresql', '--schema', './server/**/*.table.ts', '--out', relative(ROOT, out)];
  const { stdout } = await run(process.execPath, [tool, 'generate', ...options], { cwd: ROOT });
  expect(await readdir(out), 'run "npm run migrations"').toEqual(before);
  // the exit code is 0 even when the tool cannot read the tables
  expect(stdout).toContain('No schema changes');
}, 60_000);

it('has the foreign keys from payments to orders, which the table definitions omit', async () => {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  const { rows } = await db.execute<{ reference: string }>(sql`
    select conrelid::regclass || '.' || a.attname || ' -> ' || confrelid::regclass as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and conrelid::regclass::text in ('payments', 'refunds', 'refund_lines', 'disputes')
      and confrelid::regclass::text in ('orders', 'order_changes', 'order_lines') order by 1`);
  expect(rows.map(({ reference }) => reference)).toEqual([
    'disputes.order_id -> orders',
    'payments.change_id -> order_changes',
    'payments.order_id -> orders',
    'refund_lines.order_line_id -> order_lines',
    'refunds.change_id -> order_changes',
    'refunds.order_id -> orders',
  ]);
});

it('samples every searched column in detail, so that frequent words are planned for', async () => {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  const { rows } = await db.execute<{ table: string; target: number | null }>(sql`
    select c.relname as table, a.attstattarget as target
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'search' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ target }) => target !== 500)).toEqual([]);
});
