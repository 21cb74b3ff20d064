// Public interface of the module.
export { statsHandlers } from './stats.handlers.ts';
export { pageViewStore } from './page-view-store.ts';
export { prunePageViews } from './page-views.ts';
export { statisticsPersonalData } from './personal-data.ts';
