// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { ResourceDefinition } from '../definitions.ts';
import { PayoutAccountFields } from '../fields/PayoutAccount.ts';

export const payoutAccountsResource = {
  name: 'payout-accounts',
  single: 'payout-account',
  schema: 'PayoutAccount',
  path: '/admin/payout-accounts',
  title: 'holder',
  icon: 'bank_account',
  group: 'access',
  menu: 'settings',
  roles: ['team', 'admin'],
  operations: {
    list: 'adminListPayoutAccounts',
    get: 'adminGetPayoutAccount',
    create: 'adminCreatePayoutAccount',
    update: 'adminUpdatePayoutAccount',
  },
  columns: ['shop_id', 'holder', 'iban_masked', 'bic', 'changed_at'],
  sorts: ['holder', 'changed_at'],
  defaultSort: { field: 'changed_at', order: 'DESC' },
  search: true,
  fields: PayoutAccountFields,
  create: PayoutAccountFields,
  update: PayoutAccountFields,
  filters: [
    { name: 'shop_id', type: 'reference', operators: ['eq', 'in', 'empty'] },
    { name: 'changed_at', type: 'datetime', operators: ['eq', 'gte', 'lte', 'gt', 'lt', 'empty'] },
  ],
  actions: [],
} as const satisfies ResourceDefinition;
