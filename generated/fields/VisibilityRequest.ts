// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Visibility as VisibilityChoices } from '../enums/choices/Visibility.ts';
import { fields as IdsList } from './Ids.ts';

const fields = [
  ...IdsList,
  { name: 'visibility', type: 'select', label: 'fields.visibility', required: true, data: VisibilityChoices },
] as const satisfies readonly FieldDefinition[];

export const VisibilityRequestFields: typeof fields & Makes<FormValues<'VisibilityRequest'>> = fields;
