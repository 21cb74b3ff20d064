import type { QuoteLine, QuoteOption, QuoteSize } from '#generated/enums.ts';
import { QuoteOption as Options } from '#generated/enums.ts';
import { findRowInForce, type DatedRow } from '#domain/pricing/dated.ts';

/**
 * The price of a cost line, in EUR without VAT: `fixed` in minor units, `each` decimal with at most three places, `percent` of
 * the amount that the line is a share of. `cost_*` are the shop's costs; null when unknown.
 */
export interface QuotePriceRow extends DatedRow {
  readonly line: QuoteLine;
  readonly option: QuoteOption;
  readonly size: QuoteSize;
  readonly quantity_from: number;
  readonly fixed: number | null;
  readonly each: number | null;
  readonly percent: number | null;
  readonly cost_fixed: number | null;
  readonly cost_each: number | null;
}

/** Usual quantities of price lists (trade facts). */
export const QUOTE_TIERS = [50, 100, 200, 300, 500, 1000, 2000, 5000] as const;

/** Whether a line has the option. */
export const isOptionOf = (line: QuoteLine, option: QuoteOption): boolean =>
  (Options.data[option].lines as readonly QuoteLine[]).includes(line);

/** The key of a price. */
export interface PriceKey {
  readonly line: QuoteLine;
  readonly option: QuoteOption;
  readonly size: QuoteSize;
}

/** Finds the price of a key; undefined when there is none. */
export type FindPrice = (key: PriceKey) => QuotePriceRow | undefined;

/**
 * Creates a look-up of the prices in force on a day for a quantity. Between two tiers the lower one applies; prices of a size
 * take precedence over those of any size.
 */
export function createPriceFinder(rows: readonly QuotePriceRow[], day: string, quantity: number): FindPrice {
  return ({ line, option, size }) => {
    const matching = rows.filter((row) => row.line === line && row.option === option && row.quantity_from <= quantity);
    for (const tierSize of [size, 'any'] as const) {
      const tiers = [...new Set(matching.filter((row) => row.size === tierSize).map((row) => row.quantity_from))];
      for (const tier of tiers.sort((a, b) => b - a)) {
        const priceRow = findRowInForce(matching, day, (row) => row.size === tierSize && row.quantity_from === tier);
        if (priceRow) return priceRow;
      }
    }
    return undefined;
  };
}
