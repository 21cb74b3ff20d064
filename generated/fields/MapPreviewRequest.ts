// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PartnerMapFields } from '../fields/PartnerMap.ts';

const fields = [
  { name: 'map', type: 'group', label: 'fields.map', required: true, schema: 'PartnerMap', items: PartnerMapFields },
] as const satisfies readonly FieldDefinition[];

export const MapPreviewRequestFields: typeof fields & Makes<FormValues<'MapPreviewRequest'>> = fields;
