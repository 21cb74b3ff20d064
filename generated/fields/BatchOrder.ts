// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { BatchOutcome as BatchOutcomeChoices } from '../enums/choices/BatchOutcome.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { ShopOrderStatus as ShopOrderStatusChoices } from '../enums/choices/ShopOrderStatus.ts';
import { StockLineFields } from '../fields/StockLine.ts';

const fields = [
  { name: 'shop_order_id', type: 'integer', label: 'fields.shop_order_id', required: true },
  { name: 'order_id', type: 'integer', label: 'fields.order_id', required: true },
  { name: 'number', type: 'text', label: 'fields.number', required: true },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: ShopOrderStatusChoices },
  { name: 'customer_name', type: 'text', label: 'fields.customer_name' },
  { name: 'city', type: 'text', label: 'fields.city' },
  { name: 'country_id', type: 'country', label: 'fields.country_id', data: CountryChoices },
  { name: 'outcome', type: 'select', label: 'fields.outcome', required: true, data: BatchOutcomeChoices },
  { name: 'tracking_number', type: 'text', label: 'fields.tracking_number', nullable: true },
  { name: 'lines', type: 'array', label: 'fields.lines', required: true, schema: 'StockLine', items: StockLineFields },
] as const satisfies readonly FieldDefinition[];

export const BatchOrderFields: typeof fields & Makes<FormValues<'BatchOrder'>> = fields;
