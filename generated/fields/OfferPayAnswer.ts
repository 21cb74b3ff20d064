// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as PayAnswerList } from './PayAnswer.ts';

const fields = [
  ...PayAnswerList,
  { name: 'cart_id', type: 'text', label: 'fields.cart_id', pattern: '^[A-Za-z0-9]{10}$', required: true },
] as const satisfies readonly FieldDefinition[];

export const OfferPayAnswerFields: typeof fields & Makes<FormValues<'OfferPayAnswer'>> = fields;
