// Copies of a data folder on the same machine, and removed socket folders.
import { cp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '../database.ts';
import { createDataFolder, toHomePath, findPostmaster, query, startInProcess } from './fixtures/processes.ts';

const getSocketFolder = (url: string) => new URL(url).searchParams.get('host') ?? '';

it('starts on a copy of a running data folder without affecting the original', async () => {
  const original = await createDataFolder();
  const first = await startInProcess(original);
  await query(first.url, "CREATE TABLE names AS SELECT 'original' AS name");
  await query(first.url, 'CHECKPOINT').catch(() => undefined);
  const copy = await createDataFolder();
  await cp(original, copy, { recursive: true });
  const postmaster = await findPostmaster(original);
  const second = await startInProcess(copy);
  await query(second.url, "UPDATE names SET name = 'copy'");
  expect(await query(first.url, 'SELECT name FROM names')).toEqual([{ name: 'original' }]);
  expect((await findPostmaster(original))?.pid).toBe(postmaster?.pid);
  await second.stop();
  expect(await query(first.url, 'SELECT name FROM names')).toEqual([{ name: 'original' }]);
});

it('keeps the socket folder of a running server even when its owner file matches', async () => {
  const dataDir = await createDataFolder();
  const first = await startInProcess(dataDir);
  const folder = getSocketFolder(first.url);
  const other = await createDataFolder();
  await (await startInProcess(other)).stop();
  // a socket folder with the owner file of another cluster
  const { removeLeftSocketFolder, createSocketFolder } = await import('./socket-folder.ts');
  const ownFolder = await createSocketFolder(toHomePath(other), undefined);
  onTestFinished(() => rm(ownFolder, { recursive: true, force: true }));
  await writeFile(join(folder, 'owner.json'), await readFile(join(ownFolder, 'owner.json')));
  await removeLeftSocketFolder(folder, toHomePath(other));
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await removeLeftSocketFolder(ownFolder, toHomePath(other));
  await expect(stat(ownFolder)).rejects.toThrow('ENOENT');
});

it('refuses a copy whose database folder links to the original', async () => {
  const original = await createDataFolder();
  const first = await startInProcess(original);
  const copy = await createDataFolder();
  await symlink(toHomePath(original), toHomePath(copy));
  await expect(startInProcess(copy)).rejects.toThrow(
    /^Another copy of the shop runs on .*, to which .* leads: stop it/,
  );
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('recreates a removed socket folder for open pools', async () => {
  const dataDir = await createDataFolder();
  const lines: string[] = [];
  const { url } = await startInProcess(dataDir, { progress: (line) => lines.push(line) });
  const { db, close } = connect({ url });
  onTestFinished(close);
  await db.execute('CREATE TABLE numbers AS SELECT 42 AS n');
  const folder = getSocketFolder(url);
  await rm(folder, { recursive: true });
  const readAnswers = async () => (await db.execute('SELECT n FROM numbers')).rows;
  await expect.poll(() => lines.at(-1), { timeout: 30_000 }).toBe('The database server runs again');
  expect(await readAnswers()).toEqual([{ n: 42 }]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await wait(1_500);
  expect(lines).toContain(`The database's socket folder ${folder} was removed; making it again`);
  expect(lines.filter((line) => line.includes('was removed'))).toHaveLength(1);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.end();
});
