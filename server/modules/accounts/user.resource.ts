import { and, eq, ne } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import { getSessions } from '#server/core/authentication/sessions.ts';
import type { AnyCall } from '#server/core/api/handler.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { Queryable } from '#server/core/database/database.ts';
import { defineResource } from '#server/resources/define-resource.ts';

type User = typeof users.$inferSelect;

const normaliseUserEmail = ({ email }: Partial<User>): Partial<User> =>
  email === undefined ? {} : { email: normaliseEmail(email) };

/** The accounts resource. The description restricts changes of `role`. */
export const userResource = defineResource('user', {
  table: users,
  hooks: {
    beforeCreate: normaliseUserEmail,
    beforeUpdate: async (values, before, call, tx) => {
      checkAdminChange(before, call);
      if (before.role === 'admin' && values.role !== undefined) await checkOtherAdmins(before.id, tx);
      return normaliseUserEmail(values);
    },
    afterChange: (_change, { context }) => getSessions(context.db).clear(),
  },
});

/** Changing an administrator's e-mail would allow taking over the account. */
function checkAdminChange(before: User, { user }: AnyCall): void {
  if (before.role === 'admin' && user?.role !== 'admin') throw problem(403, 'not_allowed');
}

/** Requires a remaining administrator. Locks the others, so that two cannot demote each other concurrently. */
async function checkOtherAdmins(id: number, tx: Queryable): Promise<void> {
  const otherAdmins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), ne(users.id, id)))
    .for('update');
  if (otherAdmins.length === 0) throw problem(409, 'last_admin', { errors: [{ path: 'role', code: 'last_admin' }] });
}
