import { DEFAULT_CURRENCY } from '#domain/currencies.ts';
import { eq, sql } from 'drizzle-orm';
import { users } from '#server/accounts/accounts.table.ts';
import { countAttempt } from '#server/accounts/attempts.ts';
import { normalEmail } from '#server/accounts/emails.ts';
import { hashOfNobody, hashPassword, verifyPassword } from '#server/accounts/passwords.ts';
import { bearerToken, closeSession, openSession } from '#server/accounts/sessions.ts';
import { userData } from '#server/accounts/user-data.ts';
import { setUserPicture } from '#server/accounts/user-picture.ts';
import { userResource } from '#server/accounts/user.resource.ts';
import type { Handler, Handlers } from '#server/api/handler.ts';
import { problem } from '#server/api/problem.ts';
import { openImpersonation } from '#server/impersonation/impersonate.ts';
import { SqlState, sqlState } from '#server/platform/database.ts';

const login: Handler<'login'> = async ({ body, ip, headers, context: { db } }) => {
  const email = normalEmail(body.email);
  const attempt = await countAttempt(db, { kind: 'account', who: email }, { kind: 'address', who: ip });
  const [user] = await db.select().from(users).where(eq(users.email, email));
  // an account nobody can sign in to yet and one that is not there take as long as any other
  const fits = await verifyPassword(body.password, user?.password_hash ?? (await hashOfNobody()));
  if (!user?.password_hash || !fits) throw problem(401, 'invalid_credentials');
  await attempt.succeeded();
  await db
    .update(users)
    .set({ last_seen_at: sql`now()` })
    .where(eq(users.id, user.id));
  return { token: await openSession(db, user.id, headers['user-agent']), data: userData(user) };
};

const signup: Handler<'signup'> = async ({ body, ip, lang, headers, context: { db } }) => {
  await countAttempt(db, { kind: 'signup', who: ip });
  const password_hash = await hashPassword(body.password);
  try {
    return await db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({
          email: normalEmail(body.email),
          password_hash,
          name: `${body.firstname} ${body.lastname}`,
          firstname: body.firstname,
          lastname: body.lastname,
          lang: body.lang ?? lang,
          currency: body.currency ?? DEFAULT_CURRENCY,
          country_id: body.country_id,
          newsletter: body.newsletter,
          origin: body.origin,
          referer: body.referrer,
          last_seen_at: sql`now()`,
        })
        .returning();
      if (!user) throw new Error('The database did not answer the new account.');
      return { token: await openSession(tx, user.id, headers['user-agent']), data: userData(user) };
    });
  } catch (error) {
    if (sqlState(error) !== SqlState.unique) throw error;
    throw problem(409, 'email_taken', { errors: [{ path: 'email', code: 'email_taken' }], cause: error });
  }
};

const logout: Handler<'logout'> = async ({ headers, context: { db } }) => {
  const token = bearerToken(headers.authorization);
  if (token) await closeSession(db, token);
  return { ok: true };
};

const checkAuth: Handler<'checkAuth'> = async ({ user, context: { db } }) => {
  if (!user) return {};
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  return row ? { id: row.id, data: userData(row), ...(user.impersonated && { impersonated: user.impersonated }) } : {};
};

export const accountsHandlers = {
  login,
  signup,
  logout,
  checkAuth,
  openImpersonation,
  setUserPicture,
  ...userResource,
} as const satisfies Partial<Handlers>;
