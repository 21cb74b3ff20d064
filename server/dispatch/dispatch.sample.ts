// A shop with paid orders that are to be handed over, for tests.
import { eq } from 'drizzle-orm';
import type { Order } from '#generated/schemas.ts';
import { orderLines, shopOrders } from '#server/orders/orders.table.ts';
import { barcodes } from '#server/barcodes/barcodes.table.ts';
import { items } from '#server/catalogue/catalogue.table.ts';
import { type SampleShop, startShop } from '#server/payments/shop.sample.ts';
import { seedRates } from '#server/rates/seed.ts';
import type { StartApiOptions } from '#server/testing/start-api.ts';

/** A paid order of one shop. */
export interface Paid {
  order_id: number;
  number: string;
  part: number;
  lines: { id: number; item_id: number }[];
}

export interface SampleDispatch extends SampleShop {
  /** Buys copies of a project; each has a barcode of its own. */
  paid(project?: { id: number; items: number[] }, quantity?: number): Promise<Paid>;
  /** A project whose item has this barcode. */
  record(barcode: string): Promise<{ id: number; items: number[] }>;
  order(id: number): Promise<Order>;
}

export async function startDispatch(options?: StartApiOptions): Promise<SampleDispatch> {
  const shop = await startShop(options);
  const { db } = shop.api;
  await seedRates(db);
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
    order: async (id) => (await shop.api.call<Order>('GET', `/admin/orders/${id}`, { as: 'team' })).body,
  };
}
