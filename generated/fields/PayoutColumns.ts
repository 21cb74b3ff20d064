// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'provider_id', type: 'text', label: 'fields.provider_id', maxLength: 200, required: true },
  { name: 'kind', type: 'text', label: 'fields.movement_kind', maxLength: 200, nullable: true },
  { name: 'amount', type: 'text', label: 'fields.amount', maxLength: 200, required: true },
  { name: 'fee', type: 'text', label: 'fields.fee', maxLength: 200, nullable: true },
  { name: 'net', type: 'text', label: 'fields.after_fees', maxLength: 200, nullable: true },
  { name: 'currency', type: 'text', label: 'fields.currency', maxLength: 200, required: true },
  { name: 'occurred_at', type: 'text', label: 'fields.occurred_at', maxLength: 200, nullable: true },
  { name: 'payout', type: 'text', label: 'fields.payout', maxLength: 200, nullable: true },
  { name: 'description', type: 'text', label: 'fields.description', maxLength: 200, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const PayoutColumnsFields: typeof fields & Makes<FormValues<'PayoutColumns'>> = fields;
