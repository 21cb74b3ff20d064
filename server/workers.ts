import { forgetOldAttempts } from '#server/accounts/attempts.ts';
import { pruneCarts } from '#server/cart/saved-carts.ts';
import { pruneExports } from '#server/exports/prune-exports.ts';
import { runExports } from '#server/exports/run-exports.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { pruneKeys } from '#server/payments/idempotency.ts';
import { finishRefunds } from '#server/payments/settle-refund.ts';
import { releaseStale } from '#server/payments/stale-payments.ts';
import type { Worker } from '#server/platform/jobs.ts';
import { pruneUploads } from '#server/uploads/prune-uploads.ts';

/** Everything the shop does by itself or later. */
export const workers: readonly Worker[] = [
  sendMail,
  pruneCarts,
  pruneKeys,
  releaseStale,
  finishRefunds,
  forgetOldAttempts,
  pruneUploads,
  pruneExports,
  runExports,
];
