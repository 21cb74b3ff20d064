// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'number',
    type: 'text',
    label: 'fields.card_number',
    validate: 'cardNumber',
    pattern: '^[0-9 ]{12,23}$',
    required: true,
    writeOnly: true,
  },
  {
    name: 'expiry',
    type: 'text',
    label: 'fields.card_expiry',
    validate: 'cardExpiry',
    inline: true,
    maxLength: 12,
    pattern: '^ *(0?[1-9]|1[0-2]) */? *(20)?[0-9]{2} *$',
    required: true,
    writeOnly: true,
  },
  {
    name: 'cvc',
    type: 'text',
    label: 'fields.cvc',
    validate: 'cardCode',
    inline: true,
    pattern: '^\\d{3,4}$',
    required: true,
    writeOnly: true,
  },
] as const satisfies readonly FieldDefinition[];

export const CardFields: typeof fields & Makes<FormValues<'Card'>> = fields;
