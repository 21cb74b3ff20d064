// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';

const fields = [
  { name: 'days', type: 'integer', label: 'fields.offer_days', setting: 'offer_days', min: 1, max: 90 },
] as const satisfies readonly FieldDefinition[];

export const OfferManualOrderRequestFields: typeof fields & Makes<FormValues<'OfferManualOrderRequest'>> = fields;
