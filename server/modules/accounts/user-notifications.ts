import { eq, sql } from 'drizzle-orm';
import { LetterKind } from '#generated/enums.ts';
import type { UserNotifications } from '#generated/schemas.ts';
import type { Handler } from '#server/core/api/handler.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { inTransaction, type Queryable } from '#server/core/database/database.ts';
import { isSubscribed, setSubscription } from './newsletter/subscribe.ts';

async function readNotifications(db: Queryable, id: number): Promise<UserNotifications> {
  const [row] = await db
    .select({ email: users.email, refused: users.refused_letters })
    .from(users)
    .where(eq(users.id, id));
  const { email = '', refused = [] } = row ?? {};
  return {
    newsletter: await isSubscribed(db, email),
    reviews: !refused.includes('reviews'),
    auctions: !refused.includes('auctions'),
    messages: !refused.includes('messages'),
  };
}

/** The e-mails that the caller receives. */
export const getUserNotifications: Handler<'getUserNotifications'> = ({ context, user }) =>
  readNotifications(context.db, requireAccount(user).id);

/** Chooses the e-mails that the caller receives (§7 POST user/notifications). */
export const setUserNotifications: Handler<'setUserNotifications'> = ({ context, user, body }) => {
  const account = requireAccount(user);
  return inTransaction(context.db, async (tx) => {
    const refused_letters = LetterKind.values.filter((kind) => !body[kind]);
    await tx
      .update(users)
      .set({ refused_letters, version: sql`${users.version} + 1` })
      .where(eq(users.id, account.id));
    if (body.newsletter !== (await isSubscribed(tx, account.email)))
      await setSubscription(tx, account, body.newsletter, context.now());
    return readNotifications(tx, account.id);
  });
};
