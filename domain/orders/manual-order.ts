import { Role, type ManualOrderStatus } from '#generated/enums.ts';
import type { LineTotals } from '#domain/pricing/totals.ts';

/** Statuses of a manual order that can be changed. */
const OPEN: readonly ManualOrderStatus[] = ['draft', 'offered', 'expired'];

/** Whether a manual order can be changed, offered and paid. */
export function isOpenDraft(status: ManualOrderStatus): boolean {
  return OPEN.includes(status);
}

/** Maximum discount of a role on list prices in per cent, from the description; 0 for roles other than staff. */
export function getDiscountLimit(role: Role): number {
  return Role.data[role]?.max_discount ?? 0;
}

/**
 * The discount of a line on its list price in per cent, from agreed price and reductions; promo codes do not count. 0 for a
 * higher price or without a list price. `list` is the list price of one copy in the line's currency.
 */
export function computePercentBelowList(
  list: number,
  { line, total, by_code }: Pick<LineTotals, 'line' | 'total' | 'by_code'>,
): number {
  const listTotal = list * line.quantity;
  return listTotal > 0 ? Math.max(0, (1 - (total + by_code) / listTotal) * 100) : 0;
}

/** Agreed terms of a manual order with their reasons. */
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

/** Paths of missing reasons; every deviation from the shop's prices needs one. */
export function findMissingReasons(agreed: AgreedTerms): string[] {
  const isMissing = (reason: string | null | undefined) => !reason?.trim();
  return [
    ...agreed.lines.flatMap(({ price, discount_percent, reason }, index) =>
      (isGiven(price) || discount_percent) && isMissing(reason) ? [`lines.${index}.reason`] : [],
    ),
    ...((agreed.discount_percent || agreed.discount_amount) && isMissing(agreed.discount_reason)
      ? ['discount_reason']
      : []),
    ...(isGiven(agreed.shipping_price) && isMissing(agreed.shipping_reason) ? ['shipping_reason'] : []),
  ];
}
