// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'fraudulent', 'product_not_received', 'product_unacceptable', 'duplicate', 'credit_not_processed', 'unrecognized',
  'general',
] as const;
export type DisputeReason = (typeof values)[number];

export const DisputeReason: EnumDefinition<typeof values> = { name: 'DisputeReason', values };
