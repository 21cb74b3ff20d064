import { eq, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { problem } from '#server/core/problems/problem.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import { payoutRows, payouts } from './payouts.table.ts';
import { isBalanced, type PayoutTally, type ScannedRow } from './scan-payout.ts';

type PayoutRecord = typeof payouts.$inferSelect;

/** Where payouts come from; a payout that the provider reported has no file. */
export type PayoutOrigin = Pick<typeof payouts.$inferInsert, 'format' | 'file_name' | 'file_hash' | 'created_by'>;

/** Lets one transaction at a time store payouts, until it ends. */
export const lockPayouts = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('payouts'))`);

/** Finds the payout with an id of the provider. */
export async function findPayout(db: Queryable, providerId: string): Promise<{ id: number } | undefined> {
  const [row] = await db.select({ id: payouts.id }).from(payouts).where(eq(payouts.provider_id, providerId));
  return row;
}

/** Creates the 409 for a file or payout that was imported before. */
export const payoutKnown = (payout: { readonly id: number }) =>
  problem(409, 'payout_known', { errors: [{ path: 'file', code: 'payout_known', params: payout }] });

/** Stores the payouts of scanned rows, in the order of their first rows. Throws 409 for a payout that is known. */
export async function storePayouts(
  tx: Transaction,
  call: AuditContext & { readonly context: Pick<Context, 'now'> },
  origin: PayoutOrigin,
  batches: AsyncIterable<readonly ScannedRow[]>,
): Promise<PayoutRecord[]> {
  const ids = new Map<PayoutTally, number>();
  for await (const rows of batches) {
    for (const tally of new Set(rows.map((row) => row.tally))) {
      if (ids.has(tally)) continue;
      const known = await findPayout(tx, tally.provider_id);
      if (known) throw payoutKnown(known);
      ids.set(tally, await insertPayout(tx, origin, tally, call.context.now()));
    }
    await tx
      .insert(payoutRows)
      .values(rows.map((row) => ({ payout_id: ids.get(row.tally) ?? 0, ...toRowColumns(row) })));
  }
  const stored: PayoutRecord[] = [];
  for (const [tally, id] of ids) stored.push(await finishPayout(tx, call, id, tally));
  return stored;
}

async function insertPayout(
  tx: Transaction,
  origin: PayoutOrigin,
  { provider_id, currency }: PayoutTally,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(payouts)
    .values({ provider_id, currency, ...origin, created_at: now })
    .returning({ id: payouts.id });
  if (!row) throw new Error('The database did not return the payout.');
  return row.id;
}

async function finishPayout(
  tx: Transaction,
  call: AuditContext,
  id: number,
  tally: PayoutTally,
): Promise<PayoutRecord> {
  const { arrived_at, rows, gross, fees, net, paid_out, matched, unmatched, conflicting } = tally;
  const sums = { arrived_at, rows, gross, fees, net, paid_out, matched, unmatched, conflicting };
  const [row] = await tx
    .update(payouts)
    .set({ ...sums, balanced: isBalanced(tally), open: unmatched + conflicting })
    .where(eq(payouts.id, id))
    .returning();
  if (!row) throw new Error(`payout ${id} is gone`);
  await auditChange(tx, call, 'payouts', id, undefined, row);
  return row;
}

/** A scanned row as columns of its table. */
export function toRowColumns({ line, entry, match }: ScannedRow) {
  const { kind, provider_id, amount, fee, net, currency, occurred_at, description } = entry;
  const { status, conflict = null, payment_id = null, refund_id = null, dispute_id = null } = match;
  return {
    ...{ line, kind, provider_id, amount, fee, net, currency, occurred_at, description },
    ...{ status, conflict, payment_id, refund_id, dispute_id },
  };
}
