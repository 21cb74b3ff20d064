// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { Country as CountryChoices } from '../enums/choices/Country.ts';
import { Currency as CurrencyChoices } from '../enums/choices/Currency.ts';
import { Language as LanguageChoices } from '../enums/choices/Language.ts';
import { MakerType as MakerTypeChoices } from '../enums/MakerType.ts';
import { Role as RoleChoices } from '../enums/choices/Role.ts';
import { UserType as UserTypeChoices } from '../enums/UserType.ts';
import { CartCustomerFields } from '../fields/CartCustomer.ts';

const fields = [
  { name: 'id', type: 'integer', label: 'fields.id', required: true },
  { name: 'customer_id', type: 'integer', label: 'fields.customer_id', nullable: true },
  { name: 'country_id', type: 'country', label: 'fields.country_id', nullable: true, data: CountryChoices },
  { name: 'email', type: 'text', label: 'fields.email', required: true },
  { name: 'name', type: 'text', label: 'fields.name', required: true },
  { name: 'picture', type: 'text', label: 'fields.picture', nullable: true },
  { name: 'has_password', type: 'checkbox', label: 'fields.has_password' },
  { name: 'lang', type: 'language', label: 'fields.lang', required: true, data: LanguageChoices },
  { name: 'currency', type: 'currency', label: 'fields.currency', required: true, data: CurrencyChoices },
  { name: 'pro', type: 'checkbox', label: 'fields.pro', required: true },
  { name: 'isMun', type: 'checkbox', label: 'fields.isMun', required: true },
  { name: 'is_admin', type: 'checkbox', label: 'fields.is_admin', required: true },
  { name: 'role', type: 'select', label: 'fields.role', required: true, data: RoleChoices },
  { name: 'type', type: 'select', label: 'fields.type', data: UserTypeChoices },
  { name: 'created_at', type: 'datetime', label: 'fields.created_at' },
  { name: 'origin', type: 'text', label: 'fields.origin', nullable: true },
  { name: 'referer', type: 'text', label: 'fields.referer', nullable: true },
  {
    name: 'customer',
    type: 'group',
    label: 'fields.customer',
    nullable: true,
    schema: 'CartCustomer',
    items: CartCustomerFields,
  },
  {
    name: 'wishlist',
    type: 'array',
    label: 'fields.wishlist',
    items: [
      { name: 'project_id', type: 'integer', label: 'fields.project_id', required: true },
      { name: 'user_id', type: 'integer', label: 'fields.user_id', required: true },
    ],
  },
  {
    name: 'follows',
    type: 'array',
    label: 'fields.follows',
    items: [
      { name: 'type', type: 'select', label: 'fields.type', required: true, data: MakerTypeChoices },
      { name: 'follower', type: 'integer', label: 'fields.follower', required: true },
    ],
  },
  { name: 'projects', type: 'integer', label: 'fields.projects' },
  { name: 'orders', type: 'integer', label: 'fields.orders' },
  { name: 'new_messages', type: 'integer', label: 'fields.new_messages' },
] as const satisfies readonly FieldDefinition[];

export const UserDataFields: typeof fields & Makes<FormValues<'UserData'>> = fields;
