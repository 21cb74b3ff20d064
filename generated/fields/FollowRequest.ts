// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { MakerType as MakerTypeChoices } from '../enums/MakerType.ts';

const fields = [
  { name: 'type', type: 'select', label: 'fields.type', required: true, data: MakerTypeChoices },
  { name: 'following', type: 'checkbox', label: 'fields.following', required: true },
] as const satisfies readonly FieldDefinition[];

export const FollowRequestFields: typeof fields & Makes<FormValues<'FollowRequest'>> = fields;
