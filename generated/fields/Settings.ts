// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  {
    name: 'refund_limit_team',
    type: 'money',
    label: 'fields.refund_limit_team',
    min: 0,
    defaultValue: 200,
    required: true,
  },
] as const satisfies readonly FieldDefinition[];

export const SettingsFields: typeof fields & Makes<FormValues<'Settings'>> = fields;
