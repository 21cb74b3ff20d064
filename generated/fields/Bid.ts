// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], align: 'right', sortable: true, readOnly: true },
  { name: 'lot_id', type: 'reference', label: 'fields.lot', readOnly: true, ref: { resource: 'bids', label: 'title' } },
  {
    name: 'user_id',
    type: 'reference',
    label: 'fields.bidder',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'currency', type: 'currency', label: 'fields.currency', readOnly: true, data: CurrencyChoices },
  { name: 'maximum', type: 'money', label: 'fields.bid_maximum', sortable: true, readOnly: true },
  { name: 'amount', type: 'money', label: 'fields.lot_price', readOnly: true },
  { name: 'created_at', type: 'datetime', label: 'fields.bid_at', sortable: true, readOnly: true },
  { name: 'withdrawn_at', type: 'datetime', label: 'fields.withdrawn_at', nullable: true, readOnly: true },
  { name: 'reason', type: 'text', label: 'fields.reason', hidden: ['filter'], nullable: true, readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const BidFields: typeof fields & Makes<FormValues<'Bid'>> = fields;
