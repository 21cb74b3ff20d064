// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { SocialProvider as SocialProviderChoices } from '../enums/SocialProvider.ts';

const fields = [
  { name: 'provider', type: 'select', label: 'fields.provider', required: true, data: SocialProviderChoices },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', required: true },
] as const satisfies readonly FieldDefinition[];

export const UserIdentityFields: typeof fields & Makes<FormValues<'UserIdentity'>> = fields;
