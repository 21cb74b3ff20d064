import { formatDate } from '#domain/dates.ts';
import { getFormatLocale } from '#domain/language.ts';
import { BidFields } from '#generated/fields/Bid.ts';
import { lotsResource } from '#generated/resources.ts';
import type { Lot, Bid } from '#generated/schemas.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { lotBids, lots } from './auctions.table.ts';
import { mailBidders } from './letters/lot-mails.ts';
import { changeLotByCall, lockLot, readBids, readAuctionState, toLotColumns } from './lot-state.ts';
import { offerLot, computePaymentDeadline, withdrawOffer } from './offer-lot.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { items } from '#server/modules/catalogue/index.ts';
import { inTransaction } from '#server/core/database/database.ts';
import { checkAction } from '#server/resources/check-action.ts';
import { toSeconds, toWire } from '#server/core/api/wire.ts';

/** Opens a lot for bids. Throws 409 without a copy in stock or after its end. */
export const adminOpenLot = (call: Call<'adminOpenLot'>): Promise<Lot> =>
  inTransaction(call.context.db, async (tx) => {
    const lot = await lockLot(tx, call.params.id);
    const [item] = await tx
      .select()
      .from(items)
      .where(eq(items.id, lot.item_id ?? 0));
    if (!item || item.stock < 1) throw problem(409, 'lot_without_item');
    if (lot.ends_at <= call.context.now()) throw problem(409, 'lot_time_over');
    return changeLotByCall(tx, call, lot, { status: 'open' });
  });

/** Cancels a lot and its pay link, and mails the bidders. */
export const adminCancelLot = (call: Call<'adminCancelLot'>): Promise<Lot> =>
  inTransaction(call.context.db, async (tx) => {
    const { context, params, body } = call;
    const lot = await lockLot(tx, params.id);
    const { reason } = body;
    const response = await changeLotByCall(tx, call, lot, { status: 'cancelled', reason, pay_until: null });
    await withdrawOffer(tx, lot);
    const bidderIds = (await readBids(tx, lot.id)).map(({ user_id }) => user_id);
    await mailBidders(tx, context, lot, bidderIds, { template: 'lot_cancelled', message: reason });
    return response;
  });

/** Offers a lot whose winner did not pay in time to the next bidder, at the price without the winner's bids. */
export const adminOfferLotToNext = (call: Call<'adminOfferLotToNext'>): Promise<Lot> =>
  inTransaction(call.context.db, async (tx) => {
    const { context, params, body, lang } = call;
    const lot = await lockLot(tx, params.id);
    checkAction(lotsResource, call.operation, lot);
    const at = context.now();
    if (lot.pay_until && lot.pay_until > at) {
      const date = formatDate(toSeconds(lot.pay_until), getFormatLocale(lang));
      throw problem(409, 'lot_still_payable', { detailParams: { date } });
    }
    await withdrawOffer(tx, lot);
    const isBidOfWinner = and(eq(lotBids.lot_id, lot.id), eq(lotBids.user_id, lot.leader_id ?? 0));
    await tx
      .update(lotBids)
      .set({ withdrawn_at: at, reason: body.reason })
      .where(and(isBidOfWinner, isNull(lotBids.withdrawn_at)));
    const { state, bids } = await readAuctionState(tx, lot);
    const isSold = state.leader !== undefined && state.reserveMet;
    const response = await changeLotByCall(tx, call, lot, {
      ...{ status: isSold ? 'sold' : 'unsold', manual_order_id: null, ...toLotColumns(state, bids.length) },
      pay_until: isSold ? await computePaymentDeadline(tx, at) : null,
    });
    if (isSold) await offerLot(tx, context, await lockLot(tx, lot.id));
    return response;
  });

/** Withdraws a bid of an open lot and recomputes the price. */
export const adminWithdrawBid = (call: Call<'adminWithdrawBid'>): Promise<Bid> =>
  inTransaction(call.context.db, async (tx) => {
    const { context, params, body } = call;
    const [bid] = await tx.select().from(lotBids).where(eq(lotBids.id, params.id));
    if (!bid) throw notFound();
    const lot = await lockLot(tx, bid.lot_id);
    if (lot.status !== 'open') throw problem(409, 'lot_is_closed');
    const [after] = await tx
      .update(lotBids)
      .set({ withdrawn_at: context.now(), reason: body.reason })
      .where(and(eq(lotBids.id, bid.id), isNull(lotBids.withdrawn_at)))
      .returning();
    if (!after) throw problem(409, 'bid_is_withdrawn');
    const { state, bids } = await readAuctionState(tx, lot);
    await tx.update(lots).set(toLotColumns(state, bids.length)).where(eq(lots.id, lot.id));
    await auditChange(tx, call, 'bids', bid.id, bid, after);
    if (bid.user_id !== null)
      await mailBidders(tx, context, lot, [bid.user_id], { template: 'lot_bid_withdrawn', message: body.reason });
    return toWire(BidFields, after) as Bid;
  });
