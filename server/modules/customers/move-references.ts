// Moves all references of an account to another. They are read from the foreign keys of the database, so that new
// tables are included.
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/core/database/database.ts';

/** A column that references accounts. */
export interface UserReference extends Record<string, unknown> {
  readonly table: string;
  readonly column: string;
  readonly nullable: boolean;
}

/** Columns deleted with the account rather than moved. */
export const NOT_MOVED: readonly string[] = ['tokens.user_id', 'customers.user_id'];

/** Reads all columns that reference accounts. */
export async function readUserReferences(tx: Pick<Transaction, 'execute'>): Promise<UserReference[]> {
  const { rows } = await tx.execute<UserReference>(sql`
    select k.conrelid::regclass::text as table, a.attname as column, not a.attnotnull as nullable
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'users'::regclass order by 1, 2`);
  return rows;
}

/** Moves all references of an account. On unique conflicts the target's row is kept. */
export async function moveReferences(tx: Transaction, sourceId: number, targetId: number): Promise<void> {
  for (const reference of await readUserReferences(tx)) {
    const { table, column } = reference;
    if (NOT_MOVED.includes(`${table}.${column}`)) continue;
    await deleteConflicts(tx, reference, sourceId, targetId);
    await tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${targetId}
      where ${sql.identifier(column)} = ${sourceId}`);
  }
}

interface UniqueIndex extends Record<string, unknown> {
  columns: string[];
  condition: string | null;
}

/** Deletes rows that would violate a unique index, e.g. a second rating of a release. */
async function deleteConflicts(
  tx: Transaction,
  { table, column, nullable }: UserReference,
  sourceId: number,
  targetId: number,
): Promise<void> {
  const { rows } = await tx.execute<UniqueIndex>(sql`
    select array_agg(a.attname::text) as columns, pg_get_expr(i.indpred, i.indrelid) as condition
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = ${table}::regclass and i.indisunique group by i.indexrelid, i.indpred, i.indrelid
    having bool_or(a.attname = ${column})`);
  const name = sql.identifier(column);
  for (const { columns, condition } of rows) {
    const otherColumns = columns
      .filter((other) => other !== column)
      .map((other) => sql`k.${sql.identifier(other)} = t.${sql.identifier(other)}`);
    const conditions = condition === null ? [] : [sql.raw(condition)];
    const isTaken = sql`t.${name} = ${sourceId} and exists (
      select from (select * from ${sql.identifier(table)} where ${and([sql`${name} = ${targetId}`, ...conditions])}) k
      where ${and(otherColumns)})`;
    await tx.execute(
      nullable
        ? sql`update ${sql.identifier(table)} t set ${name} = null where ${isTaken}`
        : sql`delete from ${sql.identifier(table)} t where ${isTaken}`,
    );
  }
}

const and = (parts: readonly SQL[]): SQL => (parts.length > 0 ? sql.join([...parts], sql` and `) : sql`true`);

/** Assigns rows with the e-mail of a guest to an account, in tables with both columns. */
export async function moveByEmail(tx: Transaction, email: string, targetId: number): Promise<void> {
  const { rows } = await tx.execute<{ table: string }>(sql`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name in ('email', 'user_id') and table_name not in ('users', 'customers', 'customer_changes')
    group by table_name having count(*) = 2 order by 1`);
  for (const { table } of rows)
    await tx.execute(sql`update ${sql.identifier(table)} set user_id = ${targetId}
      where user_id is null and lower(email) = ${email}`);
}
