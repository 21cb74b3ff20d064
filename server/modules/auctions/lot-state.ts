import {
  type AuctionBid,
  type AuctionTerms,
  computeAuctionState,
  type AuctionState,
  getDefaultIncrements,
} from '#domain/auctions/auction.ts';
import { getCurrencyDecimals, toMinor } from '#domain/money.ts';
import { canMove } from '#domain/statuses.ts';
import { LotStatus } from '#generated/enums.ts';
import { lotsResource as definition } from '#generated/resources.ts';
import type { Lot } from '#generated/schemas.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { AnyCall } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { lotBids, type LotRow, lots } from './auctions.table.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { transitionNotAllowed } from '#server/resources/check-action.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Loads the lot `FOR UPDATE`. Throws 404. */
export async function lockLot(tx: Transaction, id: number): Promise<LotRow> {
  const [row] = await tx.select().from(lots).where(eq(lots.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** The auction terms of a lot; amounts in minor units. */
export function toTerms({ start_price: start, reserve, increments, currency }: LotRow): AuctionTerms {
  const steps = increments.length > 0 ? increments : getDefaultIncrements(getCurrencyDecimals(currency));
  const minor = (amount: number) => toMinor(amount, currency);
  return { start, reserve, increments: steps.map(({ from, step }) => ({ from: minor(from), step: minor(step) })) };
}

/** The valid bids of a lot in order. Bids of deleted accounts count as those of one bidder. */
export async function readBids(tx: Queryable, lotId: number): Promise<AuctionBid[]> {
  const rows = await tx
    .select({ id: lotBids.id, user_id: lotBids.user_id, maximum: lotBids.maximum })
    .from(lotBids)
    .where(and(eq(lotBids.lot_id, lotId), isNull(lotBids.withdrawn_at)))
    .orderBy(asc(lotBids.id));
  return rows.map(({ user_id, ...bid }) => ({ ...bid, user_id: user_id ?? 0 }));
}

/** The columns of a lot derived from its bids. */
export function toLotColumns({ leader, price, reserveMet }: AuctionState, count: number): Partial<LotRow> {
  return {
    price: leader ? price : null,
    leader_id: leader && leader.user_id > 0 ? leader.user_id : null,
    reserve_met: reserveMet,
    bids_count: count,
  };
}

/** Computes the state of a lot from its bids. */
export async function readAuctionState(
  tx: Queryable,
  lot: LotRow,
): Promise<{ state: AuctionState; bids: AuctionBid[] }> {
  const bids = await readBids(tx, lot.id);
  return { state: computeAuctionState(bids, toTerms(lot)), bids };
}

/** Updates a lot. Throws 409 for a status transition that is not allowed. */
export async function changeLot(tx: Transaction, before: LotRow, values: Partial<LotRow>): Promise<LotRow> {
  const { status } = values;
  // stays sold when it is offered to another bidder
  const staysSold = status === 'sold' && before.status === 'sold';
  if (status && !staysSold && !canMove(LotStatus, before.status, status))
    throw transitionNotAllowed(before.status, status);
  const [after] = await tx
    .update(lots)
    .set({ ...values, version: sql`${lots.version} + 1` })
    .where(eq(lots.id, before.id))
    .returning();
  if (!after) throw notFound();
  return after;
}

/** Updates a lot by a call, with its audit entry, and returns the response. */
export async function changeLotByCall(
  tx: Transaction,
  call: AnyCall,
  before: LotRow,
  values: Partial<LotRow>,
): Promise<Lot> {
  const after = await changeLot(tx, before, values);
  await auditChange(tx, call, 'lots', before.id, before, after);
  call.reply.header('etag', `"${after.version}"`);
  return toWire(definition.fields, after) as Lot;
}
