// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  {
    name: 'type_id',
    type: 'reference',
    label: 'fields.pass_type',
    min: 1,
    required: true,
    ref: { resource: 'pass-types', label: 'name' },
  },
  { name: 'holders', type: 'textarea', label: 'fields.holders', minLength: 3, maxLength: 60000, required: true },
  { name: 'valid_from', type: 'datetime', label: 'fields.holds_from', inline: true, nullable: true },
  { name: 'valid_until', type: 'datetime', label: 'fields.valid_until', inline: true, nullable: true },
  { name: 'notify', type: 'switch', label: 'fields.mail_passes', inline: true, defaultValue: true },
] as const satisfies readonly FieldDefinition[];

export const IssuePassesRequestFields: typeof fields & Makes<FormValues<'IssuePassesRequest'>> = fields;
