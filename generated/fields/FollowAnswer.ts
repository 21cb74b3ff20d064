// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'following', type: 'checkbox', label: 'fields.following', required: true },
  { name: 'followers', type: 'integer', label: 'fields.followers', required: true },
] as const satisfies readonly FieldDefinition[];

export const FollowAnswerFields: typeof fields & Makes<FormValues<'FollowAnswer'>> = fields;
