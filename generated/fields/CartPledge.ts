// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'project_id', type: 'integer', label: 'fields.project_id', required: true },
  { name: 'ends_at', type: 'datetime', label: 'fields.pledge_ends_at', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const CartPledgeFields: typeof fields & Makes<FormValues<'CartPledge'>> = fields;
