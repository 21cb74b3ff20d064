// Test fixture: a shop with paid orders to hand over.
import { asc, eq } from 'drizzle-orm';
import { cartId, payment, buildCartShops } from '#server/modules/cart/cart.sample.ts';
import type { Partner } from '#generated/enums.ts';
import type { Batch, Order } from '#generated/schemas.ts';
import { orderLines, shopOrders } from '#server/modules/orders/index.ts';
import { barcodes, items } from '#server/modules/catalogue/index.ts';
import { type SampleShop, startShop } from '#server/modules/orders/checkout/shop.sample.ts';
import { seedPrices } from '#server/app/seed.ts';
import type { StartApiOptions } from '#server/testing/start-api.ts';

/** A paid order of one shop. */
export interface PaidOrder {
  order_id: number;
  number: string;
  part: number;
  lines: { id: number; item_id: number }[];
}

export interface SampleDispatch extends SampleShop {
  /** Buys copies of a project, by default of a new one. */
  paid(project?: { id: number; items: number[] }, quantity?: number): Promise<PaidOrder>;
  /** Creates a project whose item has this barcode. */
  record(barcode: string): Promise<{ id: number; items: number[] }>;
  order(id: number): Promise<Order>;
  /** Buys one record of each of `shops` new shops in one order; returns its parts in the order of the shops. */
  split(shops: number): Promise<Omit<PaidOrder, 'part' | 'lines'> & { parts: number[] }>;
  /** Hands parts of orders over to a partner with a new batch; returns the batch. */
  handOver(parts: readonly number[], partner?: Partner): Promise<Batch>;
}

export async function startDispatch(options?: StartApiOptions): Promise<SampleDispatch> {
  const shop = await startShop(options);
  const { db } = shop.api;
  await seedPrices(db);
  const record: SampleDispatch['record'] = async (barcode) => {
    const project = await shop.sample.project();
    await db
      .update(items)
      .set({ stock: 1000 })
      .where(eq(items.id, project.items[0] ?? 0));
    await db.insert(barcodes).values({ barcode, item_id: project.items[0] ?? 0 });
    return project;
  };
  return {
    ...shop,
    record,
    paid: async (project, quantity = 1) => {
      const { order_id } = await shop.buy(project ?? (await shop.sample.project()), quantity);
      const [part] = await db.select().from(shopOrders).where(eq(shopOrders.order_id, order_id));
      const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, order_id));
      return { order_id, number: `VS-${100_000 + order_id}`, part: part?.id ?? 0, lines };
    },
    split: async (count) => {
      const lines: Parameters<typeof buildCartShops>[0] = {};
      for (let index = 1; index <= count; index++) {
        const id = await shop.sample.createSampleShop({ name: `Shop ${index}` });
        const project = await shop.sample.project({ name: `Record ${index}`, shop_id: id });
        lines[id] = [{ project_id: project.id, item_id: project.items[0] ?? 0, quantity: 1 }];
      }
      const id = cartId();
      const cart = { id, save: true, shops: buildCartShops(lines), currency: 'EUR', customer: { country_id: 'FR' } };
      await shop.api.call('POST', '/cart/calculate', { body: cart });
      const { order_id } = (await shop.pay(payment(id))).body;
      const parts = await db
        .select()
        .from(shopOrders)
        .where(eq(shopOrders.order_id, order_id))
        .orderBy(asc(shopOrders.shop_id));
      return { order_id, number: `VS-${100_000 + order_id}`, parts: parts.map((part) => part.id) };
    },
    handOver: async (parts, partner = 'daudin') => {
      const post = (path: string, body?: object) => shop.api.call<Batch>('POST', path, { as: 'team', body });
      const { id } = (await post('/admin/batches', { partner, shop_order_ids: parts })).body;
      await post(`/admin/batches/${id}/check`);
      const { status, body, text } = await post(`/admin/batches/${id}/hand-over`);
      if (status !== 200) throw new Error(text);
      return body;
    },
    order: async (id) => (await shop.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' })).body,
  };
}
