// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { FieldDefinition, Makes } from '../definitions.ts';
import type { FormValues } from '../form-values.ts';
import { UserBalanceFields } from '../fields/UserBalance.ts';
import { UserPayoutFields } from '../fields/UserPayout.ts';
import { UserPayoutAccountFields } from '../fields/UserPayoutAccount.ts';

const fields = [
  {
    name: 'balances',
    type: 'array',
    label: 'fields.balances',
    required: true,
    schema: 'UserBalance',
    items: UserBalanceFields,
  },
  {
    name: 'accounts',
    type: 'array',
    label: 'fields.accounts',
    required: true,
    schema: 'UserPayoutAccount',
    items: UserPayoutAccountFields,
  },
  {
    name: 'payouts',
    type: 'array',
    label: 'fields.payouts',
    required: true,
    schema: 'UserPayout',
    items: UserPayoutFields,
  },
] as const satisfies readonly FieldDefinition[];

export const UserPayoutsFields: typeof fields & Makes<FormValues<'UserPayouts'>> = fields;
