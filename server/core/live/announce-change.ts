import type { ResourceName } from '#generated/resources.ts';
import type { Change as DescribedChange } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/core/database/database.ts';

/** What the database calls out changes by. */
export const CHANNEL = 'changes';

/** A record that is another now. */
export type Change = DescribedChange & { resource: ResourceName };

/** A change as it is announced; without `by` it is the system's or a customer's. */
type NewChange = Omit<Change, 'by'> & Partial<Pick<Change, 'by'>>;

/** Tells every process of a change, once its transaction is committed. */
export async function announceChange(tx: Queryable, change: NewChange): Promise<void> {
  await tx.execute(changeMessage(change));
}

/** As `announceChange`, for several at once. */
export async function announceChanges(tx: Queryable, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(
    sql`select pg_notify(${CHANNEL}, message) from unnest(${sql.param(changes.map(toMessage))}::text[]) message`,
  );
}

/** The statement that tells of a change. */
export const changeMessage = (change: NewChange): SQL => sql`select pg_notify(${CHANNEL}, ${toMessage(change)})`;

/** As `changeMessage`, for a record inserted by another CTE of the same query; `id` is an expression of that CTE. */
export const newRecordMessage = (resource: ResourceName, id: SQL): SQL =>
  sql`select pg_notify(${CHANNEL}, (${toMessage({ resource, id: 0, action: 'create' })}::jsonb || jsonb_build_object('id', ${id}))::text)`;

const toMessage = ({ by = null, ...change }: NewChange): string => JSON.stringify({ ...change, by });
