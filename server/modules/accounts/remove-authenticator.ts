import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import type { Handler } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { writeAuditEntry } from '#server/resources/audit/audit.ts';
import { authenticators } from './authenticators.table.ts';
import { mailAuthenticatorRemoved } from './letters/account-mails.ts';

/**
 * Switches the authenticator codes of an account off, which then needs its password only, and notifies the owner by
 * mail. Throws 409 when they are off, and for the caller's own account, which has to confirm it by password and code.
 */
export const adminRemoveAuthenticator: Handler<'adminRemoveAuthenticator'> = async (call) => {
  const { params, body, context } = call;
  const staff = requireAccount(call.user);
  if (params.id === staff.id) throw problem(409, 'authenticator_own');
  await context.db.transaction(async (tx) => {
    const [owner] = await tx.select().from(users).where(eq(users.id, params.id));
    if (!owner) throw notFound();
    const removed = await tx
      .delete(authenticators)
      .where(and(eq(authenticators.user_id, owner.id), isNotNull(authenticators.confirmed_at)))
      .returning({ user_id: authenticators.user_id });
    if (removed.length === 0) throw problem(409, 'authenticator_missing');
    const changes = { before: { authenticator_codes: true }, after: { authenticator_codes: false } };
    await writeAuditEntry(tx, call, 'user', owner.id, changes);
    await mailAuthenticatorRemoved(tx, context, owner, { by: staff.name, reason: body.reason });
  });
};
