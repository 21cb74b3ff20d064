import { accountsHandlers } from '#server/modules/accounts/index.ts';
import type { Handlers } from '#server/core/api/handler.ts';
import { healthHandlers } from '#server/core/api/health.ts';
import { artistPayoutsHandlers } from '#server/modules/earnings/index.ts';
import { auctionsHandlers } from '#server/modules/auctions/index.ts';
import { auditHandlers } from '#server/resources/audit/audit.handlers.ts';
import { boxesHandlers } from '#server/modules/subscriptions/index.ts';
import { bulkHandlers } from '#server/resources/bulk/bulk.handlers.ts';
import { adminPreviewAction } from '#server/resources/preview/preview-action.ts';
import { cartHandlers } from '#server/modules/cart/index.ts';
import { catalogueHandlers } from '#server/modules/catalogue/index.ts';
import { contestsHandlers } from '#server/modules/contests/index.ts';
import { liveUpdateHandlers } from '#server/resources/live/live-updates.ts';
import { customersHandlers } from '#server/modules/customers/index.ts';
import {
  conversationsHandlers,
  likesHandlers,
  reviewsHandlers,
  userProfileHandlers,
} from '#server/modules/community/index.ts';
import { digitalHandlers } from '#server/modules/digital/index.ts';
import { dispatchHandlers, parcelsHandlers, pickupsHandlers } from '#server/modules/fulfilment/index.ts';
import { documentsHandlers, invoicesHandlers } from '#server/modules/invoicing/index.ts';
import {
  cardsHandlers,
  disputesHandlers,
  paymentsHandlers,
  payoutsHandlers,
  stripeHandlers,
} from '#server/modules/payments/index.ts';
import { exportsHandlers } from '#server/resources/exports/exports.handlers.ts';
import { importsHandlers } from '#server/modules/imports/index.ts';
import { jobsHandlers } from '#server/resources/jobs/jobs.handlers.ts';
import { mailHandlers } from '#server/resources/outbox/mail.handlers.ts';
import { notesHandlers } from '#server/resources/notes/notes.handlers.ts';
import { manualOrdersHandlers, ordersHandlers } from '#server/modules/orders/index.ts';
import { passesHandlers } from '#server/modules/passes/index.ts';
import { quotePricesHandlers, quotesHandlers } from '#server/modules/pressing/index.ts';
import { settingsHandlers } from '#server/modules/settings/index.ts';
import { ratesHandlers } from '#server/modules/pricing/index.ts';
import { shopsHandlers } from '#server/modules/shops/index.ts';
import { siteHandlers } from '#server/modules/content/index.ts';
import { undoHandlers } from '#server/resources/undo/undo.handlers.ts';
import { statsHandlers } from '#server/modules/statistics/index.ts';
import { uploadsHandlers } from '#server/core/uploads/uploads.handlers.ts';
import { viewsHandlers } from '#server/resources/views/views.handlers.ts';

/** The handler of every operation; a missing or superfluous one is a compile error. */
export const handlers = {
  ...accountsHandlers,
  ...artistPayoutsHandlers,
  ...auctionsHandlers,
  ...auditHandlers,
  ...boxesHandlers,
  ...bulkHandlers,
  adminPreviewAction,
  ...cardsHandlers,
  ...cartHandlers,
  ...catalogueHandlers,
  ...contestsHandlers,
  ...likesHandlers,
  ...liveUpdateHandlers,
  ...customersHandlers,
  ...conversationsHandlers,
  ...userProfileHandlers,
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
  ...stripeHandlers,
  ...uploadsHandlers,
  ...viewsHandlers,
} as const satisfies Handlers;
