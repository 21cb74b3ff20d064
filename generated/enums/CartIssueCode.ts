// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = ['out_of_stock', 'quantity_reduced', 'unavailable', 'price_changed', 'pledge_separately'] as const;
export type CartIssueCode = (typeof values)[number];

export const CartIssueCode: EnumDefinition<typeof values> = { name: 'CartIssueCode', values };
