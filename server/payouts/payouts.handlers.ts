import type { Handlers } from '#server/api/handler.ts';
import { adminImportPayout, adminPreviewPayout } from '#server/payouts/import-payout.ts';
import { adminMatchPayoutRow, adminUnmatchPayoutRow } from '#server/payouts/match-by-hand.ts';
import { payoutRows, payouts } from '#server/payouts/payouts.table.ts';
import { resource } from '#server/resource/register.ts';

export const payoutsHandlers = {
  ...resource('payouts', { table: payouts }),
  // a file is no row to be written, but many
  adminImportPayout,
  adminPreviewPayout,
  ...resource('reconciliation', { table: payoutRows }),
  adminMatchPayoutRow,
  adminUnmatchPayoutRow,
} as const satisfies Partial<Handlers>;
