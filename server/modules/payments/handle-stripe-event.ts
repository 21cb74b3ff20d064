import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { DisputeReason } from '#generated/enums.ts';
import { DisputeReason as DisputeReasons } from '#generated/enums.ts';
import type Stripe from 'stripe';
import type { Context } from '#server/core/api/handler.ts';
import { inTransaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import type { AuditContext } from '#server/resources/audit/audit.ts';
import { disputes } from './disputes.table.ts';
import { importStripePayout } from './import-stripe-payout.ts';
import { lockDispute, moveDispute } from './move-dispute.ts';
import { openDispute } from './open-dispute.ts';
import { payments } from './payments.table.ts';
import { refreshPayment } from './refresh-payment.ts';
import { getStripe } from './stripe-client.ts';
import { stripeEvents } from './stripe-events.table.ts';
import type { PaymentRow } from './write-payment.ts';

/** Name of the job that handles an event of Stripe. */
export const HANDLE_STRIPE_EVENT = 'handle-stripe-event';

type EventRow = typeof stripeEvents.$inferSelect;
type Handle = (context: Context, objectId: string) => Promise<void>;

const AUDITOR: AuditContext = {
  operation: 'receiveStripeEvent',
  user: undefined,
  requestId: HANDLE_STRIPE_EVENT,
};

/** Handles by type; other events are only stored. Each reads the current state from Stripe. */
const HANDLES: Readonly<Partial<Record<string, Handle>>> = {
  'payment_intent.succeeded': updatePayment,
  'payment_intent.payment_failed': updatePayment,
  'payment_intent.canceled': updatePayment,
  // charges of 0
  'setup_intent.succeeded': updatePayment,
  'setup_intent.setup_failed': updatePayment,
  'refund.updated': updateRefund,
  'refund.failed': updateRefund,
  'charge.dispute.created': updateDispute,
  'charge.dispute.updated': updateDispute,
  'charge.dispute.closed': updateDispute,
  // its transactions are known from now on
  'payout.reconciliation_completed': (context, payout) => importStripePayout(context, payout, AUDITOR),
  'payout.failed': async ({ log }, payout) => log.error({ payout }, 'Stripe could not transfer a payout'),
};

/** The types of the events to subscribe to in Stripe's dashboard. */
export const HANDLED_STRIPE_EVENTS: readonly string[] = Object.keys(HANDLES);

/** Handles a stored event once. Retried when Stripe cannot be reached, or when the payment is not recorded yet. */
export const handleStripeEvent: Worker<{ event_id: number }> = {
  name: HANDLE_STRIPE_EVENT,
  queue: { retryLimit: 12, retryDelay: 10, retryBackoff: true },
  run: async ({ event_id }, context) => {
    const [event] = await context.db.select().from(stripeEvents).where(eq(stripeEvents.id, event_id));
    if (!event || event.handled_at) return;
    await handleEvent(context, event);
    await context.db.update(stripeEvents).set({ handled_at: context.now() }).where(eq(stripeEvents.id, event_id));
  },
};

const handleEvent = async (context: Context, { type, object_id }: EventRow): Promise<void> =>
  HANDLES[type]?.(context, object_id);

async function findPayment({ db }: Context, intentId: string): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, 'stripe'), eq(payments.provider_id, intentId)));
  return payment;
}

/** Records the current state of a payment. One that is not recorded yet is settled by its attempt. */
async function updatePayment(context: Context, intentId: string): Promise<void> {
  const payment = await findPayment(context, intentId);
  if (payment) await refreshPayment(context, payment, AUDITOR);
}

/** Settles the refund whose key Stripe keeps: `refund-<id>-<attempt>`. */
async function updateRefund(context: Context, refundId: string): Promise<void> {
  const refund = await getStripe(context.config).refunds.retrieve(refundId);
  const [, id] = /^refund-(\d+)-\d+$/.exec(refund.metadata?.key ?? '') ?? [];
  if (!id) return;
  const { paymentUpdates } = context.extensions;
  await paymentUpdates.settleRefund(context, Number(id), AUDITOR);
  if (refund.status === 'failed') await paymentUpdates.failSettledRefund(context, Number(id), refund.id, AUDITOR);
}

const toReason = (reason: string): DisputeReason =>
  DisputeReasons.values.find((value: DisputeReason) => value === reason) ?? 'general';

/** Final status of a dispute; undefined while it is open. */
function getResult({ status }: Stripe.Dispute): 'won' | 'lost' | undefined {
  if (status === 'won' || status === 'warning_closed') return 'won';
  return status === 'lost' ? 'lost' : undefined;
}

/** Opens a dispute, and closes it once Stripe has. Throws when its payment is not recorded yet. */
async function updateDispute(context: Context, disputeId: string): Promise<void> {
  const reported = await getStripe(context.config).disputes.retrieve(disputeId);
  const { payment_intent: intent, reason, evidence_details } = reported;
  const intentId = typeof intent === 'string' ? intent : (intent?.id ?? '');
  const payment = await findPayment(context, intentId);
  if (!payment) throw new Error(`the payment ${intentId} of dispute ${disputeId} is not recorded`);
  const due = new Date((evidence_details?.due_by ?? 0) * 1000);
  await openDispute(context.db, payment, { id: disputeId, reason: toReason(reason), due }, context.now());
  const result = getResult(reported);
  if (!result) return;
  const [stored] = await context.db.select().from(disputes).where(eq(disputes.provider_id, disputeId));
  if (!stored) throw new Error(`dispute ${disputeId} is gone`);
  await inTransaction(context.db, async (tx) => {
    const { dispute } = await lockDispute(tx, context, stored.id);
    if (dispute.status === 'won' || dispute.status === 'lost') return;
    const call = { ...AUDITOR, context };
    // a dispute is under review before it is won
    const isUnanswered = result === 'won' && dispute.status === 'needs_response';
    const before = isUnanswered ? await moveDispute(tx, call, dispute, { status: 'under_review' }) : dispute;
    await moveDispute(tx, call, before, { status: result });
  });
}

/** Days for which handled events are kept. */
const KEPT_DAYS = 90;

/** Deletes old handled events. Runs daily. */
export const pruneStripeEvents: Worker = {
  name: 'prune-stripe-events',
  schedule: '37 3 * * *',
  run: async (_data, { db, now }) => {
    const before = new Date(now().getTime() - KEPT_DAYS * 24 * 3_600_000);
    await db.delete(stripeEvents).where(and(isNotNull(stripeEvents.handled_at), lt(stripeEvents.received_at, before)));
  },
};
