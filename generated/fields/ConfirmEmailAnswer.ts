// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as AuthAnswerList } from './AuthAnswer.ts';

const fields = [
  ...AuthAnswerList,
  { name: 'redirect', type: 'text', label: 'fields.redirect', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ConfirmEmailAnswerFields: typeof fields & Makes<FormValues<'ConfirmEmailAnswer'>> = fields;
