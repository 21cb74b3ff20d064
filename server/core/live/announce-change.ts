import type { ResourceName } from '#generated/resources.ts';
import type { LiveUpdate as DescribedUpdate } from '#generated/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/core/database/database.ts';

/** Notification channel of changes. */
export const CHANNEL = 'live_updates';

/** A change of a record. */
export type LiveUpdate = DescribedUpdate & { resource: ResourceName };

/** A change to announce; without `by`, of the system or a customer. */
type NewChange = Omit<LiveUpdate, 'by'> & Partial<Pick<LiveUpdate, 'by'>>;

/** Notifies all processes of a change when its transaction is committed. */
export async function announceChange(tx: Queryable, change: NewChange): Promise<void> {
  await tx.execute(buildChangeMessage(change));
}

/** Like `announceChange`, for several changes. */
export async function announceChanges(tx: Queryable, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(
    sql`select pg_notify(${CHANNEL}, message) from unnest(${sql.param(changes.map(toMessage))}::text[]) message`,
  );
}

/** Builds the statement that announces a change. */
const buildChangeMessage = (change: NewChange): SQL => sql`select pg_notify(${CHANNEL}, ${toMessage(change)})`;

/**
 * Like `buildChangeMessage`, for a record inserted by another CTE of the same query; `id` is an expression of that CTE.
 */
export const buildNewRecordMessage = (resource: ResourceName, id: SQL): SQL =>
  sql`select pg_notify(${CHANNEL}, (${toMessage({ resource, id: 0, action: 'create' })}::jsonb || jsonb_build_object('id', ${id}))::text)`;

const toMessage = ({ by = null, ...change }: NewChange): string => JSON.stringify({ ...change, by });
