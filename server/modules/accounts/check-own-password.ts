import { eq } from 'drizzle-orm';
import type { AnyCall } from '#server/core/api/handler.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { limitFailures } from '#server/core/authentication/attempts.ts';
import { verifyPassword } from '#server/core/authentication/passwords.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { invalid, Problem } from '#server/core/problems/problem.ts';

const isRefused = (error: unknown): boolean => error instanceof Problem && error.status === 422;

/** Throws 422 when a password is not the caller's, and 429 after too many. */
export async function checkOwnPassword(
  { user, context: { db } }: Pick<AnyCall, 'user' | 'context'>,
  password: string,
): Promise<void> {
  const { id } = requireAccount(user);
  const check = async () => {
    const [account] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, id));
    if (!account?.hash || !(await verifyPassword(password, account.hash)))
      throw invalid([{ path: 'current_password', code: 'password_wrong' }]);
  };
  await limitFailures(db, [{ kind: 'password', who: String(id) }], check, isRefused);
}
