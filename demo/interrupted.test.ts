import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { sql } from 'drizzle-orm';
import { loadDemoData } from './load.ts';
import { DEMO_STEPS } from './steps.ts';
import { seedReferenceData } from '#server/app/seed.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';

const now = new Date('2027-03-09T10:00:00Z');
const size = { projects: 60, customers: 60, orders: 300 };

interface Shop extends TestDatabase {
  dataDir: string;
  load(progress?: (line: string) => void): Promise<void>;
}

async function createEmptyShop(): Promise<Shop> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true });
  });
  await seedReferenceData(database.db);
  const load = (progress: (line: string) => void = () => undefined) =>
    loadDemoData({ config: { dataDir, demoData: 'small' }, url: database.url, progress, now, size });
  return { ...database, dataDir, load };
}

/** The number of rows and the last id of every table. */
async function readCounts({ db }: Shop): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string; identity: string | null }>(sql`
    select quote_ident(c.relname) as name, (select quote_ident(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attidentity <> '') as identity
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
  const counts = tables.map(
    ({ name, identity }) =>
      `select '${name}' as name, count(*) || ' rows, last id ' || ${identity ? `coalesce(max(${identity}), 0)` : `'none'`} as summary from ${name}`,
  );
  const { rows } = await db.execute<{ name: string; summary: string }>(sql.raw(counts.join(' union all ')));
  return Object.fromEntries(rows.map(({ name, summary }) => [name, summary]));
}

/** The counts of a shop, and its files with their length. */
async function readContent(shop: Shop) {
  const { dataDir } = shop;
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const contents = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(dataDir.length), (await readFile(path)).length] as const;
      }),
  );
  return { counts: await readCounts(shop), files: Object.fromEntries(contents) };
}

it('leaves an empty shop when interrupted early, midway or before the last step, and loads the same data on the next call', async () => {
  const [referenceShop, interruptedShop] = [await createEmptyShop(), await createEmptyShop()];
  const lines: string[] = [];
  await referenceShop.load((line) => lines.push(line));
  const expected = await readContent(referenceShop);
  expect(Object.keys(expected.files).length).toBeGreaterThan(100);
  const steps = lines.filter((line) => /^Demo data: \d+ of \d+, /.test(line));
  expect(steps).toHaveLength(DEMO_STEPS.length);

  const before = await readCounts(interruptedShop);
  // an interruption shows what any step before it has left
  const interruptedAt = [1, Math.floor(steps.length / 2), steps.length - 1];
  for (const step of steps.filter((_, index) => interruptedAt.includes(index))) {
    const failingLoad = interruptedShop.load((line) => {
      if (line === step) throw new Error(step);
    });
    await expect(failingLoad).rejects.toThrow(step);
    expect(await readCounts(interruptedShop), step).toEqual(before);
  }
  await interruptedShop.load();
  expect(await readContent(interruptedShop)).toEqual(expected);
  // a further call does nothing
  const laterLines: string[] = [];
  await interruptedShop.load((line) => laterLines.push(line));
  expect(laterLines).toEqual([]);
  expect(await readContent(interruptedShop)).toEqual(expected);
}, 120_000);

it('loads the same data after processes killed midway, in the last step and before the vacuum', async () => {
  const [referenceShop, killedShop] = [await createEmptyShop(), await createEmptyShop()];
  await referenceShop.load();
  const middle = `Demo data: ${Math.floor(DEMO_STEPS.length / 2)} of`;
  for (const line of [middle, `Demo data: ${DEMO_STEPS.length} of`, 'Demo data: vacuum']) {
    await killAtLine(line, killedShop);
  }
  const printedLines: string[] = [];
  await killedShop.load((line) => printedLines.push(line));
  expect(printedLines).toEqual(['Demo data: vacuum']);
  expect(await readContent(killedShop)).toEqual(await readContent(referenceShop));
}, 120_000);

it('loads once when two calls start at the same time', async () => {
  const [referenceShop, sharedShop] = [await createEmptyShop(), await createEmptyShop()];
  await referenceShop.load();
  const lines: string[] = [];
  await Promise.all([sharedShop.load((line) => lines.push(line)), sharedShop.load((line) => lines.push(line))]);
  expect(lines.filter((line) => line.startsWith('Demo data: 1 of'))).toHaveLength(1);
  expect(await readContent(sharedShop)).toEqual(await readContent(referenceShop));
}, 60_000);

/** Loads in another process, which is killed when it prints a line with this prefix. */
async function killAtLine(line: string, { url, dataDir }: Shop): Promise<void> {
  const code = `
    import { loadDemoData } from '#demo/load.ts';
    const progress = (line) => {
      process.stdout.write(line + '\\n');
      if (line.startsWith(${JSON.stringify(line)})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    };
    await loadDemoData({ config: ${JSON.stringify({ dataDir, demoData: 'small' })}, url: ${JSON.stringify(url)}, progress,
      now: new Date(${now.getTime()}), size: ${JSON.stringify(size)} });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  for await (const printed of createInterface(child.stdout)) if (printed.startsWith(line)) child.kill('SIGKILL');
  expect((await exit)[1], line).toBe('SIGKILL');
}
