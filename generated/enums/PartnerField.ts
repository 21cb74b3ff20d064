// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { EnumDefinition } from '../definitions.ts';

const values = [
  'order_number', 'order_date', 'shop_order_id', 'shop_name', 'customer_name', 'firstname', 'lastname', 'company',
  'address', 'address2', 'zip_code', 'city', 'state', 'country_code', 'country_name', 'phone', 'email', 'sku',
  'barcode', 'title', 'artist', 'variant', 'quantity', 'weight', 'price', 'total', 'currency', 'customs_code',
  'comment', 'carrier', 'shipping_type', 'pickup', 'is_gift', 'batch_number',
] as const;
export type PartnerField = (typeof values)[number];

export const PartnerField: EnumDefinition<typeof values> = { name: 'PartnerField', values };
