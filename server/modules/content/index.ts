// Public interface of the module.
export { contentPersonalData } from './personal-data.ts';
export { siteHandlers } from './site.handlers.ts';
export { alertsResource, bannersResource } from './site.resource.ts';
export { alerts, banners } from './site.table.ts';
