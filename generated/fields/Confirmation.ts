// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition } from '../definitions.ts';
import { UserOrderFields } from './UserOrder.ts';

export const ConfirmationFields = [
  { name: 'order', type: 'group', label: 'fields.order', required: true, schema: 'UserOrder', items: UserOrderFields },
  { name: 'cart_cleared', type: 'checkbox', label: 'fields.cart_cleared', required: true },
] as const satisfies readonly FieldDefinition[];
