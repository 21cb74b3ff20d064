import { normaliseBarcode } from '#domain/catalogue/barcodes.ts';
import { parseOrderNumber } from '#domain/orders/order-number.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { barcodes } from '#server/modules/catalogue/index.ts';
import { orders } from './orders.table.ts';
import { shipments } from './shipments.table.ts';
import { orderLines } from './shop-orders.table.ts';

/**
 * Condition for orders by an exact identifier: order number, e-mail, tracking number, or the barcode of an item or carton.
 * Each look-up uses an index.
 */
export function findOrders(text: string): SQL {
  const term = text.trim();
  const barcode = normaliseBarcode(term);
  const toPair = (variant: string) => sql`(${term}, ${variant})`;
  return sql`${orders.id} in (
    select ${parseOrderNumber(term) ?? null}::integer
    union select ${orders.id} from ${orders} where ${orders.email} in ${toPair(term.toLowerCase())}
    union select ${shipments.order_id} from ${shipments}
      where ${shipments.tracking_number} in ${toPair(term.replace(/\s/g, '').toUpperCase())}
    union select ${orderLines.order_id} from ${orderLines} where ${orderLines.barcode} = ${barcode}
    union select ${orderLines.order_id} from ${barcodes} join ${orderLines} on ${orderLines.item_id} = ${barcodes.item_id}
      where ${barcodes.barcode} = ${barcode})`;
}
