// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../../definitions.ts';

export const values = [
  'pending', 'processing', 'paid', 'partially_refunded', 'refunded', 'not_paid', 'cancelled',
] as const;

export const FinancialStatus: EnumDefinition<typeof values> = { name: 'FinancialStatus', values };
