import type { ResourceName } from '#generated/resources.ts';
import { userResource } from '#server/modules/accounts/user.resource.ts';
import { bidsResource, lotBidsResource } from '#server/modules/auctions/auctions.handlers.ts';
import { barcodesResource, itemsResource } from '#server/modules/catalogue/barcodes.resource.ts';
import { artistsResource, labelsResource } from '#server/modules/catalogue/makers.resource.ts';
import { priceChangesResource } from '#server/modules/catalogue/price-changes.resource.ts';
import { projectsResource } from '#server/modules/catalogue/projects.resource.ts';
import { categoryResource, genresResource } from '#server/modules/catalogue/shelves.resource.ts';
import { conversationsResource } from '#server/modules/community/conversations.resource.ts';
import { reviewsResource } from '#server/modules/community/reviews.handlers.ts';
import { alertsResource, bannersResource } from '#server/modules/content/site.resource.ts';
import { challengeEntriesResource } from '#server/modules/contests/challenges.handlers.ts';
import { challengeResource } from '#server/modules/contests/challenges.resource.ts';
import { clientResource } from '#server/modules/customers/clients.handlers.ts';
import { codesResource } from '#server/modules/digital/codes.ts';
import {
  digitalBatchesResource,
  digitalDistributionResource,
  digitalDownloadsResource,
} from '#server/modules/digital/digital.handlers.ts';
import { digitalResource } from '#server/modules/digital/releases.resource.ts';
import { artistPayoutsResource, balancesResource } from '#server/modules/earnings/artist-payouts.handlers.ts';
import { payoutAccountsResource } from '#server/modules/earnings/payout-accounts.ts';
import { carriersResource } from '#server/modules/fulfilment/carriers.resource.ts';
import { customsCodesResource } from '#server/modules/fulfilment/customs-codes.ts';
import { batchesResource, trackingImportsResource } from '#server/modules/fulfilment/dispatch.handlers.ts';
import { partnerStocksResource, partnersResource } from '#server/modules/fulfilment/partners.resource.ts';
import { pickupsResource } from '#server/modules/fulfilment/pickups.handlers.ts';
import { importMapsResource, importsResource } from '#server/modules/imports/imports.handlers.ts';
import { invoiceResource } from '#server/modules/invoicing/invoices.handlers.ts';
import { sellersResource } from '#server/modules/invoicing/sellers.resource.ts';
import { manualOrdersResource } from '#server/modules/orders/manual-orders/manual-orders.resource.ts';
import { ordersResource } from '#server/modules/orders/orders.handlers.ts';
import { passResource, passTypesResource, passUsesResource } from '#server/modules/passes/passes.handlers.ts';
import { disputesResource } from '#server/modules/payments/disputes.handlers.ts';
import { paymentsResource } from '#server/modules/payments/payments.handlers.ts';
import { refundsResource } from '#server/modules/orders/refunds/refunds.handlers.ts';
import { payoutsResource, reconciliationResource } from '#server/modules/payments/payouts.handlers.ts';
import { discFormatsResource, quotePricesResource } from '#server/modules/pressing/quote-prices.resource.ts';
import { quotesResource } from '#server/modules/pressing/quotes.resource.ts';
import { promoCodesResource } from '#server/modules/pricing/promo-codes.resource.ts';
import { fxRatesResource, shippingRatesResource, vatRatesResource } from '#server/modules/pricing/rates.resource.ts';
import { settingsResource } from '#server/modules/settings/settings.handlers.ts';
import { looksResource } from '#server/modules/shops/looks.resource.ts';
import { shopsResource } from '#server/modules/shops/shops.resource.ts';
import { boxCodeResource } from '#server/modules/subscriptions/box-codes.ts';
import { boxMonthResource } from '#server/modules/subscriptions/box-months.resource.ts';
import { boxPeriodResource } from '#server/modules/subscriptions/box-periods.resource.ts';
import { boxPlansResource, boxSponsorsResource } from '#server/modules/subscriptions/boxes.handlers.ts';
import { boxResource } from '#server/modules/subscriptions/boxes.resource.ts';
import { auditResource } from '#server/resources/audit/audit.handlers.ts';
import { bulkRecordsResource, bulkResource } from '#server/resources/bulk/bulk.handlers.ts';
import { exportsResource } from '#server/resources/exports/exports.handlers.ts';
import { jobFailuresResource, jobsResource } from '#server/resources/jobs/jobs.handlers.ts';
import { mailsResource } from '#server/resources/outbox/mail.handlers.ts';
import { undoResource } from '#server/resources/undo/undo.handlers.ts';
import type { Machine } from '#server/resources/machine.ts';
import type { Resource } from '#server/resources/register.ts';

/** Every resource of the description; one that is missing or another's does not compile. */
const all = {
  orders: ordersResource,
  'orders-manual': manualOrdersResource,
  payments: paymentsResource,
  refunds: refundsResource,
  disputes: disputesResource,
  payouts: payoutsResource,
  reconciliation: reconciliationResource,
  invoice: invoiceResource,
  batches: batchesResource,
  tracking_imports: trackingImportsResource,
  partners: partnersResource,
  partner_stocks: partnerStocksResource,
  pickups: pickupsResource,
  projects: projectsResource,
  quotes: quotesResource,
  category: categoryResource,
  artists: artistsResource,
  labels: labelsResource,
  items: itemsResource,
  barcodes: barcodesResource,
  carriers: carriersResource,
  price_changes: priceChangesResource,
  genres: genresResource,
  shops: shopsResource,
  user: userResource,
  conversations: conversationsResource,
  promo_codes: promoCodesResource,
  alerts: alertsResource,
  banners: bannersResource,
  reviews: reviewsResource,
  digital: digitalResource,
  'digital-distribution': digitalDistributionResource,
  'digital-batches': digitalBatchesResource,
  'digital-codes': codesResource,
  'digital-downloads': digitalDownloadsResource,
  challenge: challengeResource,
  'challenge-entries': challengeEntriesResource,
  client: clientResource,
  pass: passResource,
  'pass-types': passTypesResource,
  'pass-uses': passUsesResource,
  vat_rates: vatRatesResource,
  fx_rates: fxRatesResource,
  shipping_rates: shippingRatesResource,
  quote_prices: quotePricesResource,
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
  import_maps: importMapsResource,
  looks: looksResource,
  artist_payouts: artistPayoutsResource,
  balances: balancesResource,
  payout_accounts: payoutAccountsResource,
  bids: bidsResource,
  'lot-bids': lotBidsResource,
  box: boxResource,
  'box-months': boxMonthResource,
  'box-periods': boxPeriodResource,
  'box-plans': boxPlansResource,
  'box-codes': boxCodeResource,
  'box-sponsors': boxSponsorsResource,
  disc_formats: discFormatsResource,
  customs_codes: customsCodesResource,
} satisfies { [R in ResourceName]: Resource<R> };

/** The resources of the back office, by name. */
export const resources: ReadonlyMap<string, Machine> = new Map(
  Object.entries(all).map(([name, { machine }]) => [name, machine]),
);
