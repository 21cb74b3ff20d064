import { and, eq, ne } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import { getSessions } from '#server/core/authentication/sessions.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';

type User = typeof users.$inferSelect;

const lowerEmail = ({ email }: Partial<User>): Partial<User> =>
  email === undefined ? {} : { email: normaliseEmail(email) };

/** Accounts in the back office. Who may change `role` says the description. */
export const userResource = defineResource('user', {
  table: users,
  hooks: {
    beforeCreate: lowerEmail,
    beforeUpdate: async (values, before, call, tx) => {
      onlyAdminsChangeAdmins(before, call);
      if (before.role === 'admin' && values.role !== undefined) await keepOneAdmin(before.id, tx);
      return lowerEmail(values);
    },
    afterChange: (_change, { context }) => getSessions(context.db).clear(),
  },
});

/** Whoever could change an administrator's e-mail could become that administrator. */
function onlyAdminsChangeAdmins(before: User, { user }: AnyCall): void {
  if (before.role === 'admin' && user?.role !== 'admin') throw problem(403, 'not_allowed');
}

/** Somebody must remain who can give roles. The others are locked, so that two admins cannot demote each other at once. */
async function keepOneAdmin(id: number, tx: Queryable): Promise<void> {
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), ne(users.id, id)))
    .for('update');
  if (others.length === 0) throw problem(409, 'last_admin', { errors: [{ path: 'role', code: 'last_admin' }] });
}
