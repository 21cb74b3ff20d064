import { toLocalDay } from '#domain/dates.ts';
import { isReverseCharged } from '#domain/pricing/reverse-charge.ts';
import type { Country } from '#generated/enums.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { findSellerOn } from '#server/modules/settings/index.ts';

/** Whether a company that buys owes the VAT itself. */
export async function isCartReverseCharged(
  db: Queryable,
  country: Country | undefined,
  vatNumber: string | null | undefined,
  now: Date,
): Promise<boolean> {
  if (!country || !vatNumber) return false;
  const seller = await findSellerOn(db, toLocalDay(now.getTime() / 1000));
  return seller !== undefined && isReverseCharged(seller.country_id, country, vatNumber);
}
