// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PayStatus as PayStatusChoices } from '../enums/PayStatus.ts';

export const fields = [
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: PayStatusChoices },
  { name: 'payment_id', type: 'text', label: 'fields.payment_id', required: true },
  { name: 'order_id', type: 'integer', label: 'fields.order_id', required: true },
  { name: 'client_secret', type: 'text', label: 'fields.client_secret', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const PayAnswerFields: typeof fields & Makes<FormValues<'PayAnswer'>> = fields;
