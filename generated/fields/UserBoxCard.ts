// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as UserBoxList } from './UserBox.ts';

const fields = [
  ...UserBoxList,
  { name: 'setup_id', type: 'text', label: 'fields.setup_id', nullable: true, readOnly: true },
  { name: 'client_secret', type: 'text', label: 'fields.client_secret', nullable: true, readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const UserBoxCardFields: typeof fields & Makes<FormValues<'UserBoxCard'>> = fields;
