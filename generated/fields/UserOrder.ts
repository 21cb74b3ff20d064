// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { PaymentStatus as PaymentStatusChoices } from '../enums/choices/PaymentStatus.ts';
import { CustomerDetailsFields } from '../fields/CustomerDetails.ts';
import { OrderBoxFields } from '../fields/OrderBox.ts';
import { OrderPledgeFields } from '../fields/OrderPledge.ts';
import { ShopOrderFields } from '../fields/ShopOrder.ts';
import { fields as OrderSumsList } from './OrderSums.ts';

export const fields = [
  ...OrderSumsList,
  {
    name: 'payment_status',
    type: 'select',
    label: 'fields.payment_status',
    readOnly: true,
    data: PaymentStatusChoices,
  },
  {
    name: 'customer',
    type: 'address',
    label: 'fields.customer',
    required: true,
    schema: 'CustomerDetails',
    items: CustomerDetailsFields,
  },
  { name: 'has_invoice', type: 'checkbox', label: 'fields.has_invoice', readOnly: true },
  { name: 'cancellable', type: 'checkbox', label: 'fields.cancellable', readOnly: true },
  {
    name: 'pledge',
    type: 'group',
    label: 'fields.pledge',
    nullable: true,
    readOnly: true,
    schema: 'OrderPledge',
    items: OrderPledgeFields,
  },
  { name: 'boxes', type: 'array', label: 'fields.boxes', readOnly: true, schema: 'OrderBox', items: OrderBoxFields },
  {
    name: 'shop_orders',
    type: 'array',
    label: 'fields.shop_orders',
    required: true,
    schema: 'ShopOrder',
    items: ShopOrderFields,
  },
] as const satisfies readonly FieldDefinition[];

export const UserOrderFields: typeof fields & Makes<FormValues<'UserOrder'>> = fields;
