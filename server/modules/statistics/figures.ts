import { fromMinor, roundMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import type { SalesFigures } from '#generated/schemas.ts';
import type { RefundSums } from './read-refunds.ts';
import type { SalesSums } from './read-sales.ts';

/** Sums in wire format, with decimal amounts. */
export function toSalesFigures(
  currency: Currency,
  sums: SalesSums | undefined,
  refundSums: RefundSums | undefined,
): SalesFigures {
  const toDecimal = (minor = 0) => fromMinor(minor, currency);
  const { orders = 0, copies = 0, new_customers = 0, cancelled_orders = 0 } = sums ?? {};
  return {
    gross: toDecimal(sums?.gross),
    net: toDecimal(sums?.net),
    orders,
    copies,
    average: sums && orders > 0 ? toDecimal(roundMinor(sums.gross / orders)) : null,
    new_customers,
    refunds: toDecimal(refundSums?.refunds),
    refunds_count: refundSums?.refunds_count ?? 0,
    cancelled: toDecimal(sums?.cancelled),
    cancelled_orders,
  };
}
