// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'publishable_key', type: 'text', label: 'fields.publishable_key', nullable: true, readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const PaymentOptionsFields: typeof fields & Makes<FormValues<'PaymentOptions'>> = fields;
