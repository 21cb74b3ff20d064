// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'sign_in_days',
    type: 'integer',
    label: 'enums.SettingKey.sign_in_days',
    min: 1,
    max: 400,
    defaultValue: 365,
    required: true,
  },
  {
    name: 'cart_days',
    type: 'integer',
    label: 'enums.SettingKey.cart_days',
    min: 1,
    max: 60,
    defaultValue: 1,
    required: true,
  },
  {
    name: 'preference_days',
    type: 'integer',
    label: 'enums.SettingKey.preference_days',
    min: 1,
    max: 400,
    defaultValue: 365,
    required: true,
  },
  {
    name: 'alert_days',
    type: 'integer',
    label: 'enums.SettingKey.alert_days',
    min: 1,
    max: 400,
    defaultValue: 40,
    required: true,
  },
] as const satisfies readonly FieldDefinition[];

export const KeptDaysFields: typeof fields & Makes<FormValues<'KeptDays'>> = fields;
