// The link of a pledge: its customer views it, withdraws it, or pays it by another card after a decline.
import { getNextPledgeCharge } from '#domain/orders/pledges.ts';
import { extractCardDigits } from '#domain/payments/card-number.ts';
import { isSoldUnderReverseCharge } from '#domain/pricing/reverse-charge.ts';
import { fromMinor, toMinor } from '#domain/money.ts';
import type { Offer, OfferPayAnswer } from '#generated/schemas.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/core/database/database.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { projects } from '#server/modules/catalogue/index.ts';
import {
  claimKey,
  hashBody,
  limitDeclines,
  type PaymentRow,
  payments,
  toPayAnswer,
} from '#server/modules/payments/index.ts';
import { endWaitingOrder } from '../checkout/end-waiting-order.ts';
import { closeAttempt, type PayStep, runPayment } from '../checkout/pay-attempt.ts';
import { readNewestAttempt, reserveAttempt } from '../checkout/reserve.ts';
import { isLinkValid, type OfferToken, parseOfferToken } from '../manual-orders/offer-link.ts';
import { orders, type OrderRow } from '../orders.table.ts';
import { readShopOrders } from '../shop-orders.ts';
import { lockOrder } from '../staff-order.ts';
import { getPledgeSubject, isPledgeWithdrawable, lockPledge } from './pledge-state.ts';
import { type PledgeRow, pledges } from './pledges.table.ts';
import { withdrawOrderPledge } from './withdraw-pledge.ts';

async function findPledge(db: Queryable, token: OfferToken) {
  const [row] = await db
    .select({ order: orders, pledge: pledges, project: projects })
    .from(pledges)
    .innerJoin(orders, eq(orders.id, pledges.order_id))
    .innerJoin(projects, eq(projects.id, pledges.project_id))
    .where(eq(pledges.order_id, token.id));
  if (!token.isPledge || !row || !isLinkValid(row.pledge, token)) throw notFound();
  return row;
}

function getState({ status }: PledgeRow, order: OrderRow): Offer['state'] {
  if (order.payment_status === 'paid') return 'paid';
  if (order.status !== 'pledged') return 'expired';
  return status === 'declined' ? 'open' : 'pledged';
}

/** The end of a declined pledge, after the charges that are left, in Unix seconds. */
function computeEnd({ failures, retry_at }: PledgeRow): number | null {
  let last = retry_at;
  for (let number = failures + 1; last; number += 1) {
    const next = getNextPledgeCharge(number, last);
    if (!next) break;
    last = next;
  }
  return last && toSeconds(last);
}

/** The pledge of a link. Throws 404 for an invalid link. */
export async function readPledgeOffer(
  { context }: Pick<Call<'getOffer'>, 'context'>,
  token: OfferToken,
): Promise<Offer> {
  const { order, pledge, project } = await findPledge(context.db, token);
  const { number, currency } = order;
  const state = getState(pledge, order);
  const base = { number, state, currency, is_pledge: true };
  if (state === 'paid' || state === 'expired') return base;
  return {
    ...base,
    ...(await describeOrder(context.db, order)),
    expires_at: state === 'open' ? computeEnd(pledge) : project.ends_at && toSeconds(project.ends_at),
    withdrawable: isPledgeWithdrawable(pledge, project, context.now()),
  };
}

async function describeOrder(db: Queryable, order: OrderRow): Promise<Partial<Offer>> {
  const { currency, firstname, lastname, email, phone, address, zip_code, city, state, country_id, vat_rate } = order;
  const money = (minor: number) => fromMinor(minor, currency);
  const parts = (await readShopOrders(db, [order.id])).get(order.id) ?? [];
  return {
    pickup: order.pickup,
    customer: { firstname, lastname, email, phone, address, zip_code, city, state, country_id },
    lines: parts
      .flatMap(({ lines }) => lines)
      .map(({ project_id, item_id, quantity, name, artist_name, item_name, picture, price }) => ({
        ...{ project_id, item_id, quantity, name, picture, price, currency },
        ...{ artist_name: artist_name ?? '', item_name: item_name ?? '' },
      })),
    totals: {
      ...{ items: money(order.items), discount: money(order.discount), shipping: money(order.shipping) },
      ...{ vat: money(order.vat), vat_rate, total: money(order.total), currency, country_id, shops: [] },
      reverse_charge: isSoldUnderReverseCharge(order),
    },
  };
}

/** Withdraws the pledge of a link. Throws 404 for an invalid link and 409 once its project is funded. Idempotent. */
export async function withdrawPledge(call: Call<'withdrawPledge'>): Promise<Offer> {
  const token = parseOfferToken(call.params.token);
  const { order } = await findPledge(call.context.db, token);
  await inTransaction(call.context.db, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked.status !== 'cancelled') await withdrawOrderPledge(tx, call, locked);
  });
  return readPledgeOffer(call, token);
}

/** Pays a declined pledge by another card. Concurrent and repeated calls lead to one charge. */
export async function payPledge(call: Call<'payOffer'>, token: OfferToken): Promise<OfferPayAnswer> {
  const { context } = call;
  const { order } = await findPledge(context.db, token);
  const answer = await limitDeclines(call, () =>
    runPayment(call, () =>
      inTransaction(context.db, async (tx) => {
        const locked = await lockOrder(tx, order.id);
        const claim = await claimKey(tx, call);
        return claim.answered ? { answer: claim.answered } : beginPledgePayment(tx, call, locked);
      }),
    ),
  );
  if (order.cart_id === null) throw problem(409, 'offer_changed');
  return { ...answer, cart_id: order.cart_id };
}

async function beginPledgePayment(tx: Transaction, call: Call<'payOffer'>, order: OrderRow): Promise<PayStep> {
  const { context, body } = call;
  const pledge = await lockPledge(tx, order.id);
  if (!pledge) throw notFound();
  const payment = await findLivePayment(tx, order.id);
  if (payment?.status === 'paid') return { answer: toPayAnswer(payment) };
  const state = getState(pledge, order);
  if (state === 'expired') throw problem(409, 'offer_expired');
  if (state !== 'open') throw problem(409, 'offer_changed');
  if (toMinor(body.expected_total, order.currency) !== order.total)
    throw problem(409, 'offer_changed', { members: { total: fromMinor(order.total, order.currency) } });
  const last4 = extractCardDigits(body.card?.number ?? '').slice(-4);
  if (payment) {
    // same card: a repeated call; otherwise the pending payment is replaced
    if (body.card && last4 === payment.card_last4) return { answer: toPayAnswer(payment) };
    return { prerequisite: () => endWaitingOrder(context, payment.id, call) };
  }
  const subject = getPledgeSubject(order.id);
  const request_hash = hashBody({ last4, payment_method: body.payment_method ?? undefined });
  const newest = await readNewestAttempt(tx, subject);
  if (newest?.status === 'open') {
    if (newest.request_hash === request_hash) return { attempt: newest };
    return { prerequisite: () => closeAttempt(context, newest, call) };
  }
  const attempt = await reserveAttempt(tx, context, {
    ...{ subject, previousNumber: pledge.charges, request_hash, cart_id: order.cart_id ?? '', method: 'card' },
    ...{ idempotency_key: call.headers['idempotency-key'], amount: order.total, currency: order.currency },
    target: { order_id: order.id, change_id: null },
  });
  await tx.update(pledges).set({ charges: attempt.number }).where(eq(pledges.order_id, order.id));
  return { attempt };
}

/** The paid or processing payment of a pledged order. */
async function findLivePayment(tx: Transaction, orderId: number): Promise<PaymentRow | undefined> {
  const rows = await tx
    .select()
    .from(payments)
    .where(
      and(eq(payments.order_id, orderId), isNull(payments.change_id), inArray(payments.status, ['paid', 'processing'])),
    )
    .orderBy(payments.id)
    .for('update');
  return rows.find(({ status }) => status === 'paid') ?? rows.at(-1);
}
