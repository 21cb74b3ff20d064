import { and, eq } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { declinedProblem, getPaymentProvider, paymentAttempts } from '#server/modules/payments/index.ts';
import { toOrderAttempt } from '../checkout/reserve.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { pledges } from './pledges.table.ts';
import { applyCardOutcome } from './save-card.ts';

type ConfirmCall = Call<'confirmCart'>;

/**
 * Completes the card of a pledge after 3-D Secure, or returns the order of a pledge that was made. Authorised by the ids of cart
 * and attempt. Throws 402 when authentication fails, 404 for an unknown attempt, and 409 while it is pending.
 */
export async function confirmPledge(call: ConfirmCall): Promise<OrderRow> {
  const { context, body } = call;
  const pledged = await findPledgedOrder(call);
  if (pledged) return pledged;
  const { key, cart_id } = paymentAttempts;
  const [row] = await context.db
    .select()
    .from(paymentAttempts)
    .where(and(eq(key, body.payment_id), eq(cart_id, body.cart_id)));
  const attempt = row && toOrderAttempt(row);
  if (attempt?.status === 'declined') throw declinedProblem('authentication_failed');
  if (attempt?.status !== 'open' || !attempt.plan?.pledge) throw notFound();
  const provider = getPaymentProvider(attempt.provider);
  const saved = await provider.findCard(attempt.key, context);
  if (!saved) throw problem(409, 'payment_pending');
  const outcome =
    saved.status === 'requires_action' ? await provider.completeCard(saved.id, body.authentication, context) : saved;
  const answer = await applyCardOutcome(context, attempt, outcome);
  const order = answer.status === 'requires_action' ? undefined : await findPledgedOrder(call);
  return order ?? Promise.reject(problem(409, 'payment_pending'));
}

async function findPledgedOrder({ context, body }: ConfirmCall): Promise<OrderRow | undefined> {
  const [row] = await context.db
    .select({ order: orders })
    .from(pledges)
    .innerJoin(orders, eq(orders.id, pledges.order_id))
    .where(and(eq(pledges.payment_key, body.payment_id), eq(orders.cart_id, body.cart_id)));
  return row?.order;
}
