// Writes a backup of a running shop: a snapshot of the database, then the files.
import { createReadStream } from 'node:fs';
import { access, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  ArchiveWriter,
  Counter,
  FORMAT,
  toFileEntry,
  JOBS,
  MANIFEST,
  type FileContent,
  type Manifest,
  toTableEntry,
} from './archive.ts';
import { listDataFiles } from './files.ts';
import { quoteNames, measureTable, readTables, fixTextFormat } from './tables.ts';
import { AdvisoryLock } from '#server/core/database/advisory-locks.ts';
import { openClient } from '#server/core/database/postgres-client.ts';
import { StartError } from '#server/core/config/start-error.ts';

interface Options {
  url: string;
  dataDir: string;
  /** Path of the archive. Must not exist. */
  to: string;
  progress: (line: string) => void;
}

/** Jobs to requeue after a restore, running ones included. */
const OPEN_JOBS = "state in ('created', 'retry', 'active')";

/** Writes the archive and returns its manifest. Does not block the shop; migrations wait. */
export async function writeBackup({ url, dataDir, to, progress }: Options): Promise<Manifest> {
  const isTaken = await access(to).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new StartError(`${to} exists: choose another name.`);
  const client = await openClient(url, { application_name: 'backup', keepAlive: true });
  const archive = new ArchiveWriter(to);
  try {
    await fixTextFormat(client);
    const { rows } = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [
      AdvisoryLock.backup,
    ]);
    if (!rows[0]?.ok) throw new StartError('Another backup is being written.');
    await client.query('begin isolation level repeatable read read only');
    const manifest = await writeTables(client, archive, progress);
    await client.query('commit');
    progress('Files');
    for await (const path of listDataFiles(dataDir)) {
      const file = await writeFileEntry(archive, dataDir, path);
      if (file) manifest.files.push(file);
    }
    await archive.add(MANIFEST, Readable.from([Buffer.from(JSON.stringify(manifest))]), true);
    await archive.close();
    return manifest;
  } catch (error) {
    await archive.discard();
    throw error;
  } finally {
    await client.end();
  }
}

async function writeTables(
  client: pg.ClientBase,
  archive: ArchiveWriter,
  progress: (line: string) => void,
): Promise<Manifest> {
  const { rows: snapshots } = await client.query<{ taken_at: string; server_version: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as taken_at,
            current_setting('server_version') as server_version`,
  );
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select hash, created_at::text from public.migrations order by id',
  );
  const tables: Manifest['tables'] = [];
  for (const table of await readTables(client, 'public')) {
    const content = await measureTable(client, table);
    progress(`${table.name}: ${content.rows} rows`);
    const text = `copy (select ${quoteNames(table.columns)} from public.${quoteNames([table.name])}) to stdout`;
    await archive.add(toTableEntry(table.name), client.query(copyTo(text)), true);
    tables.push(content);
  }
  const jobs = await writeJobs(client, archive);
  const { taken_at = '', server_version = '' } = snapshots[0] ?? {};
  return {
    format: FORMAT,
    taken_at,
    server_version,
    migrations,
    tables,
    sequences: await readSequences(client),
    jobs,
    files: [],
  };
}

/** Reads the sequences. They are not transactional: values are at least those of the snapshot. */
async function readSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1",
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from public.${quoteNames([name])}`,
    );
    if (values[0]) sequences.push({ name, ...values[0] });
  }
  return sequences;
}

async function writeJobs(client: pg.ClientBase, archive: ArchiveWriter): Promise<Manifest['jobs']> {
  const { rows: matches } = await client.query("select to_regclass('pgboss.job') as job");
  const [job] = matches[0]?.job ? await readTables(client, 'pgboss', 'job') : [];
  if (!job) return { columns: [], rows: 0 };
  const { rows } = await client.query<{ n: string }>(`select count(*) as n from pgboss.job where ${OPEN_JOBS}`);
  const values = job.columns.map((column) =>
    column === 'state' ? `case state when 'active' then 'retry' else state end` : quoteNames([column]),
  );
  const text = `copy (select ${values.join(', ')} from pgboss.job where ${OPEN_JOBS}) to stdout`;
  await archive.add(JOBS, client.query(copyTo(text)), true);
  return { columns: job.columns, rows: Number(rows[0]?.n) };
}

/** Adds a file to the archive. Returns undefined when it was removed meanwhile. */
async function writeFileEntry(archive: ArchiveWriter, dataDir: string, path: string): Promise<FileContent | undefined> {
  const handle = await open(join(dataDir, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!handle) return undefined;
  const counter = new Counter();
  await archive.add(toFileEntry(path), Readable.from(counter.count(createReadStream('', { fd: handle }))), false);
  return { path, bytes: counter.bytes, sha256: counter.sha256() };
}
