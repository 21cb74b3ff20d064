import { resourceIndex } from '#generated/resource-index.ts';
import type { ResourceName } from '#generated/resource-index.ts';
import type { Screen } from './resource/define.ts';
import { resourceRoute } from './resource/resource-route.tsx';

/** One module a resource: its definition with its override. Each is loaded when its screen is opened. */
const SCREENS: { readonly [Name in ResourceName]: () => Promise<{ default: Screen }> } = {
  orders: () => import('./orders/orders.resource.tsx'),
  'orders-manual': () => import('./manual-orders/orders-manual.resource.tsx'),
  payments: () => import('./payments/payments.resource.ts'),
  pickups: () => import('./orders/pickups.resource.ts'),
  batches: () => import('./dispatch/batches.resource.ts'),
  tracking_imports: () => import('./dispatch/tracking-imports.resource.ts'),
  partners: () => import('./dispatch/partners.resource.tsx'),
  partner_stocks: () => import('./dispatch/partner-stocks.resource.ts'),
  carriers: () => import('./dispatch/carriers.resource.ts'),
  invoice: () => import('./invoice/invoice.resource.tsx'),
  refunds: () => import('./payments/refunds.resource.ts'),
  disputes: () => import('./payments/disputes.resource.ts'),
  payouts: () => import('./payments/payouts.resource.ts'),
  reconciliation: () => import('./payments/reconciliation.resource.ts'),
  projects: () => import('./projects/projects.resource.tsx'),
  quotes: () => import('./quotes/quotes.resource.tsx'),
  category: () => import('./catalogue/category.resource.ts'),
  artists: () => import('./catalogue/artists.resource.ts'),
  labels: () => import('./catalogue/labels.resource.ts'),
  items: () => import('./catalogue/items.resource.ts'),
  barcodes: () => import('./catalogue/barcodes.resource.ts'),
  shops: () => import('./people/shops.resource.tsx'),
  looks: () => import('./looks/looks.resource.tsx'),
  user: () => import('./people/user.resource.ts'),
  conversations: () => import('./conversations/conversations.resource.tsx'),
  promo_codes: () => import('./marketing/promo-codes.resource.ts'),
  alerts: () => import('./marketing/alerts.resource.ts'),
  banners: () => import('./marketing/banners.resource.ts'),
  reviews: () => import('./marketing/reviews.resource.tsx'),
  digital: () => import('./digital/digital.resource.tsx'),
  'digital-distribution': () => import('./digital/digital-distribution.resource.tsx'),
  'digital-batches': () => import('./digital/digital-batches.resource.tsx'),
  'digital-codes': () => import('./digital/digital-codes.resource.ts'),
  'digital-downloads': () => import('./digital/digital-downloads.resource.ts'),
  vat_rates: () => import('./system/vat-rates.resource.tsx'),
  fx_rates: () => import('./system/fx-rates.resource.tsx'),
  shipping_rates: () => import('./system/shipping-rates.resource.tsx'),
  quote_prices: () => import('./quotes/quote-prices.resource.tsx'),
  mails: () => import('./system/mails.resource.tsx'),
  audit: () => import('./system/audit.resource.tsx'),
  sellers: () => import('./system/sellers.resource.ts'),
  limits: () => import('./system/limits.resource.ts'),
  exports: () => import('./system/exports.resource.tsx'),
  bulk: () => import('./system/bulk.resource.tsx'),
  'bulk-records': () => import('./system/bulk-records.resource.tsx'),
  undo: () => import('./system/undo.resource.tsx'),
};

/** The resources of the description with their lazy screens. */
export const resourceRoutes = (Object.keys(SCREENS) as ResourceName[]).map((name) =>
  resourceRoute(name, resourceIndex[name].title, async () => (await SCREENS[name]()).default),
);
