// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { RateRowOutcome as RateRowOutcomeChoices } from '../enums/choices/RateRowOutcome.ts';
import { FieldErrorFields } from '../fields/FieldError.ts';

const fields = [
  { name: 'line', type: 'integer', label: 'fields.line', required: true },
  { name: 'outcome', type: 'select', label: 'fields.result', required: true, data: RateRowOutcomeChoices },
  { name: 'cells', type: 'chips', label: 'fields.cells', required: true },
  { name: 'errors', type: 'array', label: 'fields.errors', schema: 'FieldError', items: FieldErrorFields },
] as const satisfies readonly FieldDefinition[];

export const RateImportRowFields: typeof fields & Makes<FormValues<'RateImportRow'>> = fields;
