/** Screens without a resource: path, group of the menu, and the operation they require. */
export const CUSTOM_SCREENS = [
  { path: 'dispatch', label: 'places.dispatch', icon: 'ship', group: 'dispatch', operationId: 'adminDispatchBoard' },
  { path: 'pack', label: 'places.pack', icon: 'prepare', group: 'dispatch', operationId: 'adminOpenPack' },
  { path: 'pass/scan', label: 'places.pass_scan', icon: 'scan', group: 'marketing', operationId: 'adminScanPass' },
  {
    path: 'projects-board',
    label: 'places.projects_board',
    icon: 'board',
    group: 'catalogue',
    operationId: 'adminListProjects',
  },
  { path: 'stats/stats', label: 'stats.screens.sales', icon: 'chart', group: 'stats', operationId: 'adminGetSales' },
  {
    path: 'stats/stats-all',
    label: 'stats.screens.all',
    icon: 'trend',
    group: 'stats',
    operationId: 'adminGetSales',
  },
  {
    path: 'stats/stats-v1',
    label: 'stats.screens.table',
    icon: 'table',
    group: 'stats',
    operationId: 'adminGetSalesTable',
  },
  {
    path: 'stats/page-views',
    label: 'page_views.title',
    icon: 'visibility',
    group: 'stats',
    operationId: 'adminGetPageViews',
  },
] as const;

export type CustomScreenPath = (typeof CUSTOM_SCREENS)[number]['path'];
