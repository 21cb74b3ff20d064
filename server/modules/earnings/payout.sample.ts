// Payouts of shops with earnings, for tests.
import { eq } from 'drizzle-orm';
import type { ArtistPayout } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { payoutAccounts } from './artist-payouts.table.ts';
import { refreshEarnings } from './refresh-earnings.ts';
import { orders, shopOrders } from '#server/modules/orders/index.ts';
import type { SampleShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { must } from '#server/testing/must.ts';

const SENT_AT = new Date(Date.now() - 40 * 86_400_000);

/** Creates a requested payout of a new shop with earnings of 90 EUR. */
export async function createRequestedPayout({ api, sample, buy }: SampleShop): Promise<number> {
  await api.tokenOf('artist');
  const [artist] = await api.db.select().from(users).where(eq(users.role, 'artist'));
  const shop_id = await sample.createSampleShop({ type: 'artist', user_id: artist?.id ?? 0, artist_id: sample.artist });
  await api.db.insert(payoutAccounts).values({ shop_id, holder: 'Marisol Vega', iban: 'FR7630006000011234567890189' });
  const project = await sample.project({ shop_id, fee_rate: 10 });
  const { order_id } = await buy(project, 6);
  await api.db.update(orders).set({ sent_at: SENT_AT, status: 'sent' }).where(eq(orders.id, order_id));
  await api.db.update(shopOrders).set({ status: 'sent' }).where(eq(shopOrders.order_id, order_id));
  await refreshEarnings({ db: api.db, now: () => new Date() });
  const { id } = await must<ArtistPayout>(api, 'POST', '/admin/artist-payouts', { shop_id, currency: 'EUR' });
  return id;
}

/** Creates an approved payout, as `createRequestedPayout`. */
export async function createApprovedPayout(shop: SampleShop): Promise<number> {
  const id = await createRequestedPayout(shop);
  await must(shop.api, 'POST', `/admin/artist-payouts/${id}/approve`);
  return id;
}
