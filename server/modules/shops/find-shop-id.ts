import { eq } from 'drizzle-orm';
import type { Extensions } from '#server/core/api/handler.ts';
import { shops } from './shops.table.ts';

/** Returns the id when the shop exists, else null. */
export const findShopId: Extensions['findShopId'] = async (db, id) => {
  const [shop] = await db.select({ id: shops.id }).from(shops).where(eq(shops.id, id));
  return shop?.id ?? null;
};
