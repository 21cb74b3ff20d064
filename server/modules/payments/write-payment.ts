import { eq } from 'drizzle-orm';
import { isDelayedMethod } from '#domain/payments/payment-methods.ts';
import type { PayAnswer } from '#generated/schemas.ts';
import type { Context } from '#server/core/api/handler.ts';
import { openDispute } from './open-dispute.ts';
import { payments } from './payments.table.ts';
import { getPaymentProvider } from './provider.ts';
import { type Accepted } from './payment-provider.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';

export type PaymentRow = typeof payments.$inferSelect;
type PaymentContext = Pick<Context, 'now'>;
type PaymentFacts = Pick<PaymentRow, 'order_id' | 'amount' | 'currency' | 'method' | 'provider'> & {
  change_id?: number | null;
};

/** Creates the statement that inserts the payment of a provider's response. */
export function createPaymentStatement(db: Queryable, { now }: PaymentContext, outcome: Accepted, facts: PaymentFacts) {
  const createdAt = now();
  const isPaid = outcome.status === 'paid';
  return db.insert(payments).values({
    ...facts,
    method: outcome.method ?? facts.method,
    status: isPaid ? 'paid' : 'processing',
    provider_id: outcome.id,
    card_brand: outcome.card?.brand ?? null,
    card_last4: outcome.card?.last4 ?? null,
    created_at: createdAt,
    paid_at: isPaid ? createdAt : null,
  });
}

/** Inserts the payment of a provider's response, and opens the dispute that it reports. */
export async function writePayment(
  tx: Transaction,
  context: PaymentContext,
  outcome: Accepted,
  facts: PaymentFacts,
): Promise<PaymentRow> {
  const [payment] = await createPaymentStatement(tx, context, outcome, facts).returning();
  if (!payment) throw new Error('The database did not return the payment.');
  if (outcome.dispute) await openDispute(tx, payment, outcome.dispute, context.now());
  return payment;
}

/** Opens the dispute that the provider reported with a charge, whose payment is inserted before. */
export async function disputeCharge(tx: Transaction, { now }: PaymentContext, outcome: Accepted): Promise<void> {
  if (!outcome.dispute) return;
  const [payment] = await tx.select().from(payments).where(eq(payments.provider_id, outcome.id));
  if (payment) await openDispute(tx, payment, outcome.dispute, now());
}

/** The response of a payment in wire format, without the client secret, which is never stored. */
export function toPayAnswer({
  status,
  method,
  provider_id,
  order_id,
}: Pick<PaymentRow, 'status' | 'method' | 'provider_id' | 'order_id'>): PayAnswer {
  const unpaid = isDelayedMethod(method) ? 'processing' : 'requires_action';
  return {
    status: status === 'paid' ? 'paid' : unpaid,
    payment_id: provider_id,
    order_id,
    client_secret: null,
  };
}

/** Adds the secret that the provider's 3-D Secure page requires. Calls the provider, so call it outside transactions. */
export async function addClientSecret<Answer extends PayAnswer>(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  answer: Answer,
): Promise<Answer> {
  if (answer.status !== 'requires_action') return answer;
  const [payment] = await context.db
    .select({ provider: payments.provider })
    .from(payments)
    .where(eq(payments.provider_id, answer.payment_id));
  if (!payment) return answer;
  const client_secret = await getPaymentProvider(payment.provider).findClientSecret(answer.payment_id, context);
  return { ...answer, client_secret };
}
