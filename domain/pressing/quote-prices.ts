import type { QuoteLine, QuoteOption, QuoteSize } from '#generated/enums.ts';
import { QuoteOption as Options } from '#generated/enums.ts';
import { rowInForce, type DatedRow } from '#domain/pricing/dated.ts';

/**
 * What a line of quotes costs, in euros without VAT: `fixed` minor, `each` decimal with at most three places, `percent` of
 * what the line is a share of. Costs are what it costs us; null while nobody has entered it.
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

/** Quantities that prices are usually told for (trade facts). */
export const QUOTE_TIERS = [50, 100, 200, 300, 500, 1000, 2000, 5000] as const;

/** Whether a line knows such a choice. */
export const isOptionOf = (line: QuoteLine, option: QuoteOption): boolean =>
  (Options.data[option].lines as readonly QuoteLine[]).includes(line);

/** What a price is looked up by. */
export interface PriceKey {
  readonly line: QuoteLine;
  readonly option: QuoteOption;
  readonly size: QuoteSize;
}

/** Finds the price of a key; undefined where there is none. */
export type FindPrice = (key: PriceKey) => QuotePriceRow | undefined;

/**
 * The prices in force on a day for a number of records. Between two tiers the price of the lower one counts; a price for
 * the very size counts before one for all.
 */
export function pricesFor(rows: readonly QuotePriceRow[], day: string, quantity: number): FindPrice {
  return ({ line, option, size }) => {
    const own = rows.filter((row) => row.line === line && row.option === option && row.quantity_from <= quantity);
    for (const wanted of [size, 'any'] as const) {
      const tiers = [...new Set(own.filter((row) => row.size === wanted).map((row) => row.quantity_from))];
      for (const tier of tiers.sort((one, other) => other - one)) {
        const found = rowInForce(own, day, (row) => row.size === wanted && row.quantity_from === tier);
        if (found) return found;
      }
    }
    return undefined;
  };
}
