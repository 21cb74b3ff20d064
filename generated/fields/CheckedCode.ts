// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as DigitalOfferList } from './DigitalOffer.ts';

const fields = [
  ...DigitalOfferList,
  { name: 'picture', type: 'text', label: 'fields.picture', required: true },
  { name: 'file_names', type: 'chips', label: 'fields.files', required: true },
] as const satisfies readonly FieldDefinition[];

export const CheckedCodeFields: typeof fields & Makes<FormValues<'CheckedCode'>> = fields;
