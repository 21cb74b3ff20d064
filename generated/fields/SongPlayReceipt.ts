// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'counted', type: 'checkbox', label: 'fields.counted', required: true },
] as const satisfies readonly FieldDefinition[];

export const SongPlayReceiptFields: typeof fields & Makes<FormValues<'SongPlayReceipt'>> = fields;
