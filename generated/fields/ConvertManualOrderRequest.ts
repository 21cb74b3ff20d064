// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'notify', type: 'switch', label: 'fields.notify', defaultValue: false },
] as const satisfies readonly FieldDefinition[];

export const ConvertManualOrderRequestFields: typeof fields & Makes<FormValues<'ConvertManualOrderRequest'>> = fields;
