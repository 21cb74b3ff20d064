// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

export const fields = [
  { name: 'paid_on', type: 'date', label: 'fields.left_bank_on', required: true },
  { name: 'bank_reference', type: 'text', label: 'fields.bank_reference', maxLength: 60, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const PayArtistPayoutRequestFields: typeof fields & Makes<FormValues<'PayArtistPayoutRequest'>> = fields;
