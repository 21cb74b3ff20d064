import type { SQL } from 'drizzle-orm';
import type { Database } from '#server/core/database/database.ts';
import { dialect } from '#server/core/database/dialect.ts';
import { types } from './run-query.ts';
import { getPool } from '#server/core/database/database.ts';
import type { Row } from '#server/core/api/wire.ts';

/** A consistent read-only view of the database. */
export interface Snapshot {
  run(query: SQL): Promise<Row[]>;
  /** Iterates the rows of a query in batches of `size`. Only one iteration at a time. */
  walk(query: SQL, size: number): AsyncGenerator<Row[], void>;
  /** Cancels the running query. */
  interrupt(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a snapshot on a dedicated connection. The caller closes it. */
export async function openSnapshot(db: Database): Promise<Snapshot> {
  const pool = getPool(db);
  const client = await pool.connect();
  // a broken connection rejects the running query
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
      const rollbackError = await client.query('rollback').then(
        () => undefined,
        (error: Error) => error,
      );
      client.off('error', ignore);
      client.release(rollbackError);
    },
  };
}
