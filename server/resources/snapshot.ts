import type { SQL } from 'drizzle-orm';
import type { Database } from '#server/core/database/database.ts';
import { dialect, getPool, types } from './run-query.ts';
import type { Row } from '#server/core/api/wire.ts';

/** The data as it is at one moment, however long one reads. */
export interface Snapshot {
  run(query: SQL): Promise<Row[]>;
  /** All rows of a query, some at a time; only so many are ever in memory. One at a time for a snapshot. */
  walk(query: SQL, size: number): AsyncGenerator<Row[], void>;
  /** Breaks off what the database is doing for it. */
  interrupt(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a snapshot on a connection of its own; close it. */
export async function openSnapshot(db: Database): Promise<Snapshot> {
  const pool = getPool(db);
  const client = await pool.connect();
  // a connection that breaks is told by the query under way
  const ignore = () => undefined;
  client.on('error', ignore);
  const run = async (query: SQL): Promise<Row[]> => {
    const { sql: text, params: values } = dialect.sqlToQuery(query);
    return (await client.query<Row>({ text, values, types })).rows;
  };
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await client.query('begin isolation level repeatable read read only');
  return {
    run,
    async *walk(query, size) {
      const { sql: text, params: values } = dialect.sqlToQuery(query);
      await client.query({ text: `declare walk no scroll cursor for ${text}`, values });
      for (;;) {
        const batch = await client.query<Row>({ text: `fetch ${size} from walk`, types });
        if (batch.rows.length > 0) yield batch.rows;
        if (batch.rows.length < size) break;
      }
      await client.query('close walk');
    },
    interrupt: async () => {
      await pool.query('select pg_cancel_backend($1)', [rows[0]?.pid]);
    },
    close: async () => {
      const broken = await client.query('rollback').then(
        () => undefined,
        (error: Error) => error,
      );
      client.off('error', ignore);
      client.release(broken);
    },
  };
}
