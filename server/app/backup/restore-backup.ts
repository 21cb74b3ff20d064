// Restores a database and a data folder from a backup and verifies them.
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Archive, Counter, toFileEntry, type Manifest, toTableEntry } from './archive.ts';
import { dropShop, checkTarget } from './target.ts';
import { restoreJobs } from './restore-jobs.ts';
import { quoteNames, describeDifference, measureTable, readTables, fixTextFormat } from './tables.ts';
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
  /** Folder of the migrations; the shop's by default. */
  migrationsFolder?: string;
}

/** Entries of DATA_DIR that are not part of the shop's files. */
const NOT_FILES = /^(?:postgres$|replaced-)/;

/**
 * Restores a backup. The database is changed in one transaction and compared with the manifest before it is committed.
 * Throws StartError when the target is not empty (without `force`), is in use, or when rows or files differ.
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
  const stagingFolder = join(dataDir, 'files.restoring');
  try {
    await fixTextFormat(client);
    const existingNames = (await readdir(dataDir).catch(() => [])).filter(
      (name) => !NOT_FILES.test(name) && name !== 'files.restoring',
    );
    await checkTarget(client, { manifest, hasFiles: existingNames.length > 0, force, migrationsFolder });
    await rm(stagingFolder, { recursive: true, force: true });
    progress(`Files: ${manifest.files.length}`);
    await stageFiles(archive, stagingFolder);
    await client.query('begin');
    await fillDatabase(client, archive, { progress, migrationsFolder });
    await client.query('commit');
    await swapFiles(dataDir, stagingFolder, existingNames, progress);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await rm(stagingFolder, { recursive: true, force: true });
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
      await client.query(`delete from public.${quoteNames([name])}`);
      const text = `copy public.${quoteNames([name])} (${quoteNames(columns)}) from stdin`;
      await pipeline(await archive.read(toTableEntry(name)), client.query(copyFrom(text))).catch((error: unknown) => {
        throw new StartError(`${name} cannot be restored (${describeSystemError(error)}). Nothing was changed.`);
      });
    }
  });
  for (const { name, value, is_called } of manifest.sequences)
    await client.query('select setval(format($1, $2::text)::regclass, $3, $4)', ['public.%I', name, value, is_called]);
  await verifyTables(client, manifest, progress);
}

/** Compares every table with the manifest. Throws StartError when one differs. */
async function verifyTables(
  client: pg.ClientBase,
  { tables }: Manifest,
  progress: (line: string) => void,
): Promise<void> {
  const tablesByName = new Map((await readTables(client, 'public')).map((table) => [table.name, table]));
  for (const expected of tables) {
    const table = tablesByName.get(expected.name);
    const difference = table
      ? describeDifference(expected, await measureTable(client, { ...table, columns: expected.columns }))
      : `${expected.name} is missing`;
    if (difference)
      throw new StartError(`The restored database differs from the backup: ${difference}. Nothing was changed.`);
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  progress(`Compared: ${tables.length} tables, ${rows} rows, counts and sums as in the backup`);
}

/** Writes the files to a staging folder and verifies their checksums. */
async function stageFiles(archive: Archive, stagingFolder: string): Promise<void> {
  await mkdir(stagingFolder, { recursive: true, mode: 0o700 });
  for (const { path, bytes, sha256 } of archive.manifest.files) {
    if (normalize(path) !== path || path.startsWith('/') || path.startsWith('..'))
      throw new StartError(`The backup names a file outside the data folder: ${path}.`);
    const target = join(stagingFolder, path);
    await mkdir(dirname(target), { recursive: true });
    const counter = new Counter();
    const source = await archive.read(toFileEntry(path));
    await pipeline(counter.count(source), createWriteStream(target, { flush: true }));
    if (counter.bytes !== bytes || counter.sha256() !== sha256)
      throw new StartError(`${path} is damaged in the backup. Nothing was changed.`);
  }
}

/** Moves the staged files into place and the previous files to a separate folder. */
async function swapFiles(
  dataDir: string,
  stagingFolder: string,
  existingNames: readonly string[],
  progress: (line: string) => void,
): Promise<void> {
  if (existingNames.length > 0) {
    const replacedFolder = join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}`);
    await mkdir(replacedFolder, { mode: 0o700 });
    for (const name of existingNames) await rename(join(dataDir, name), join(replacedFolder, name));
    progress(`The files that were there are in ${replacedFolder}`);
  }
  for (const name of await readdir(stagingFolder)) await rename(join(stagingFolder, name), join(dataDir, name));
  await rm(stagingFolder, { recursive: true });
}
