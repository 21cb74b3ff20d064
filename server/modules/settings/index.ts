// What other modules, the app and the demo shop may use of this module; nothing else of it is imported from outside.
export { settingsPersonalData } from './personal-data.ts';
export { seedSettings } from './seed.ts';
export { type LegalEntity, sellerIdOf, sellerOf, sellerOn } from './seller.ts';
export { invoiceSellers, legalEntity, type Seller } from './sellers.table.ts';
export { settingsHandlers, settingsResource } from './settings.handlers.ts';
