// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { DigitalFileFields } from '../fields/DigitalFile.ts';
import { fields as DigitalOfferList } from './DigitalOffer.ts';

export const fields = [
  ...DigitalOfferList,
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'signature', type: 'text', label: 'fields.signature', required: true },
  { name: 'expires_at', type: 'datetime', label: 'fields.expires_at', required: true },
  { name: 'fetches_each', type: 'integer', label: 'fields.fetches_each', required: true },
  {
    name: 'files',
    type: 'array',
    label: 'fields.files',
    required: true,
    schema: 'DigitalFile',
    items: DigitalFileFields,
  },
] as const satisfies readonly FieldDefinition[];

export const DigitalGiftFields: typeof fields & Makes<FormValues<'DigitalGift'>> = fields;
