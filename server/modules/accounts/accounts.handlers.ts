import { eq, sql } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { type AttemptKey, limitFailures } from '#server/core/authentication/attempts.ts';
import { changePassword } from './change-password.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import { confirmEmail } from './confirm-email.ts';
import { notifyOfNewDevice } from './new-device.ts';
import { readDeviceToken, createDeviceToken } from '#server/core/authentication/device-token.ts';
import { getDummyHash, verifyPassword } from '#server/core/authentication/passwords.ts';
import {
  parseBearerToken,
  closeSession,
  closeSessions,
  createSession,
  getSessions,
} from '#server/core/authentication/sessions.ts';
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from './newsletter/subscribe.ts';
import { subscribersResource } from './newsletter/subscribers.resource.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { resendSignup, signup } from './sign-up.ts';
import { readUserData } from './user-data.ts';
import { setUserPicture } from './user-picture.ts';
import { getUserNotifications, setUserNotifications } from './user-notifications.ts';
import { setUserCurrency, setUserDelivery, setUserLanguage, setUserProfile } from './user-preferences.ts';
import { userResource } from './user.resource.ts';
import { endUserSession, listUserSessions } from './user-sessions.ts';
import type { Handler, Handlers } from '#server/core/api/handler.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { openImpersonation } from './impersonate.ts';
import { readVisitDetails } from './visit-details.ts';

const hasCode =
  (code: string) =>
  (error: unknown): boolean =>
    error instanceof Problem && error.code === code;

/** Rate limits that a wrong password counts for. A known device has a separate limit, unaffected by other failures. */
function getSignInLimits(email: string, ip: string, device: string | undefined): AttemptKey[] {
  if (device) return [{ kind: 'device', who: [email, device] }];
  return [
    { kind: 'pair', who: [email, ip] },
    { kind: 'account', who: email },
    { kind: 'address', who: ip },
  ];
}

const login: Handler<'login'> = async ({ body, ip, headers, context }) => {
  const { db, extensions } = context;
  const email = normaliseEmail(body.email);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const signIn = async () => {
    // unconfirmed and missing accounts take the same time
    const isPasswordValid = await verifyPassword(body.password, user?.password_hash ?? (await getDummyHash()));
    if (!user?.password_hash || !isPasswordValid) throw problem(401, 'invalid_credentials');
    return user;
  };
  const device = readDeviceToken(user, body.device);
  const account = await limitFailures(db, getSignInLimits(email, ip, device), signIn, hasCode('invalid_credentials'));
  await db
    .update(users)
    .set({ last_seen_at: sql`now()` })
    .where(eq(users.id, account.id));
  if (!device)
    await notifyOfNewDevice(context, account, { userAgent: headers['user-agent'], country: body.country_id });
  const details = await readVisitDetails(db, body, ip, extensions);
  return {
    token: await createSession(db, account.id, headers['user-agent'], details),
    data: await readUserData(db, account, extensions),
    device: createDeviceToken(account),
  };
};

const logout: Handler<'logout'> = async ({ headers, context: { db } }) => {
  const token = parseBearerToken(headers.authorization);
  if (token) await closeSession(db, token);
  return { ok: true };
};

/** Ends all sessions of the caller's account, optionally except the current one. */
const signOutEverywhere: Handler<'signOutEverywhere'> = async ({ user, body, headers, context: { db } }) => {
  const currentToken = body.keep_current ? parseBearerToken(headers.authorization) : undefined;
  const ended = await closeSessions(db, requireAccount(user).id, currentToken);
  getSessions(db).clear();
  return { ended };
};

const checkAuth: Handler<'checkAuth'> = async ({ user, context: { db, extensions } }) => {
  if (!user) return {};
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  if (!row) return {};
  const data = await readUserData(db, row, extensions);
  return { id: row.id, data, ...(user.impersonated && { impersonated: user.impersonated }) };
};

export const accountsHandlers = {
  login,
  signup,
  resendSignup,
  confirmEmail,
  logout,
  signOutEverywhere,
  listUserSessions,
  endUserSession,
  changePassword,
  forgotPassword,
  resetPassword,
  checkAuth,
  openImpersonation,
  setUserPicture,
  subscribeNewsletter,
  confirmNewsletter,
  unsubscribeNewsletter,
  ...subscribersResource.handlers,
  setUserLanguage,
  setUserCurrency,
  setUserProfile,
  setUserDelivery,
  getUserNotifications,
  setUserNotifications,
  ...userResource.handlers,
} as const satisfies Partial<Handlers>;
