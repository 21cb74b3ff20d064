// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'account', 'orders', 'parcels', 'payments', 'manual_orders', 'quotes', 'invoices', 'conversations', 'reviews',
  'follows', 'likes', 'stock_notices', 'mails', 'passes', 'downloads', 'contests', 'newsletter', 'boxes', 'bids',
  'payouts', 'imports', 'uploads', 'carts', 'notes', 'history', 'exports',
] as const;
export type PersonalDataKind = (typeof values)[number];

export const PersonalDataKind: EnumDefinition<typeof values> = { name: 'PersonalDataKind', values };
