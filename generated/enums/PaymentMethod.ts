// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['card', 'link', 'ideal', 'bancontact', 'sepa_debit', 'transfer', 'cash', 'other'] as const;
export type PaymentMethod = (typeof values)[number];

export const PaymentMethod: EnumDefinition<typeof values> = { name: 'PaymentMethod', values };
