// Written by `npm run generate` from the OpenAPI description. Do not edit.

import { ordersResource } from './resources/orders.ts';
import { ordersManualResource } from './resources/orders-manual.ts';
import { paymentsResource } from './resources/payments.ts';
import { refundsResource } from './resources/refunds.ts';
import { disputesResource } from './resources/disputes.ts';
import { payoutsResource } from './resources/payouts.ts';
import { reconciliationResource } from './resources/reconciliation.ts';
import { invoiceResource } from './resources/invoice.ts';
import { batchesResource } from './resources/batches.ts';
import { trackingImportsResource } from './resources/tracking-imports.ts';
import { partnersResource } from './resources/partners.ts';
import { partnerStocksResource } from './resources/partner-stocks.ts';
import { pickupsResource } from './resources/pickups.ts';
import { projectsResource } from './resources/projects.ts';
import { quotesResource } from './resources/quotes.ts';
import { categoryResource } from './resources/category.ts';
import { artistsResource } from './resources/artists.ts';
import { labelsResource } from './resources/labels.ts';
import { itemsResource } from './resources/items.ts';
import { barcodesResource } from './resources/barcodes.ts';
import { carriersResource } from './resources/carriers.ts';
import { priceChangesResource } from './resources/price-changes.ts';
import { genresResource } from './resources/genres.ts';
import { shopsResource } from './resources/shops.ts';
import { userResource } from './resources/user.ts';
import { conversationsResource } from './resources/conversations.ts';
import { promoCodesResource } from './resources/promo-codes.ts';
import { alertsResource } from './resources/alerts.ts';
import { bannersResource } from './resources/banners.ts';
import { postsResource } from './resources/posts.ts';
import { postTagsResource } from './resources/post-tags.ts';
import { helpArticlesResource } from './resources/help-articles.ts';
import { helpCategoriesResource } from './resources/help-categories.ts';
import { subscribersResource } from './resources/subscribers.ts';
import { reviewsResource } from './resources/reviews.ts';
import { digitalResource } from './resources/digital.ts';
import { digitalDistributionsResource } from './resources/digital-distributions.ts';
import { digitalBatchesResource } from './resources/digital-batches.ts';
import { digitalCodesResource } from './resources/digital-codes.ts';
import { digitalDownloadsResource } from './resources/digital-downloads.ts';
import { challengeResource } from './resources/challenge.ts';
import { contestEntriesResource } from './resources/contest-entries.ts';
import { clientResource } from './resources/client.ts';
import { passResource } from './resources/pass.ts';
import { passTypesResource } from './resources/pass-types.ts';
import { passUsesResource } from './resources/pass-uses.ts';
import { vatRatesResource } from './resources/vat-rates.ts';
import { fxRatesResource } from './resources/fx-rates.ts';
import { shippingRatesResource } from './resources/shipping-rates.ts';
import { quotePricesResource } from './resources/quote-prices.ts';
import { mailsResource } from './resources/mails.ts';
import { auditResource } from './resources/audit.ts';
import { sellersResource } from './resources/sellers.ts';
import { settingsResource } from './resources/settings.ts';
import { jobsResource } from './resources/jobs.ts';
import { jobFailuresResource } from './resources/job-failures.ts';
import { exportsResource } from './resources/exports.ts';
import { bulkResource } from './resources/bulk.ts';
import { bulkRecordsResource } from './resources/bulk-records.ts';
import { undoResource } from './resources/undo.ts';
import { importsResource } from './resources/imports.ts';
import { importMapsResource } from './resources/import-maps.ts';
import { looksResource } from './resources/looks.ts';
import { artistPayoutsResource } from './resources/artist-payouts.ts';
import { balancesResource } from './resources/balances.ts';
import { payoutAccountsResource } from './resources/payout-accounts.ts';
import { lotsResource } from './resources/lots.ts';
import { bidsResource } from './resources/bids.ts';
import { boxResource } from './resources/box.ts';
import { boxMonthsResource } from './resources/box-months.ts';
import { boxPeriodsResource } from './resources/box-periods.ts';
import { boxPlansResource } from './resources/box-plans.ts';
import { boxCodesResource } from './resources/box-codes.ts';
import { boxSponsorsResource } from './resources/box-sponsors.ts';
import { discFormatsResource } from './resources/disc-formats.ts';
import { customsCodesResource } from './resources/customs-codes.ts';
import type * as Schemas from './schemas.ts';

export { ordersResource, ordersManualResource, paymentsResource, refundsResource, disputesResource, payoutsResource, reconciliationResource, invoiceResource, batchesResource, trackingImportsResource, partnersResource, partnerStocksResource, pickupsResource, projectsResource, quotesResource, categoryResource, artistsResource, labelsResource, itemsResource, barcodesResource, carriersResource, priceChangesResource, genresResource, shopsResource, userResource, conversationsResource, promoCodesResource, alertsResource, bannersResource, postsResource, postTagsResource, helpArticlesResource, helpCategoriesResource, subscribersResource, reviewsResource, digitalResource, digitalDistributionsResource, digitalBatchesResource, digitalCodesResource, digitalDownloadsResource, challengeResource, contestEntriesResource, clientResource, passResource, passTypesResource, passUsesResource, vatRatesResource, fxRatesResource, shippingRatesResource, quotePricesResource, mailsResource, auditResource, sellersResource, settingsResource, jobsResource, jobFailuresResource, exportsResource, bulkResource, bulkRecordsResource, undoResource, importsResource, importMapsResource, looksResource, artistPayoutsResource, balancesResource, payoutAccountsResource, lotsResource, bidsResource, boxResource, boxMonthsResource, boxPeriodsResource, boxPlansResource, boxCodesResource, boxSponsorsResource, discFormatsResource, customsCodesResource };

export const resources = {
  orders: ordersResource,
  'orders-manual': ordersManualResource,
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
  'digital-codes': digitalCodesResource,
  'digital-downloads': digitalDownloadsResource,
  challenge: challengeResource,
  'contest-entries': contestEntriesResource,
  client: clientResource,
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
  'box-months': boxMonthsResource,
  'box-periods': boxPeriodsResource,
  'box-plans': boxPlansResource,
  'box-codes': boxCodesResource,
  'box-sponsors': boxSponsorsResource,
  'disc-formats': discFormatsResource,
  'customs-codes': customsCodesResource,
} as const;

export type ResourceName = keyof typeof resources;
type Definition<Name extends ResourceName> = (typeof resources)[Name];
type Entry<List> = List extends readonly (infer Each)[] ? Each : never;
type NameIn<List> = Entry<List> extends infer Each ? (Each extends { readonly name: infer Name extends string } ? Name : never) : never;
type SentIn<List> =
  Entry<List> extends infer Each
    ? Each extends { readonly readOnly: true }
      ? never
      : Each extends { readonly name: infer Name extends string }
        ? Name
        : never
    : never;
type Rows<Name extends ResourceName> = Definition<Name> extends { readonly listFields: infer Fields } ? Fields : Definition<Name>['fields'];

/** Names of a record's fields. */
export type FieldName<Name extends ResourceName> = NameIn<Definition<Name>['fields']>;
/** Names of the fields of a row of the list. */
export type ColumnName<Name extends ResourceName> = NameIn<Rows<Name>>;
/** Names of writable fields. */
export type CreateFieldName<Name extends ResourceName> = Definition<Name> extends { readonly create: infer Fields } ? SentIn<Fields> : never;
export type UpdateFieldName<Name extends ResourceName> = Definition<Name> extends { readonly update: infer Fields } ? SentIn<Fields> : never;
export type FilterName<Name extends ResourceName> = NameIn<Definition<Name>['filters']>;
export type SortName<Name extends ResourceName> = Entry<Definition<Name>['sorts']>;
/** Operations that are buttons of a resource. */
export type ActionId<Name extends ResourceName> =
  Entry<Definition<Name>['actions']> extends infer Each ? (Each extends { readonly operationId: infer Id } ? Id : never) : never;

/** Type of a record by resource. */
export type ResourceRecords = {
  orders: Schemas.Order;
  'orders-manual': Schemas.ManualOrder;
  payments: Schemas.Payment;
  refunds: Schemas.Refund;
  disputes: Schemas.Dispute;
  payouts: Schemas.Payout;
  reconciliation: Schemas.PayoutRow;
  invoice: Schemas.Invoice;
  batches: Schemas.Batch;
  'tracking-imports': Schemas.TrackingImport;
  partners: Schemas.FulfilmentPartner;
  'partner-stocks': Schemas.PartnerStock;
  pickups: Schemas.Pickup;
  projects: Schemas.Project;
  quotes: Schemas.Quote;
  category: Schemas.Category;
  artists: Schemas.Artist;
  labels: Schemas.Label;
  items: Schemas.CatalogueItem;
  barcodes: Schemas.Barcode;
  carriers: Schemas.CarrierEntry;
  'price-changes': Schemas.PriceChange;
  genres: Schemas.GenreEntry;
  shops: Schemas.Shop;
  user: Schemas.User;
  conversations: Schemas.Conversation;
  'promo-codes': Schemas.PromoCode;
  alerts: Schemas.AlertEntry;
  banners: Schemas.BannerEntry;
  posts: Schemas.Post;
  'post-tags': Schemas.PostTag;
  'help-articles': Schemas.HelpArticle;
  'help-categories': Schemas.HelpCategory;
  subscribers: Schemas.Subscriber;
  reviews: Schemas.Review;
  digital: Schemas.DigitalRelease;
  'digital-distributions': Schemas.DigitalDistribution;
  'digital-batches': Schemas.CodeBatch;
  'digital-codes': Schemas.DownloadCode;
  'digital-downloads': Schemas.DigitalDownload;
  challenge: Schemas.Contest;
  'contest-entries': Schemas.ContestEntry;
  client: Schemas.Customer;
  pass: Schemas.Pass;
  'pass-types': Schemas.PassType;
  'pass-uses': Schemas.PassUse;
  'vat-rates': Schemas.VatRate;
  'fx-rates': Schemas.FxRate;
  'shipping-rates': Schemas.ShippingRate;
  'quote-prices': Schemas.QuotePrice;
  mails: Schemas.Mail;
  audit: Schemas.AuditEntry;
  sellers: Schemas.LegalEntity;
  settings: Schemas.Setting;
  jobs: Schemas.Job;
  'job-failures': Schemas.JobFailure;
  exports: Schemas.Export;
  bulk: Schemas.Bulk;
  'bulk-records': Schemas.BulkRecord;
  undo: Schemas.AuditEntry;
  imports: Schemas.Import;
  'import-maps': Schemas.ImportMap;
  looks: Schemas.ShopLook;
  'artist-payouts': Schemas.ArtistPayout;
  balances: Schemas.Balance;
  'payout-accounts': Schemas.PayoutAccount;
  lots: Schemas.Lot;
  bids: Schemas.Bid;
  box: Schemas.Box;
  'box-months': Schemas.BoxMonth;
  'box-periods': Schemas.BoxPeriod;
  'box-plans': Schemas.BoxPlan;
  'box-codes': Schemas.BoxCode;
  'box-sponsors': Schemas.BoxSponsor;
  'disc-formats': Schemas.DiscFormatEntry;
  'customs-codes': Schemas.CustomsCode;
};
