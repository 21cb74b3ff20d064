import { fromMinor, roundMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import type { SalesFigures } from '#generated/schemas.ts';
import type { RefundSums } from './read-refunds.ts';
import type { SalesSums } from './read-sales.ts';

/** Converts sums to the wire, with decimal amounts. */
export function figuresOf(
  currency: Currency,
  sums: SalesSums | undefined,
  given: RefundSums | undefined,
): SalesFigures {
  const money = (minor = 0) => fromMinor(minor, currency);
  const { orders = 0, copies = 0, new_customers = 0, cancelled_orders = 0 } = sums ?? {};
  return {
    gross: money(sums?.gross),
    net: money(sums?.net),
    orders,
    copies,
    average: sums && orders > 0 ? money(roundMinor(sums.gross / orders)) : null,
    new_customers,
    refunds: money(given?.refunds),
    refunds_count: given?.refunds_count ?? 0,
    cancelled: money(sums?.cancelled),
    cancelled_orders,
  };
}
