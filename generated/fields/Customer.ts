// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';
import { CustomerAddressFields } from '../fields/CustomerAddress.ts';
import { CustomerFigureFields } from '../fields/CustomerFigure.ts';
import { RelatedListFields } from '../fields/RelatedList.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  { name: 'name', type: 'text', label: 'fields.name', sortable: true, readOnly: true },
  { name: 'email', type: 'text', label: 'fields.email', sortable: true, readOnly: true },
  {
    name: 'user_id',
    type: 'reference',
    label: 'fields.customer_account',
    nullable: true,
    readOnly: true,
    ref: { resource: 'user', label: 'name' },
  },
  {
    name: 'country_id',
    type: 'country',
    label: 'fields.country_id',
    nullable: true,
    readOnly: true,
    data: CountryChoices,
  },
  { name: 'city', type: 'text', label: 'fields.city', sortable: true, nullable: true, readOnly: true },
  {
    name: 'state',
    type: 'text',
    label: 'fields.address_state',
    hidden: ['list', 'form', 'filter'],
    maxLength: 3,
    nullable: true,
    readOnly: true,
  },
  { name: 'company', type: 'text', label: 'fields.company', hidden: ['list'], nullable: true, readOnly: true },
  { name: 'phone', type: 'tel', label: 'fields.phone', hidden: ['list'], nullable: true, readOnly: true },
  { name: 'lang', type: 'language', label: 'fields.lang', readOnly: true, data: LanguageChoices },
  {
    name: 'orders_count',
    type: 'integer',
    label: 'fields.orders_count',
    align: 'right',
    sortable: true,
    readOnly: true,
  },
  { name: 'spent', type: 'money', label: 'fields.customer_spent', align: 'right', sortable: true, readOnly: true },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    hidden: ['form', 'filter'],
    readOnly: true,
    data: CurrencyChoices,
  },
  {
    name: 'refunds_count',
    type: 'integer',
    label: 'fields.customer_refunds',
    align: 'right',
    sortable: true,
    readOnly: true,
  },
  {
    name: 'first_order_at',
    type: 'datetime',
    label: 'fields.first_order_at',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  {
    name: 'last_order_at',
    type: 'datetime',
    label: 'fields.last_order_at',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  { name: 'duplicates', type: 'integer', label: 'fields.duplicates', align: 'right', sortable: true, readOnly: true },
  { name: 'created_at', type: 'datetime', label: 'fields.customer_since', sortable: true, readOnly: true },
  { name: 'erased_at', type: 'datetime', label: 'fields.erased_at', hidden: ['list'], nullable: true, readOnly: true },
  {
    name: 'figures',
    type: 'array',
    label: 'fields.figures',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'CustomerFigure',
    items: CustomerFigureFields,
  },
  {
    name: 'addresses',
    type: 'array',
    label: 'fields.addresses',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'CustomerAddress',
    items: CustomerAddressFields,
  },
  {
    name: 'related',
    type: 'array',
    label: 'fields.related',
    hidden: ['list', 'form', 'filter'],
    readOnly: true,
    schema: 'RelatedList',
    items: RelatedListFields,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const CustomerFields: typeof fields & Makes<FormValues<'Customer'>> = fields;
