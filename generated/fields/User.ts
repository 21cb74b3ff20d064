// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';
import { Role as RoleChoices } from '../enums/choices/Role.ts';
import { UserType as UserTypeChoices } from '../enums/UserType.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', align: 'right', sortable: true, readOnly: true },
  {
    name: 'email',
    type: 'email',
    label: 'fields.email',
    validations: ['isEmail'],
    sortable: true,
    group: 'account',
    distinct: true,
    maxLength: 200,
    required: true,
  },
  {
    name: 'name',
    type: 'text',
    label: 'fields.name',
    sortable: true,
    group: 'account',
    minLength: 1,
    maxLength: 160,
    required: true,
  },
  {
    name: 'picture',
    type: 'image',
    label: 'fields.picture',
    preview: 'pictures',
    upload: 'user_picture',
    accept: 'image/png, image/jpeg, image/webp',
    maxSize: 8,
    group: 'account',
    maxLength: 200,
    nullable: true,
  },
  {
    name: 'role',
    type: 'select',
    label: 'fields.role',
    group: 'account',
    sortable: true,
    roles: ['admin'],
    required: true,
    data: RoleChoices,
  },
  { name: 'pro', type: 'switch', label: 'fields.pro', group: 'account', defaultValue: false },
  {
    name: 'prod',
    type: 'switch',
    label: 'fields.prod',
    group: 'account',
    showIf: { path: 'role', schema: { enum: ['team', 'admin'] } },
    defaultValue: false,
  },
  { name: 'type', type: 'select', label: 'fields.type', group: 'account', data: UserTypeChoices },
  {
    name: 'lang',
    type: 'language',
    label: 'fields.lang',
    group: 'account',
    inline: true,
    required: true,
    data: LanguageChoices,
  },
  {
    name: 'currency',
    type: 'currency',
    label: 'fields.currency',
    group: 'account',
    inline: true,
    required: true,
    data: CurrencyChoices,
  },
  {
    name: 'firstname',
    type: 'text',
    label: 'fields.firstname',
    validations: ['latin'],
    group: 'customer',
    inline: true,
    maxLength: 80,
    nullable: true,
  },
  {
    name: 'lastname',
    type: 'text',
    label: 'fields.lastname',
    validations: ['latin'],
    group: 'customer',
    inline: true,
    maxLength: 80,
    nullable: true,
  },
  {
    name: 'country_id',
    type: 'country',
    label: 'fields.country_id',
    group: 'customer',
    nullable: true,
    data: CountryChoices,
  },
  { name: 'origin', type: 'text', label: 'fields.origin', nullable: true, readOnly: true },
  { name: 'referer', type: 'text', label: 'fields.referer', hidden: ['list'], nullable: true, readOnly: true },
  {
    name: 'orders_count',
    type: 'integer',
    label: 'fields.orders_count',
    align: 'right',
    sortable: true,
    readOnly: true,
  },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at', sortable: true, readOnly: true },
  {
    name: 'last_seen_at',
    type: 'datetime',
    label: 'fields.last_seen_at',
    sortable: true,
    nullable: true,
    readOnly: true,
  },
  { name: 'version', type: 'integer', label: 'fields.version', hidden: ['list', 'form', 'filter'], readOnly: true },
] as const satisfies readonly FieldDefinition[];

export const UserFields: typeof fields & Makes<FormValues<'User'>> = fields;
