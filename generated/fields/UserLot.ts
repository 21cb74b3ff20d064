// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { fields as PublicLotList } from './PublicLot.ts';

const fields = [
  ...PublicLotList,
  { name: 'pay_until', type: 'datetime', label: 'fields.pay_until', nullable: true },
  { name: 'pay_url', type: 'url', label: 'fields.pay_url', nullable: true },
  { name: 'order_id', type: 'integer', label: 'fields.order_id', nullable: true },
] as const satisfies readonly FieldDefinition[];

export const UserLotFields: typeof fields & Makes<FormValues<'UserLot'>> = fields;
