import { projects } from '#server/modules/catalogue/index.ts';
import { artists, shops } from '#server/modules/shops/index.ts';
import { orders } from '#server/modules/orders/index.ts';
import type { Database } from '#server/core/database/database.ts';

type Order = typeof orders.$inferInsert;
type Project = typeof projects.$inferInsert;

/** Inserts orders with defaults for missing fields. Returns their ids. */
export async function insertOrders(db: Database, rows: readonly Partial<Order>[]): Promise<number[]> {
  const address = { address: '12 rue des Martyrs', zip_code: '75009', city: 'Paris', country_id: 'FR' } as const;
  const customer = {
    customer_name: 'Léa Moreau',
    firstname: 'Léa',
    lastname: 'Moreau',
    email: 'lea.moreau@example.com',
  };
  const values = rows.map((row): Order => ({
    currency: 'EUR',
    items: 2490,
    total: 2490,
    ...address,
    ...customer,
    ...row,
  }));
  const inserted = await db.insert(orders).values(values).returning({ id: orders.id });
  return inserted.map(({ id }) => id);
}

/** Inserts projects of a new artist and shop, with defaults for missing fields. Returns their ids. */
export async function insertProjects(db: Database, rows: readonly Partial<Project>[]): Promise<number[]> {
  const [artist] = await db.insert(artists).values({ name: 'Marisol Vega' }).returning({ id: artists.id });
  const [shop] = await db
    .insert(shops)
    .values({ name: 'Halfmoon Audio', code: `halfmoon-${artist?.id}` })
    .returning({ id: shops.id });
  if (!artist || !shop) throw new Error('The database did not return what was inserted.');
  const common = {
    name: 'Salt & Signal',
    artist_id: artist.id,
    artist_name: 'Marisol Vega',
    shop_id: shop.id,
    category: 'vinyl',
    price: 2490,
  } as const;
  const inserted = await db
    .insert(projects)
    .values(rows.map((row): Project => ({ ...common, ...row })))
    .returning({ id: projects.id });
  return inserted.map(({ id }) => id);
}
