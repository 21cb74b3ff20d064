import { and, eq, isNotNull } from 'drizzle-orm';
import type { UserAuthenticator } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { notFound, problem } from '#server/core/problems/problem.ts';
import { checkCode, confirmSetup, findAuthenticator, isAuthenticatorRequired, startSetup } from './authenticator.ts';
import { authenticators } from './authenticators.table.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { mailAuthenticator } from './letters/account-mails.ts';

async function readState({ user, context: { db } }: Pick<AnyCall, 'user' | 'context'>): Promise<UserAuthenticator> {
  const account = requireAccount(user);
  const app = await findAuthenticator(db, account.id);
  const on = !!app?.confirmed_at;
  const required = await isAuthenticatorRequired(db, account);
  return { on, recovery_codes_left: on ? app.recovery_hashes.length : 0, required };
}

async function readOwnRow({ user, context: { db } }: Pick<AnyCall, 'user' | 'context'>) {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.id, requireAccount(user).id));
  if (!row) throw notFound();
  return row;
}

export const getUserAuthenticator: Handler<'getUserAuthenticator'> = (call) => readState(call);

/** Stores a secret to be confirmed by a code. Throws 409 when codes are on, and as `checkOwnPassword`. */
export const startAuthenticator: Handler<'startAuthenticator'> = async (call) => {
  await checkOwnPassword(call, call.body.current_password);
  return startSetup(call.context.db, requireAccount(call.user));
};

/** Switches codes on. Throws 409 when they are on or not set up, and 422 for a wrong code. */
export const confirmAuthenticator: Handler<'confirmAuthenticator'> = async (call) => {
  const app = await findAuthenticator(call.context.db, requireAccount(call.user).id);
  if (!app) throw problem(409, 'authenticator_off');
  if (app.confirmed_at) throw problem(409, 'authenticator_on');
  await confirmSetup(call.context, await readOwnRow(call), app, call.body.code);
  return readState(call);
};

/** Switches codes off by password and code. Throws 409 when they are off or required, and 422 for wrong input. */
export const removeAuthenticator: Handler<'removeAuthenticator'> = async (call) => {
  const { body, context } = call;
  const account = requireAccount(call.user);
  const app = await findAuthenticator(context.db, account.id);
  if (!app?.confirmed_at) throw problem(409, 'authenticator_off');
  if (await isAuthenticatorRequired(context.db, account)) throw problem(409, 'authenticator_required');
  await checkOwnPassword(call, body.current_password);
  await checkCode(context.db, app, body.code, context.now());
  const row = await readOwnRow(call);
  await context.db.transaction(async (tx) => {
    await tx
      .delete(authenticators)
      .where(and(eq(authenticators.user_id, account.id), isNotNull(authenticators.confirmed_at)));
    await mailAuthenticator(tx, context, row, 'authenticator_off');
  });
  return readState(call);
};
