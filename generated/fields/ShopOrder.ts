// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Carrier as CarrierChoices } from '../enums/Carrier.ts';
import { Partner as PartnerChoices } from '../enums/choices/Partner.ts';
import { ShippingType as ShippingTypeChoices } from '../enums/ShippingType.ts';
import { ShopOrderStatus as ShopOrderStatusChoices } from '../enums/choices/ShopOrderStatus.ts';
import { OrderLineFields } from '../fields/OrderLine.ts';
import { ShipmentFields } from '../fields/Shipment.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', readOnly: true },
  {
    name: 'shop_id',
    type: 'reference',
    label: 'fields.shop_id',
    required: true,
    ref: { resource: 'shops', label: 'name' },
  },
  { name: 'shop_name', type: 'text', label: 'fields.shop_name' },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: ShopOrderStatusChoices },
  { name: 'partner', type: 'select', label: 'fields.partner', nullable: true, data: PartnerChoices },
  {
    name: 'logistician_id',
    type: 'reference',
    label: 'fields.logistician_id',
    nullable: true,
    readOnly: true,
    ref: { resource: 'partners', label: 'code' },
  },
  {
    name: 'transporter',
    type: 'select',
    label: 'fields.tracking_transporter',
    nullable: true,
    readOnly: true,
    data: CarrierChoices,
  },
  { name: 'shipping_type', type: 'select', label: 'fields.shipping_type', data: ShippingTypeChoices },
  { name: 'items', type: 'money', label: 'fields.items' },
  { name: 'discount', type: 'money', label: 'fields.discount' },
  { name: 'shipping', type: 'money', label: 'fields.shipping' },
  { name: 'vat', type: 'money', label: 'fields.vat' },
  { name: 'total', type: 'money', label: 'fields.total' },
  { name: 'lines', type: 'array', label: 'fields.lines', required: true, schema: 'OrderLine', items: OrderLineFields },
  {
    name: 'shipments',
    type: 'array',
    label: 'fields.shipments',
    required: true,
    schema: 'Shipment',
    items: ShipmentFields,
  },
] as const satisfies readonly FieldDefinition[];

export const ShopOrderFields: typeof fields & Makes<FormValues<'ShopOrder'>> = fields;
