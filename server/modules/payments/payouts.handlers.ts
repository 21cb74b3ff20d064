import type { Handlers } from '#server/core/api/handler.ts';
import { adminImportPayout, adminPreviewPayout } from './import-payout.ts';
import { adminMatchPayoutRow, adminUnmatchPayoutRow } from './match-by-hand.ts';
import { payoutRows, payouts } from './payouts.table.ts';
import { defineResource } from '#server/resources/define-resource.ts';

export const payoutsResource = defineResource('payouts', { table: payouts });

export const reconciliationResource = defineResource('reconciliation', { table: payoutRows });

export const payoutsHandlers = {
  ...payoutsResource.handlers,
  // imports a file with many rows
  adminImportPayout,
  adminPreviewPayout,
  ...reconciliationResource.handlers,
  adminMatchPayoutRow,
  adminUnmatchPayoutRow,
} as const satisfies Partial<Handlers>;
