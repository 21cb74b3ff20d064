import { DELAYED_METHODS } from '#domain/payments/payment-methods.ts';
import { and, eq, inArray, isNotNull, lt, notInArray } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { orders } from '../orders.table.ts';
import { endWaitingOrder } from './end-waiting-order.ts';
import { finishAttempts } from './pay-attempt.ts';
import { payments, refreshPayment } from '#server/modules/payments/index.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { readDuration } from '#server/core/settings/durations.ts';

/** Finishes attempts of dead processes and cancels orders that have waited too long for 3-D Secure. Runs every minute. */
export const releaseStaleAttempts: Worker = {
  name: 'release-stale-payments',
  schedule: '* * * * *',
  run: async (_data, context) => {
    await finishAttempts(context);
    await releaseStalePayments(context);
  },
};

const AUDITOR: AuditContext = { operation: 'payCart', user: undefined, requestId: 'release-stale-payments' };

/**
 * Reads the outcome of payments that the bank reports days later, in case its webhook was lost. Runs hourly. Their copies stay
 * reserved until then.
 */
export const checkDelayedPayments: Worker = {
  name: 'check-delayed-payments',
  schedule: '17 * * * *',
  run: async (_data, context) => {
    const rows = await context.db
      .select()
      .from(payments)
      .where(and(eq(payments.status, 'processing'), inArray(payments.method, [...DELAYED_METHODS])));
    for (const payment of rows)
      await refreshPayment(context, payment, { ...AUDITOR, requestId: 'check-delayed-payments' }).catch(
        (error: unknown) => context.log.error({ err: error, payment: payment.id }, 'a payment could not be checked'),
      );
  },
};

/** Cancels orders whose payment waits for the customer for longer than copies are reserved, each in a separate transaction. */
export async function releaseStalePayments(context: Context): Promise<void> {
  const { db, now } = context;
  const limit = new Date(now().getTime() - (await readDuration(db, 'payment_held_minutes')));
  const stalePayments = await db
    .select({ id: payments.id })
    .from(orders)
    .innerJoin(payments, eq(payments.order_id, orders.id))
    .where(
      and(
        // orders without cart were created by staff
        isNotNull(orders.cart_id),
        inArray(orders.status, ['pending', 'pledged']),
        eq(payments.status, 'processing'),
        notInArray(payments.method, [...DELAYED_METHODS]),
        lt(payments.created_at, limit),
      ),
    );
  for (const { id } of stalePayments)
    await endWaitingOrder(context, id, AUDITOR, true).catch((error: unknown) =>
      context.log.error({ err: error, payment: id }, 'a stale payment could not be ended'),
    );
}
