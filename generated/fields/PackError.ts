// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PackSignal as PackSignalChoices } from '../enums/PackSignal.ts';

const fields = [
  { name: 'signal', type: 'select', label: 'fields.signal', required: true, data: PackSignalChoices },
  { name: 'code', type: 'text', label: 'fields.code', required: true },
  { name: 'item', type: 'text', label: 'fields.item', nullable: true },
  { name: 'refused', type: 'integer', label: 'fields.refused', required: true },
  { name: 'holds', type: 'integer', label: 'fields.holds' },
  { name: 'wanted', type: 'integer', label: 'fields.wanted' },
] as const satisfies readonly FieldDefinition[];

export const PackErrorFields: typeof fields & Makes<FormValues<'PackError'>> = fields;
