import { accountsHandlers } from '#server/accounts/accounts.handlers.ts';
import type { Handlers } from '#server/api/handler.ts';
import { healthHandlers } from '#server/api/health.ts';
import { artistPayoutsHandlers } from '#server/artist-payouts/artist-payouts.handlers.ts';
import { auctionsHandlers } from '#server/auctions/auctions.handlers.ts';
import { auditHandlers } from '#server/audit/audit.handlers.ts';
import { boxesHandlers } from '#server/boxes/boxes.handlers.ts';
import { bulkHandlers } from '#server/bulk/bulk.handlers.ts';
import { adminPreviewAction } from '#server/preview/preview-action.ts';
import { cartHandlers } from '#server/cart/cart.handlers.ts';
import { catalogueHandlers } from '#server/catalogue/catalogue.handlers.ts';
import { challengesHandlers } from '#server/challenges/challenges.handlers.ts';
import { changesHandlers } from '#server/changes/listen-changes.ts';
import { clientsHandlers } from '#server/clients/clients.handlers.ts';
import { conversationsHandlers } from '#server/conversations/conversations.handlers.ts';
import { digitalHandlers } from '#server/digital/digital.handlers.ts';
import { dispatchHandlers } from '#server/dispatch/dispatch.handlers.ts';
import { documentsHandlers } from '#server/documents/documents.handlers.ts';
import { disputesHandlers } from '#server/disputes/disputes.handlers.ts';
import { exportsHandlers } from '#server/exports/exports.handlers.ts';
import { importsHandlers } from '#server/imports/imports.handlers.ts';
import { invoicesHandlers } from '#server/invoices/invoices.handlers.ts';
import { jobsHandlers } from '#server/jobs/jobs.handlers.ts';
import { mailHandlers } from '#server/mail/mail.handlers.ts';
import { notesHandlers } from '#server/notes/notes.handlers.ts';
import { manualOrdersHandlers } from '#server/manual-orders/manual-orders.handlers.ts';
import { ordersHandlers } from '#server/orders/orders.handlers.ts';
import { passesHandlers } from '#server/passes/passes.handlers.ts';
import { paymentsHandlers } from '#server/payments/payments.handlers.ts';
import { pickupsHandlers } from '#server/pickups/pickups.handlers.ts';
import { payoutsHandlers } from '#server/payouts/payouts.handlers.ts';
import { reviewsHandlers } from '#server/reviews/reviews.handlers.ts';
import { quotesHandlers } from '#server/quotes/quotes.handlers.ts';
import { settingsHandlers } from '#server/settings/settings.handlers.ts';
import { ratesHandlers } from '#server/rates/rates.resource.ts';
import { siteHandlers } from '#server/site/site.handlers.ts';
import { undoHandlers } from '#server/undo/undo.handlers.ts';
import { statsHandlers } from '#server/stats/stats.handlers.ts';
import { uploadsHandlers } from '#server/uploads/uploads.handlers.ts';
import { viewsHandlers } from '#server/views/views.handlers.ts';

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
  ...passesHandlers,
  ...paymentsHandlers,
  ...pickupsHandlers,
  ...payoutsHandlers,
  ...reviewsHandlers,
  ...quotesHandlers,
  ...settingsHandlers,
  ...ratesHandlers,
  ...siteHandlers,
  ...undoHandlers,
  ...statsHandlers,
  ...uploadsHandlers,
  ...viewsHandlers,
} as const satisfies Handlers;
