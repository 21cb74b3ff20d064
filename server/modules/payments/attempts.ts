// Payment attempts are stored before the provider is called, so that every charge can be looked up.
import { and, eq } from 'drizzle-orm';
import { type AttemptRow, type AttemptStatus, paymentAttempts } from './payments.table.ts';
import { type Queryable } from '#server/core/database/database.ts';
import { executePreparedForm } from '#server/core/database/prepared.ts';

/** The subject of an attempt: a cart, the offer of a draft, a change of an order, or a pledged order. */
export type Subject = `cart-${string}` | `offer-${number}` | `change-${number}` | `pledge-${number}`;

/** Thrown when a concurrent call has started an attempt or reserved the copies; the caller retries. */
export class ConcurrentAttemptError extends Error {}

/** Ends an open attempt. Returns false when it is not open. */
export async function endAttempt(
  tx: Queryable,
  { id }: Pick<AttemptRow, 'id'>,
  values: Partial<AttemptRow> & { status: Exclude<AttemptStatus, 'open'>; ended_at: Date },
): Promise<boolean> {
  const statement = tx
    .update(paymentAttempts)
    .set({ ...values, ...(values.status === 'settled' && { plan: null }) })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.status, 'open')))
    .returning({ id: paymentAttempts.id });
  const { rows } = await executePreparedForm(tx, 'end_attempt', statement.getSQL());
  return rows.length > 0;
}
