// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'from',
    type: 'integer',
    label: 'enums.SettingKey.chat_from_hour',
    min: 0,
    max: 12,
    defaultValue: 10,
    required: true,
  },
  {
    name: 'until',
    type: 'integer',
    label: 'enums.SettingKey.chat_until_hour',
    min: 13,
    max: 24,
    defaultValue: 17,
    required: true,
  },
  { name: 'email', type: 'text', label: 'fields.email', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ChatHoursFields: typeof fields & Makes<FormValues<'ChatHours'>> = fields;
