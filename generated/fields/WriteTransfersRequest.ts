// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as IdsList } from './Ids.ts';

const fields = [
  ...IdsList,
  { name: 'execution_on', type: 'date', label: 'fields.execution_on', required: true },
  { name: 'again', type: 'checkbox', label: 'fields.transfer_again', defaultValue: false },
] as const satisfies readonly FieldDefinition[];

export const WriteTransfersRequestFields: typeof fields & Makes<FormValues<'WriteTransfersRequest'>> = fields;
