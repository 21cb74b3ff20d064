import { vatSchemeOf } from '#domain/invoices.ts';
import { dayOf } from '#domain/dates.ts';
import { rateOn } from '#domain/vat.ts';
import type { OrderAddress } from '#generated/schemas.ts';
import { problem } from '#server/api/problem.ts';
import { sellerOn } from '#server/invoices/seller.ts';
import { hasLeft } from '#server/orders/parcels.ts';
import type { OrderRow } from '#server/orders/place-order.ts';
import type { Queryable } from '#server/platform/database.ts';
import type { Rates } from '#server/rates/rates.ts';

/**
 * Refuses another address (409) once a parcel has left, and another country where its VAT is not that of the order: documents
 * were issued with it, and they are corrected by a refund and another order.
 */
export async function checkNewAddress(
  tx: Queryable,
  order: OrderRow,
  { country_id }: Pick<OrderAddress, 'country_id'>,
  { rates, at }: { rates: Rates; at: Date },
): Promise<void> {
  if (await hasLeft(tx, order.id)) throw problem(409, 'address_has_left');
  if (country_id === order.country_id) return;
  if (order.pickup) throw problem(409, 'address_of_pickup');
  const day = dayOf(at.getTime() / 1000);
  const seller = await sellerOn(tx, day);
  const rate = rateOn(rates.tables.vat, country_id, day);
  const scheme = (country: string) => vatSchemeOf(seller.country_id, country);
  if (rate !== order.vat_rate || scheme(country_id) !== scheme(order.country_id))
    throw problem(409, 'address_vat_differs', { detailParams: { before: order.vat_rate, after: rate } });
}
