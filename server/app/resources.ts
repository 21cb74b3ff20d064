import type { ResourceName } from '#generated/resources.ts';
import { subscribersResource, userResource } from '#server/modules/accounts/index.ts';
import { bidsResource, lotsResource } from '#server/modules/auctions/index.ts';
import {
  artistsResource,
  barcodesResource,
  categoryResource,
  genresResource,
  itemsResource,
  labelsResource,
  priceChangesResource,
  projectsResource,
} from '#server/modules/catalogue/index.ts';
import { conversationsResource, reviewsResource } from '#server/modules/community/index.ts';
import {
  alertsResource,
  bannersResource,
  helpArticlesResource,
  helpCategoriesResource,
  postsResource,
  postTagsResource,
} from '#server/modules/content/index.ts';
import { contestEntriesResource, contestResource } from '#server/modules/contests/index.ts';
import { customerResource } from '#server/modules/customers/index.ts';
import {
  codesResource,
  digitalBatchesResource,
  digitalDistributionsResource,
  digitalDownloadsResource,
  digitalResource,
} from '#server/modules/digital/index.ts';
import { artistPayoutsResource, balancesResource, payoutAccountsResource } from '#server/modules/earnings/index.ts';
import {
  batchesResource,
  carriersResource,
  customsCodesResource,
  partnersResource,
  partnerStocksResource,
  pickupsResource,
  trackingImportsResource,
} from '#server/modules/fulfilment/index.ts';
import { importMapsResource, importsResource } from '#server/modules/imports/index.ts';
import { invoiceResource, sellersResource } from '#server/modules/invoicing/index.ts';
import { manualOrdersResource, ordersResource, refundsResource } from '#server/modules/orders/index.ts';
import { passResource, passTypesResource, passUsesResource } from '#server/modules/passes/index.ts';
import {
  disputesResource,
  paymentsResource,
  payoutsResource,
  reconciliationResource,
} from '#server/modules/payments/index.ts';
import { discFormatsResource, quotePricesResource, quotesResource } from '#server/modules/pressing/index.ts';
import {
  fxRatesResource,
  promoCodesResource,
  shippingRatesResource,
  vatRatesResource,
} from '#server/modules/pricing/index.ts';
import { settingsResource } from '#server/modules/settings/index.ts';
import { looksResource, shopsResource } from '#server/modules/shops/index.ts';
import {
  boxCodeResource,
  boxMonthResource,
  boxPeriodResource,
  boxPlansResource,
  boxResource,
  boxSponsorsResource,
} from '#server/modules/subscriptions/index.ts';
import { auditResource } from '#server/resources/audit/audit.handlers.ts';
import { bulkRecordsResource, bulkResource } from '#server/resources/bulk/bulk.handlers.ts';
import { exportsResource } from '#server/resources/exports/exports.handlers.ts';
import { jobFailuresResource, jobsResource } from '#server/resources/jobs/jobs.handlers.ts';
import { mailsResource } from '#server/resources/outbox/mail.handlers.ts';
import { undoResource } from '#server/resources/undo/undo.handlers.ts';
import type { ResourceRuntime } from '#server/resources/resource-runtime.ts';
import type { Resource } from '#server/resources/define-resource.ts';

/** All resources of the description, checked at compile time. */
const resourcesByName = {
  orders: ordersResource,
  'orders-manual': manualOrdersResource,
  payments: paymentsResource,
  refunds: refundsResource,
  disputes: disputesResource,
  payouts: payoutsResource,
  reconciliation: reconciliationResource,
  invoice: invoiceResource,
  batches: batchesResource,
  'tracking-imports': trackingImportsResource,
  partners: partnersResource,
  'partner-stocks': partnerStocksResource,
  pickups: pickupsResource,
  projects: projectsResource,
  quotes: quotesResource,
  category: categoryResource,
  artists: artistsResource,
  labels: labelsResource,
  items: itemsResource,
  barcodes: barcodesResource,
  carriers: carriersResource,
  'price-changes': priceChangesResource,
  genres: genresResource,
  shops: shopsResource,
  user: userResource,
  conversations: conversationsResource,
  'promo-codes': promoCodesResource,
  alerts: alertsResource,
  banners: bannersResource,
  posts: postsResource,
  'post-tags': postTagsResource,
  'help-articles': helpArticlesResource,
  'help-categories': helpCategoriesResource,
  subscribers: subscribersResource,
  reviews: reviewsResource,
  digital: digitalResource,
  'digital-distributions': digitalDistributionsResource,
  'digital-batches': digitalBatchesResource,
  'digital-codes': codesResource,
  'digital-downloads': digitalDownloadsResource,
  challenge: contestResource,
  'contest-entries': contestEntriesResource,
  client: customerResource,
  pass: passResource,
  'pass-types': passTypesResource,
  'pass-uses': passUsesResource,
  'vat-rates': vatRatesResource,
  'fx-rates': fxRatesResource,
  'shipping-rates': shippingRatesResource,
  'quote-prices': quotePricesResource,
  mails: mailsResource,
  audit: auditResource,
  sellers: sellersResource,
  settings: settingsResource,
  jobs: jobsResource,
  'job-failures': jobFailuresResource,
  exports: exportsResource,
  bulk: bulkResource,
  'bulk-records': bulkRecordsResource,
  undo: undoResource,
  imports: importsResource,
  'import-maps': importMapsResource,
  looks: looksResource,
  'artist-payouts': artistPayoutsResource,
  balances: balancesResource,
  'payout-accounts': payoutAccountsResource,
  lots: lotsResource,
  bids: bidsResource,
  box: boxResource,
  'box-months': boxMonthResource,
  'box-periods': boxPeriodResource,
  'box-plans': boxPlansResource,
  'box-codes': boxCodeResource,
  'box-sponsors': boxSponsorsResource,
  'disc-formats': discFormatsResource,
  'customs-codes': customsCodesResource,
} satisfies { [R in ResourceName]: Resource<R> };

/** The resources of the back office, by name. */
export const resources: ReadonlyMap<string, ResourceRuntime> = new Map(
  Object.entries(resourcesByName).map(([name, { runtime }]) => [name, runtime]),
);
