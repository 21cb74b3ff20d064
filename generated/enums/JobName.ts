// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'send-mails', 'write-sign-up-letter', 'write-password-letter', 'issue-invoices', 'apply-tracking', 'push-batch',
  'run-exports', 'run-bulk', 'keep-sales', 'keep-copies', 'mail-stock-notices', 'apply-price-changes',
  'finish-refunds', 'refund-projects', 'charge-pledges', 'mail-expiring-cards', 'handle-stripe-event',
  'prune-stripe-events', 'release-stale-payments', 'check-delayed-payments', 'end-claims', 'expire-offers',
  'expire-order-changes', 'expire-quotes', 'prune-carts', 'prune-subscribers', 'prune-exports', 'prune-bulk',
  'prune-uploads', 'prune-page-views', 'mail-chat-answers', 'mail-unread-messages', 'prune-idempotency-keys',
  'forget-old-attempts', 'watch-jobs', 'run-box-month', 'retry-boxes', 'start-boxes', 'take-back-reward',
  'refresh-customers', 'forget-invoices', 'run-imports', 'keep-earnings', 'close-lots', 'encode-songs', 'prune-plays',
] as const;
export type JobName = (typeof values)[number];

export const JobName: EnumDefinition<typeof values> = { name: 'JobName', values };
