// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as BulkAnswerList } from './BulkAnswer.ts';

const fields = [
  ...BulkAnswerList,
  { name: 'url', type: 'url', label: 'fields.url' },
  { name: 'expires_at', type: 'datetime', label: 'fields.expires_at' },
] as const satisfies readonly FieldDefinition[];

export const PrintAnswerFields: typeof fields & Makes<FormValues<'PrintAnswer'>> = fields;
