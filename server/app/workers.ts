import { forgetOldAttempts } from '#server/core/authentication/attempts.ts';
import { writeSignUpLetter } from '#server/modules/accounts/letters/sign-up-letter.ts';
import { retryBoxes } from '#server/modules/subscriptions/retry-boxes.ts';
import { runBoxMonths } from '#server/modules/subscriptions/run-month.ts';
import { closeLots } from '#server/modules/auctions/close-lots.ts';
import { pruneBulk } from '#server/resources/bulk/prune-bulk.ts';
import { runBulk } from '#server/resources/bulk/run-bulk.ts';
import { pruneCarts } from '#server/modules/cart/saved-carts.ts';
import { forgetInvoices } from '#server/modules/customers/forget-invoices.ts';
import { keepClients } from '#server/modules/customers/refresh-clients.ts';
import { applyTracking } from '#server/modules/fulfilment/apply-tracking.ts';
import { pushBatch } from '#server/modules/fulfilment/push-batch.ts';
import { keepEarnings } from '#server/modules/earnings/refresh-earnings.ts';
import { pruneExports } from '#server/resources/exports/prune-exports.ts';
import { keepCopies } from '#server/modules/catalogue/refresh-copies.ts';
import { applyPriceChanges } from '#server/modules/catalogue/price-changes.ts';
import { runExports } from '#server/resources/exports/run-exports.ts';
import { runImports } from '#server/modules/imports/run-imports.ts';
import { issueInvoices } from '#server/modules/invoicing/issue-waiting.ts';
import { sendMails } from '#server/core/mail/send-mails.ts';
import { endClaims } from '#server/modules/orders/claims.ts';
import { expireOffers } from '#server/modules/orders/manual-orders/expire-offers.ts';
import { expireChanges } from '#server/modules/orders/order-changes/expire-changes.ts';
import { pruneKeys } from '#server/modules/payments/idempotency.ts';
import { finishRefunds } from '#server/modules/orders/refunds/settle-refund.ts';
import { releaseStale } from '#server/modules/orders/checkout/stale-payments.ts';
import { expireQuotes } from '#server/modules/pressing/expire-quotes.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { watchJobs } from '#server/core/jobs/watch-jobs.ts';
import { keepSales } from '#server/modules/earnings/refresh-sales.ts';
import { pruneUploads } from '#server/core/uploads/prune-uploads.ts';

/** Everything the shop does by itself or later. */
export const workers: readonly Worker[] = [
  sendMails,
  writeSignUpLetter,
  pruneCarts,
  pruneKeys,
  releaseStale,
  expireOffers,
  expireChanges,
  expireQuotes,
  applyPriceChanges,
  finishRefunds,
  forgetOldAttempts,
  endClaims,
  pruneUploads,
  pruneExports,
  runExports,
  pruneBulk,
  runBulk,
  runImports,
  keepSales,
  keepCopies,
  keepClients,
  forgetInvoices,
  keepEarnings,
  closeLots,
  pushBatch,
  applyTracking,
  issueInvoices,
  watchJobs,
  runBoxMonths,
  retryBoxes,
];
