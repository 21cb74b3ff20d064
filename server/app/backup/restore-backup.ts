// Restores a database and a data folder from a backup and verifies them.
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Archive, Counter, fileEntry, type Manifest, tableEntry } from './archive.ts';
import { dropShop, refuseUnsuitable } from './target.ts';
import { restoreJobs } from './restore-jobs.ts';
import { columnList, difference, measureTable, readTables, fixTextFormat } from './tables.ts';
import { loadWithoutIndexes } from '#server/core/database/bulk-load.ts';
import { applyMigrations, migrateDatabase } from '#server/core/database/migrate.ts';
import { describeSystemError } from '#server/core/process/data-folder.ts';
import { openClient } from '#server/core/database/postgres-client.ts';
import { StartError } from '#server/core/config/start-error.ts';

interface Options {
  archive: Archive;
  url: string;
  dataDir: string;
  /** Drops existing tables and moves existing files aside. */
  force: boolean;
  progress: (line: string) => void;
  /** Folder of the migrations; those of the shop by default. */
  migrationsFolder?: string;
}

/** Entries of DATA_DIR that are not files of the shop. */
const NOT_FILES = /^(?:postgres$|replaced-)/;

/**
 * Restores a backup. The database is changed in one transaction and compared with the manifest before it is committed.
 * Throws StartError when the target is not empty (without `force`), is in use, or when anything differs.
 */
export async function restoreBackup({
  archive,
  url,
  dataDir,
  force,
  progress,
  migrationsFolder,
}: Options): Promise<void> {
  const { manifest } = archive;
  const client = await openClient(url, { application_name: 'restore', keepAlive: true });
  const staged = join(dataDir, 'files.restoring');
  try {
    await fixTextFormat(client);
    const there = (await readdir(dataDir).catch(() => [])).filter(
      (name) => !NOT_FILES.test(name) && name !== 'files.restoring',
    );
    await refuseUnsuitable(client, { manifest, hasFiles: there.length > 0, force, migrationsFolder });
    await rm(staged, { recursive: true, force: true });
    progress(`Files: ${manifest.files.length}`);
    await stageFiles(archive, staged);
    await client.query('begin');
    await fillDatabase(client, archive, { progress, migrationsFolder });
    await client.query('commit');
    await swapFiles(dataDir, staged, there, progress);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await rm(staged, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
  await migrateDatabase(url, migrationsFolder);
  await restoreJobs(archive, url, progress);
}

async function fillDatabase(
  client: pg.Client,
  archive: Archive,
  { progress, migrationsFolder }: Pick<Options, 'progress' | 'migrationsFolder'>,
): Promise<void> {
  const { manifest } = archive;
  await dropShop(client);
  await applyMigrations(client, manifest.migrations.length, migrationsFolder);
  const tables = await readTables(client, 'public');
  const names = tables.map(({ name }) => name);
  const missing = manifest.tables.find(({ name }) => !names.includes(name));
  if (missing) throw new StartError(`The backup has a table ${missing.name} that its migrations do not make.`);
  await loadWithoutIndexes(client, names, async () => {
    for (const { name, columns, rows } of manifest.tables) {
      progress(`${name}: ${rows} rows`);
      // migrations insert rows into some tables
      await client.query(`delete from public.${columnList([name])}`);
      const text = `copy public.${columnList([name])} (${columnList(columns)}) from stdin`;
      await pipeline(await archive.read(tableEntry(name)), client.query(copyFrom(text))).catch((error: unknown) => {
        throw new StartError(`${name} cannot be restored (${describeSystemError(error)}). Nothing was changed.`);
      });
    }
  });
  for (const { name, value, is_called } of manifest.sequences)
    await client.query('select setval(format($1, $2::text)::regclass, $3, $4)', ['public.%I', name, value, is_called]);
  await compare(client, manifest, progress);
}

/** Compares every table with the counts and sums of the manifest. */
async function compare(client: pg.ClientBase, { tables }: Manifest, progress: (line: string) => void): Promise<void> {
  const found = new Map((await readTables(client, 'public')).map((table) => [table.name, table]));
  for (const wanted of tables) {
    const table = found.get(wanted.name);
    const fault = table
      ? difference(wanted, await measureTable(client, { ...table, columns: wanted.columns }))
      : `${wanted.name} is missing`;
    if (fault) throw new StartError(`The restored database differs from the backup: ${fault}. Nothing was changed.`);
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  progress(`Compared: ${tables.length} tables, ${rows} rows, counts and sums as in the backup`);
}

/** Writes the files to a staging folder and verifies each. */
async function stageFiles(archive: Archive, staged: string): Promise<void> {
  await mkdir(staged, { recursive: true, mode: 0o700 });
  for (const { path, bytes, sha256 } of archive.manifest.files) {
    if (normalize(path) !== path || path.startsWith('/') || path.startsWith('..'))
      throw new StartError(`The backup names a file outside the data folder: ${path}.`);
    const target = join(staged, path);
    await mkdir(dirname(target), { recursive: true });
    const counter = new Counter();
    const source = await archive.read(fileEntry(path));
    await pipeline(counter.count(source), createWriteStream(target, { flush: true }));
    if (counter.bytes !== bytes || counter.sha256() !== sha256)
      throw new StartError(`${path} is damaged in the backup. Nothing was changed.`);
  }
}

/** Moves the staged files into place and the previous files to a separate folder. */
async function swapFiles(
  dataDir: string,
  staged: string,
  there: readonly string[],
  progress: (line: string) => void,
): Promise<void> {
  if (there.length > 0) {
    const aside = join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}`);
    await mkdir(aside, { mode: 0o700 });
    for (const name of there) await rename(join(dataDir, name), join(aside, name));
    progress(`The files that were there are in ${aside}`);
  }
  for (const name of await readdir(staged)) await rename(join(staged, name), join(dataDir, name));
  await rm(staged, { recursive: true });
}
