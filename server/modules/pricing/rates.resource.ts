import { sql } from 'drizzle-orm';
import type { Handlers } from '#server/core/api/handler.ts';
import { createDatedRowHooks, selectRateState } from '#server/resources/dated-rows.ts';
import { adminImportRates, adminPreviewRates } from './import-rates.ts';
import { fxRates, shippingRates, vatRates } from './rates.table.ts';
import { adminGetSettings } from './settings-in-currency.ts';
import { defineResource } from '#server/resources/define-resource.ts';
import { SETTINGS_CURRENCY } from '#server/core/settings/settings.ts';

export const vatRatesResource = defineResource('vat-rates', {
  table: vatRates,
  texts: { state: selectRateState('vat_rates', 'valid_from', ['country_id']) },
  hooks: createDatedRowHooks('valid_from'),
});

export const fxRatesResource = defineResource('fx-rates', {
  table: fxRates,
  texts: { state: selectRateState('fx_rates', 'day', ['currency']) },
  hooks: createDatedRowHooks('day'),
});

export const shippingRatesResource = defineResource('shipping-rates', {
  table: shippingRates,
  texts: {
    state: selectRateState('shipping_rates', 'valid_from', ['zone', 'shipping_type', 'max_weight']),
    currency: sql.raw(`select '${SETTINGS_CURRENCY}'`),
  },
  hooks: createDatedRowHooks('valid_from'),
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
