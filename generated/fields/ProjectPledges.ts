// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { PledgeStatus as PledgeStatusChoices } from '../enums/choices/PledgeStatus.ts';

const fields = [
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: PledgeStatusChoices },
  { name: 'orders', type: 'integer', label: 'fields.orders', required: true },
  { name: 'copies', type: 'integer', label: 'fields.copies', required: true },
  { name: 'amount', type: 'money', label: 'fields.amount', required: true },
] as const satisfies readonly FieldDefinition[];

export const ProjectPledgesFields: typeof fields & Makes<FormValues<'ProjectPledges'>> = fields;
