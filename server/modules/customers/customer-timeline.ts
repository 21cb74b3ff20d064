import type { Timeline } from '#generated/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Call } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { customers } from '#server/modules/accounts/index.ts';
import { readTimeline } from '#server/resources/timeline/timeline.ts';

/** Reads the timeline of a customer: actions on customer and account, notes on either, and mails. */
export async function adminGetCustomerTimeline({
  context: { reads },
  params: { id },
  query,
}: Call<'adminGetCustomerTimeline'>): Promise<Timeline> {
  const [customer] = await reads.select().from(customers).where(eq(customers.id, id));
  if (!customer) throw notFound();
  const { user_id, email } = customer;
  const isAccountRecord = sql`resource = 'user' and record_id = ${user_id}`;
  return readTimeline(
    reads,
    {
      resource: 'client',
      id,
      created: sql`select 'placed', id, created_at, null from customers where id = ${id}`,
      mails: sql`recipient = ${email}`,
      more:
        user_id === null
          ? []
          : [
              sql`select 'action', id, created_at, user_name from audit_entries
                where ${isAccountRecord} and action <> 'create'`,
              sql`select 'note', n.id, n.created_at, u.name from notes n left join users u on u.id = n.author_id
                where ${isAccountRecord}`,
            ],
    },
    query,
  );
}
