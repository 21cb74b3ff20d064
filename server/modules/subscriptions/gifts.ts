import { getMonthsPaid } from '#domain/subscriptions/months.ts';
import { fromMinor } from '#domain/money.ts';
import { BoxPeriodicity, BoxType } from '#generated/enums.ts';
import type { BoxOffer, UserGift } from '#generated/schemas.ts';
import { desc, eq } from 'drizzle-orm';
import type { Handler } from '#server/core/api/handler.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import { findBoxPrice } from '#server/modules/cart/index.ts';
import { boxCodes, getBoxCodeState, readRates } from '#server/modules/pricing/index.ts';

/** Lists the gift boxes bought by the caller. */
export const listUserGifts: Handler<'listUserGifts'> = async ({ user, context }): Promise<UserGift[]> => {
  const rows = await context.reads
    .select()
    .from(boxCodes)
    .where(eq(boxCodes.giver_id, requireAccount(user).id))
    .orderBy(desc(boxCodes.created_at), desc(boxCodes.id));
  return rows.map((row) => ({
    ...{ code: row.code, type: row.type ?? 'vinyl', months: row.months ?? 1 },
    ...{ recipient: row.recipient, message: row.message, state: getBoxCodeState(row, context.now()) },
    created_at: toSeconds(row.created_at),
  }));
};

/** Lists the boxes on sale with their prices in a currency. */
export const listBoxOffers: Handler<'listBoxOffers'> = async ({ query, context }): Promise<BoxOffer[]> => {
  const currency = query.currency ?? 'EUR';
  const rates = await readRates(context.reads);
  const offers: BoxOffer[] = [];
  for (const type of BoxType.values)
    for (const periodicity of BoxPeriodicity.values) {
      const price = await findBoxPrice(context.reads, { type, periodicity }, currency, { rates, now: context.now() });
      if (price !== undefined)
        offers.push({
          type,
          periodicity,
          months: getMonthsPaid(periodicity),
          price: fromMinor(price, currency),
          currency,
        });
    }
  return offers;
};
