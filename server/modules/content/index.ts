// What other modules, the app and the demo shop may use of this module; nothing else of it is imported from outside.
export { contentPersonalData } from './personal-data.ts';
export { siteHandlers } from './site.handlers.ts';
export { alertsResource, bannersResource } from './site.resource.ts';
export { alerts, banners } from './site.table.ts';
