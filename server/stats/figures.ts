import { fromMinor, roundMinor } from '#domain/money.ts';
import type { Currency } from '#generated/enums.ts';
import type { SalesFigures } from '#generated/schemas.ts';
import type { RefundSums } from '#server/stats/read-refunds.ts';
import type { SalesSums } from '#server/stats/read-sales.ts';

/** Sums as they stand on the wire: each amount rounded once, in the currency it is told in. */
export function figuresOf(
  currency: Currency,
  sums: SalesSums | undefined,
  given: RefundSums | undefined,
): SalesFigures {
  const money = (minor = 0) => fromMinor(roundMinor(minor), currency);
  const { orders = 0, copies = 0, new_customers = 0, cancelled_orders = 0 } = sums ?? {};
  return {
    gross: money(sums?.gross),
    net: money(sums?.net),
    orders,
    copies,
    average: sums && orders > 0 ? money(sums.gross / orders) : null,
    new_customers,
    refunds: money(given?.refunds),
    refunds_count: given?.refunds_count ?? 0,
    cancelled: money(sums?.cancelled),
    cancelled_orders,
  };
}

/**
 * Rounds stretch by stretch so that all together are what the whole period comes to: of each amount what it adds to the
 * rounded sum so far. Call it once a stretch, in order.
 */
export function addingUp(): (
  sums: SalesSums | undefined,
  given: RefundSums | undefined,
) => [SalesSums | undefined, RefundSums | undefined] {
  const soFar = new Map<string, number>();
  const added = (name: string, amount: number): number => {
    const before = soFar.get(name) ?? 0;
    soFar.set(name, before + amount);
    return roundMinor(before + amount) - roundMinor(before);
  };
  return (sums, given) => [
    sums && {
      ...sums,
      gross: added('gross', sums.gross),
      net: added('net', sums.net),
      cancelled: added('cancelled', sums.cancelled),
    },
    given && { ...given, refunds: added('refunds', given.refunds) },
  ];
}
