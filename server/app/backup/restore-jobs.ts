// Requeues the jobs of a backup, e.g. mails to send.
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { type Archive, JOBS } from './archive.ts';
import { columnList, readTables } from './tables.ts';
import { openJobs } from '#server/core/jobs/jobs.ts';
import { openClient } from '#server/core/database/postgres-client.ts';
import { workers } from '../workers.ts';

/** Restores jobs of existing queues. The tables of pg-boss may have changed since. */
export async function restoreJobs(archive: Archive, url: string, progress: (line: string) => void): Promise<void> {
  const { columns, rows: wanted } = archive.manifest.jobs;
  if (wanted === 0) return;
  const queues = await openJobs({ url, workers, onError: (error) => progress(String(error.message)) });
  await queues.close();
  const client = await openClient(url);
  try {
    await client.query('begin');
    await client.query(
      `create temporary table staged (${columns.map((column) => `${columnList([column])} text`)}) on commit drop`,
    );
    await pipeline(await archive.read(JOBS), client.query(copyFrom('copy staged from stdin')));
    const [job] = await readTables(client, 'pgboss', 'job');
    const kept = columns.filter((column) => job?.columns.includes(column));
    const { rows: types } = await client.query<{ name: string; type: string }>(
      `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = 'pgboss.job'::regclass`,
    );
    const typeOf = new Map(types.map(({ name, type }) => [name, type]));
    const values = kept.map((column) => `${columnList([column])}::${typeOf.get(column)}`);
    const { rowCount } = await client.query(
      `insert into pgboss.job (${columnList(kept)}) select ${values.join(', ')} from staged
        where name in (select name from pgboss.queue) on conflict do nothing`,
    );
    await client.query('commit');
    progress(`Jobs that wait: ${rowCount ?? 0} of ${wanted}`);
  } finally {
    await client.end();
  }
}
