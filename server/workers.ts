import { forgetOldAttempts } from '#server/accounts/attempts.ts';
import { writeSignUpLetter } from '#server/accounts/sign-up-letter.ts';
import { retryBoxes } from '#server/boxes/retry-boxes.ts';
import { runBoxMonths } from '#server/boxes/run-month.ts';
import { closeLots } from '#server/auctions/close-lots.ts';
import { pruneBulk } from '#server/bulk/prune-bulk.ts';
import { runBulk } from '#server/bulk/run-bulk.ts';
import { pruneCarts } from '#server/cart/saved-carts.ts';
import { forgetInvoices } from '#server/clients/forget-invoices.ts';
import { keepClients } from '#server/clients/refresh-clients.ts';
import { applyTracking } from '#server/dispatch/apply-tracking.ts';
import { pushBatch } from '#server/dispatch/push-batch.ts';
import { keepEarnings } from '#server/earnings/refresh-earnings.ts';
import { pruneExports } from '#server/exports/prune-exports.ts';
import { keepCopies } from '#server/catalogue/refresh-copies.ts';
import { applyPriceChanges } from '#server/catalogue/price-changes.ts';
import { runExports } from '#server/exports/run-exports.ts';
import { runImports } from '#server/imports/run-imports.ts';
import { issueInvoices } from '#server/invoices/issue-waiting.ts';
import { sendMails } from '#server/mail/send-mails.ts';
import { endClaims } from '#server/orders/claims.ts';
import { expireOffers } from '#server/manual-orders/expire-offers.ts';
import { expireChanges } from '#server/order-changes/expire-changes.ts';
import { pruneKeys } from '#server/payments/idempotency.ts';
import { finishRefunds } from '#server/payments/settle-refund.ts';
import { releaseStale } from '#server/payments/stale-payments.ts';
import { expireQuotes } from '#server/quotes/expire-quotes.ts';
import type { Worker } from '#server/platform/jobs.ts';
import { watchJobs } from '#server/jobs/watch-jobs.ts';
import { keepSales } from '#server/stats/refresh-sales.ts';
import { pruneUploads } from '#server/uploads/prune-uploads.ts';

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
