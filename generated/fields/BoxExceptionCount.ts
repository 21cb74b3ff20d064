// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BoxException as BoxExceptionChoices } from '../enums/choices/BoxException.ts';

const fields = [
  { name: 'exception', type: 'select', label: 'fields.exception', readOnly: true, data: BoxExceptionChoices },
  { name: 'count', type: 'integer', label: 'fields.count', readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BoxExceptionCountFields: typeof fields & Makes<FormValues<'BoxExceptionCount'>> = fields;
