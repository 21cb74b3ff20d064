import { QUOTE_CURRENCY } from '#domain/pressing/quotes.ts';
import { asc, sql } from 'drizzle-orm';
import type { Handlers } from '#server/core/api/handler.ts';
import { discFormats } from '#server/modules/pricing/index.ts';
import { selectRateState } from '#server/resources/dated-rows.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { adminReadQuotePriceEffect, adminReadVatRateEffect } from './quote-effect.ts';
import { quotePriceRules } from './quote-price-rules.ts';
import { quotePrices } from './quote-prices.table.ts';

export const quotePricesResource = defineResource('quote-prices', {
  table: quotePrices,
  texts: {
    state: selectRateState('quote_prices', 'valid_from', ['line', 'option', 'size', 'quantity_from']),
    currency: sql.raw(`select '${QUOTE_CURRENCY}'`),
  },
  hooks: quotePriceRules,
});

export const discFormatsResource = defineResource('disc-formats', { table: discFormats });

/** Dated pressing prices with the effect of a new one on open quotes, and disc formats. */
export const quotePricesHandlers = {
  adminReadQuotePriceEffect,
  adminReadVatRateEffect,
  ...quotePricesResource.handlers,
  listDiscFormats: async ({ context }) => context.reads.select().from(discFormats).orderBy(asc(discFormats.id)),
  ...discFormatsResource.handlers,
} satisfies Partial<Handlers>;
