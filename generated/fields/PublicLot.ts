// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { DiscGrade as DiscGradeChoices } from '../enums/DiscGrade.ts';
import { LotStatus as LotStatusChoices } from '../enums/choices/LotStatus.ts';
import { PublicBidFields } from '../fields/PublicBid.ts';

export const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], align: 'right', sortable: true, readOnly: true },
  { name: 'number', type: 'text', label: 'fields.number', hidden: ['form'], sortable: true, readOnly: true },
  {
    name: 'title',
    type: 'text',
    label: 'fields.lot_title',
    sortable: true,
    group: 'lot',
    minLength: 3,
    maxLength: 140,
    required: true,
  },
  {
    name: 'description',
    type: 'textarea',
    label: 'fields.description',
    hidden: ['list', 'filter'],
    group: 'lot',
    maxLength: 4000,
    nullable: true,
  },
  { name: 'picture', type: 'text', label: 'fields.picture', nullable: true },
  { name: 'project_picture', type: 'text', label: 'fields.project_picture', nullable: true },
  { name: 'project_name', type: 'text', label: 'fields.project_name', nullable: true },
  { name: 'project_id', type: 'integer', label: 'fields.project_id', nullable: true },
  { name: 'condition', type: 'select', label: 'fields.condition', required: true, data: DiscGradeChoices },
  {
    name: 'sleeve_condition',
    type: 'select',
    label: 'fields.sleeve_grade',
    inline: true,
    group: 'lot',
    nullable: true,
    data: DiscGradeChoices,
  },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'price', type: 'money', label: 'fields.price', required: true },
  { name: 'least_bid', type: 'money', label: 'fields.least_bid', required: true },
  { name: 'reserve_met', type: 'checkbox', label: 'fields.reserve_met', required: true },
  { name: 'bids_count', type: 'integer', label: 'fields.bids_count', required: true },
  { name: 'starts_at', type: 'datetime', label: 'fields.starts_at', required: true },
  { name: 'ends_at', type: 'datetime', label: 'fields.ends_at', required: true },
  { name: 'status', type: 'select', label: 'fields.status', required: true, data: LotStatusChoices },
  { name: 'leading', type: 'checkbox', label: 'fields.leading' },
  { name: 'my_maximum', type: 'money', label: 'fields.my_maximum', nullable: true },
  { name: 'bids', type: 'array', label: 'fields.bids', schema: 'PublicBid', items: PublicBidFields },
] as const satisfies readonly FieldDefinition[];

export const PublicLotFields: typeof fields & Makes<FormValues<'PublicLot'>> = fields;
