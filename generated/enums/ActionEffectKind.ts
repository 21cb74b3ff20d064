// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'charges', 'refunds', 'payouts', 'invoices', 'orders_created', 'orders_prepared', 'mails', 'stock_taken',
  'stock_returned', 'file_sent', 'file_kept',
] as const;
export type ActionEffectKind = (typeof values)[number];

export const ActionEffectKind: EnumDefinition<typeof values> = { name: 'ActionEffectKind', values };
