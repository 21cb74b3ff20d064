// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxPeriodStatus as BoxPeriodStatusChoices } from '../enums/choices/BoxPeriodStatus.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'month', type: 'text', label: 'fields.month', readOnly: true },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: BoxPeriodStatusChoices },
  { name: 'title', type: 'text', label: 'fields.title', nullable: true, readOnly: true },
  { name: 'project_id', type: 'integer', label: 'fields.project_id', nullable: true, readOnly: true },
  { name: 'order_id', type: 'integer', label: 'fields.order_id', nullable: true, readOnly: true },
  { name: 'amount', type: 'money', label: 'fields.amount', readOnly: true },
  { name: 'currency', type: 'currency', label: 'fields.currency', data: CurrencyChoices },
  { name: 'failure_code', type: 'text', label: 'fields.failure_code', nullable: true, readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const UserBoxMonthFields: typeof fields & Makes<FormValues<'UserBoxMonth'>> = fields;
