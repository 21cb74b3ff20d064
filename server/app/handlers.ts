import { accountsHandlers } from '#server/modules/accounts/accounts.handlers.ts';
import type { Handlers } from '#server/core/api/handler.ts';
import { healthHandlers } from '#server/core/api/health.ts';
import { artistPayoutsHandlers } from '#server/modules/earnings/artist-payouts.handlers.ts';
import { auctionsHandlers } from '#server/modules/auctions/auctions.handlers.ts';
import { auditHandlers } from '#server/resources/audit/audit.handlers.ts';
import { boxesHandlers } from '#server/modules/subscriptions/boxes.handlers.ts';
import { bulkHandlers } from '#server/resources/bulk/bulk.handlers.ts';
import { adminPreviewAction } from '#server/resources/preview/preview-action.ts';
import { cartHandlers } from '#server/modules/cart/cart.handlers.ts';
import { catalogueHandlers } from '#server/modules/catalogue/catalogue.handlers.ts';
import { challengesHandlers } from '#server/modules/contests/challenges.handlers.ts';
import { changesHandlers } from '#server/resources/live/listen-changes.ts';
import { clientsHandlers } from '#server/modules/customers/clients.handlers.ts';
import { conversationsHandlers } from '#server/modules/community/conversations.handlers.ts';
import { digitalHandlers } from '#server/modules/digital/digital.handlers.ts';
import { dispatchHandlers } from '#server/modules/fulfilment/dispatch.handlers.ts';
import { documentsHandlers } from '#server/modules/invoicing/documents/documents.handlers.ts';
import { disputesHandlers } from '#server/modules/payments/disputes.handlers.ts';
import { exportsHandlers } from '#server/resources/exports/exports.handlers.ts';
import { importsHandlers } from '#server/modules/imports/imports.handlers.ts';
import { invoicesHandlers } from '#server/modules/invoicing/invoices.handlers.ts';
import { jobsHandlers } from '#server/resources/jobs/jobs.handlers.ts';
import { mailHandlers } from '#server/resources/outbox/mail.handlers.ts';
import { notesHandlers } from '#server/resources/notes/notes.handlers.ts';
import { manualOrdersHandlers } from '#server/modules/orders/manual-orders/manual-orders.handlers.ts';
import { ordersHandlers } from '#server/modules/orders/orders.handlers.ts';
import { parcelsHandlers } from '#server/modules/fulfilment/parcels.handlers.ts';
import { passesHandlers } from '#server/modules/passes/passes.handlers.ts';
import { paymentsHandlers } from '#server/modules/payments/payments.handlers.ts';
import { pickupsHandlers } from '#server/modules/fulfilment/pickups.handlers.ts';
import { payoutsHandlers } from '#server/modules/payments/payouts.handlers.ts';
import { reviewsHandlers } from '#server/modules/community/reviews.handlers.ts';
import { quotesHandlers } from '#server/modules/pressing/quotes.handlers.ts';
import { settingsHandlers } from '#server/modules/settings/settings.handlers.ts';
import { quotePricesHandlers } from '#server/modules/pressing/quote-prices.resource.ts';
import { ratesHandlers } from '#server/modules/pricing/rates.resource.ts';
import { shopsHandlers } from '#server/modules/shops/shops.handlers.ts';
import { siteHandlers } from '#server/modules/content/site.handlers.ts';
import { undoHandlers } from '#server/resources/undo/undo.handlers.ts';
import { statsHandlers } from '#server/modules/statistics/stats.handlers.ts';
import { uploadsHandlers } from '#server/core/uploads/uploads.handlers.ts';
import { viewsHandlers } from '#server/resources/views/views.handlers.ts';

/** The handler of every operation; one that is missing or one too many does not compile. */
export const handlers = {
  ...accountsHandlers,
  ...artistPayoutsHandlers,
  ...auctionsHandlers,
  ...auditHandlers,
  ...boxesHandlers,
  ...bulkHandlers,
  adminPreviewAction,
  ...cartHandlers,
  ...catalogueHandlers,
  ...challengesHandlers,
  ...changesHandlers,
  ...clientsHandlers,
  ...conversationsHandlers,
  ...digitalHandlers,
  ...dispatchHandlers,
  ...documentsHandlers,
  ...disputesHandlers,
  ...exportsHandlers,
  ...healthHandlers,
  ...importsHandlers,
  ...invoicesHandlers,
  ...jobsHandlers,
  ...mailHandlers,
  ...notesHandlers,
  ...manualOrdersHandlers,
  ...ordersHandlers,
  ...parcelsHandlers,
  ...passesHandlers,
  ...paymentsHandlers,
  ...pickupsHandlers,
  ...payoutsHandlers,
  ...reviewsHandlers,
  ...quotesHandlers,
  ...settingsHandlers,
  ...quotePricesHandlers,
  ...ratesHandlers,
  ...shopsHandlers,
  ...siteHandlers,
  ...undoHandlers,
  ...statsHandlers,
  ...uploadsHandlers,
  ...viewsHandlers,
} as const satisfies Handlers;
