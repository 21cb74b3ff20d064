// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition } from '../definitions.ts';
import { UserDataFields } from './UserData.ts';

export const AuthAnswerFields = [
  { name: 'token', type: 'text', label: 'fields.token', required: true },
  { name: 'data', type: 'group', label: 'fields.data', required: true, schema: 'UserData', items: UserDataFields },
] as const satisfies readonly FieldDefinition[];
