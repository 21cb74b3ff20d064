import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Account } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { auditEntries } from '../audit/audit.table.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

/** Days during which a change can be undone. */
const UNDO_DAYS = 7;

const isRecent = sql`${auditEntries.created_at} > now() - make_interval(days => ${UNDO_DAYS})`;
const isOwn = (user: Account | undefined): SQL | undefined =>
  user?.role === 'admin' ? undefined : eq(auditEntries.user_id, user?.id ?? 0);

/** Condition for recent changes of the account; of all accounts for admins. */
export const visibleChanges = (user: Account | undefined): SQL | undefined => and(isOwn(user), isRecent);

/**
 * Loads the change to undo `FOR UPDATE`. Throws 404 when the account may not see it, 409 when it is undone already, cannot
 * be undone, or is too old.
 */
export async function lockChange(tx: Transaction, id: number, user: Account): Promise<AuditRow> {
  const recent = sql<boolean>`${isRecent}`.as('recent');
  const [row] = await tx
    .select({ entry: auditEntries, recent })
    .from(auditEntries)
    .where(and(eq(auditEntries.id, id), isOwn(user)))
    .for('update');
  if (!row) throw notFound();
  if (row.entry.undo === 'undone') throw problem(409, 'undo_done');
  if (row.entry.undo === 'never') throw problem(409, 'undo_never');
  if (!row.recent) throw problem(409, 'undo_expired');
  return row.entry;
}

/** Marks a change as undone and returns the audit entry of the undo. */
export async function markUndone(tx: Queryable, id: number): Promise<AuditRow> {
  await tx.update(auditEntries).set({ undo: 'undone' }).where(eq(auditEntries.id, id));
  const [entry] = await tx
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.undoes, id))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  // the undo itself wrote an audit entry
  if (!entry) throw new Error(`The undo of ${id} left no entry.`);
  return entry;
}
