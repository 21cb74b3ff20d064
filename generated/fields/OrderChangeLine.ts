// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ManualOrderIssueCode as ManualOrderIssueCodeChoices } from '../enums/ManualOrderIssueCode.ts';

const fields = [
  { name: 'order_line_id', type: 'integer', label: 'fields.order_line_id', nullable: true },
  { name: 'item_id', type: 'integer', label: 'fields.item_id', required: true },
  { name: 'project_id', type: 'integer', label: 'fields.project_id', required: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'artist_name', type: 'text', label: 'fields.artist_name', nullable: true },
  { name: 'item_name', type: 'text', label: 'fields.item_name', nullable: true },
  { name: 'picture', type: 'text', label: 'fields.picture', nullable: true },
  { name: 'quantity', type: 'integer', label: 'fields.quantity', required: true },
  { name: 'price', type: 'money', label: 'fields.price', required: true },
  { name: 'amount', type: 'money', label: 'fields.amount', required: true },
  { name: 'reason', type: 'text', label: 'fields.reason', nullable: true },
  { name: 'stock', type: 'integer', label: 'fields.stock' },
  { name: 'issue', type: 'select', label: 'fields.issue', nullable: true, data: ManualOrderIssueCodeChoices },
] as const satisfies readonly FieldDefinition[];

export const OrderChangeLineFields: typeof fields & Makes<FormValues<'OrderChangeLine'>> = fields;
