import { QUOTE_CURRENCY } from '#domain/pressing/quotes.ts';
import { trackingLink } from '#domain/fulfilment/carriers.ts';
import { asc, sql } from 'drizzle-orm';
import type { Handlers } from '#server/core/api/handler.ts';
import { customsCodesResource } from '#server/modules/fulfilment/customs-codes.ts';
import { dated, rateState } from './dated.ts';
import { adminImportRates, adminPreviewRates } from './import-rates.ts';
import { adminReadQuotePriceEffect, adminReadVatRateEffect } from '#server/modules/pressing/quote-effect.ts';
import { quotePriceRules } from '#server/modules/pressing/quote-price-rules.ts';
import { quotePrices } from '#server/modules/pressing/quote-prices.table.ts';
import { carriers, discFormats, fxRates, shippingRates, vatRates } from './rates.table.ts';
import { resource } from '#server/resources/register.ts';
import { SETTINGS_CURRENCY } from '#server/core/settings/settings.ts';

/** What an example's link is made for. */
const PARCEL = { tracking_number: '6A12345678901', zip_code: '75010' };

/** What prices are made of, carriers and formats of discs, in the back office; which of the latter two there are is the description's. */
export const ratesHandlers = {
  adminPreviewRates,
  adminImportRates,
  adminReadQuotePriceEffect,
  adminReadVatRateEffect,
  ...customsCodesResource,
  ...resource('vat_rates', {
    table: vatRates,
    texts: { state: rateState('vat_rates', 'valid_from', ['country_id']) },
    hooks: dated('valid_from'),
  }),
  ...resource('fx_rates', {
    table: fxRates,
    texts: { state: rateState('fx_rates', 'day', ['currency']) },
    hooks: dated('day'),
  }),
  ...resource('shipping_rates', {
    table: shippingRates,
    texts: {
      state: rateState('shipping_rates', 'valid_from', ['zone', 'shipping_type', 'max_weight']),
      currency: sql.raw(`select '${SETTINGS_CURRENCY}'`),
    },
    hooks: dated('valid_from'),
  }),
  ...resource('quote_prices', {
    table: quotePrices,
    texts: {
      state: rateState('quote_prices', 'valid_from', ['line', 'option', 'size', 'quantity_from']),
      currency: sql.raw(`select '${QUOTE_CURRENCY}'`),
    },
    hooks: quotePriceRules,
  }),
  listDiscFormats: async ({ context }) => context.reads.select().from(discFormats).orderBy(asc(discFormats.id)),
  ...resource('disc_formats', { table: discFormats }),
  ...resource('carriers', {
    table: carriers,
    one: (carrier) => ({ example: trackingLink({ ...PARCEL, tracking_transporter: carrier.code }, [carrier]) ?? null }),
  }),
} satisfies Partial<Handlers>;
