import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { openClient } from '#server/platform/postgres-client.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
/** Any number, the same in every process: the advisory lock under which one process at a time migrates. */
const MIGRATION_LOCK = 7_203_114;

/**
 * Brings the database to the newest migration of `server/migrations`. Several processes may call it at once: one
 * works, the others wait and find nothing left to do. All pending migrations are applied or none.
 */
export async function migrateDatabase(url: string, migrationsFolder = MIGRATIONS): Promise<void> {
  const client = await openClient(url);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema: 'public', migrationsTable: 'migrations' });
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
}
