import { extractCardDigits } from '#domain/payments/card-number.ts';
import { fromMinor, toMinor } from '#domain/money.ts';
import type { Offer, OfferPayAnswer, PayAnswer } from '#generated/schemas.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { invalid, notFound, Problem, problem } from '#server/core/problems/problem.ts';
import { toCartItem, toCartTotals } from '#server/modules/cart/index.ts';
import { readDraftLines } from './draft-lines.ts';
import { type ManualOrderRow } from './draft-line.ts';
import { manualOrders } from './manual-orders.table.ts';
import { isLinkValid, getOfferState, parseOfferToken, type OfferToken } from './offer-link.ts';
import { findPlacedDraft, lockDraft, lockDraftPayment, readPurchase } from './place-draft.ts';
import { priceSavedDraft } from './price-draft.ts';
import { payChange, readChangeOffer } from '../order-changes/pay-change.ts';
import { orders } from '../orders.table.ts';
import { payPledge, readPledgeOffer } from '../pledges/pay-pledge.ts';
import { planOrder } from '../plan-order.ts';
import {
  toPayAnswer,
  claimKey,
  hashBody,
  hasSource,
  limitDeclines,
  type Subject,
} from '#server/modules/payments/index.ts';
import { reserveAttempt, readNewestAttempt } from '../checkout/reserve.ts';
import { endWaitingOrder } from '../checkout/end-waiting-order.ts';
import { type PayStep, closeAttempt, runPayment } from '../checkout/pay-attempt.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { type Rates, readRates } from '#server/modules/pricing/index.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** The offer of a link, or its state when it cannot be paid. Throws 404 for an invalid link. */
export async function getOffer(call: Call<'getOffer'>): Promise<Offer> {
  const { context, params } = call;
  const token = parseOfferToken(params.token);
  if (token.isChange) return readChangeOffer(call, token);
  if (token.isPledge) return readPledgeOffer(call, token);
  const [row] = await context.db.select().from(manualOrders).where(eq(manualOrders.id, token.id));
  if (!row || !isLinkValid(row, token)) throw notFound();
  const { number, currency } = row;
  const offerState = getOfferState(row, token, context.now());
  if (offerState !== 'open') return { number, state: offerState, currency };
  const priced = await priceSavedDraft(
    context.db,
    row,
    await readDraftLines(context.db, row.id),
    await readRates(context.db),
  );
  const { firstname, lastname, email, phone, address, zip_code, city, state, country_id, pickup, message } = row;
  return {
    ...{ number, state: offerState, currency, message, pickup },
    expires_at: toSeconds(row.expires_at),
    customer: { firstname, lastname, email, phone, address, zip_code, city, state, country_id },
    lines: [...priced.linesByPosition.entries()]
      .sort(([one], [other]) => one - other)
      .map(([, line]) => toCartItem(line, currency)),
    totals: toCartTotals(priced.totals, currency, country_id),
  };
}

/**
 * Pays an offer like a cart. Concurrent and repeated calls lead to one order and one charge. Throws 409 when the offer has
 * changed.
 */
export async function payOffer(call: Call<'payOffer'>): Promise<OfferPayAnswer> {
  const { context, body, params } = call;
  if (!hasSource(body)) throw invalid([{ path: 'card', code: 'input_required' }]);
  const token = parseOfferToken(params.token);
  if (token.isChange) return payChange(call, token);
  if (token.isPledge) return payPledge(call, token);
  const rates = await readRates(context.db);
  const answer = await limitDeclines(call, () =>
    runPayment(call, () =>
      inTransaction(context.db, async (tx) => {
        await lockDraftPayment(tx, token.id);
        const claim = await claimKey(tx, call);
        return claim.answered ? { answer: claim.answered } : beginOfferPayment(tx, call, token, rates);
      }),
    ),
  );
  return addCartId(context.db, answer);
}

async function beginOfferPayment(
  tx: Transaction,
  call: Call<'payOffer'>,
  token: OfferToken,
  rates: Rates,
): Promise<PayStep> {
  const { context, body } = call;
  const subject: Subject = `offer-${token.id}`;
  const placed = await findPlacedDraft(tx, token.id);
  const row = await lockDraft(tx, token.id);
  if (!isLinkValid(row, token)) throw notFound();
  const { payment } = placed ?? {};
  if (payment?.status === 'paid') return { answer: toPayAnswer(payment) };
  checkPayable(row, token, call);
  if (payment) {
    // same card: a repeated call; otherwise the pending payment is replaced
    if (body.card && extractCardDigits(body.card.number).slice(-4) === payment.card_last4)
      return { answer: toPayAnswer(payment) };
    return { prerequisite: () => endWaitingOrder(context, payment.id, call) };
  }
  const request_hash = hashBody({
    ...{ last4: extractCardDigits(body.card?.number ?? '').slice(-4), version: row.version },
    payment_method: body.payment_method ?? undefined,
  });
  const newest = await readNewestAttempt(tx, subject);
  if (newest?.status === 'open') {
    if (newest.request_hash === request_hash) return { attempt: newest };
    return { prerequisite: () => closeAttempt(context, newest, call) };
  }
  const { purchase, totals } = await readPurchase(tx, context, row, rates).catch((error: unknown) => {
    throw toCustomerProblem(error);
  });
  const attempt = await reserveAttempt(tx, context, {
    ...{ subject, previousNumber: newest?.number ?? 0, request_hash, cart_id: purchase.cart_id, method: 'card' },
    ...{ idempotency_key: call.headers['idempotency-key'], amount: totals.total, currency: purchase.currency },
    target: { plan: planOrder(purchase, totals) },
  });
  return { attempt };
}

/** Converts problems of a draft to those shown to customers. */
function toCustomerProblem(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  if (error.code === 'draft_out_of_stock') return problem(409, 'offer_out_of_stock', { cause: error });
  const isChanged = error.code === 'draft_total_changed' || error.code === 'promo_used_up';
  return isChanged ? problem(409, 'offer_changed', { cause: error }) : error;
}

function checkPayable(row: ManualOrderRow, token: OfferToken, { context, body }: Call<'payOffer'>): void {
  const state = getOfferState(row, token, context.now());
  if (state === 'expired') throw problem(409, 'offer_expired');
  if (state !== 'open') throw problem(409, 'offer_changed');
  if (toMinor(body.expected_total, row.currency) !== row.total) {
    throw problem(409, 'offer_changed', { members: { total: fromMinor(row.total, row.currency) } });
  }
}

/** Adds the cart id that `confirmCart` needs. */
async function addCartId(tx: Queryable, answer: PayAnswer): Promise<OfferPayAnswer> {
  const [order] = await tx.select({ cart_id: orders.cart_id }).from(orders).where(eq(orders.id, answer.order_id));
  if (!order?.cart_id) throw problem(409, 'offer_changed');
  return { ...answer, cart_id: order.cart_id };
}
