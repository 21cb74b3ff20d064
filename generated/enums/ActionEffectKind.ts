// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'charges', 'refunds', 'payouts', 'payouts_approved', 'payouts_released', 'transfers_written', 'payments_recorded',
  'invoices', 'offers_sent', 'offers_accepted', 'offers_refused', 'offers_withdrawn', 'price_raised', 'price_lowered',
  'disputes_won', 'disputes_lost', 'orders_created', 'orders_prepared', 'orders_released', 'parcels_sent',
  'orders_shipped', 'copies_to_ship', 'parcels_delivered', 'file_sent', 'file_kept', 'choices_made', 'choices_removed',
  'months_skipped', 'prepaid_months_ended', 'entries_closed', 'entries_excluded', 'prizes_withdrawn', 'winners_drawn',
  'passes_revoked', 'codes_revoked', 'orders_moved', 'boxes_moved', 'passes_moved', 'quotes_moved', 'bids_moved',
  'entries_moved', 'reviews_moved', 'conversations_moved', 'invoices_kept', 'accounts_closed', 'mails', 'stock_taken',
  'stock_returned', 'partner_stock_taken', 'records_created', 'records_changed', 'records_removed', 'records_restored',
] as const;
export type ActionEffectKind = (typeof values)[number];

export const ActionEffectKind: EnumDefinition<typeof values> = { name: 'ActionEffectKind', values };
