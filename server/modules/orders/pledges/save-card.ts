// The checkout of a pledge: an attempt whose card is saved instead of charged. Nothing is charged by a card that is saved
// without its order.
import type { PayAnswer } from '#generated/schemas.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Call, Context } from '#server/core/api/handler.ts';
import { createSecret } from '#server/core/authentication/signatures.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { problem } from '#server/core/problems/problem.ts';
import { buildSaveCart, emptyCart } from '#server/modules/cart/index.ts';
import { buildCopiesNote, KEEP_COPIES } from '#server/modules/catalogue/index.ts';
import {
  type CardOutcome,
  declinedProblem,
  endAttempt,
  findSavedCard,
  getPaymentProvider,
  type SavedCard,
  type Source,
} from '#server/modules/payments/index.ts';
import { releaseAttempt, type OrderAttempt } from '../checkout/reserve.ts';
import { mailPledgePlaced } from '../letters/pledge-mails.ts';
import { orders } from '../orders.table.ts';
import { listCopies } from '../plan-order.ts';
import { writeOrder } from '../write-order.ts';
import { pledges } from './pledges.table.ts';

/** The card of a pledge; `is_saved` when it is one of the account's. */
type PledgeCard = Pick<SavedCard, 'token' | 'brand' | 'last4'> & { readonly is_saved: boolean };

const toAnswer = (
  { key, order_id }: Pick<OrderAttempt, 'key' | 'order_id'>,
  status: PayAnswer['status'],
): PayAnswer => ({
  ...{ status, payment_id: key, order_id, client_secret: null },
});

/** The answer of a cart that was pledged before, also once it is charged; undefined for another cart. */
export async function findPledgeAnswer(db: Queryable, cartId: string): Promise<PayAnswer | undefined> {
  const [row] = await db
    .select({ key: pledges.payment_key, order_id: orders.id, status: orders.status })
    .from(orders)
    .innerJoin(pledges, eq(pledges.order_id, orders.id))
    .where(and(eq(orders.cart_id, cartId), ne(orders.status, 'cancelled')));
  return row && toAnswer(row, row.status === 'pledged' ? 'pledged' : 'paid');
}

/**
 * Saves the card of a pledge by the key of its attempt and settles the attempt. Throws 402 when the card is declined, and 503
 * when the outcome is unknown.
 */
export async function savePledgeCard(
  call: Call<'payCart'> | Call<'payOffer'>,
  attempt: OrderAttempt,
  source: Source,
): Promise<PayAnswer> {
  const { context, body } = call;
  if ('card_id' in body && body.card_id) {
    const { token, card_brand: brand, card_last4: last4 } = await findSavedCard(call, body.card_id);
    return settlePledge(context, attempt, { token, brand, last4, is_saved: true });
  }
  const { card, paymentMethod } = source;
  const outcome = await getPaymentProvider(attempt.provider)
    .saveCard({ key: attempt.key, card, paymentMethod }, context)
    .catch((error: unknown) => {
      context.log.error({ err: error, attempt: attempt.id }, 'the outcome of saving a card is unknown');
      throw problem(503, 'payment_pending', { headers: { 'retry-after': '5' } });
    });
  return applyCardOutcome(context, attempt, outcome);
}

/** Records the outcome of saving a card. Throws 402 when it was declined. */
export async function applyCardOutcome(
  context: Context,
  attempt: OrderAttempt,
  outcome: CardOutcome,
): Promise<PayAnswer> {
  if (outcome.status === 'requires_action')
    return { ...toAnswer(attempt, 'requires_action'), client_secret: outcome.clientSecret };
  if (outcome.status === 'declined') {
    const failure = { status: 'declined', failure_code: outcome.code } as const;
    await inTransaction(context.db, (tx) => releaseAttempt(tx, context, attempt, failure));
    throw declinedProblem(outcome.code);
  }
  return settlePledge(context, attempt, { ...outcome, is_saved: false });
}

/** Writes the pledged order of a saved card in one transaction, once. Throws 409 when the attempt was released meanwhile. */
async function settlePledge(context: Context, attempt: OrderAttempt, card: PledgeCard): Promise<PayAnswer> {
  const isSettled = await inTransaction(context.db, async (tx) => {
    if (await endAttempt(tx, attempt, { status: 'settled', ended_at: context.now() })) {
      await writePledge(tx, context, attempt, card);
      return true;
    }
    const rows = await tx.select().from(pledges).where(eq(pledges.order_id, attempt.order_id));
    return rows.length > 0;
  });
  if (isSettled) return toAnswer(attempt, 'pledged');
  if (!card.is_saved) await forgetCard(context, attempt, card.token);
  throw problem(409, 'payment_pending');
}

async function writePledge(
  tx: Transaction,
  context: Context,
  { plan, order_id, key, provider, created_at }: OrderAttempt,
  { token, is_saved, brand, last4 }: PledgeCard,
): Promise<void> {
  if (!plan?.pledge) throw new Error(`the attempt to pledge order ${order_id} has no plan`);
  const now = context.now();
  const { cart_id, currency } = plan.order;
  const order = await writeOrder(
    tx,
    plan,
    { id: order_id, created_at, status: 'pledged' },
    {
      sold: buildCopiesNote(listCopies(plan), 1),
      cart: cart_id ? buildSaveCart(tx, { ...emptyCart(cart_id, currency), order_id }, now) : undefined,
    },
  );
  const [pledge] = await tx
    .insert(pledges)
    .values({
      ...{ order_id, project_id: plan.pledge.project_id, provider, token, is_saved, payment_key: key },
      ...{ card_brand: brand, card_last4: last4, secret: createSecret(), created_at: now },
    })
    .returning();
  if (!pledge) throw new Error('The database did not return the pledge.');
  await mailPledgePlaced(tx, context, order, pledge);
  await context.jobs.send(KEEP_COPIES, {}, { tx });
}

/** Removes a saved card that no pledge uses. A failure is logged, because the shop does not know the card. */
async function forgetCard(context: Context, { id, provider }: OrderAttempt, token: string): Promise<void> {
  await getPaymentProvider(provider)
    .removeCard(token, context)
    .catch((error: unknown) => context.log.error({ err: error, attempt: id }, 'a card was not removed'));
}

/** Ends the attempt of a pledge whose cart or card has changed, or whose time is over; a card that it saved is removed. */
export async function closePledgeAttempt(context: Context, attempt: OrderAttempt): Promise<void> {
  const outcome = await getPaymentProvider(attempt.provider).findCard(attempt.key, context);
  const failure = { status: 'released', failure_code: 'cancelled' } as const;
  const isReleased = await inTransaction(context.db, (tx) => releaseAttempt(tx, context, attempt, failure));
  if (isReleased && outcome?.status === 'saved') await forgetCard(context, attempt, outcome.token);
}

/** Finishes the attempt of a pledge whose process died, if its card was saved or declined. Returns whether it is finished. */
export async function finishPledgeAttempt(context: Context, attempt: OrderAttempt): Promise<boolean> {
  const outcome = await getPaymentProvider(attempt.provider).findCard(attempt.key, context);
  if (outcome === undefined || outcome.status === 'requires_action') return false;
  if (outcome.status === 'saved') {
    await settlePledge(context, attempt, { ...outcome, is_saved: false });
    return true;
  }
  const failure = { status: 'declined', failure_code: outcome.code } as const;
  return inTransaction(context.db, (tx) => releaseAttempt(tx, context, attempt, failure));
}
