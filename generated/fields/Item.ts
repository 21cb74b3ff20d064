// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as ItemFactsList } from './ItemFacts.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  ...ItemFactsList,
] as const satisfies readonly FieldDefinition[];

export const ItemFields: typeof fields & Makes<FormValues<'Item'>> = fields;
