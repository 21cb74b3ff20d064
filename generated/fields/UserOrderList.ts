// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { UserOrderFields } from '../fields/UserOrder.ts';

const fields = [
  {
    name: 'orders',
    type: 'array',
    label: 'fields.orders',
    required: true,
    schema: 'UserOrder',
    items: UserOrderFields,
  },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'offset', type: 'integer', label: 'fields.offset', required: true },
  { name: 'limit', type: 'integer', label: 'fields.limit', required: true },
] as const satisfies readonly FieldDefinition[];

export const UserOrderListFields: typeof fields & Makes<FormValues<'UserOrderList'>> = fields;
