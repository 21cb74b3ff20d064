// Payment attempts, stored before the provider is called, so that every charge can be found again.
import { and, eq } from 'drizzle-orm';
import { type AttemptRow, type AttemptStatus, paymentAttempts } from './payments.table.ts';
import { type Queryable } from '#server/core/database/database.ts';
import { executePreparedForm } from '#server/core/database/prepared.ts';

/** The subject of an attempt: a cart, the offer of a draft, or a change of an order. */
export type Subject = `cart-${string}` | `offer-${number}` | `change-${number}`;

/** A concurrent call has started an attempt or taken the copies; the caller retries. */
export class ConcurrentAttemptError extends Error {}

/** Ends an open attempt. Returns false when it has ended before. */
export async function endAttempt(
  tx: Queryable,
  { id }: Pick<AttemptRow, 'id'>,
  values: Partial<AttemptRow> & { status: Exclude<AttemptStatus, 'open'>; ended_at: Date },
): Promise<boolean> {
  const ending = tx
    .update(paymentAttempts)
    .set({ ...values, ...(values.status === 'settled' && { plan: null }) })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.status, 'open')))
    .returning({ id: paymentAttempts.id });
  const { rows } = await executePreparedForm(tx, 'end_attempt', ending.getSQL());
  return rows.length > 0;
}
