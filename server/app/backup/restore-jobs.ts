// Requeues the jobs of a backup, e.g. mails to send.
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { type Archive, JOBS } from './archive.ts';
import { quoteNames, readTables } from './tables.ts';
import { openJobs } from '#server/core/jobs/jobs.ts';
import { openClient } from '#server/core/database/postgres-client.ts';
import { workers } from '../workers.ts';

/** Restores jobs of existing queues, with the columns that pg-boss still has. */
export async function restoreJobs(archive: Archive, url: string, progress: (line: string) => void): Promise<void> {
  const { columns, rows: expectedRows } = archive.manifest.jobs;
  if (expectedRows === 0) return;
  const runningJobs = await openJobs({ url, workers, onError: (error) => progress(String(error.message)) });
  await runningJobs.close();
  const client = await openClient(url);
  try {
    await client.query('begin');
    await client.query(
      `create temporary table staged (${columns.map((column) => `${quoteNames([column])} text`)}) on commit drop`,
    );
    await pipeline(await archive.read(JOBS), client.query(copyFrom('copy staged from stdin')));
    const [job] = await readTables(client, 'pgboss', 'job');
    const sharedColumns = columns.filter((column) => job?.columns.includes(column));
    const { rows: types } = await client.query<{ name: string; type: string }>(
      `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = 'pgboss.job'::regclass`,
    );
    const typesByColumn = new Map(types.map(({ name, type }) => [name, type]));
    const values = sharedColumns.map((column) => `${quoteNames([column])}::${typesByColumn.get(column)}`);
    const { rowCount } = await client.query(
      `insert into pgboss.job (${quoteNames(sharedColumns)}) select ${values.join(', ')} from staged
        where name in (select name from pgboss.queue) on conflict do nothing`,
    );
    await client.query('commit');
    progress(`Jobs that wait: ${rowCount ?? 0} of ${expectedRows}`);
  } finally {
    await client.end();
  }
}
