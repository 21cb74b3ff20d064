import { and, eq, lt, lte, notExists, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { settlePaidChange } from './confirm-change.ts';
import { endChangePayment } from './pay-change.ts';
import { orderChanges } from '../order-changes.table.ts';
import { lockOrder, incrementOrderVersion } from '../staff-order.ts';
import { getPaymentProvider, payments } from '#server/modules/payments/index.ts';
import { inTransaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { readDuration } from '#server/core/settings/durations.ts';

type ExpiryContext = Pick<Context, 'db' | 'now'>;

/** Expires pending changes and cancels their stale payments. Runs every ten minutes. */
export const expireChanges: Worker = {
  name: 'expire-order-changes',
  schedule: '3-59/10 * * * *',
  run: async (_data, context) => {
    await endStalePayments(context);
    await expireOldChanges(context);
  },
};

/** Cancels stale payments; changes paid meanwhile are applied. */
async function endStalePayments(context: Context): Promise<void> {
  const { db, now, log } = context;
  const limit = new Date(now().getTime() - (await readDuration(db, 'payment_held_minutes')));
  const isStale = and(
    sql`${payments.change_id} is not null`,
    eq(payments.status, 'processing'),
    lt(payments.created_at, limit),
  );
  for (const payment of await db.select().from(payments).where(isStale)) {
    const endPayment = async () => {
      const outcome = await getPaymentProvider(payment.provider).cancel(payment.provider_id, context);
      if (outcome === 'cancelled') return endChangePayment(context, payment.id, 'cancelled');
      if (outcome === 'processing') return;
      const changeId = payment.change_id ?? 0;
      await settlePaidChange(context, { payment, changeId }, await readRates(db), AUDITOR);
    };
    await endPayment().catch((error: unknown) =>
      log.error({ err: error, payment: payment.id }, 'a stale payment was not ended'),
    );
  }
}

const AUDITOR: AuditContext = { operation: 'payOffer', user: undefined, requestId: 'expire-order-changes' };

/** Expires changes without a processing payment, each under the lock of its order. */
async function expireOldChanges({ db, now }: ExpiryContext): Promise<void> {
  const processingPayment = db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.change_id, orderChanges.id), eq(payments.status, 'processing')));
  const isExpired = and(
    eq(orderChanges.status, 'pending'),
    lte(orderChanges.expires_at, now()),
    notExists(processingPayment),
  );
  for (const { order_id } of await db.select({ order_id: orderChanges.order_id }).from(orderChanges).where(isExpired)) {
    await inTransaction(db, async (tx) => {
      await lockOrder(tx, order_id);
      const expiredRows = await tx
        .update(orderChanges)
        .set({ status: 'expired', settled_at: now() })
        .where(and(isExpired, eq(orderChanges.order_id, order_id)))
        .returning({ id: orderChanges.id });
      if (expiredRows.length === 0) return;
      await incrementOrderVersion(tx, order_id);
      await announceChange(tx, { resource: 'orders', id: order_id, action: 'update' });
    });
  }
}
