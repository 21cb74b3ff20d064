import type { Cart } from '#generated/schemas.ts';
import { eq, lt, type SQL, sql } from 'drizzle-orm';
import { carts } from './cart.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { readRows } from '#server/core/database/selection.ts';
import { selectSetting } from '#server/core/settings/settings.ts';
import { readDuration } from '#server/core/settings/durations.ts';

/** An empty cart. */
export function emptyCart(id: string, currency: Cart['currency']): Cart {
  return { id, count: 0, currency, promo_code: null, shops: {}, boxes: [] };
}

/** The state of a cart id. */
export interface CartState {
  /** The saved cart, unless expired. */
  readonly saved: Cart | undefined;
  /** The paid or pledged order created from it. */
  readonly order_id: number | undefined;
  /** Minutes for which copies are kept while a payment is completed. */
  readonly held_minutes: number;
}

/** Loads the state of a cart id; '' for a cart without one. */
export async function findCart(db: Queryable, id: string, now: Date): Promise<CartState> {
  const selection = {
    cart: sql<Cart | null>`(${selectSavedCart(id, now)})`,
    order_id: sql<number | null>`(select id from orders where cart_id = ${id} and status <> 'cancelled'
      and (payment_status = 'paid' or status = 'pledged'))`,
    held_minutes: selectSetting('payment_held_minutes'),
  };
  const [row] = await readRows(db, selection, (columns) => sql`select ${columns}`, 'find_cart');
  if (!row) throw new Error('The database did not return the state of the cart.');
  return { saved: row.cart ?? undefined, order_id: row.order_id ?? undefined, held_minutes: row.held_minutes };
}

/** SQL of a saved cart by id, unless expired. */
export const selectSavedCart = (id: string, now: Date): SQL => sql`select cart from carts where id = ${id}
  and updated_at > ${now.toISOString()}::timestamptz - make_interval(days => ${selectSetting('cart_days')}::int)`;

/** Saves a cart and renews its expiry. */
export async function saveCart(db: Queryable, cart: Cart, now: Date): Promise<void> {
  await buildSaveCart(db, cart, now);
}

/** Builds the statement that saves a cart. */
export function buildSaveCart(db: Queryable, cart: Cart, now: Date) {
  return db
    .insert(carts)
    .values({ id: cart.id, cart, created_at: now, updated_at: now })
    .onConflictDoUpdate({ target: carts.id, set: { cart, updated_at: now } });
}

/** Deletes a cart. */
export async function removeCart(db: Queryable, id: string): Promise<void> {
  await db.delete(carts).where(eq(carts.id, id));
}

/** Deletes expired carts hourly. */
export const pruneCarts: Worker = {
  name: 'prune-carts',
  schedule: '7 * * * *',
  run: async (_data, { db, now }) => {
    await db.delete(carts).where(lt(carts.updated_at, await computeExpiryLimit(db, now())));
  },
};

/** The time before which carts are expired. */
async function computeExpiryLimit(db: Queryable, now: Date): Promise<Date> {
  return new Date(now.getTime() - (await readDuration(db, 'cart_days')));
}
