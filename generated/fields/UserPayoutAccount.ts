// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'shop_id', type: 'integer', label: 'fields.shop_id', required: true },
  { name: 'holder', type: 'text', label: 'fields.holder', required: true },
  { name: 'iban_masked', type: 'text', label: 'fields.iban_masked', required: true },
] as const satisfies readonly FieldDefinition[];

export const UserPayoutAccountFields: typeof fields & Makes<FormValues<'UserPayoutAccount'>> = fields;
