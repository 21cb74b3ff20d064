// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'ids',
    type: 'chips',
    label: 'fields.ids',
    hidden: ['form'],
    minItems: 1,
    maxItems: 1000,
    unique: true,
    required: true,
    each: { name: '', type: 'integer', label: 'fields.ids', min: 1 },
  },
  { name: 'paid_on', type: 'date', label: 'fields.left_bank_on', required: true },
  { name: 'bank_reference', type: 'text', label: 'fields.bank_reference', maxLength: 60, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const PayArtistPayoutsRequestFields: typeof fields & Makes<FormValues<'PayArtistPayoutsRequest'>> = fields;
