// Copies of a data folder on the machine of the original, and sockets that something swept away.
import { cp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '../database.ts';
import { dataFolder, homeOf, postmasterOf, query, startHere } from './fixtures/processes.ts';

const socketFolderOf = (url: string) => new URL(url).searchParams.get('host') ?? '';

it('starts on a copy of a data folder whose original runs, and leaves the original alone', async () => {
  const original = await dataFolder();
  const first = await startHere(original);
  await query(first.url, "CREATE TABLE whose AS SELECT 'original' AS name");
  await query(first.url, 'CHECKPOINT').catch(() => undefined);
  const copy = await dataFolder();
  await cp(original, copy, { recursive: true });
  const postmaster = await postmasterOf(original);
  const second = await startHere(copy);
  await query(second.url, "UPDATE whose SET name = 'copy'");
  expect(await query(first.url, 'SELECT name FROM whose')).toEqual([{ name: 'original' }]);
  expect((await postmasterOf(original))?.pid).toBe(postmaster?.pid);
  await second.stop();
  expect(await query(first.url, 'SELECT name FROM whose')).toEqual([{ name: 'original' }]);
});

it('leaves a running server alone even where folder and cluster look like its own', async () => {
  const dataDir = await dataFolder();
  const first = await startHere(dataDir);
  const folder = socketFolderOf(first.url);
  const other = await dataFolder();
  await (await startHere(other)).stop();
  // a postmaster.pid that names the folder, and a mark that claims it
  const { removeLeftSocketFolder, createSocketFolder } = await import('./socket-folder.ts');
  const own = await createSocketFolder(homeOf(other), undefined);
  onTestFinished(() => rm(own, { recursive: true, force: true }));
  await writeFile(join(folder, 'owner.json'), await readFile(join(own, 'owner.json')));
  await removeLeftSocketFolder(folder, homeOf(other));
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await removeLeftSocketFolder(own, homeOf(other));
  await expect(stat(own)).rejects.toThrow('ENOENT');
});

it('refuses a copy whose database folder is a link to that of the original', async () => {
  const original = await dataFolder();
  const first = await startHere(original);
  const copy = await dataFolder();
  await symlink(homeOf(original), homeOf(copy));
  await expect(startHere(copy)).rejects.toThrow(/^Another copy of the shop runs on .*, to which .* leads: stop it/);
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('makes a socket folder again that something removed, and open pools go on', async () => {
  const dataDir = await dataFolder();
  const lines: string[] = [];
  const { url } = await startHere(dataDir, { progress: (line) => lines.push(line) });
  const { db, close } = connect({ url });
  onTestFinished(close);
  await db.execute('CREATE TABLE kept AS SELECT 42 AS n');
  const folder = socketFolderOf(url);
  await rm(folder, { recursive: true });
  const answers = async () => (await db.execute('SELECT n FROM kept')).rows;
  await expect.poll(() => lines.at(-1), { timeout: 30_000 }).toBe('The database server runs again');
  expect(await answers()).toEqual([{ n: 42 }]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await wait(1_500);
  expect(lines).toContain(`The database's socket folder ${folder} was removed; making it again`);
  expect(lines.filter((line) => line.includes('was removed'))).toHaveLength(1);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.end();
});
