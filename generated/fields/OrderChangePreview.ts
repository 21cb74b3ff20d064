// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { OrderChangeLineFields } from '../fields/OrderChangeLine.ts';
import { fields as OrderChangeSumsList } from './OrderChangeSums.ts';

const fields = [
  ...OrderChangeSumsList,
  {
    name: 'lines',
    type: 'array',
    label: 'fields.lines',
    required: true,
    schema: 'OrderChangeLine',
    items: OrderChangeLineFields,
  },
  { name: 'discount_limit', type: 'number', label: 'fields.discount_limit', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const OrderChangePreviewFields: typeof fields & Makes<FormValues<'OrderChangePreview'>> = fields;
