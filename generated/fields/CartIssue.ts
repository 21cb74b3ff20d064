// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { CartIssueCode as CartIssueCodeChoices } from '../enums/CartIssueCode.ts';

const fields = [
  { name: 'item_id', type: 'integer', label: 'fields.item_id', required: true },
  { name: 'code', type: 'select', label: 'fields.code', required: true, data: CartIssueCodeChoices },
  { name: 'available', type: 'integer', label: 'fields.available' },
] as const satisfies readonly FieldDefinition[];

export const CartIssueFields: typeof fields & Makes<FormValues<'CartIssue'>> = fields;
