// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { SavedCardFields } from '../fields/SavedCard.ts';

const fields = [
  {
    name: 'card',
    type: 'group',
    label: 'fields.card',
    nullable: true,
    readOnly: true,
    schema: 'SavedCard',
    items: SavedCardFields,
  },
  { name: 'setup_id', type: 'text', label: 'fields.setup_id', nullable: true, readOnly: true },
  { name: 'client_secret', type: 'text', label: 'fields.client_secret', nullable: true, readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const CardSetupFields: typeof fields & Makes<FormValues<'CardSetup'>> = fields;
