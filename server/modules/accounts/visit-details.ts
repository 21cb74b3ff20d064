import type { LoginRequest } from '#generated/schemas.ts';
import type { Extensions } from '#server/core/api/handler.ts';
import type { SessionDetails } from '#server/core/authentication/sessions.ts';
import type { Queryable } from '#server/core/database/database.ts';

declare module '#server/core/api/handler.ts' {
  interface Extensions {
    /** Returns the id when the shop exists, else null. */
    readonly findShopId: (db: Queryable, id: number) => Promise<number | null>;
  }
}

/** What clients send of the visit. */
export type SentDetails = Pick<LoginRequest, 'currency' | 'country_id' | 'origin' | 'referrer' | 'shop_id'>;

/**
 * Returns the details of the visit that a sign-in or sign-up stores (§7). `ip` is the address of the connection; the
 * sent one is ignored. An unknown shop becomes null.
 */
export async function readVisitDetails(
  db: Queryable,
  sent: SentDetails,
  ip: string,
  { findShopId }: Pick<Extensions, 'findShopId'>,
): Promise<SessionDetails> {
  const { currency = null, country_id = null, origin = null, referrer: referer = null } = sent;
  const shop_id = sent.shop_id ? await findShopId(db, sent.shop_id) : null;
  return { ip, currency, country_id, origin, referer, shop_id };
}
