import type { Currency } from '#generated/enums.ts';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, minor, searchText, version } from '#server/core/database/columns.ts';

/** Promo codes: a percentage, or an amount in one currency. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: id(),
    code: text().notNull(),
    percent: integer(),
    amount: minor(),
    currency: text().$type<Currency>().notNull().default('EUR'),
    minimum: minor().notNull().default(0),
    starts_at: instant(),
    ends_at: instant(),
    max_uses: integer(),
    uses: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    search: searchText((c) => [c('code')]),
  },
  (t) => [
    uniqueIndex('promo_codes_code_key').on(t.code),
    index('promo_codes_search_idx').using('gin', t.search.op('gin_trgm_ops')),
  ],
);
