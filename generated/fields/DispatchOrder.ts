// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Partner as PartnerChoices } from '../enums/choices/Partner.ts';
import { ShopOrderStatus as ShopOrderStatusChoices } from '../enums/choices/ShopOrderStatus.ts';

const fields = [
  { name: 'shop_order_id', type: 'integer', label: 'fields.shop_order_id', required: true },
  {
    name: 'order_id',
    type: 'reference',
    label: 'fields.order_id',
    required: true,
    ref: { resource: 'orders', label: 'number' },
  },
  { name: 'number', type: 'text', label: 'fields.number', required: true },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: ShopOrderStatusChoices },
  { name: 'partner', type: 'select', label: 'fields.partner', nullable: true, data: PartnerChoices },
  { name: 'shop_name', type: 'text', label: 'fields.shop_name' },
  { name: 'customer_name', type: 'text', label: 'fields.customer_name', required: true },
  { name: 'city', type: 'text', label: 'fields.city', required: true },
  { name: 'country_id', type: 'country', label: 'fields.country_id', required: true, data: CountryChoices },
  { name: 'titles', type: 'text', label: 'fields.titles' },
  { name: 'copies', type: 'integer', label: 'fields.copies', required: true },
  { name: 'weight', type: 'integer', label: 'fields.weight', required: true },
  { name: 'reprint', type: 'checkbox', label: 'fields.reprint' },
  { name: 'paid_at', type: 'datetime', label: 'fields.paid_at', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const DispatchOrderFields: typeof fields & Makes<FormValues<'DispatchOrder'>> = fields;
