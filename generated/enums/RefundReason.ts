// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'withdrawal', 'damaged', 'lost', 'wrong_item', 'out_of_stock', 'late', 'goodwill', 'duplicate', 'fraud', 'change',
  'other',
] as const;
export type RefundReason = (typeof values)[number];

export const RefundReason: EnumDefinition<typeof values> = { name: 'RefundReason', values };
