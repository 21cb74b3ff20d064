import { eq, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { readUserData } from './user-data.ts';
import type { Handler } from '#server/core/api/handler.ts';
import { notFound } from '#server/core/problems/problem.ts';
import { assignUpload } from '#server/core/uploads/assign-upload.ts';

/** Sets the account's picture (§7 POST user/picture). */
export const setUserPicture: Handler<'setUserPicture'> = async (call) => {
  const { db, extensions } = call.context;
  const account = await db.transaction(async (tx) => {
    const isUser = eq(users.id, call.user?.id ?? 0);
    const [before] = await tx.select().from(users).where(isUser).for('update');
    const { picture } = call.body;
    if (!before) throw notFound();
    if (picture === undefined || before.picture === picture) return before;
    const files = { before: before.picture, after: picture };
    await assignUpload(tx, { purpose: 'user_picture', field: 'picture', record: `user/${before.id}`, ...files }, call);
    const changed = { picture, version: sql`${users.version} + 1` };
    const [after] = await tx.update(users).set(changed).where(isUser).returning();
    return after ?? before;
  });
  return readUserData(db, account, extensions);
};
