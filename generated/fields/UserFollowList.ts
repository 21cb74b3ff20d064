// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { UserFollowFields } from '../fields/UserFollow.ts';

const fields = [
  {
    name: 'follows',
    type: 'array',
    label: 'fields.follows',
    required: true,
    schema: 'UserFollow',
    items: UserFollowFields,
  },
  { name: 'count', type: 'integer', label: 'fields.count', required: true },
  { name: 'offset', type: 'integer', label: 'fields.offset', required: true },
  { name: 'limit', type: 'integer', label: 'fields.limit', required: true },
] as const satisfies readonly FieldDefinition[];

export const UserFollowListFields: typeof fields & Makes<FormValues<'UserFollowList'>> = fields;
