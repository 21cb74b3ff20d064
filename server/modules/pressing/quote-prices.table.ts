import type { QuoteLine, QuoteOption, QuoteSize } from '#generated/enums.ts';
import { date, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, minor, version } from '#server/core/database/columns.ts';

/** Euros with three decimals: a tenth of a cent is five euros at 5,000 copies. */
const unitPrice = () => numeric({ precision: 9, scale: 3, mode: 'number' });

/** Pressing prices by line, option, size and tier, dated and edited by staff. */
export const quotePrices = pgTable(
  'quote_prices',
  {
    id: id(),
    line: text().$type<QuoteLine>().notNull(),
    option: text().$type<QuoteOption>().notNull().default('standard'),
    size: text().$type<QuoteSize>().notNull().default('any'),
    quantity_from: integer().notNull().default(1),
    fixed: minor(),
    each: unitPrice(),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }),
    cost_fixed: minor(),
    cost_each: unitPrice(),
    valid_from: date({ mode: 'string' }).notNull(),
    version: version(),
  },
  (t) => [uniqueIndex('quote_prices_key').on(t.line, t.option, t.size, t.quantity_from, t.valid_from)],
);
