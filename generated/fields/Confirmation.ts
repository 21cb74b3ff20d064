// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { UserOrderFields } from '../fields/UserOrder.ts';

const fields = [
  { name: 'order', type: 'group', label: 'fields.order', required: true, schema: 'UserOrder', items: UserOrderFields },
  { name: 'cart_cleared', type: 'checkbox', label: 'fields.cart_cleared', required: true },
] as const satisfies readonly FieldDefinition[];

export const ConfirmationFields: typeof fields & Makes<FormValues<'Confirmation'>> = fields;
