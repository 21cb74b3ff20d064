// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ProjectRefundOrderFields } from '../fields/ProjectRefundOrder.ts';
import { ProjectRefundSumFields } from '../fields/ProjectRefundSum.ts';

const fields = [
  {
    name: 'sums',
    type: 'array',
    label: 'fields.sums',
    required: true,
    schema: 'ProjectRefundSum',
    items: ProjectRefundSumFields,
  },
  {
    name: 'orders',
    type: 'array',
    label: 'fields.orders',
    maxItems: 500,
    required: true,
    schema: 'ProjectRefundOrder',
    items: ProjectRefundOrderFields,
  },
] as const satisfies readonly FieldDefinition[];

export const ProjectRefundFields: typeof fields & Makes<FormValues<'ProjectRefund'>> = fields;
