import { fromMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import { UserPayoutFields } from '#generated/fields/UserPayout.ts';
import type { ArtistPayoutPart, UserPayout, UserPayouts } from '#generated/schemas.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { type ArtistPayoutRow, artistPayouts, payoutAccounts } from './artist-payouts.table.ts';
import { ownShop } from './own-shop.ts';
import { leastPayout, readParts } from './payout-money.ts';
import { lockPayout, movePayout } from './payout-state.ts';
import { requestPayout } from './request-payout.ts';
import { shops } from '#server/modules/shops/index.ts';
import { balances } from './earnings.table.ts';
import { refreshEarnings } from './refresh-earnings.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { toWire } from '#server/core/api/wire.ts';

/** Maximum number of payouts in a response. */
const MOST = 100;

const tell = (row: ArtistPayoutRow, parts: readonly ArtistPayoutPart[] = []): UserPayout => ({
  ...(toWire(UserPayoutFields, row) as Omit<UserPayout, 'parts'>),
  parts: [...parts],
});

async function tellOne(db: Queryable, row: ArtistPayoutRow): Promise<UserPayout> {
  return tell(row, (await readParts(db, [row])).get(row.id));
}

/** Balances, payout account and payouts of the account's shops. */
export async function listUserPayouts({ context, user }: Call<'listUserPayouts'>): Promise<UserPayouts> {
  await refreshEarnings(context);
  const { db } = context;
  const mine = await db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(eq(shops.user_id, user?.id ?? 0));
  const ids = sql`any (${sql.param(mine.map(({ id }) => id))}::int[])`;
  const found = await db
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
    .limit(MOST);
  const parts = await readParts(db, rows);
  const least = new Map<Currency, number>();
  for (const { currency } of found) least.set(currency, await leastPayout(context, currency));
  return {
    balances: found.map(({ shop_id, currency, ...sums }) => {
      const money = (minor: number) => fromMinor(minor, currency);
      return {
        ...{ shop_id, shop_name: mine.find(({ id }) => id === shop_id)?.name ?? '', currency },
        ...{ earned: money(sums.earned), pending: money(sums.pending), paid_out: money(sums.paid_out) },
        ...{ available: money(sums.available), minimum: money(least.get(currency) ?? 0) },
      };
    }),
    accounts: accounts.map(({ shop_id, holder, iban_masked }) => ({ shop_id, holder, iban_masked })),
    payouts: rows.map((row) => tell(row, parts.get(row.id))),
  };
}

/** Requests a payout of an own shop. */
export async function requestOwnPayout(call: Call<'requestPayout'>): Promise<UserPayout> {
  const row = await requestPayout(call, ownShop(call.user));
  call.reply.status(201);
  return tellOne(call.context.db, row);
}

/** Withdraws an own request. Throws 404 for requests of others. */
export function cancelPayout(call: Call<'cancelPayout'>): Promise<UserPayout> {
  const { context, params, user } = call;
  return inTransaction(context.db, async (tx) => {
    const before = await lockPayout(tx, params.id);
    if (before.created_by === null || before.created_by !== user?.id) throw notFound();
    const decided = { decided_by: user.id, decided_at: context.now() };
    return tellOne(tx, await movePayout(tx, call, before, { status: 'cancelled', ...decided }));
  });
}
