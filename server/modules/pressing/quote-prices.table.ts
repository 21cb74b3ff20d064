import type { QuoteLine, QuoteOption, QuoteSize } from '#generated/enums.ts';
import { date, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, minor, version } from '#server/core/database/columns.ts';

/** Euros with a tenth of a cent: five thousand copies make five euros of it. */
const ofCopy = () => numeric({ precision: 9, scale: 3, mode: 'number' });

/** What lines of pressing quotes cost by choice, size and tier; dated like VAT. The table that staff changes, no code. */
export const quotePrices = pgTable(
  'quote_prices',
  {
    id: id(),
    line: text().$type<QuoteLine>().notNull(),
    option: text().$type<QuoteOption>().notNull().default('standard'),
    size: text().$type<QuoteSize>().notNull().default('any'),
    quantity_from: integer().notNull().default(1),
    fixed: minor(),
    each: ofCopy(),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }),
    cost_fixed: minor(),
    cost_each: ofCopy(),
    valid_from: date({ mode: 'string' }).notNull(),
    version: version(),
  },
  (t) => [uniqueIndex('quote_prices_key').on(t.line, t.option, t.size, t.quantity_from, t.valid_from)],
);
