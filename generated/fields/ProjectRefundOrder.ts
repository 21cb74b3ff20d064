// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { ProjectRefundReason as ProjectRefundReasonChoices } from '../enums/ProjectRefundReason.ts';
import { ProjectRefundStatus as ProjectRefundStatusChoices } from '../enums/choices/ProjectRefundStatus.ts';

const fields = [
  { name: 'order_id', type: 'integer', label: 'fields.order_id', required: true },
  { name: 'number', type: 'text', label: 'fields.number', required: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'amount', type: 'money', label: 'fields.amount', required: true },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: ProjectRefundStatusChoices },
  {
    name: 'reason',
    type: 'select',
    label: 'fields.reason',
    required: true,
    nullable: true,
    data: ProjectRefundReasonChoices,
  },
] as const satisfies readonly FieldDefinition[];

export const ProjectRefundOrderFields: typeof fields & Makes<FormValues<'ProjectRefundOrder'>> = fields;
