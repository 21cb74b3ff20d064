import { sql } from 'drizzle-orm';
import type { Handlers } from '#server/core/api/handler.ts';
import { dated, rateState } from '#server/resources/dated-rows.ts';
import { adminImportRates, adminPreviewRates } from './import-rates.ts';
import { fxRates, shippingRates, vatRates } from './rates.table.ts';
import { adminGetSettings } from './settings-in-currency.ts';
import { resource } from '#server/resources/register.ts';
import { SETTINGS_CURRENCY } from '#server/core/settings/settings.ts';

export const vatRatesResource = resource('vat_rates', {
  table: vatRates,
  texts: { state: rateState('vat_rates', 'valid_from', ['country_id']) },
  hooks: dated('valid_from'),
});

export const fxRatesResource = resource('fx_rates', {
  table: fxRates,
  texts: { state: rateState('fx_rates', 'day', ['currency']) },
  hooks: dated('day'),
});

export const shippingRatesResource = resource('shipping_rates', {
  table: shippingRates,
  texts: {
    state: rateState('shipping_rates', 'valid_from', ['zone', 'shipping_type', 'max_weight']),
    currency: sql.raw(`select '${SETTINGS_CURRENCY}'`),
  },
  hooks: dated('valid_from'),
});

/** Dated VAT, exchange and shipping rates, and their import. */
export const ratesHandlers = {
  adminPreviewRates,
  adminImportRates,
  adminGetSettings,
  ...vatRatesResource.handlers,
  ...fxRatesResource.handlers,
  ...shippingRatesResource.handlers,
} satisfies Partial<Handlers>;
