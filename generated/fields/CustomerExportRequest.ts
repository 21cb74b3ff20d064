// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'mailed', type: 'switch', label: 'fields.export_mailed', defaultValue: false },
] as const satisfies readonly FieldDefinition[];

export const CustomerExportRequestFields: typeof fields & Makes<FormValues<'CustomerExportRequest'>> = fields;
