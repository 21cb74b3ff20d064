import { sql } from 'drizzle-orm';
import type { Handlers } from '#server/core/api/handler.ts';
import { datedRowHooks, rateState } from '#server/resources/dated-rows.ts';
import { adminImportRates, adminPreviewRates } from './import-rates.ts';
import { fxRates, shippingRates, vatRates } from './rates.table.ts';
import { adminGetSettings } from './settings-in-currency.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { SETTINGS_CURRENCY } from '#server/core/settings/settings.ts';

export const vatRatesResource = defineResource('vat-rates', {
  table: vatRates,
  texts: { state: rateState('vat_rates', 'valid_from', ['country_id']) },
  hooks: datedRowHooks('valid_from'),
});

export const fxRatesResource = defineResource('fx-rates', {
  table: fxRates,
  texts: { state: rateState('fx_rates', 'day', ['currency']) },
  hooks: datedRowHooks('day'),
});

export const shippingRatesResource = defineResource('shipping-rates', {
  table: shippingRates,
  texts: {
    state: rateState('shipping_rates', 'valid_from', ['zone', 'shipping_type', 'max_weight']),
    currency: sql.raw(`select '${SETTINGS_CURRENCY}'`),
  },
  hooks: datedRowHooks('valid_from'),
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
