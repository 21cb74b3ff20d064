// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { CartFields } from '../fields/Cart.ts';
import { CartIssueFields } from '../fields/CartIssue.ts';
import { CartPledgeFields } from '../fields/CartPledge.ts';
import { CartTotalsFields } from '../fields/CartTotals.ts';

const fields = [
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
  {
    name: 'pledge',
    type: 'group',
    label: 'fields.pledge',
    nullable: true,
    schema: 'CartPledge',
    items: CartPledgeFields,
  },
  { name: 'held_minutes', type: 'integer', label: 'fields.held_minutes', required: true },
] as const satisfies readonly FieldDefinition[];

export const CartCalculationFields: typeof fields & Makes<FormValues<'CartCalculation'>> = fields;
