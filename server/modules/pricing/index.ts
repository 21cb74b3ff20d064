// Public interface of the module.
export { boxCodes, type BoxCodeRow, boxPlans, boxSponsors } from './box-offers.table.ts';
export {
  countBoxCodeUse,
  findBoxCode,
  findCurrentPrice,
  findSponsor,
  getBoxCodeState,
  readCurrentPrice,
  returnBoxCode,
} from './box-offers.ts';
export { selectEuroFactor } from './euros-sql.ts';
export { readAmountInCurrency, checkLimit, findLimit } from './limits.ts';
export { pricingPersonalData } from './personal-data.ts';
export { promoCodesResource } from './promo-codes.resource.ts';
export { promoCodes } from './promo-codes.table.ts';
export { countPromoUse, findPromo, type PromoCode, returnPromo } from './promo-codes.ts';
export { parseChoice } from './rate-cells.ts';
export { fxRatesResource, ratesHandlers, shippingRatesResource, vatRatesResource } from './rates.resource.ts';
export { carriers, customsCodes, discFormats, fxRates, partners } from './rates.table.ts';
export { type Rates, readExchange, readRates } from './rates.ts';
export { seedRates } from './seed.ts';
