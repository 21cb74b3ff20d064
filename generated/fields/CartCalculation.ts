// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition } from '../definitions.ts';
import { CartFields } from './Cart.ts';
import { CartIssueFields } from './CartIssue.ts';
import { CartTotalsFields } from './CartTotals.ts';

export const CartCalculationFields = [
  { name: 'cart', type: 'group', label: 'fields.cart', required: true, schema: 'Cart', items: CartFields },
  {
    name: 'totals',
    type: 'group',
    label: 'fields.totals',
    required: true,
    schema: 'CartTotals',
    items: CartTotalsFields,
  },
  {
    name: 'issues',
    type: 'array',
    label: 'fields.issues',
    required: true,
    schema: 'CartIssue',
    items: CartIssueFields,
  },
] as const satisfies readonly FieldDefinition[];
