// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { UserDataFields } from '../fields/UserData.ts';

export const fields = [
  { name: 'token', type: 'text', label: 'fields.token', required: true },
  { name: 'device', type: 'text', label: 'fields.device' },
  { name: 'data', type: 'group', label: 'fields.data', required: true, schema: 'UserData', items: UserDataFields },
] as const satisfies readonly FieldDefinition[];

export const AuthAnswerFields: typeof fields & Makes<FormValues<'AuthAnswer'>> = fields;
