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

/** The line a start ends with. */
async function refusal(place: { dataDir: string; databaseUrl?: string }): Promise<string> {
  const error: unknown = await startDatabase(place).then(
    async (database) => database.stop(),
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).toMatch(ONE_LINE);
  return message;
}

it('makes a database on the first start and finds it again on the next, with everything in it', async () => {
  const dataDir = await createDataFolder();
  const lines: string[] = [];
  const first = await startInProcess(dataDir, { progress: (line) => lines.push(line) });
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS n');
  await first.stop();
  const second = await startInProcess(dataDir, { progress: (line) => lines.push(line) });
  expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
  expect(lines).toEqual(['Creating the database']);
});

it('keeps its files from other accounts, and superuser rights from the shop', async () => {
  const dataDir = await createDataFolder();
  const { url } = await startInProcess(dataDir);
  const mode = async (...path: string[]) => ((await stat(join(toHomePath(dataDir), ...path))).mode & 0o777).toString(8);
  expect([await mode(), await mode('cluster'), await mode('password'), await mode('log')]).toEqual([
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

it('runs with safe commits, Unicode order and the extensions that search needs', async () => {
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

it('refuses a second copy on the same folder, in this process and in another', async () => {
  const dataDir = await createDataFolder();
  const first = await startInProcess(dataDir);
  expect(await refusal({ dataDir })).toMatch(/^Another copy of the shop runs on /);
  const other = startWriter(dataDir);
  await new Promise((resolve) => other.child.once('close', resolve));
  expect(other.child.exitCode).toBe(1);
  expect(other.output().trim()).toMatch(/^Another copy of the shop runs on [^\n]+$/);
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('gives commands beside a running shop the database’s address', async () => {
  const dataDir = await createDataFolder();
  expect(await findRunningDatabase({ dataDir })).toBeUndefined();
  const { url, stop } = await startInProcess(dataDir);
  expect(await findRunningDatabase({ dataDir })).toBe(url);
  await stop();
  expect(await findRunningDatabase({ dataDir })).toBeUndefined();
});

it('leaves nothing running and nothing in the way when it stops', async () => {
  const dataDir = await createDataFolder();
  const { url, stop } = await startInProcess(dataDir);
  const socketFolder = new URL(url).searchParams.get('host') ?? '';
  expect(await readdir(socketFolder)).not.toEqual([]);
  await stop();
  expect(await findPostmaster(dataDir)).toBeUndefined();
  await expect(stat(socketFolder)).rejects.toThrow('ENOENT');
  await expect(stat(join(toHomePath(dataDir), 'cluster/postmaster.pid'))).rejects.toThrow('ENOENT');
});

it('starts nothing when DATABASE_URL names a database, and leaves that one running', async () => {
  const { url } = await startInProcess(await createDataFolder());
  const dataDir = await createDataFolder();
  const given = await startDatabase({ dataDir, databaseUrl: url });
  expect(given.url).toBe(url);
  await given.stop();
  expect(await readdir(dataDir)).toEqual([]);
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it.each([
  [
    'postgres://shop:s3cret@127.0.0.1:1/shop',
    /^The database at postgres:\/\/shop:\*\*\*@127\.0\.0\.1:1\/shop cannot be reached \(/,
  ],
  ['postgres://shop:s3cret@nowhere.invalid/shop', /cannot be reached \(/],
])('says in one line that %s cannot be reached', async (databaseUrl, line) => {
  expect(await refusal({ dataDir: '/nowhere', databaseUrl })).toMatch(line);
});

it('reports in one line that a server is too old', async () => {
  const { url } = await startInProcess(await createDataFolder());
  await expect(checkServer(url, 99)).rejects.toThrow(/is PostgreSQL 18: 99 or later is needed\.$/);
});

it('reports in one line that DATA_DIR cannot be used', async () => {
  const file = join(await createDataFolder(), 'file');
  await writeFile(file, '');
  expect(await refusal({ dataDir: file })).toMatch(/^DATA_DIR .* cannot be used \(a file is in the way\)/);
});

it('refuses a folder that another main version of PostgreSQL wrote, and one whose password is gone', async () => {
  const dataDir = await createDataFolder();
  await (await startInProcess(dataDir)).stop();
  const version = join(toHomePath(dataDir), 'cluster/PG_VERSION');
  await writeFile(version, '13\n');
  expect(await refusal({ dataDir })).toMatch(/was written by PostgreSQL 13, this is 18: /);
  await writeFile(version, '18\n');
  await rm(join(toHomePath(dataDir), 'password'));
  expect(await refusal({ dataDir })).toMatch(/password is missing or cannot be read: put it back/);
  expect(await findPostmaster(dataDir)).toBeUndefined();
});

it('reports in one line why the server does not start', async () => {
  const dataDir = await createDataFolder();
  await expect(startDatabase({ dataDir }, { overrides: { shared_buffers: 'plenty' } })).rejects.toThrow(
    /^The database server did not start: .*shared_buffers.*\(more in .*log\)\.$/,
  );
  const { url } = await startInProcess(dataDir);
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
