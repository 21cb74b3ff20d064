// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { OrderStepKind as OrderStepKindChoices } from '../enums/OrderStepKind.ts';

const fields = [
  { name: 'shop_order_id', type: 'integer', label: 'fields.shop_order_id', required: true },
  { name: 'kind', type: 'select', label: 'fields.kind', required: true, data: OrderStepKindChoices },
  { name: 'done', type: 'checkbox', label: 'fields.done', required: true },
  { name: 'at', type: 'datetime', label: 'fields.at', required: true, nullable: true },
  { name: 'expected_from', type: 'date', label: 'fields.expected_from', required: true, nullable: true },
  { name: 'expected_to', type: 'date', label: 'fields.expected_to', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const OrderStepFields: typeof fields & Makes<FormValues<'OrderStep'>> = fields;
