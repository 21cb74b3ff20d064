// What other modules, the app and the demo shop may use of this module; nothing else of it is imported from outside.
export { lookColumns } from './look-columns.ts';
export { looksResource } from './looks.resource.ts';
export { shopLooks } from './looks.table.ts';
export { shopsPersonalData } from './personal-data.ts';
export { shopsHandlers } from './shops.handlers.ts';
export { projectsOf, shopsResource } from './shops.resource.ts';
export { artists, labels, shops } from './shops.table.ts';
