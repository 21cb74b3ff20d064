// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition } from '../definitions.ts';
import { UserDataFields } from './UserData.ts';

export const AuthCheckFields = [
  { name: 'id', type: 'integer', label: 'fields.id' },
  { name: 'data', type: 'group', label: 'fields.data', schema: 'UserData', items: UserDataFields },
] as const satisfies readonly FieldDefinition[];
