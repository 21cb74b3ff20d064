// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { UserEventType as UserEventTypeChoices } from '../enums/UserEventType.ts';

const fields = [
  { name: 'type', type: 'select', label: 'fields.type', required: true, data: UserEventTypeChoices },
  { name: 'url', type: 'textarea', label: 'fields.url', minLength: 1, maxLength: 2000, required: true },
] as const satisfies readonly FieldDefinition[];

export const UserEventFields: typeof fields & Makes<FormValues<'UserEvent'>> = fields;
