// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { MakerType as MakerTypeChoices } from '../enums/MakerType.ts';

const fields = [
  { name: 'type', type: 'select', label: 'fields.type', required: true, data: MakerTypeChoices },
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'picture', type: 'text', label: 'fields.picture', required: true, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const ProfileMakerFields: typeof fields & Makes<FormValues<'ProfileMaker'>> = fields;
