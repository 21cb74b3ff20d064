import { computeRetryTime } from '#domain/payments/retries.ts';
import { RETRY_SETTINGS } from '#domain/subscriptions/dunning.ts';
import { computePaidMonths } from '#domain/subscriptions/months.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import type { PaymentProvider } from '#generated/enums.ts';
import { auditChange, type AuditContext } from '#server/resources/audit/audit.ts';
import { beginPeriod, lockPeriod, writePeriod } from './begin-period.ts';
import { mailBox } from './letters/box-mails.ts';
import { boxes, type BoxPeriodRow, type BoxRow } from './boxes.table.ts';
import { type BoxOrderInput, placeBoxOrder } from './place-box-order.ts';
import { rewardSponsor } from './reward-sponsor.ts';
import { items, returnStock } from '#server/modules/catalogue/index.ts';
import { orderLines, type OrderRow, settleOrder } from '#server/modules/orders/index.ts';
import { type Accepted, getCurrentProvider, type DeclineCode, writePayment } from '#server/modules/payments/index.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { readRates } from '#server/modules/pricing/index.ts';
import { readSetting } from '#server/core/settings/settings.ts';

/** Outcome of a period; `unchanged` when it has an exception or was settled before. */
export type Outcome = 'ordered' | 'failed' | 'unchanged';

interface Options {
  readonly context: Context;
  readonly auditor: AuditContext;
  /** Runs first in each transaction; throws when the caller has lost its lease. */
  readonly guard?: (tx: Transaction) => Promise<void>;
}

/** Builds the idempotency key of a charge from period and attempt. */
const buildChargeKey = ({ id, attempts }: Pick<BoxPeriodRow, 'id' | 'attempts'>): string =>
  `box-period-${id}-${attempts}`;

/**
 * Charges a period and creates its order in three steps: commits the charge, calls the provider with an idempotency
 * key, and writes order and payment. Can be interrupted and repeated at any point, also concurrently. Throws when the
 * provider is unreachable; the period stays `charging`.
 */
export async function settlePeriod({ context, auditor, guard }: Options, id: number): Promise<Outcome> {
  const rates = await readRates(context.db);
  const start = await inTransaction(context.db, async (tx) => {
    await guard?.(tx);
    const step = await beginPeriod(tx, context, auditor, id);
    if (step.next === 'order') await writeBoxOrder(tx, context, auditor, { ...step, rates }, undefined);
    return step;
  });
  if (start.next !== 'charge') return start.next === 'order' ? 'ordered' : 'unchanged';
  const { amount, currency, charge_token: paymentMethod } = start.period;
  const key = buildChargeKey(start.period);
  const provider = getCurrentProvider(context.config);
  const outcome = await provider.charge({ amount, currency, paymentMethod, key, offSession: true }, context);
  const isRefused = outcome.status === 'requires_action' || outcome.status === 'cancelled';
  const result = isRefused ? ('authentication_failed' as const) : outcome;
  return inTransaction(context.db, async (tx) => {
    const locked = await lockPeriod(tx, id);
    if (locked?.period.status !== 'charging' || locked.period.attempts !== start.period.attempts) return 'unchanged';
    await releaseCopy(tx, locked.period);
    if (result === 'authentication_failed') return recordFailure(tx, context, auditor, locked, result);
    if (result.status === 'declined') return recordFailure(tx, context, auditor, locked, result.code);
    await writeBoxOrder(tx, context, auditor, { ...locked, rates }, { ...result, provider: provider.name });
    return 'ordered';
  });
}

/** Releases the reserved copy; the order takes it in the same transaction. */
async function releaseCopy(tx: Transaction, { item_id }: BoxPeriodRow): Promise<void> {
  const [item] = await tx
    .select({ project_id: items.project_id })
    .from(items)
    .where(eq(items.id, item_id ?? 0));
  if (item && item_id !== null) await returnStock(tx, [{ item_id, project_id: item.project_id, quantity: 1 }]);
}

/** Writes order and payment of a period and updates the box. */
async function writeBoxOrder(
  tx: Transaction,
  context: Context,
  auditor: AuditContext,
  input: BoxOrderInput,
  charge: (Accepted & { readonly provider: PaymentProvider }) | undefined,
): Promise<void> {
  const { box, period } = input;
  const { amount, currency, pays, reduced } = period;
  const order = await placeBoxOrder(tx, context, input);
  const facts = { order_id: order.id, amount, currency, method: 'card' } as const;
  const payment = charge && (await writePayment(tx, context, charge, { ...facts, provider: charge.provider }));
  await auditChange(tx, auditor, 'orders', order.id, undefined, order);
  await settleOrder(tx, context, order, { notify: false });
  const ordered = await writePeriod(tx, auditor, period, {
    ...{ status: 'ordered', amount, pays, order_id: order.id, payment_id: payment?.id ?? null },
    ...{ settled_at: context.now(), charging_since: null, failure_code: null, retry_at: null },
  });
  const paid_months = computePaidMonths(box.paid_months, pays);
  const isOver = !box.renews && paid_months === 0;
  await updateBox(tx, auditor, box, {
    paid_months,
    ...(box.status === 'past_due' && { status: 'active' }),
    ...(isOver && { status: box.cancelled_at ? 'cancelled' : 'ended' }),
    ...(reduced && { discount_charges: Math.max(box.discount_charges - 1, 0) }),
  });
  await mailBox(tx, context, box, 'box_charged', { period: ordered, ...(await describeOrder(tx, order)) });
  // cancelled subscribers were notified at cancellation
  if (isOver && !box.cancelled_at) await mailBox(tx, context, { ...box, paid_months }, 'box_ended');
  if (amount > 0) await rewardSponsor(tx, context, auditor, box);
}

/** Reads artist and title of the record of an order. */
async function describeOrder(tx: Transaction, { id }: OrderRow): Promise<{ order_id: number; record: string }> {
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.order_id, id));
  return { order_id: id, record: [line?.artist_name, line?.name].filter(Boolean).join(' – ') };
}

/** Records a declined charge and its next retry; after the last retry the box gets no records until it is paid. */
async function recordFailure(
  tx: Transaction,
  context: Context,
  auditor: AuditContext,
  { box, period }: { box: BoxRow; period: BoxPeriodRow },
  failure_code: DeclineCode,
): Promise<Outcome> {
  const days: number[] = [];
  for (const setting of RETRY_SETTINGS) days.push(await readSetting(tx, setting));
  const retry_at = computeRetryTime(period.attempts, context.now(), days);
  const failed = await writePeriod(tx, auditor, period, {
    ...{ status: 'failed', failure_code, retry_at, charging_since: null },
  });
  if (retry_at === null && box.status === 'active') await updateBox(tx, auditor, box, { status: 'past_due' });
  await mailBox(tx, context, box, 'box_failed', { period: failed });
  return 'failed';
}

/** Updates a box with an audit entry, unless `values` change nothing. */
async function updateBox(
  tx: Transaction,
  auditor: AuditContext,
  before: BoxRow,
  values: Partial<BoxRow>,
): Promise<void> {
  const isChanged = Object.entries(values).some(([name, value]) => Reflect.get(before, name) !== value);
  if (!isChanged) return;
  const [after] = await tx
    .update(boxes)
    .set({ ...values, version: sql`${boxes.version} + 1` })
    .where(eq(boxes.id, before.id))
    .returning();
  if (after) await auditChange(tx, auditor, 'box', before.id, before, after);
}
