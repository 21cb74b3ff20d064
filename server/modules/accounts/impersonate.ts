import { isStaff } from '#domain/statuses.ts';
import { clientResource } from '#generated/resources.ts';
import type { Impersonation, ImpersonationAnswer } from '#generated/schemas.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { impersonations, users } from '#server/core/authentication/accounts.table.ts';
import { isRefusal, limitFailures } from '#server/core/authentication/attempts.ts';
import { hashToken, createImpersonationSession } from '#server/core/authentication/sessions.ts';
import type { Call } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { auditChange } from '#server/resources/audit/audit.ts';
import { customers } from './customers.table.ts';
import { mailImpersonated } from './letters/account-mails.ts';
import { inTransaction, type Transaction } from '#server/core/database/database.ts';
import { checkAction } from '#server/resources/check-action.ts';
import { toSeconds } from '#server/core/api/wire.ts';

/** Validity of the code and of the session. */
const CODE_SECONDS = 60;
const SESSION_MINUTES = 30;

/**
 * Creates a code to view the shop as a customer and notifies the customer. The code is in the URL fragment, which is
 * not logged.
 */
export function adminSignInAsCustomer(call: Call<'adminSignInAsCustomer'>): Promise<Impersonation> {
  const { context, params, body } = call;
  const staff = requireAccount(call.user);
  const code = randomBytes(32).toString('base64url');
  const code_expires_at = new Date(context.now().getTime() + CODE_SECONDS * 1000);
  return inTransaction(context.db, async (tx) => {
    const [row] = await tx
      .select({ customer: customers, user: users })
      .from(customers)
      .leftJoin(users, eq(users.id, customers.user_id))
      .where(eq(customers.id, params.id));
    if (!row) throw notFound();
    const { customer, user } = row;
    checkAction(clientResource, call.operation, customer);
    if (!user || isStaff(user.role)) throw problem(409, 'never_staff');
    await tx.insert(impersonations).values({
      ...{ user_id: user.id, staff_id: staff.id, reason: body.reason },
      ...{ code_hash: hashToken(code), code_expires_at, created_at: context.now() },
    });
    await mailImpersonated(tx, context, user, { by: staff.name, reason: body.reason, minutes: SESSION_MINUTES });
    await auditChange(tx, call, 'client', customer.id, customer, { ...customer, minutes: SESSION_MINUTES });
    return { url: `/view-as#${code}`, expires_at: toSeconds(code_expires_at) };
  });
}

/** Exchanges a code for a read-only token. Wrong, used and expired codes get the same error. */
export async function openImpersonation(call: Call<'openImpersonation'>): Promise<ImpersonationAnswer> {
  const { context, body, ip, headers } = call;
  const exchangeCode = async (tx: Transaction): Promise<ImpersonationAnswer> => {
    const [impersonation] = await tx
      .update(impersonations)
      .set({ opened_at: context.now() })
      .where(
        and(
          eq(impersonations.code_hash, hashToken(body.code)),
          isNull(impersonations.opened_at),
          gt(impersonations.code_expires_at, context.now()),
        ),
      )
      .returning();
    if (!impersonation) throw problem(403, 'link_expired');
    const until = new Date(context.now().getTime() + SESSION_MINUTES * 60_000);
    const token = await createImpersonationSession(tx, impersonation, until, headers['user-agent']);
    return { token, until: toSeconds(until) };
  };
  const exchangeInTransaction = () => inTransaction(context.db, exchangeCode);
  return limitFailures(context.db, [{ kind: 'impersonation', who: ip }], exchangeInTransaction, isRefusal);
}
