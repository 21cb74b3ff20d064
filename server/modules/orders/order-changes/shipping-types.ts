import { toLocalDay } from '#domain/dates.ts';
import { getExchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import { listShippingChoices } from '#domain/pricing/shipping.ts';
import { chooseShipping } from '#domain/pricing/totals.ts';
import type { Country, ShippingType } from '#generated/enums.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { shops } from '#server/modules/shops/index.ts';
import { OPEN_SHOP_ORDER } from '#domain/statuses.ts';
import { shopOrders } from '../shop-orders.table.ts';
import type { Queryable, Transaction } from '#server/core/database/database.ts';
import type { Rates } from '#server/modules/pricing/index.ts';

/** An open part whose shipping type is not available in a country, with the replacement. */
export interface OtherShippingType {
  readonly shop_order_id: number;
  readonly shop_name: string;
  readonly before: ShippingType;
  readonly after: ShippingType;
}

interface Destination {
  readonly country: Country;
  readonly rates: Rates;
  readonly at: Date;
}

/** Open parts whose shipping type has no tariff in a country. */
export async function findOtherShippingTypes(
  db: Queryable,
  orderId: number,
  { country, rates: { tables }, at }: Destination,
): Promise<OtherShippingType[]> {
  const day = toLocalDay(at.getTime() / 1000);
  const exchange = getExchangeRatesOn(tables.exchange, day);
  const choices = listShippingChoices(tables.shipping, { country, day }, { weight: 0, value: 0 }, 'EUR', exchange);
  const parts = await db
    .select({ shop_order_id: shopOrders.id, shop_name: shops.name, before: shopOrders.shipping_type })
    .from(shopOrders)
    .innerJoin(shops, eq(shops.id, shopOrders.shop_id))
    .where(and(eq(shopOrders.order_id, orderId), inArray(shopOrders.status, [...OPEN_SHOP_ORDER])))
    .orderBy(asc(shopOrders.id));
  return parts.flatMap((part) => {
    const after = chooseShipping(choices, part.before)?.type ?? part.before;
    return after === part.before ? [] : [{ ...part, after }];
  });
}

/** Sets available shipping types for the parts of an order. */
export async function updateShippingTypes(tx: Transaction, orderId: number, destination: Destination): Promise<void> {
  for (const { shop_order_id, after } of await findOtherShippingTypes(tx, orderId, destination))
    await tx.update(shopOrders).set({ shipping_type: after }).where(eq(shopOrders.id, shop_order_id));
}
