import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '#server/core/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import { DataVersions, type DataVersionsOptions } from './data-versions.ts';

/** Time for a connection that listens. */
const SLOW = { timeout: 20_000, interval: 20 };

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const notify = (payload: string) => database.db.execute(sql`select pg_notify('public_data', ${payload})`);

/** Opens versions that are current. */
async function openVersions(options: Partial<DataVersionsOptions> = {}) {
  const versions = new DataVersions({
    db: database.db,
    hasPassed: async () => false,
    now: () => new Date(),
    currentMs: 0,
    ...options,
  });
  onTestFinished(() => versions.close());
  await vi.waitFor(async () => expect(await versions.isCurrent()).toBe(true), SLOW);
  return versions;
}

describe('versions', () => {
  let versions: DataVersions;
  beforeEach(async () => void (versions = await openVersions()));

  const read = async () => {
    expect(await versions.isCurrent()).toBe(true);
    return [versions.of(undefined), versions.of(1), versions.of(2), versions.of('all')] as const;
  };

  it('stay the same without a change', async () => expect(await read()).toEqual(await read()));

  it('all change with public data', async () => {
    const before = await read();
    await notify('all');
    const after = await read();
    expect(after.map((version, index) => version === before[index])).toEqual([false, false, false, false]);
  });

  it('change with the figures of a project where they are shown', async () => {
    const before = await read();
    await notify('project:1');
    const after = await read();
    expect(after.map((version, index) => version === before[index])).toEqual([true, false, true, false]);
  });

  it('never return to a former value', async () => {
    const seen = new Set<string>();
    for (const payload of ['project:1', 'all', 'project:1', 'all', 'project:1']) {
      await notify(payload);
      const [, version] = await read();
      expect(seen).not.toContain(version);
      seen.add(version);
    }
  });
});

it('include every change that was committed before the question', async () => {
  const versions = await openVersions();
  for (let round = 0; round < 50; round += 1) {
    const before = versions.all;
    await notify('all');
    expect(await versions.isCurrent()).toBe(true);
    expect(versions.all).toBe(before + 1);
  }
});

it('count as current for a while without a question to the database, until they expire', async () => {
  const versions = await openVersions({ currentMs: 60_000 });
  expect(versions.isCurrent()).toBe(true);
  versions.expire();
  expect(versions.isCurrent()).toBeInstanceOf(Promise);
});

it('are not current without a connection, and differ after it', async () => {
  const { db, close } = connect({ url: database.url, connections: 3 });
  onTestFinished(close);
  const versions = await openVersions({ db, currentMs: 60_000 });
  const before = versions.all;
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike '%listen%' and pid <> pg_backend_pid()`,
  );
  await vi.waitFor(async () => expect(await versions.isCurrent()).toBe(false));
  await vi.waitFor(async () => expect(await versions.isCurrent()).toBe(true), SLOW);
  expect(versions.all).toBeGreaterThan(before);
});

it('are not current while the database does not respond, without more than half a second of waiting', async () => {
  const versions = await openVersions({ hasPassed: () => new Promise(() => undefined), now: () => new Date() });
  const startedAt = performance.now();
  // the first confirmation has no former moment
  expect([await versions.isCurrent(), await versions.isCurrent()]).toEqual([false, false]);
  expect(performance.now() - startedAt).toBeLessThan(1_500);
});

it('change when a moment passes that changes public data', async () => {
  let now = new Date('2026-11-27T10:00:00Z');
  const hasPassed = vi.fn(async (from: Date, to: Date) => from < to);
  const versions = await openVersions({ now: () => now, hasPassed });
  await versions.isCurrent();
  const before = versions.all;
  now = new Date('2026-11-27T10:00:05Z');
  await versions.isCurrent();
  expect(versions.all).toBe(before + 1);
  expect(hasPassed).toHaveBeenLastCalledWith(new Date('2026-11-27T10:00:00Z'), now);
});
