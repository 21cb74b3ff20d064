// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Partner as PartnerChoices } from '../enums/choices/Partner.ts';
import { ShippingType as ShippingTypeChoices } from '../enums/ShippingType.ts';
import { DocumentCorrectionFields } from '../fields/DocumentCorrection.ts';
import { PrintFields } from '../fields/Print.ts';
import { fields as OrderChangeSumsList } from './OrderChangeSums.ts';

const fields = [
  ...OrderChangeSumsList,
  { name: 'customs', type: 'checkbox', label: 'fields.customs', required: true },
  {
    name: 'correction',
    type: 'group',
    label: 'fields.correction',
    nullable: true,
    schema: 'DocumentCorrection',
    items: DocumentCorrectionFields,
  },
  {
    name: 'shipping_types',
    type: 'array',
    label: 'fields.shipping_types',
    required: true,
    items: [
      { name: 'shop_order_id', type: 'integer', label: 'fields.shop_order_id', required: true },
      { name: 'shop_name', type: 'text', label: 'fields.shop_name', required: true },
      { name: 'before', type: 'select', label: 'fields.before', required: true, data: ShippingTypeChoices },
      { name: 'after', type: 'select', label: 'fields.after', required: true, data: ShippingTypeChoices },
    ],
  },
  {
    name: 'parts',
    type: 'array',
    label: 'fields.parts',
    required: true,
    items: [
      { name: 'shop_order_id', type: 'integer', label: 'fields.shop_order_id', required: true },
      { name: 'shop_name', type: 'text', label: 'fields.shop_name', required: true },
      { name: 'copies_left', type: 'integer', label: 'fields.copies_left', required: true },
      { name: 'copies_open', type: 'integer', label: 'fields.copies_open', required: true },
      { name: 'addresses', type: 'chips', label: 'fields.addresses', required: true },
    ],
  },
  {
    name: 'unserved',
    type: 'array',
    label: 'fields.unserved',
    required: true,
    items: [
      { name: 'shop_order_id', type: 'integer', label: 'fields.shop_order_id', required: true },
      { name: 'shop_name', type: 'text', label: 'fields.shop_name', required: true },
      { name: 'partner', type: 'select', label: 'fields.partner', required: true, data: PartnerChoices },
      { name: 'suggested', type: 'select', label: 'fields.suggested', nullable: true, data: PartnerChoices },
    ],
  },
  { name: 'prints', type: 'array', label: 'fields.prints', required: true, schema: 'Print', items: PrintFields },
  {
    name: 'batches',
    type: 'array',
    label: 'fields.batches',
    required: true,
    items: [
      { name: 'id', type: 'integer', label: 'fields.id', required: true },
      { name: 'number', type: 'text', label: 'fields.number', required: true },
      { name: 'partner', type: 'select', label: 'fields.partner', required: true, data: PartnerChoices },
      { name: 'handed_over', type: 'checkbox', label: 'fields.handed_over', required: true },
    ],
  },
] as const satisfies readonly FieldDefinition[];

export const OrderAddressPreviewFields: typeof fields & Makes<FormValues<'OrderAddressPreview'>> = fields;
