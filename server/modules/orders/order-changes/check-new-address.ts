import { toLocalDay } from '#domain/dates.ts';
import { getExchangeRatesOn } from '#domain/pricing/exchange-rates.ts';
import { getOrderVatScheme, getVatScheme } from '#domain/invoicing/invoices.ts';
import { listShippingChoices } from '#domain/pricing/shipping.ts';
import { getVatRateOn } from '#domain/pricing/vat.ts';
import type { Country, VatScheme } from '#generated/enums.ts';
import type { OrderAddress } from '#generated/schemas.ts';
import { and, eq } from 'drizzle-orm';
import { problem } from '#server/core/problems/problem.ts';
import { readSellerOn } from '#server/modules/settings/index.ts';
import { readCancellableLines } from '../cancellable-lines.ts';
import type { OrderRow } from '../orders.table.ts';
import { refunds } from '#server/modules/payments/index.ts';
import type { Queryable } from '#server/core/database/database.ts';
import type { Rates } from '#server/modules/pricing/index.ts';

/** Taxation of an order by destination. */
export interface Taxation {
  readonly country_id: Country;
  readonly scheme: VatScheme;
  readonly vat_rate: number;
}

/** Current taxation and that of the new destination. */
export interface NewTaxation {
  readonly before: Taxation;
  readonly after: Taxation;
}

/**
 * Checks a new address and returns the taxation in another country, at the rates of the day of the order. Throws 409 when
 * everything has shipped, and for another country when a parcel has shipped, for pick-up orders, while a refund is in
 * progress, without a shipping tariff, and when only one of the two countries is under reverse charge.
 */
export async function checkNewAddress(
  tx: Queryable,
  order: OrderRow,
  { country_id }: Pick<OrderAddress, 'country_id'>,
  { rates, at }: { rates: Rates; at: Date },
): Promise<NewTaxation | undefined> {
  const lines = await readCancellableLines(tx, order.id);
  const hasShippedCopies = lines.some(({ shipped }) => shipped > 0);
  if (hasShippedCopies && lines.every(({ cancellable }) => cancellable === 0)) throw problem(409, 'address_all_left');
  if (country_id === order.country_id) return undefined;
  // an order has one country and one rate of VAT
  if (hasShippedCopies) throw problem(409, 'address_country_has_left');
  if (order.pickup) throw problem(409, 'address_of_pickup');
  const isProcessing = and(eq(refunds.order_id, order.id), eq(refunds.status, 'processing'));
  const [openRefund] = await tx.select({ id: refunds.id }).from(refunds).where(isProcessing).limit(1);
  if (openRefund) throw problem(409, 'address_refund_open');
  if (!isDeliverable(country_id, rates, at)) throw problem(409, 'address_not_deliverable');
  const day = toLocalDay(order.created_at.getTime() / 1000);
  const seller = await readSellerOn(tx, day);
  const before = getOrderVatScheme(seller.country_id, order);
  const after = getVatScheme(seller.country_id, country_id, order.vat_number);
  // prices with VAT and prices without it are not restated
  if ((before === 'reverse_charge') !== (after === 'reverse_charge')) throw problem(409, 'address_reverse_charge');
  return {
    before: { country_id: order.country_id, scheme: before, vat_rate: order.vat_rate },
    after: {
      country_id,
      scheme: after,
      vat_rate: after === 'reverse_charge' ? 0 : getVatRateOn(rates.tables.vat, country_id, day),
    },
  };
}

/** Whether there is a shipping tariff for the country at a time. */
function isDeliverable(country: Country, { tables }: Rates, at: Date): boolean {
  const day = toLocalDay(at.getTime() / 1000);
  const exchange = getExchangeRatesOn(tables.exchange, day);
  return listShippingChoices(tables.shipping, { country, day }, { weight: 0, value: 0 }, 'EUR', exchange).length > 0;
}
