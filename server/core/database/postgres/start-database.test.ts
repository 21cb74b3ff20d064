import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  createDataFolder,
  toHomePath,
  findPostmaster,
  query,
  startInProcess,
  startWriter,
} from './fixtures/processes.ts';
import { checkServer } from './shop-database.ts';
import { findRunningDatabase, startDatabase } from './start-database.ts';
import { StartError } from '#server/core/config/start-error.ts';

const ONE_LINE = /^[^\n]+$/;

/** Starts a database and returns the message of its StartError. */
async function readStartError(source: { dataDir: string; databaseUrl?: string }): Promise<string> {
  const error: unknown = await startDatabase(source).then(
    async (database) => database.stop(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).toMatch(ONE_LINE);
  return message;
}

it('creates a database on the first start and reuses it on the next', async () => {
  const dataDir = await createDataFolder();
  const lines: string[] = [];
  const first = await startInProcess(dataDir, { progress: (line) => lines.push(line) });
  await query(first.url, 'CREATE TABLE numbers AS SELECT 42 AS n');
  await first.stop();
  const second = await startInProcess(dataDir, { progress: (line) => lines.push(line) });
  expect(await query(second.url, 'SELECT n FROM numbers')).toEqual([{ n: 42 }]);
  expect(lines).toEqual(['Creating the database']);
});

it('protects its files from other accounts and connects without superuser rights', async () => {
  const dataDir = await createDataFolder();
  const { url } = await startInProcess(dataDir);
  const readMode = async (...path: string[]) =>
    ((await stat(join(toHomePath(dataDir), ...path))).mode & 0o777).toString(8);
  expect([await readMode(), await readMode('cluster'), await readMode('password'), await readMode('log')]).toEqual([
    '700',
    '700',
    '600',
    '600',
  ]);
  const [role] = await query(url, 'SELECT rolsuper, rolcreaterole FROM pg_roles WHERE rolname = current_user');
  expect(role).toEqual({ rolsuper: false, rolcreaterole: false });
  await expect(query(url.replace(/:[^:@/]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(
    'password authentication failed',
  );
});

it('runs with durable commits, Unicode collation and the extensions of search', async () => {
  const { url } = await startInProcess(await createDataFolder());
  expect(
    await query(url, `SELECT current_setting('fsync') AS fsync, current_setting('data_checksums') AS sums`),
  ).toEqual([{ fsync: 'on', sums: 'on' }]);
  expect(
    await query(url, `SELECT string_agg(w, ' ' ORDER BY w) AS words FROM unnest(ARRAY['zoo', 'Été', 'abc', 'Bar']) w`),
  ).toEqual([{ words: 'abc Bar Été zoo' }]);
  await query(url, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent');
  expect(await query(url, `SELECT array_length(show_trgm('黑胶'), 1) AS n`)).toEqual([{ n: 3 }]);
});

it('refuses a second start on the same folder, in this process and in another', async () => {
  const dataDir = await createDataFolder();
  const first = await startInProcess(dataDir);
  expect(await readStartError({ dataDir })).toMatch(/^Another copy of the shop runs on /);
  const otherProcess = startWriter(dataDir);
  await new Promise((resolve) => otherProcess.child.once('close', resolve));
  expect(otherProcess.child.exitCode).toBe(1);
  expect(otherProcess.output().trim()).toMatch(/^Another copy of the shop runs on [^\n]+$/);
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('returns the URL of a running database', async () => {
  const dataDir = await createDataFolder();
  expect(await findRunningDatabase({ dataDir })).toBeUndefined();
  const { url, stop } = await startInProcess(dataDir);
  expect(await findRunningDatabase({ dataDir })).toBe(url);
  await stop();
  expect(await findRunningDatabase({ dataDir })).toBeUndefined();
});

it('stops the server and removes its socket folder and lock file', async () => {
  const dataDir = await createDataFolder();
  const { url, stop } = await startInProcess(dataDir);
  const socketFolder = new URL(url).searchParams.get('host') ?? '';
  expect(await readdir(socketFolder)).not.toEqual([]);
  await stop();
  expect(await findPostmaster(dataDir)).toBeUndefined();
  await expect(stat(socketFolder)).rejects.toThrow('ENOENT');
  await expect(stat(join(toHomePath(dataDir), 'cluster/postmaster.pid'))).rejects.toThrow('ENOENT');
});

it('neither starts nor stops the database of DATABASE_URL', async () => {
  const { url } = await startInProcess(await createDataFolder());
  const dataDir = await createDataFolder();
  const database = await startDatabase({ dataDir, databaseUrl: url });
  expect(database.url).toBe(url);
  await database.stop();
  expect(await readdir(dataDir)).toEqual([]);
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it.each([
  [
    'postgres://shop:s3cret@127.0.0.1:1/shop',
    /^The database at postgres:\/\/shop:\*\*\*@127\.0\.0\.1:1\/shop cannot be reached \(/,
  ],
  ['postgres://shop:s3cret@nowhere.invalid/shop', /cannot be reached \(/],
])('throws with a one-line message when %s cannot be reached', async (databaseUrl, line) => {
  expect(await readStartError({ dataDir: '/nowhere', databaseUrl })).toMatch(line);
});

it('throws with a one-line message when the server is too old', async () => {
  const { url } = await startInProcess(await createDataFolder());
  await expect(checkServer(url, 99)).rejects.toThrow(/is PostgreSQL 18: 99 or later is needed\.$/);
});

it('throws with a one-line message when DATA_DIR cannot be used', async () => {
  const file = join(await createDataFolder(), 'file');
  await writeFile(file, '');
  expect(await readStartError({ dataDir: file })).toMatch(/^DATA_DIR .* cannot be used \(a file is in the way\)/);
});

it('refuses a cluster of another major version, and one without password file', async () => {
  const dataDir = await createDataFolder();
  await (await startInProcess(dataDir)).stop();
  const version = join(toHomePath(dataDir), 'cluster/PG_VERSION');
  await writeFile(version, '13\n');
  expect(await readStartError({ dataDir })).toMatch(/was written by PostgreSQL 13, this is 18: /);
  await writeFile(version, '18\n');
  await rm(join(toHomePath(dataDir), 'password'));
  expect(await readStartError({ dataDir })).toMatch(/password is missing or cannot be read: put it back/);
  expect(await findPostmaster(dataDir)).toBeUndefined();
});

it('throws with a one-line message when the server does not start', async () => {
  const dataDir = await createDataFolder();
  await expect(startDatabase({ dataDir }, { overrides: { shared_buffers: 'plenty' } })).rejects.toThrow(
    /^The database server did not start: .*shared_buffers.*\(more in .*log\)\.$/,
  );
  const { url } = await startInProcess(dataDir);
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
