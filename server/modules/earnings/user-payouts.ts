import { fromMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import { UserPayoutFields } from '#generated/fields/UserPayout.ts';
import type { ArtistPayoutPart, UserPayout, UserPayouts } from '#generated/schemas.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { type ArtistPayoutRow, artistPayouts, payoutAccounts } from './artist-payouts.table.ts';
import { createOwnerCheck } from './own-shop.ts';
import { readMinimumPayout, readParts } from './payout-money.ts';
import { lockPayout, movePayout } from './payout-state.ts';
import { requestPayout } from './request-payout.ts';
import { shops } from '#server/modules/shops/index.ts';
import { balances } from './earnings.table.ts';
import { refreshEarnings } from './refresh-earnings.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Maximum number of payouts in a response. */
const MAX_PAYOUTS = 100;

const toUserPayout = (row: ArtistPayoutRow, parts: readonly ArtistPayoutPart[] = []): UserPayout => ({
  ...(toWire(UserPayoutFields, row) as Omit<UserPayout, 'parts'>),
  parts: [...parts],
});

async function readUserPayout(db: Queryable, row: ArtistPayoutRow): Promise<UserPayout> {
  return toUserPayout(row, (await readParts(db, [row])).get(row.id));
}

/** Lists balances, payout accounts and payouts of the account's shops. */
export async function listUserPayouts({ context, user }: Call<'listUserPayouts'>): Promise<UserPayouts> {
  await refreshEarnings(context);
  const { db } = context;
  const ownShops = await db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(eq(shops.user_id, user?.id ?? 0));
  const ids = sql`any (${sql.param(ownShops.map(({ id }) => id))}::int[])`;
  const balanceRows = await db
    .select()
    .from(balances)
    .where(sql`${balances.shop_id} = ${ids}`)
    .orderBy(balances.id);
  const accounts = await db
    .select()
    .from(payoutAccounts)
    .where(sql`${payoutAccounts.shop_id} = ${ids}`);
  const rows = await db
    .select()
    .from(artistPayouts)
    .where(sql`${artistPayouts.shop_id} = ${ids}`)
    .orderBy(desc(artistPayouts.created_at), desc(artistPayouts.id))
    .limit(MAX_PAYOUTS);
  const parts = await readParts(db, rows);
  const minimums = new Map<Currency, number>();
  for (const { currency } of balanceRows) minimums.set(currency, await readMinimumPayout(context, currency));
  return {
    balances: balanceRows.map(({ shop_id, currency, ...sums }) => {
      const toAmount = (minor: number) => fromMinor(minor, currency);
      return {
        ...{ shop_id, shop_name: ownShops.find(({ id }) => id === shop_id)?.name ?? '', currency },
        ...{ earned: toAmount(sums.earned), pending: toAmount(sums.pending), paid_out: toAmount(sums.paid_out) },
        ...{ available: toAmount(sums.available), minimum: toAmount(minimums.get(currency) ?? 0) },
      };
    }),
    accounts: accounts.map(({ shop_id, holder, iban_masked }) => ({ shop_id, holder, iban_masked })),
    payouts: rows.map((row) => toUserPayout(row, parts.get(row.id))),
  };
}

/** Requests a payout of a shop of the caller. */
export async function requestOwnPayout(call: Call<'requestPayout'>): Promise<UserPayout> {
  const row = await requestPayout(call, createOwnerCheck(call.user));
  call.reply.status(201);
  return readUserPayout(call.context.db, row);
}

/** Withdraws a request of the caller. Throws 404 for requests of others. */
export function cancelPayout(call: Call<'cancelPayout'>): Promise<UserPayout> {
  const { context, params, user } = call;
  return inTransaction(context.db, async (tx) => {
    const before = await lockPayout(tx, params.id);
    if (before.created_by === null || before.created_by !== user?.id) throw notFound();
    const decision = { decided_by: user.id, decided_at: context.now() };
    return readUserPayout(tx, await movePayout(tx, call, before, { status: 'cancelled', ...decision }));
  });
}
