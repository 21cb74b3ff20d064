// Checks and empties the target database of a restore.
import type pg from 'pg';
import type { Manifest } from './archive.ts';
import { readMigrations } from '#server/core/database/migrate.ts';
import { StartError } from '#server/core/config/start-error.ts';

interface Target {
  manifest: Manifest;
  hasFiles: boolean;
  force: boolean;
  migrationsFolder?: string | undefined;
}

/** A database with rows in these tables is not empty. */
const CONTENT_TABLES = ['users', 'projects', 'orders'];

/** Throws StartError when the backup is of newer code, the database in use, or the target not empty without `force`. */
export async function checkTarget(
  client: pg.ClientBase,
  { manifest, hasFiles, force, migrationsFolder }: Target,
): Promise<void> {
  const migrations = await readMigrations(migrationsFolder);
  const isKnown = manifest.migrations.every(({ hash }, index) => migrations[index]?.hash === hash);
  const baseline = migrations[0]?.created_at ?? 0;
  if (Number(manifest.migrations[0]?.created_at) < baseline)
    throw new StartError('The backup was made before the first release and cannot be brought up to date.');
  if (!isKnown)
    throw new StartError(
      'The backup was written by a newer version of the shop (or another branch): restore it with that version.',
    );
  const { rows: connections } = await client.query(
    `select application_name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (connections.length > 0)
    throw new StartError(`The database is in use (connections: ${connections.length}): stop the shop first.`);
  if (force) return;
  for (const table of CONTENT_TABLES) {
    const { rows: matches } = await client.query('select to_regclass($1) as name', [`public.${table}`]);
    if (!matches[0]?.name) continue;
    const { rows } = await client.query(`select from public.${table} limit 1`);
    if (rows.length > 0)
      throw new StartError(`The database is not empty (${table} has rows): add --force to replace everything in it.`);
  }
  if (hasFiles) throw new StartError('DATA_DIR has files: add --force to move them aside and replace them.');
}

/** Drops tables, views, functions, types and queues of the role, without extensions. */
export async function dropShop(client: pg.ClientBase): Promise<void> {
  await client.query('drop schema if exists pgboss cascade');
  const { rows } = await client.query<{ statement: string }>(
    `with owned as (
       select 'pg_class'::regclass as class, oid, format('drop table public.%I cascade', relname) as statement, 1 as turn
         from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'usage')
       union all
       select 'pg_class'::regclass, oid, format('drop view public.%I cascade', relname), 0
         from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'usage')
       union all
       select 'pg_proc'::regclass, oid, format('drop routine if exists %s cascade', oid::regprocedure), 2
         from pg_proc where pronamespace = 'public'::regnamespace and pg_has_role(proowner, 'usage')
       union all
       select 'pg_type'::regclass, oid, format('drop type if exists public.%I cascade', typname), 3
         from pg_type where typtype in ('e', 'd') and typnamespace = 'public'::regnamespace and pg_has_role(typowner, 'usage'))
     select statement from owned
      where not exists (select from pg_depend d where d.classid = class and d.objid = owned.oid and d.deptype = 'e')
      order by turn`,
  );
  for (const { statement } of rows) await client.query(statement);
}
