// Test data of merging and erasing customers: customers with data in every table.
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { findCustomerByEmail, samplePerson } from '#server/modules/customers/person.sample.ts';
import { orders } from '#server/modules/orders/index.ts';
import type { Prepare } from './previewed-case.ts';
import type { ActionFixtures } from '#server/testing/action-fixtures.ts';

let personCount = 0;

async function createPerson(fixtures: ActionFixtures) {
  const { api } = await fixtures.shop();
  const email = `mina-${++personCount}@example.com`;
  const { user } = await samplePerson(api, { name: `Mina Berg${personCount}`, email });
  return { api, user, email, id: (await findCustomerByEmail(api, email)).id };
}

const MOVED = ['orders_moved', 'passes_moved', 'quotes_moved', 'reviews_moved', 'conversations_moved'] as const;

export const CUSTOMER_CASES: Readonly<Record<string, readonly Prepare[]>> = {
  adminMergeCustomers: [
    async (fixtures) => {
      const [{ api, id }, other] = [await createPerson(fixtures), await createPerson(fixtures)];
      return { api, id, body: { other_id: other.id }, kinds: [...MOVED, 'invoices_kept', 'accounts_closed', 'mails'] };
    },
    // keeps the other customer
    async (fixtures) => {
      const [{ api, id }, other] = [await createPerson(fixtures), await createPerson(fixtures)];
      const body = { other_id: other.id, keeps_other: true };
      return { api, id, body, kinds: [...MOVED, 'invoices_kept', 'accounts_closed', 'mails'] };
    },
    // a guest has no account to close
    async (fixtures) => {
      const [{ api, id }, { user, email }] = [await createPerson(fixtures), await createPerson(fixtures)];
      await api.db.delete(users).where(eq(users.id, user));
      await api.db
        .update(orders)
        .set({ email })
        .where(and(eq(orders.email, email), isNull(orders.user_id)));
      const body = { other_id: (await findCustomerByEmail(api, email)).id };
      const kinds = MOVED.filter((kind) => kind !== 'reviews_moved');
      return { api, id, body, kinds: [...kinds, 'invoices_kept', 'mails'] };
    },
  ],
  adminEraseCustomer: [
    async (fixtures) => {
      const { api, id, email } = await createPerson(fixtures);
      return { api, id, body: { email, reason: 'Asked for by mail' }, kinds: ['passes_revoked', 'mails'] };
    },
  ],
};
