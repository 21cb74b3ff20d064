// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'charges', 'refunds', 'payouts', 'invoices', 'orders_created', 'orders_prepared', 'mails', 'stock_taken',
  'stock_returned', 'file_sent', 'file_kept', 'parcels_sent', 'records_created', 'records_changed', 'records_removed',
  'records_restored', 'offers_sent', 'offers_withdrawn', 'price_raised', 'price_lowered', 'disputes_won',
  'disputes_lost', 'choices_made', 'choices_removed',
] as const;
export type ActionEffectKind = (typeof values)[number];

export const ActionEffectKind: EnumDefinition<typeof values> = { name: 'ActionEffectKind', values };
