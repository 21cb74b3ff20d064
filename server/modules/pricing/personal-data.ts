import type { PersonalData } from '#server/resources/privacy/personal-data.ts';
import { promoCodes } from './promo-codes.table.ts';
import { carriers, customsCodes, discFormats, fxRates, partners, shippingRates, vatRates } from './rates.table.ts';

export const pricingPersonalData: PersonalData = {
  sources: [],
  impersonal: [carriers, customsCodes, discFormats, fxRates, partners, promoCodes, shippingRates, vatRates],
};
