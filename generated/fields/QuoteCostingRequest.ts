// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { QuoteAgreementFields } from '../fields/QuoteAgreement.ts';
import { fields as QuoteCalculateRequestList } from './QuoteCalculateRequest.ts';

const fields = [
  ...QuoteCalculateRequestList,
  {
    name: 'agreed',
    type: 'array',
    label: 'fields.agreed',
    maxItems: 19,
    schema: 'QuoteAgreement',
    items: QuoteAgreementFields,
  },
  { name: 'discount_percent', type: 'percent', label: 'fields.discount_percent', min: 0, max: 100, nullable: true },
  { name: 'discount_amount', type: 'money', label: 'fields.discount_amount', min: 0, max: 100000, nullable: true },
] as const satisfies readonly FieldDefinition[];

export const QuoteCostingRequestFields: typeof fields & Makes<FormValues<'QuoteCostingRequest'>> = fields;
