import { computeCartTotals, type PricedLine } from '#domain/pricing/totals.ts';
import { isSoldUnderReverseCharge } from '#domain/pricing/reverse-charge.ts';
import { asc, eq } from 'drizzle-orm';
import { invalid } from '#server/core/problems/problem.ts';
import type { SellableItem } from '#server/modules/cart/index.ts';
import type { PlannedLine } from './planned-line.ts';
import type { CancellableLine } from '../cancellable-lines.ts';
import { type OrderRow } from '../orders.table.ts';
import { shopOrders } from '../shop-orders.table.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { Rates } from '#server/modules/pricing/index.ts';

interface ShippedContent {
  readonly remainingLines: readonly { readonly line: CancellableLine; readonly quantity: number }[];
  readonly addedCopies: readonly PlannedLine[];
  readonly rows: ReadonlyMap<number, SellableItem>;
  readonly rates: Rates;
  readonly at: Date;
}

/**
 * Shipping of the remaining and added items by tariff and the shops' shipping types, in minor units. Throws 422 when
 * the country has no tariff.
 */
export async function computeShippingByTariff(
  tx: Queryable,
  order: OrderRow,
  { remainingLines, addedCopies, rows, rates, at }: ShippedContent,
): Promise<number> {
  const { id, currency, country_id } = order;
  const parts = await tx
    .select({ id: shopOrders.id, shop_id: shopOrders.shop_id, shipping_type: shopOrders.shipping_type })
    .from(shopOrders)
    .where(eq(shopOrders.order_id, id))
    .orderBy(asc(shopOrders.id));
  const lines = [
    ...remainingLines.flatMap(({ line, quantity }) => {
      const shop_id = parts.find((part) => part.id === line.shop_order_id)?.shop_id ?? 0;
      const weight = rows.get(line.item_id)?.weight ?? 0;
      return quantity > 0 ? [{ shop_id, item_id: line.item_id, quantity, price: line.price, weight }] : [];
    }),
    ...addedCopies.map(({ row, item_id, quantity, price }) => ({
      shop_id: row.shop_id,
      item_id,
      quantity,
      price,
      weight: row.weight,
    })),
  ];
  const totals = computeCartTotals({
    currency,
    country: country_id,
    reverse_charge: isSoldUnderReverseCharge(order),
    now: at,
    tables: rates.tables,
    shops: [...Map.groupBy(lines, ({ shop_id }) => shop_id)].map(([shop_id, shopLines]) => ({
      shop_id,
      shipping_type: (parts.find((part) => part.shop_id === shop_id) ?? parts[0])?.shipping_type,
      // prices as sold, which contain no VAT under reverse charge
      lines: shopLines.map(({ shop_id: _, ...line }): PricedLine => ({ ...line, currency, agreed_price: line.price })),
    })),
  });
  if (!totals.deliverable) throw invalid([{ path: 'recompute_shipping', code: 'not_deliverable' }]);
  return totals.shipping;
}
