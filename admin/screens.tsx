import { resourceIndex } from '#generated/resource-index.ts';
import type { ResourceName } from '#generated/resource-index.ts';
import type { Screen } from './resource/define.ts';
import { resourceRoute } from './resource/resource-route.tsx';

/** One module a resource: its definition with its override. Each is loaded when its screen is opened. */
const SCREENS: { readonly [Name in ResourceName]: () => Promise<{ default: Screen }> } = {
  orders: () => import('./orders/orders.resource.tsx'),
  payments: () => import('./payments/payments.resource.ts'),
  refunds: () => import('./payments/refunds.resource.ts'),
  disputes: () => import('./payments/disputes.resource.ts'),
  payouts: () => import('./payments/payouts.resource.ts'),
  reconciliation: () => import('./payments/reconciliation.resource.ts'),
  projects: () => import('./projects/projects.resource.tsx'),
  category: () => import('./catalogue/category.resource.ts'),
  artists: () => import('./catalogue/artists.resource.ts'),
  labels: () => import('./catalogue/labels.resource.ts'),
  shops: () => import('./people/shops.resource.tsx'),
  user: () => import('./people/user.resource.ts'),
  mails: () => import('./system/mails.resource.tsx'),
  audit: () => import('./system/audit.resource.ts'),
  exports: () => import('./system/exports.resource.tsx'),
};

/** The resources of the description with their lazy screens. */
export const resourceRoutes = (Object.keys(SCREENS) as ResourceName[]).map((name) =>
  resourceRoute(name, resourceIndex[name].title, async () => (await SCREENS[name]()).default),
);
