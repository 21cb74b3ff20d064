// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxSkipReason as BoxSkipReasonChoices } from '../enums/BoxSkipReason.ts';

const fields = [
  { name: 'reason', type: 'select', label: 'fields.reason', readOnly: true, data: BoxSkipReasonChoices },
  { name: 'count', type: 'integer', label: 'fields.count', readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BoxSkipCountFields: typeof fields & Makes<FormValues<'BoxSkipCount'>> = fields;
