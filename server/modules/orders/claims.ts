import { findBlockingHolder } from '#domain/fulfilment/claims.ts';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { problem, type Problem } from '#server/core/problems/problem.ts';
import type { AnyCall, Context } from '#server/core/api/handler.ts';
import { announceChange } from '#server/core/live/announce-change.ts';
import { orders, type OrderRow } from './orders.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';

/** 409 with the name of the colleague who has claimed the order. */
async function createClaimedProblem(tx: Queryable, userId: number): Promise<Problem> {
  const [holder] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return problem(409, 'claimed_by_colleague', { detailParams: { name: holder?.name ?? `#${String(userId)}` } });
}

/** Throws 409 when another account has an active claim on the order. */
export async function checkClaim(
  tx: Queryable,
  { user, context }: Pick<AnyCall, 'user' | 'context'>,
  order: OrderRow,
): Promise<void> {
  const holder = findBlockingHolder(order, user?.id, context.now(), context.config.claimMinutes);
  if (holder !== undefined) throw await createClaimedProblem(tx, holder);
}

/** Releases claims after inactivity. Runs every minute. */
export const expireClaims: Worker = {
  name: 'end-claims',
  schedule: '* * * * *',
  run: (_data, context) => expireOldClaims(context),
};

export async function expireOldClaims({ db, now, config }: Pick<Context, 'db' | 'now' | 'config'>): Promise<void> {
  const limit = new Date(now().getTime() - config.claimMinutes * 60_000);
  const expiredClaims = await db
    .update(orders)
    .set({ claimed_by: null, claimed_at: null, version: sql`${orders.version} + 1` })
    .where(and(isNotNull(orders.claimed_by), lte(orders.claimed_at, limit)))
    .returning({ id: orders.id });
  for (const { id } of expiredClaims) await announceChange(db, { resource: 'orders', id, action: 'update' });
}
