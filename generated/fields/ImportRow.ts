// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ImportEffect as ImportEffectChoices } from '../enums/choices/ImportEffect.ts';
import { ImportRowStatus as ImportRowStatusChoices } from '../enums/choices/ImportRowStatus.ts';
import { FieldErrorFields } from '../fields/FieldError.ts';
import { ImportedCustomerFields } from '../fields/ImportedCustomer.ts';
import { ImportedItemFields } from '../fields/ImportedItem.ts';
import { ImportedOrderFields } from '../fields/ImportedOrder.ts';
import { ImportedStockFields } from '../fields/ImportedStock.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'position', type: 'integer', label: 'fields.line', align: 'right', required: true },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: ImportRowStatusChoices },
  { name: 'effect', type: 'select', label: 'fields.effect', nullable: true, data: ImportEffectChoices },
  { name: 'values', type: 'json', label: 'fields.values', required: true },
  {
    name: 'errors',
    type: 'array',
    label: 'fields.errors',
    required: true,
    schema: 'FieldError',
    items: FieldErrorFields,
  },
  { name: 'record_id', type: 'integer', label: 'fields.record_id', nullable: true },
  { name: 'note', type: 'text', label: 'fields.note', nullable: true },
  {
    name: 'customer',
    type: 'group',
    label: 'fields.customer',
    nullable: true,
    schema: 'ImportedCustomer',
    items: ImportedCustomerFields,
  },
  {
    name: 'item',
    type: 'group',
    label: 'fields.item',
    nullable: true,
    schema: 'ImportedItem',
    items: ImportedItemFields,
  },
  {
    name: 'stock',
    type: 'group',
    label: 'fields.stock',
    nullable: true,
    schema: 'ImportedStock',
    items: ImportedStockFields,
  },
  {
    name: 'order',
    type: 'group',
    label: 'fields.order',
    nullable: true,
    schema: 'ImportedOrder',
    items: ImportedOrderFields,
  },
] as const satisfies readonly FieldDefinition[];

export const ImportRowFields: typeof fields & Makes<FormValues<'ImportRow'>> = fields;
