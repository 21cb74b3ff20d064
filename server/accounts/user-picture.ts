import { eq, sql } from 'drizzle-orm';
import { users } from '#server/accounts/accounts.table.ts';
import { userData } from '#server/accounts/user-data.ts';
import type { AnyCall, Handler } from '#server/api/handler.ts';
import { notFound } from '#server/api/problem.ts';
import type { Queryable } from '#server/platform/database.ts';
import { nameUpload, type Naming } from '#server/uploads/name-upload.ts';

/** An account's picture changes: see nameUpload. */
export function nameUserPicture(
  tx: Queryable,
  id: number | undefined,
  files: Pick<Naming, 'before' | 'after'>,
  call: Pick<AnyCall, 'user' | 'context'>,
): Promise<void> {
  return nameUpload(tx, { purpose: 'user_picture', field: 'picture', record: `user/${id}`, ...files }, call);
}

/** §7 POST user/picture: the account's own. */
export const setUserPicture: Handler<'setUserPicture'> = (call) =>
  call.context.db.transaction(async (tx) => {
    const own = eq(users.id, call.user?.id ?? 0);
    const [before] = await tx.select().from(users).where(own).for('update');
    const { picture } = call.body;
    if (!before) throw notFound();
    if (picture === undefined || before.picture === picture) return userData(before);
    await nameUserPicture(tx, before.id, { before: before.picture, after: picture }, call);
    const changed = { picture, version: sql`${users.version} + 1` };
    const [after] = await tx.update(users).set(changed).where(own).returning();
    return userData(after ?? before);
  });
