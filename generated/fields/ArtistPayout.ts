// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { ArtistPayoutStatus as ArtistPayoutStatusChoices } from '../enums/choices/ArtistPayoutStatus.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { ArtistPayoutPartFields } from '../fields/ArtistPayoutPart.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', hidden: ['list'], align: 'right', sortable: true, readOnly: true },
  { name: 'number', type: 'text', label: 'fields.number', sortable: true, readOnly: true },
  {
    name: 'shop_id',
    type: 'reference',
    label: 'fields.shop_id',
    readOnly: true,
    ref: { resource: 'shops', label: 'name' },
  },
  {
    name: 'user_id',
    type: 'reference',
    label: 'fields.payee',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  {
    name: 'artist_id',
    type: 'reference',
    label: 'fields.artist_id',
    hidden: ['list'],
    nullable: true,
    readOnly: true,
    ref: { resource: 'artists', label: 'name' },
  },
  {
    name: 'label_id',
    type: 'reference',
    label: 'fields.label_id',
    hidden: ['list'],
    nullable: true,
    readOnly: true,
    ref: { resource: 'labels', label: 'name' },
  },
  {
    name: 'status',
    type: 'select',
    label: 'fields.status',
    sortable: true,
    readOnly: true,
    data: ArtistPayoutStatusChoices,
  },
  { name: 'currency', type: 'currency', label: 'fields.currency', readOnly: true, data: CurrencyChoices },
  { name: 'amount', type: 'money', label: 'fields.amount', sortable: true, readOnly: true },
  {
    name: 'note',
    type: 'text',
    label: 'fields.payout_note',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
  },
  {
    name: 'holder',
    type: 'text',
    label: 'fields.account_holder',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
  },
  { name: 'iban_masked', type: 'text', label: 'fields.iban', hidden: ['filter'], nullable: true, readOnly: true },
  { name: 'created_at', type: 'datetime', label: 'fields.asked_at', sortable: true, readOnly: true },
  {
    name: 'created_by',
    type: 'reference',
    label: 'fields.asked_by',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  {
    name: 'decided_at',
    type: 'datetime',
    label: 'fields.decided_at',
    hidden: ['list'],
    nullable: true,
    readOnly: true,
  },
  {
    name: 'decided_by',
    type: 'reference',
    label: 'fields.decided_by',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  { name: 'reason', type: 'text', label: 'fields.reason', hidden: ['list', 'filter'], nullable: true, readOnly: true },
  { name: 'transfer', type: 'text', label: 'fields.transfer_file', hidden: ['list'], nullable: true, readOnly: true },
  { name: 'paid_on', type: 'date', label: 'fields.left_bank_on', sortable: true, nullable: true, readOnly: true },
  {
    name: 'bank_reference',
    type: 'text',
    label: 'fields.bank_reference',
    hidden: ['list', 'filter'],
    nullable: true,
    readOnly: true,
  },
  {
    name: 'parts',
    type: 'array',
    label: 'fields.payout_parts',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'ArtistPayoutPart',
    items: ArtistPayoutPartFields,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const ArtistPayoutFields: typeof fields & Makes<FormValues<'ArtistPayout'>> = fields;
