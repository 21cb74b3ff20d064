// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'shop_id', type: 'integer', label: 'fields.shop_id', min: 1, required: true },
  {
    name: 'holder',
    type: 'text',
    label: 'fields.holder',
    validations: ['latin'],
    minLength: 2,
    maxLength: 70,
    required: true,
  },
  {
    name: 'iban',
    type: 'text',
    label: 'fields.iban',
    maxLength: 42,
    pattern: '^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]{8,38}$',
    required: true,
  },
  { name: 'bic', type: 'text', label: 'fields.bic', pattern: '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const SetPayoutAccountRequestFields: typeof fields & Makes<FormValues<'SetPayoutAccountRequest'>> = fields;
