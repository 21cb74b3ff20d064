import { eq, or, sql } from 'drizzle-orm';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import type { Handlers } from '#server/core/api/handler.ts';
import { readCustomerParts } from './customer-parts.ts';
import { adminGetCustomerTimeline } from './customer-timeline.ts';
import { adminSignInAsCustomer, customers } from '#server/modules/accounts/index.ts';
import { adminEraseCustomer, adminPreviewErasure } from './erasure.ts';
import { adminExportCustomer } from './export-customer.ts';
import { adminMergeCustomers } from './merge.ts';
import { adminListDuplicateCustomers, adminDismissDuplicateCustomer } from './duplicate-customers.ts';
import { closeUserAccount, getUserPrivacy, requestUserExport } from './own-data.ts';
import { refreshCustomers } from './refresh-customers.ts';
import { defineResource } from '#server/resources/define-resource.ts';

export const customerResource = defineResource('client', {
  table: customers,
  find: (text) =>
    or(eq(customers.email, normaliseEmail(text)), eq(customers.id, /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0)) ??
    sql`false`,
  details: readCustomerParts,
  searchDistance: (text) => {
    const words = sql`immutable_unaccent(lower(${text.trim()}))`;
    const name = sql`immutable_unaccent(lower(${customers.name}))`;
    return sql`case when ${customers.email} = ${normaliseEmail(text)} or ${name} = ${words} then 0
      when starts_with(${name}, ${words}) or starts_with(${customers.email}, ${words}) then 1 else 2 end`;
  },
});

export const customersHandlers = {
  // applies pending changes of accounts and orders
  adminListCustomers: async (call) => {
    await refreshCustomers(call.context.db);
    return customerResource.handlers.adminListCustomers(call);
  },
  adminGetCustomer: async (call) => {
    await refreshCustomers(call.context.db);
    return customerResource.handlers.adminGetCustomer(call);
  },
  adminGetCustomerTimeline,
  adminSignInAsCustomer,
  adminExportCustomer,
  adminPreviewErasure,
  adminEraseCustomer,
  adminListDuplicateCustomers,
  adminMergeCustomers,
  adminDismissDuplicateCustomer,
  getUserPrivacy,
  requestUserExport,
  closeUserAccount,
} as const satisfies Partial<Handlers>;
