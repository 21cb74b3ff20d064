// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'number',
    type: 'text',
    label: 'fields.card_number',
    pattern: '^[0-9 ]{12,23}$',
    required: true,
    writeOnly: true,
  },
  {
    name: 'exp_month',
    type: 'integer',
    label: 'fields.exp_month',
    inline: true,
    min: 1,
    max: 12,
    required: true,
    writeOnly: true,
  },
  {
    name: 'exp_year',
    type: 'integer',
    label: 'fields.exp_year',
    inline: true,
    min: 2024,
    max: 2099,
    required: true,
    writeOnly: true,
  },
  {
    name: 'cvc',
    type: 'text',
    label: 'fields.cvc',
    inline: true,
    pattern: '^\\d{3,4}$',
    required: true,
    writeOnly: true,
  },
  {
    name: 'name',
    type: 'text',
    label: 'fields.card_name',
    validations: ['latin'],
    maxLength: 120,
    nullable: true,
    writeOnly: true,
  },
] as const satisfies readonly FieldDefinition[];

export const CardFields: typeof fields & Makes<FormValues<'Card'>> = fields;
