/** From a number of the statistics to the orders that make it. */
import type { Country, Currency, OriginSource, Partner, SalesDimension } from '#generated/enums.ts';
import { type DayRange, toSeconds } from '#domain/calendar.ts';

/** What sales are narrowed to; what is left out is not narrowed. */
export interface SalesSelection {
  readonly shop_id?: number;
  readonly project_id?: number;
  readonly country_id?: Country;
  readonly partner?: Partner;
  readonly origin?: OriginSource;
  /** The currency that was paid in. */
  readonly paid_in?: Currency;
}

/** Which part of a selection a dimension is, and which filter of the orders finds the same orders. */
export const DIMENSION_PARTS = {
  shop: { part: 'shop_id', filter: 'shop_id', isNumber: true },
  project: { part: 'project_id', filter: 'project_id', isNumber: true },
  country: { part: 'country_id', filter: 'country_id', isNumber: false },
  partner: { part: 'partner', filter: 'partner', isNumber: false },
  origin: { part: 'origin', filter: 'origin_source', isNumber: false },
  currency: { part: 'paid_in', filter: 'currency', isNumber: false },
} as const satisfies Record<SalesDimension, { part: keyof SalesSelection; filter: string; isNumber: boolean }>;

/** The value of a dimension as a selection and a filter have it. */
export const valueOfKey = (dimension: SalesDimension, key: string): string | number =>
  DIMENSION_PARTS[dimension].isNumber ? Number(key) : key;

/**
 * The filter of the list of orders that shows the very orders a number counts: paid within these days, of this selection,
 * and, for a share, of this key of a dimension (null for orders that have none).
 */
export function ordersFilter(
  range: DayRange,
  selection: SalesSelection,
  share?: { readonly dimension: SalesDimension; readonly key: string | null },
): Record<string, unknown> {
  const { first, last } = toSeconds(range);
  const filter: Record<string, unknown> = { paid_at_gte: first, paid_at_lte: last };
  for (const { part, filter: name } of Object.values(DIMENSION_PARTS))
    if (selection[part] !== undefined) filter[name] = selection[part];
  if (!share) return filter;
  const { filter: name } = DIMENSION_PARTS[share.dimension];
  return share.key === null
    ? { ...filter, [`${name}_empty`]: true }
    : { ...filter, [name]: valueOfKey(share.dimension, share.key) };
}
