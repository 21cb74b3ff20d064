/** Links figures of the statistics to their orders. */
import type { Country, Currency, OriginSource, Partner, SalesDimension } from '#generated/enums.ts';
import { type DayRange, toSeconds } from '#domain/calendar.ts';

/** Filters of sales. */
export interface SalesSelection {
  readonly shop_id?: number;
  readonly project_id?: number;
  readonly country_id?: Country;
  readonly partner?: Partner;
  readonly origin?: OriginSource;
  /** The currency of the payment. */
  readonly paid_in?: Currency;
}

/** The field of a selection for each dimension, and the equivalent filter of the orders list. */
export const DIMENSION_PARTS = {
  shop: { part: 'shop_id', filter: 'shop_id', isNumber: true },
  project: { part: 'project_id', filter: 'project_id', isNumber: true },
  country: { part: 'country_id', filter: 'country_id', isNumber: false },
  partner: { part: 'partner', filter: 'partner', isNumber: false },
  origin: { part: 'origin', filter: 'origin_source', isNumber: false },
  currency: { part: 'paid_in', filter: 'currency', isNumber: false },
} as const satisfies Record<SalesDimension, { part: keyof SalesSelection; filter: string; isNumber: boolean }>;

/** Parses the key of a dimension to the value in selections and filters. */
const parseDimensionKey = (dimension: SalesDimension, key: string): string | number =>
  DIMENSION_PARTS[dimension].isNumber ? Number(key) : key;

/**
 * Creates the filter of the orders list for exactly the orders of a figure: paid within the range, of the selection, and of the
 * key of a dimension (null for orders without one).
 */
export function createOrdersFilter(
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
    : { ...filter, [name]: parseDimensionKey(share.dimension, share.key) };
}
