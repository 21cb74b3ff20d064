// Public interface of the module.
export { settingsPersonalData } from './personal-data.ts';
export { seedSettings } from './seed.ts';
export { type LegalEntity, findOrCreateSellerId, findSellerOn, toSellerDetails, readSellerOn } from './seller.ts';
export { invoiceSellers, legalEntity, type Seller } from './sellers.table.ts';
export { settingsHandlers, settingsResource } from './settings.handlers.ts';
