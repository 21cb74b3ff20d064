// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { OrderStepFields } from '../fields/OrderStep.ts';
import { fields as UserOrderList } from './UserOrder.ts';

const fields = [
  ...UserOrderList,
  { name: 'steps', type: 'array', label: 'fields.steps', required: true, schema: 'OrderStep', items: OrderStepFields },
  { name: 'address_obstacle', type: 'text', label: 'fields.address_obstacle', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const UserOrderDetailFields: typeof fields & Makes<FormValues<'UserOrderDetail'>> = fields;
