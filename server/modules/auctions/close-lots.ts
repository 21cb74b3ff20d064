import { and, eq, lte, sql } from 'drizzle-orm';
import type { Context } from '#server/core/api/handler.ts';
import { lots } from './auctions.table.ts';
import { mailBidders } from './letters/lot-mails.ts';
import { changeLot, lockLot, readAuctionState, toLotColumns } from './lot-state.ts';
import { offerLot, computePaymentDeadline } from './offer-lot.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { inTransaction } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** Closes ended lots and marks paid ones. Runs every minute. */
export const closeLots: Worker = {
  name: 'close-lots',
  schedule: '* * * * *',
  run: async (_data, context) => {
    await closeEndedLots(context);
    await markPaidLots(context);
  },
};

/** Closes ended lots, each in a separate transaction. */
export async function closeEndedLots(context: Context): Promise<void> {
  const { db, now } = context;
  const hasEnded = and(eq(lots.status, 'open'), lte(lots.ends_at, now()));
  const endedLots = await db.select({ id: lots.id }).from(lots).where(hasEnded).orderBy(lots.ends_at);
  for (const { id } of endedLots) await inTransaction(db, (tx) => closeLot(tx, context, id));
}

async function closeLot(tx: Parameters<typeof lockLot>[0], context: Context, id: number): Promise<void> {
  const lot = await lockLot(tx, id);
  // extended or closed concurrently
  if (lot.status !== 'open' || lot.ends_at > context.now()) return;
  const { state, bids } = await readAuctionState(tx, lot);
  const isSold = state.leader !== undefined && state.reserveMet;
  const pay_until = isSold ? await computePaymentDeadline(tx, context.now()) : null;
  const status = isSold ? 'sold' : 'unsold';
  const after = await changeLot(tx, lot, { status, pay_until, ...toLotColumns(state, bids.length) });
  if (isSold) await offerLot(tx, context, after);
  const loserIds = bids.map(({ user_id }) => user_id).filter((user) => !isSold || user !== after.leader_id);
  await mailBidders(tx, context, after, loserIds, { template: 'lot_lost' });
  await announceChange(tx, { resource: 'lots', id, action: 'update' });
}

/** Marks the lots whose order is paid. */
export async function markPaidLots({ db }: Pick<Context, 'db'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const paidLots = await tx
      .update(lots)
      .set({ status: 'paid', version: sql`${lots.version} + 1` })
      .where(
        sql`${lots.status} = 'sold' and exists (
          select from manual_orders m where m.id = ${lots.manual_order_id} and m.status = 'paid')`,
      )
      .returning({ id: lots.id });
    for (const { id } of paidLots) await announceChange(tx, { resource: 'lots', id, action: 'update' });
  });
}
