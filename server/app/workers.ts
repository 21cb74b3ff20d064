import { forgetOldAttempts } from '#server/core/authentication/attempts.ts';
import { pruneSubscribers, writePasswordLetter, writeSignUpLetter } from '#server/modules/accounts/index.ts';
import { retryBoxes, runBoxMonths, startBoxes, takeBackRewards } from '#server/modules/subscriptions/index.ts';
import { closeLots } from '#server/modules/auctions/index.ts';
import { pruneBulk } from '#server/resources/bulk/prune-bulk.ts';
import { runBulk } from '#server/resources/bulk/run-bulk.ts';
import { pruneCarts } from '#server/modules/cart/index.ts';
import { forgetInvoices, refreshCustomerList } from '#server/modules/customers/index.ts';
import { mailChatAnswers, mailUnreadDirectMessages } from '#server/modules/community/index.ts';
import { applyTracking, pushBatch } from '#server/modules/fulfilment/index.ts';
import { keepEarnings, keepSales } from '#server/modules/earnings/index.ts';
import { pruneExports } from '#server/resources/exports/prune-exports.ts';
import {
  applyPriceChanges,
  encodeSongs,
  keepCopies,
  mailStockNotices,
  prunePlays,
} from '#server/modules/catalogue/index.ts';
import { runExports } from '#server/resources/exports/run-exports.ts';
import { runImports } from '#server/modules/imports/index.ts';
import { issueInvoices } from '#server/modules/invoicing/index.ts';
import { sendMails } from '#server/core/mail/send-mails.ts';
import {
  chargePledges,
  expireClaims,
  expireChanges,
  expireOffers,
  finishRefunds,
  refundProjects,
  checkDelayedPayments,
  releaseStaleAttempts,
} from '#server/modules/orders/index.ts';
import { handleStripeEvent, mailExpiringCards, pruneKeys, pruneStripeEvents } from '#server/modules/payments/index.ts';
import { expireQuotes } from '#server/modules/pressing/index.ts';
import type { Worker } from '#server/core/jobs/worker.ts';
import { watchJobs } from '#server/core/jobs/watch-jobs.ts';
import { prunePageViews } from '#server/modules/statistics/index.ts';
import { pruneUploads } from '#server/core/uploads/prune-uploads.ts';

/** All background jobs. */
export const workers: readonly Worker[] = [
  sendMails,
  writeSignUpLetter,
  writePasswordLetter,
  pruneCarts,
  pruneSubscribers,
  pruneKeys,
  mailExpiringCards,
  handleStripeEvent,
  pruneStripeEvents,
  checkDelayedPayments,
  releaseStaleAttempts,
  expireOffers,
  expireChanges,
  expireQuotes,
  applyPriceChanges,
  finishRefunds,
  refundProjects,
  chargePledges,
  forgetOldAttempts,
  expireClaims,
  pruneUploads,
  prunePageViews,
  mailChatAnswers,
  mailUnreadDirectMessages,
  pruneExports,
  runExports,
  pruneBulk,
  runBulk,
  runImports,
  keepSales,
  keepCopies,
  mailStockNotices,
  refreshCustomerList,
  forgetInvoices,
  keepEarnings,
  closeLots,
  pushBatch,
  applyTracking,
  issueInvoices,
  watchJobs,
  runBoxMonths,
  retryBoxes,
  startBoxes,
  takeBackRewards,
  encodeSongs,
  prunePlays,
];
