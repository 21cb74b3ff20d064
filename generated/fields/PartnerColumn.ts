// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PartnerField as PartnerFieldChoices } from '../enums/PartnerField.ts';

const fields = [
  { name: 'heading', type: 'text', label: 'fields.heading', inline: true, minLength: 1, maxLength: 60, required: true },
  { name: 'field', type: 'select', label: 'fields.field', inline: true, nullable: true, data: PartnerFieldChoices },
  {
    name: 'text',
    type: 'text',
    label: 'fields.fixed_text',
    inline: true,
    showIf: { path: 'field', schema: { enum: [null, ''] } },
    maxLength: 120,
    nullable: true,
  },
] as const satisfies readonly FieldDefinition[];

export const PartnerColumnFields: typeof fields & Makes<FormValues<'PartnerColumn'>> = fields;
