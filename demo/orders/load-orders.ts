import { getTableName } from 'drizzle-orm';
import { EXCHANGE_RATE_SEED } from '#domain/pricing/exchange-rates.ts';
import { SHIPPING_RATE_SEED } from '#domain/pricing/shipping-seed.ts';
import { VAT_SEED } from '#domain/pricing/vat.ts';
import { loadWithoutIndexes } from '#server/core/database/bulk-load.ts';
import { orderLines, orders, shipmentLines, shipments, shopOrders } from '#server/modules/orders/index.ts';
import { payments } from '#server/modules/payments/index.ts';
import { createOrderMoments } from '../calendar.ts';
import { copyRows, type CopyRow } from '../copy.ts';
import { loadManualOrders } from './manual-orders.ts';
import { createOrderRows, type Counters, type OrderWorld } from './orders.ts';
import type { DemoLoad } from '../demo-load.ts';
import { readSoldItems, readBuyers, readShopNames } from '../demo-records.ts';

/** Orders written at a time. */
const BATCH = 20_000;
/** Orders written between two lines of progress. */
const SAID = 100_000;

/** Writes the orders with their lines, parcels and payments, and those that staff entered. */
export async function loadOrders({ client, now, size: { orders: count }, detail }: DemoLoad): Promise<void> {
  const world: OrderWorld = {
    items: await readSoldItems(client),
    buyers: await readBuyers(client),
    shopNames: await readShopNames(client),
    tables: { vat: VAT_SEED, exchange: EXCHANGE_RATE_SEED, shipping: SHIPPING_RATE_SEED },
    now,
  };
  const moment = createOrderMoments(count, now);
  const counters: Counters = { shopOrder: 0, line: 0, shipment: 0 };
  const filled = [orders, shopOrders, orderLines, shipments, shipmentLines, payments];
  await loadWithoutIndexes(client, filled.map(getTableName), async () => {
    for (let start = 0; start < count; start += BATCH) {
      if (start > 0 && start % SAID === 0) detail(`${start.toLocaleString('en')} of ${count.toLocaleString('en')}`);
      const batch = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) =>
        createOrderRows(start + index + 1, moment(start + index), world, counters),
      );
      const all = (pick: (rows: (typeof batch)[number]) => CopyRow[]) => batch.flatMap(pick);
      await copyRows(
        client,
        orders,
        all(({ order }) => [order]),
      );
      await copyRows(
        client,
        shopOrders,
        all((rows) => rows.shopOrders),
      );
      await copyRows(
        client,
        orderLines,
        all(({ lines }) => lines),
      );
      await copyRows(
        client,
        shipments,
        all((rows) => rows.shipments),
      );
      await copyRows(
        client,
        shipmentLines,
        all((rows) => rows.shipmentLines),
      );
      await copyRows(
        client,
        payments,
        all(({ payment }) => [payment]),
      );
    }
    if (count >= SAID) detail('indexes');
  });
  await loadManualOrders(client, world, counters, count);
}
