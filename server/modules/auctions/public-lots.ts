import { computeMinimumBid } from '#domain/auctions/auction.ts';
import { fromMinor } from '#domain/money.ts';
import { PublicLotFields } from '#generated/fields/PublicLot.ts';
import type { PublicLot } from '#generated/schemas.ts';
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { lotBids, type LotRow, lots } from './auctions.table.ts';
import { readAuctionState, toTerms } from './lot-state.ts';
import { getPictureFolder, items, projects } from '#server/modules/catalogue/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { toSeconds, toWire } from '#server/core/api/wire.ts';

/** Time for which ended lots are listed, in milliseconds. */
const SHOWN_AFTER_MS = 30 * 86_400_000;
const MAX_BIDS = 50;

/** The public view of a lot: without the reserve, and only with the caller's maximum. */
export async function toPublicLot(db: Queryable, lot: LotRow, userId: number | undefined): Promise<PublicLot> {
  const { state, bids } = await readAuctionState(db, lot);
  const toAmount = (minor: number) => fromMinor(minor, lot.currency);
  const ownMaxima = bids.filter(({ user_id }) => user_id === userId).map(({ maximum }) => maximum);
  const [record] = await db
    .select({ id: projects.id, name: projects.name, picture: projects.picture })
    .from(items)
    .innerJoin(projects, eq(projects.id, items.project_id))
    .where(eq(items.id, lot.item_id ?? 0));
  return {
    ...(toWire(PublicLotFields, { ...lot, price: state.price }) as PublicLot),
    project_picture: record ? getPictureFolder(record) : null,
    project_name: record?.name ?? null,
    project_id: record?.id ?? null,
    least_bid: toAmount(computeMinimumBid(state, toTerms(lot), userId)),
    reserve_met: state.reserveMet,
    leading: state.leader !== undefined && state.leader.user_id === userId,
    my_maximum: ownMaxima.length > 0 ? toAmount(Math.max(...ownMaxima)) : null,
  };
}

/** Lists open lots by end, then ended lots, latest first. */
export async function listLots({ context, user }: Call<'listLots'>): Promise<PublicLot[]> {
  const { reads: db, now } = context;
  const isRecent = and(
    inArray(lots.status, ['sold', 'unsold', 'paid']),
    gt(lots.ends_at, new Date(now().getTime() - SHOWN_AFTER_MS)),
  );
  const isOpen = eq(lots.status, 'open');
  const rows = await db
    .select()
    .from(lots)
    .where(or(isOpen, isRecent))
    .orderBy(desc(isOpen), sql`case when ${isOpen} then ${lots.ends_at} end`, desc(lots.ends_at))
    .limit(100);
  return Promise.all(rows.map((lot) => toPublicLot(db, lot, user?.id)));
}

/** A lot with its bids; bidders are numbered, not named. */
export async function getLot({ context, params, user }: Call<'getLot'>): Promise<PublicLot> {
  const { reads: db } = context;
  const [lot] = await db.select().from(lots).where(eq(lots.id, params.id));
  if (!lot || lot.status === 'draft') throw notFound();
  const rows = await db
    .select()
    .from(lotBids)
    .where(and(eq(lotBids.lot_id, lot.id), isNull(lotBids.withdrawn_at)))
    .orderBy(desc(lotBids.id));
  const bidders = [...new Set(rows.map(({ user_id }) => user_id).reverse())];
  const bids = rows.slice(0, MAX_BIDS).map(({ user_id, amount, currency, created_at }) => ({
    ...{ bidder: `Bidder ${bidders.indexOf(user_id) + 1}`, currency },
    ...{ amount: fromMinor(amount, currency), created_at: toSeconds(created_at) },
  }));
  return { ...(await toPublicLot(db, lot, user?.id)), bids };
}
