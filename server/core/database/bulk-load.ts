import type pg from 'pg';

/**
 * Runs a bulk load without secondary indexes, foreign keys and user triggers of the tables, and recreates them afterwards,
 * which is faster than updating them per row and still checks the foreign keys. `load` must do what the triggers do.
 * Must run in a transaction.
 */
export async function loadWithoutIndexes(
  client: pg.ClientBase,
  names: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1)`,
    [names],
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where not indisprimary and indrelid::regclass::text = any($1)
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    [names],
  );
  for (const key of keys) await client.query(`alter table ${key.table} drop constraint "${key.name}"`);
  for (const index of indexes) await client.query(`drop index ${index.name}`);
  for (const name of names) await client.query(`alter table "${name}" disable trigger user`);
  await load();
  for (const name of names) await client.query(`alter table "${name}" enable trigger user`);
  await client.query(`set local maintenance_work_mem = '512MB'`);
  for (const index of indexes) await client.query(index.definition);
  for (const key of keys) await client.query(`alter table ${key.table} add constraint "${key.name}" ${key.definition}`);
}
