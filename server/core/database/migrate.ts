import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { AdvisoryLock } from './advisory-locks.ts';
import { openClient } from './postgres-client.ts';
import { StartError } from '#server/core/config/start-error.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Table of applied migrations. */
const MIGRATIONS_TABLE = { migrationsSchema: 'public', migrationsTable: 'migrations' } as const;

/**
 * Applies all pending migrations of `server/core/database/migrations` in one transaction. An advisory lock serialises
 * concurrent processes. Throws StartError when the database has unknown migrations: newer, or from before the baseline.
 */
export async function migrateDatabase(url: string, migrationsFolder = MIGRATIONS): Promise<void> {
  const client = await openClient(url);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [AdvisoryLock.migrate]);
    await refuseUnknownMigrations(client, migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder, ...MIGRATIONS_TABLE });
  } finally {
    // releases the lock
    await client.end();
  }
}

/** Throws StartError for a database of newer code or of code before the baseline. */
async function refuseUnknownMigrations(client: pg.ClientBase, migrationsFolder: string): Promise<void> {
  const migrations = await readMigrations(migrationsFolder);
  const knownHashes = new Set(migrations.map(({ hash }) => hash));
  const unknownMigrations = (await readAppliedMigrations(client)).filter(({ hash }) => !knownHashes.has(hash));
  const newest = unknownMigrations.at(-1);
  if (!newest) return;
  if (Number(newest.created_at) < (migrations[0]?.created_at ?? 0))
    throw new StartError(
      'The database was made before the first release and cannot be brought up to date: start with an empty DATA_DIR, or name an empty database in DATABASE_URL.',
    );
  const day = new Date(Number(newest.created_at)).toISOString().slice(0, 10);
  throw new StartError(
    `The database is newer than this version of the shop (${unknownMigrations.length} unknown ${unknownMigrations.length === 1 ? 'migration' : 'migrations'}, the last of ${day}): start the version that made it, or restore a backup of this one.`,
  );
}

async function readAppliedMigrations(client: pg.ClientBase): Promise<{ hash: string; created_at: string }[]> {
  const { rows: matches } = await client.query<{ is_present: boolean }>(
    "select to_regclass('public.migrations') is not null as is_present",
  );
  if (!matches[0]?.is_present) return [];
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from public.migrations order by created_at',
  );
  return rows;
}

interface Migration {
  hash: string;
  /** Milliseconds since 1970. */
  created_at: number;
  statements: string[];
}

/** Reads the migrations of this version, oldest first. */
export async function readMigrations(migrationsFolder = MIGRATIONS): Promise<Migration[]> {
  const files = readMigrationFiles({ migrationsFolder });
  return files.map(({ hash, folderMillis, sql }) => ({ hash, created_at: folderMillis, statements: sql }));
}

/** Applies the first `count` migrations to an empty database within the client's transaction. */
export async function applyMigrations(client: pg.ClientBase, count: number, migrationsFolder?: string): Promise<void> {
  await client.query(
    'create table if not exists public.migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { hash, created_at, statements } of (await readMigrations(migrationsFolder)).slice(0, count)) {
    for (const statement of statements) await client.query(statement);
    await client.query('insert into public.migrations (hash, created_at) values ($1, $2)', [hash, created_at]);
  }
}
