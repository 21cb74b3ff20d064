// Public interface of the module.
export { findShopId } from './find-shop-id.ts';
export { lookColumns } from './look-columns.ts';
export { looksResource } from './looks.resource.ts';
export { shopLooks } from './looks.table.ts';
export { shopsPersonalData } from './personal-data.ts';
export { shopsHandlers } from './shops.handlers.ts';
export { countProjects, shopsResource } from './shops.resource.ts';
export { artists, labels, shops } from './shops.table.ts';
