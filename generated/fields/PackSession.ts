// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { PackSignal as PackSignalChoices } from '../enums/PackSignal.ts';
import { PackStatus as PackStatusChoices } from '../enums/choices/PackStatus.ts';
import { PackErrorFields } from '../fields/PackError.ts';
import { PackLineFields } from '../fields/PackLine.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'order_id', type: 'integer', label: 'fields.order_id', required: true },
  { name: 'shop_order_id', type: 'integer', label: 'fields.shop_order_id', required: true },
  { name: 'number', type: 'text', label: 'fields.number', required: true },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: PackStatusChoices },
  { name: 'signal', type: 'select', label: 'fields.signal', nullable: true, data: PackSignalChoices },
  { name: 'signal_line', type: 'integer', label: 'fields.signal_line', nullable: true },
  { name: 'error', type: 'group', label: 'fields.error', nullable: true, schema: 'PackError', items: PackErrorFields },
  { name: 'lines', type: 'array', label: 'fields.lines', required: true, schema: 'PackLine', items: PackLineFields },
  { name: 'can_undo', type: 'checkbox', label: 'fields.can_undo', required: true },
  { name: 'customer_name', type: 'text', label: 'fields.customer_name' },
  { name: 'address', type: 'chips', label: 'fields.address' },
  { name: 'country_id', type: 'country', label: 'fields.country_id', data: CountryChoices },
  { name: 'is_gift', type: 'checkbox', label: 'fields.is_gift' },
  { name: 'gift_message', type: 'text', label: 'fields.gift_message', nullable: true },
  { name: 'comment', type: 'text', label: 'fields.comment', nullable: true },
  { name: 'staff_note', type: 'text', label: 'fields.staff_note', nullable: true },
  { name: 'reprint', type: 'checkbox', label: 'fields.reprint' },
  { name: 'user_name', type: 'text', label: 'fields.user_name', nullable: true },
  { name: 'shipment_id', type: 'integer', label: 'fields.shipment_id', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const PackSessionFields: typeof fields & Makes<FormValues<'PackSession'>> = fields;
