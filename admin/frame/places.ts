/** Screens that are no list of a resource: where they are, and the operation without which there is none. */
export const PLACES = [
  { path: 'stats/stats', label: 'stats.screens.sales', icon: 'chart', operationId: 'adminGetSales' },
  { path: 'stats/stats-all', label: 'stats.screens.all', icon: 'history', operationId: 'adminGetSales' },
  { path: 'stats/stats-v1', label: 'stats.screens.table', icon: 'chart', operationId: 'adminGetSalesTable' },
] as const;

export type PlacePath = (typeof PLACES)[number]['path'];

/** The group of the menu they stand in. */
export const PLACES_GROUP = 'stats';
