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
import { createOrderRows, type Counters, type ShopData } from './orders.ts';
import type { DemoLoad } from '../demo-load.ts';
import { readSoldItems, readBuyers, readShopNames } from '../demo-records.ts';

/** Orders written per statement. */
const BATCH = 20_000;
/** Orders written between two progress messages. */
const PROGRESS_INTERVAL = 100_000;

/** Writes orders with their lines, parcels and payments, and manual orders. */
export async function loadOrders({ client, now, size: { orders: count }, detail }: DemoLoad): Promise<void> {
  const shopData: ShopData = {
    items: await readSoldItems(client),
    buyers: await readBuyers(client),
    shopNames: await readShopNames(client),
    tables: { vat: VAT_SEED, exchange: EXCHANGE_RATE_SEED, shipping: SHIPPING_RATE_SEED },
    now,
  };
  const getTime = createOrderMoments(count, now);
  const counters: Counters = { shopOrder: 0, line: 0, shipment: 0 };
  const tables = [orders, shopOrders, orderLines, shipments, shipmentLines, payments];
  await loadWithoutIndexes(client, tables.map(getTableName), async () => {
    for (let start = 0; start < count; start += BATCH) {
      if (start > 0 && start % PROGRESS_INTERVAL === 0)
        detail(`${start.toLocaleString('en')} of ${count.toLocaleString('en')}`);
      const batch = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) =>
        createOrderRows(start + index + 1, getTime(start + index), shopData, counters),
      );
      const collectRows = (pick: (rows: (typeof batch)[number]) => CopyRow[]) => batch.flatMap(pick);
      await copyRows(
        client,
        orders,
        collectRows(({ order }) => [order]),
      );
      await copyRows(
        client,
        shopOrders,
        collectRows((rows) => rows.shopOrders),
      );
      await copyRows(
        client,
        orderLines,
        collectRows(({ lines }) => lines),
      );
      await copyRows(
        client,
        shipments,
        collectRows((rows) => rows.shipments),
      );
      await copyRows(
        client,
        shipmentLines,
        collectRows((rows) => rows.shipmentLines),
      );
      await copyRows(
        client,
        payments,
        collectRows(({ payment }) => [payment]),
      );
    }
    if (count >= PROGRESS_INTERVAL) detail('indexes');
  });
  await loadManualOrders(client, shopData, counters, count);
}
