import { Role, type ManualOrderStatus } from '#generated/enums.ts';
import type { LineTotals } from '#domain/pricing/totals.ts';

/** Statuses in which an order that staff builds can still be changed. */
const OPEN: readonly ManualOrderStatus[] = ['draft', 'offered', 'expired'];

/** Whether an order that staff builds can still be changed, offered and paid. */
export function isOpenDraft(status: ManualOrderStatus): boolean {
  return OPEN.includes(status);
}

/** How many per cent below the list price somebody of a role may sell, as the description says; 0 for who is no staff. */
export function discountLimit(role: Role): number {
  return Role.data[role]?.max_discount ?? 0;
}

/**
 * How many per cent below its list price a line is sold, by agreement and reductions together; what a code takes off is
 * everybody's. 0 for what is dearer, or has no list price. `list` is the list price of one in the line's currency.
 */
export function percentBelow(
  list: number,
  { line, total, by_code }: Pick<LineTotals, 'line' | 'total' | 'by_code'>,
): number {
  const worth = list * line.quantity;
  return worth > 0 ? Math.max(0, (1 - (total + by_code) / worth) * 100) : 0;
}

/** What of an order may be agreed by hand, each with the reason for it. */
export interface AgreedTerms {
  readonly lines: readonly {
    readonly price?: number | null;
    readonly discount_percent?: number | null;
    readonly reason?: string | null;
  }[];
  readonly discount_percent?: number | null;
  readonly discount_amount?: number | null;
  readonly discount_reason?: string | null;
  readonly shipping_price?: number | null;
  readonly shipping_reason?: string | null;
}

const isGiven = (amount: number | null | undefined): boolean => amount !== null && amount !== undefined;

/** Paths of the reasons that are missing: whatever departs from the shop's own prices says why. */
export function findMissingReasons(agreed: AgreedTerms): string[] {
  const lacks = (reason: string | null | undefined) => !reason?.trim();
  return [
    ...agreed.lines.flatMap(({ price, discount_percent, reason }, index) =>
      (isGiven(price) || discount_percent) && lacks(reason) ? [`lines.${index}.reason`] : [],
    ),
    ...((agreed.discount_percent || agreed.discount_amount) && lacks(agreed.discount_reason)
      ? ['discount_reason']
      : []),
    ...(isGiven(agreed.shipping_price) && lacks(agreed.shipping_reason) ? ['shipping_reason'] : []),
  ];
}
