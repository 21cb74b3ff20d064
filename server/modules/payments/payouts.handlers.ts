import type { Handlers } from '#server/core/api/handler.ts';
import { adminImportPayout, adminPreviewPayout } from './import-payout.ts';
import { adminMatchPayoutRow, adminUnmatchPayoutRow } from './match-by-hand.ts';
import { payoutRows, payouts } from './payouts.table.ts';
import { resource } from '#server/resources/register.ts';

export const payoutsHandlers = {
  ...resource('payouts', { table: payouts }),
  // a file is no row to be written, but many
  adminImportPayout,
  adminPreviewPayout,
  ...resource('reconciliation', { table: payoutRows }),
  adminMatchPayoutRow,
  adminUnmatchPayoutRow,
} as const satisfies Partial<Handlers>;
