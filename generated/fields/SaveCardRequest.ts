// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { CardFields } from '../fields/Card.ts';

const fields = [
  { name: 'card', type: 'group', label: 'fields.card', schema: 'Card', items: CardFields },
  { name: 'payment_method', type: 'text', label: 'fields.payment_method', maxLength: 100, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const SaveCardRequestFields: typeof fields & Makes<FormValues<'SaveCardRequest'>> = fields;
