import { comparedCode } from '#domain/catalogue/barcodes.ts';
import { orderIdOf } from '#domain/orders/order-number.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { barcodes } from '#server/modules/catalogue/index.ts';
import { orders } from './orders.table.ts';
import { shipments } from './shipments.table.ts';
import { orderLines } from './shop-orders.table.ts';

/**
 * The orders that a whole identifier leads to: its number, the customer's e-mail, the number of a parcel, or the barcode
 * of what was bought or of a carton of it. Each is looked up in an index of its own.
 */
export function findOrders(text: string): SQL {
  const asked = text.trim();
  const barcode = comparedCode(asked);
  const either = (changed: string) => sql`(${asked}, ${changed})`;
  return sql`${orders.id} in (
    select ${orderIdOf(asked) ?? null}::integer
    union select ${orders.id} from ${orders} where ${orders.email} in ${either(asked.toLowerCase())}
    union select ${shipments.order_id} from ${shipments}
      where ${shipments.tracking_number} in ${either(asked.replace(/\s/g, '').toUpperCase())}
    union select ${orderLines.order_id} from ${orderLines} where ${orderLines.barcode} = ${barcode}
    union select ${orderLines.order_id} from ${barcodes} join ${orderLines} on ${orderLines.item_id} = ${barcodes.item_id}
      where ${barcodes.barcode} = ${barcode})`;
}
