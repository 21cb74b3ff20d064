import { toLocalDay } from '#domain/dates.ts';
import { findRowInForce } from '#domain/pricing/dated.ts';
import { groupLetters, normaliseCode } from '#domain/readable-codes.ts';
import type { BoxPeriodicity, BoxType, Currency } from '#generated/enums.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import { invalid, problem } from '#server/core/problems/problem.ts';
import { boxCodes, type BoxCodeRow, boxPlans, boxSponsors } from './box-offers.table.ts';
import type { Queryable } from '#server/core/database/database.ts';

/** A box as it is sold. */
export interface BoxOffer {
  readonly type: BoxType;
  readonly periodicity: BoxPeriodicity;
  readonly currency: Currency;
}

/** Finds the current price of a box in minor units; undefined when it is not sold in the currency. */
export async function findCurrentPrice(db: Queryable, offer: BoxOffer, now: Date): Promise<number | undefined> {
  const { type, periodicity, currency } = offer;
  const isPlan = and(eq(boxPlans.type, type), eq(boxPlans.periodicity, periodicity), eq(boxPlans.currency, currency));
  return findRowInForce(await db.select().from(boxPlans).where(isPlan), toLocalDay(now.getTime() / 1000))?.price;
}

/** Reads the current price of a box type in minor units. Throws 422 when it is not sold in the currency. */
export async function readCurrentPrice(db: Queryable, offer: BoxOffer, now: Date): Promise<number> {
  const price = await findCurrentPrice(db, offer, now);
  if (price === undefined) throw invalid([{ path: 'periodicity', code: 'box_not_sold' }]);
  return price;
}

/** Returns the state of a code, like the computed field of the codes' resource. */
export function getBoxCodeState(
  { active, expires_at, uses, max_uses }: BoxCodeRow,
  now: Date,
): 'off' | 'over' | 'used_up' | 'running' {
  if (!active) return 'off';
  if (expires_at !== null && expires_at <= now) return 'over';
  return uses >= max_uses ? 'used_up' : 'running';
}

const REFUSALS = { off: 'code_revoked', over: 'code_expired', used_up: 'code_used_up' } as const;

/** Loads a usable code, `FOR UPDATE` with `lock`. Throws 404 for an unknown code, 409 for a revoked, expired or used-up one. */
export async function findBoxCode(
  db: Queryable,
  input: string,
  now: Date,
  { lock = true }: { lock?: boolean } = {},
): Promise<BoxCodeRow> {
  const query = db
    .select()
    .from(boxCodes)
    .where(eq(boxCodes.code, groupLetters(normaliseCode(input))));
  const [code] = await (lock ? query.for('update') : query);
  if (!code) throw problem(404, 'code_unknown');
  const state = getBoxCodeState(code, now);
  if (state !== 'running') throw problem(409, REFUSALS[state]);
  return code;
}

/** Counts a use of a code by a purchase. Returns false when the limit is reached. */
export async function countBoxCodeUse(tx: Queryable, id: number): Promise<boolean> {
  const used = await tx
    .update(boxCodes)
    .set({ uses: sql`${boxCodes.uses} + 1`, version: sql`${boxCodes.version} + 1` })
    .where(and(eq(boxCodes.id, id), lt(boxCodes.uses, boxCodes.max_uses)))
    .returning({ id: boxCodes.id });
  return used.length === 1;
}

/** Subtracts the use of a purchase that was not paid. */
export async function returnBoxCode(tx: Queryable, id: number): Promise<void> {
  await tx
    .update(boxCodes)
    .set({ uses: sql`greatest(${boxCodes.uses} - 1, 0)`, version: sql`${boxCodes.version} + 1` })
    .where(eq(boxCodes.id, id));
}

/** Returns the user id of a code's sponsor, null without a code. Throws 422 for an unknown code or the user's own. */
export async function findSponsor(
  db: Queryable,
  code: string | null | undefined,
  userId: number | undefined,
): Promise<number | null> {
  if (!code?.trim()) return null;
  const [row] = await db.select().from(boxSponsors).where(eq(boxSponsors.code, code.trim().toUpperCase()));
  if (!row) throw invalid([{ path: 'sponsor', code: 'sponsor_unknown' }]);
  if (row.user_id === userId) throw invalid([{ path: 'sponsor', code: 'sponsor_is_oneself' }]);
  return row.user_id;
}
