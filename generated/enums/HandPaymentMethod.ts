// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['transfer', 'cash', 'other'] as const;
export type HandPaymentMethod = (typeof values)[number];

export const HandPaymentMethod: EnumDefinition<typeof values> = { name: 'HandPaymentMethod', values };
