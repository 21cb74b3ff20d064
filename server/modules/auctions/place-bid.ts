import { extendEnd, computeMinimumBid, computeAuctionState } from '#domain/auctions/auction.ts';
import { fromMinor, toMinor } from '#domain/money.ts';
import type { PublicLot } from '#generated/schemas.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { lotBids, type LotRow, lots } from './auctions.table.ts';
import { mailBidders } from './letters/lot-mails.ts';
import { lockLot, readBids, toTerms, toLotColumns } from './lot-state.ts';
import { toPublicLot } from './public-lots.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { inTransaction } from '#server/core/database/database.ts';

function checkOpen({ status, starts_at, ends_at }: LotRow, at: Date): void {
  if (status === 'draft') throw notFound();
  if (status !== 'open' || ends_at <= at) throw problem(409, 'lot_is_closed');
  if (starts_at > at) throw problem(409, 'lot_not_begun');
}

/**
 * Places a proxy bid; bids on a lot are serialised. The maximum is kept secret, the price is the lowest that leads. A
 * bid in the last two minutes extends the lot by two minutes.
 */
export function placeBid(call: Call<'placeBid'>): Promise<PublicLot> {
  const { context, params, body, user } = call;
  return inTransaction(context.db, async (tx) => {
    const lot = await lockLot(tx, params.id);
    const at = context.now();
    checkOpen(lot, at);
    if (!user || body.currency !== lot.currency) throw invalid([{ path: 'currency', code: 'currency_of_lot' }]);
    const terms = toTerms(lot);
    const maximum = toMinor(body.maximum, lot.currency);
    const bids = await readBids(tx, lot.id);
    const minimum = computeMinimumBid(computeAuctionState(bids, terms), terms, user.id);
    if (maximum < minimum)
      throw invalid([{ path: 'maximum', code: 'input_min', params: { min: fromMinor(minimum, lot.currency) } }]);
    const [bid] = await tx
      .insert(lotBids)
      .values({ ...{ lot_id: lot.id, user_id: user.id, currency: lot.currency, maximum, amount: 0 }, created_at: at })
      .returning();
    if (!bid) throw new Error('The database did not return the bid.');
    const allBids = [...bids, { id: bid.id, user_id: user.id, maximum }];
    const state = computeAuctionState(allBids, terms);
    await tx.update(lotBids).set({ amount: state.price }).where(eq(lotBids.id, bid.id));
    const values = { ...toLotColumns(state, allBids.length), ends_at: extendEnd(lot.ends_at, at) };
    const [after] = await tx.update(lots).set(values).where(eq(lots.id, lot.id)).returning();
    if (!after) throw notFound();
    const { leader_id } = lot;
    if (leader_id !== null && leader_id !== after.leader_id)
      await mailBidders(tx, context, after, [leader_id], { template: 'lot_outbid' });
    await announceChange(tx, { resource: 'lots', id: lot.id, action: 'update' });
    call.reply.status(201);
    return toPublicLot(tx, after, user.id);
  });
}
