// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ImpersonatedByFields } from '../fields/ImpersonatedBy.ts';
import { UserDataFields } from '../fields/UserData.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id' },
  { name: 'data', type: 'group', label: 'fields.data', schema: 'UserData', items: UserDataFields },
  {
    name: 'impersonated',
    type: 'group',
    label: 'fields.impersonated',
    schema: 'ImpersonatedBy',
    items: ImpersonatedByFields,
  },
] as const satisfies readonly FieldDefinition[];

export const AuthCheckFields: typeof fields & Makes<FormValues<'AuthCheck'>> = fields;
