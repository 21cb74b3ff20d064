// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { RefundReason as RefundReasonChoices } from '../enums/RefundReason.ts';

const fields = [
  { name: 'shop_order_id', type: 'integer', label: 'fields.shop_order_id', hidden: ['form'], nullable: true },
  { name: 'reason', type: 'select', label: 'fields.reason', required: true, data: RefundReasonChoices },
  { name: 'comment', type: 'textarea', label: 'fields.comment', maxLength: 500, nullable: true },
  { name: 'notify', type: 'switch', label: 'fields.notify', defaultValue: true },
] as const satisfies readonly FieldDefinition[];

export const CancelOrderRequestFields: typeof fields & Makes<FormValues<'CancelOrderRequest'>> = fields;
