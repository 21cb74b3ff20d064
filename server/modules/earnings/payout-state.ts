import { artistPayoutsResource as definition } from '#generated/resources.ts';
import { ArtistPayoutStatus } from '#generated/enums.ts';
import type { ArtistPayout } from '#generated/schemas.ts';
import { canMove } from '#domain/statuses.ts';
import { eq, sql } from 'drizzle-orm';
import type { AnyCall } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { type ArtistPayoutRow, artistPayouts } from './artist-payouts.table.ts';
import { readParts } from './payout-money.ts';
import { refreshBalances } from './refresh-earnings.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import { transitionNotAllowed } from '#server/resources/check-action.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Loads the payout `FOR UPDATE`. Throws 404. */
export async function lockPayout(tx: Transaction, id: number): Promise<ArtistPayoutRow> {
  const [row] = await tx.select().from(artistPayouts).where(eq(artistPayouts.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/**
 * Changes the status of a payout with an audit entry and recomputes the balance. Throws 409 for a transition that is
 * not allowed.
 */
export async function movePayout(
  tx: Transaction,
  call: AnyCall,
  before: ArtistPayoutRow,
  values: Partial<ArtistPayoutRow> & Pick<ArtistPayoutRow, 'status'>,
): Promise<ArtistPayoutRow> {
  if (!canMove(ArtistPayoutStatus, before.status, values.status))
    throw transitionNotAllowed(before.status, values.status);
  const after = await changePayout(tx, call, before, values);
  await refreshBalances(tx, [before.shop_id], call.context.now());
  return after;
}

/** Writes a change of a payout with its audit entry. */
export async function changePayout(
  tx: Transaction,
  call: AnyCall,
  before: ArtistPayoutRow,
  values: Partial<ArtistPayoutRow>,
): Promise<ArtistPayoutRow> {
  const [after] = await tx
    .update(artistPayouts)
    .set({ ...values, version: sql`${artistPayouts.version} + 1` })
    .where(eq(artistPayouts.id, before.id))
    .returning();
  if (!after) throw notFound();
  await auditChange(tx, call, 'artist-payouts', before.id, before, after);
  return after;
}

/** Selects the additional columns of the shop. */
export const selectShopColumns = (table: 'artist_payouts' | 'balances') => ({
  artist_id: sql.raw(`select s.artist_id from shops s where s.id = ${table}.shop_id`),
  label_id: sql.raw(`select s.label_id from shops s where s.id = ${table}.shop_id`),
});

/** The response of an action: the current payout with its ETag. */
export async function answerPayout(
  { reply }: Pick<AnyCall, 'reply'>,
  db: Queryable,
  row: ArtistPayoutRow,
): Promise<ArtistPayout> {
  reply.header('etag', `"${row.version}"`);
  const parts = (await readParts(db, [row])).get(row.id) ?? [];
  const { artist_id, label_id } = selectShopColumns('artist_payouts');
  const [shopColumns] = await db
    .select({ artist_id: sql<number | null>`(${artist_id})`, label_id: sql<number | null>`(${label_id})` })
    .from(artistPayouts)
    .where(eq(artistPayouts.id, row.id));
  return { ...(toWire(definition.fields, row) as ArtistPayout), ...shopColumns, parts };
}
