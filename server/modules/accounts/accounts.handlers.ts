import { eq } from 'drizzle-orm';
import { users } from '#server/core/authentication/accounts.table.ts';
import { type AttemptKey, limitFailures } from '#server/core/authentication/attempts.ts';
import { changePassword } from './change-password.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import { confirmEmail } from './confirm-email.ts';
import { signInAs, signInWithCode } from './open-session.ts';
import { readDeviceToken } from '#server/core/authentication/device-token.ts';
import { getDummyHash, verifyPassword } from '#server/core/authentication/passwords.ts';
import { parseBearerToken, closeSession, closeSessions, getSessions } from '#server/core/authentication/sessions.ts';
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from './newsletter/subscribe.ts';
import { subscribersResource } from './newsletter/subscribers.resource.ts';
import { signInWithPasskey, startPasskeySignIn } from './passkeys/passkey-sign-in.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys/user-passkeys.ts';
import { adminRemoveAuthenticator } from './remove-authenticator.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { resendSignup, signup, signUpSocially } from './sign-up.ts';
import { connectIdentity, listIdentities, removeIdentity } from './social/identities.ts';
import {
  listSignInProviders,
  signInWithFacebook,
  signInWithGoogle,
  signInWithSoundCloud,
} from './social/social-sign-in.ts';
import { readUserData } from './user-data.ts';
import { setUserPicture } from './user-picture.ts';
import { getUserNotifications, setUserNotifications } from './user-notifications.ts';
import { setUserCurrency, setUserDelivery, setUserLanguage, setUserProfile } from './user-preferences.ts';
import { userResource } from './user.resource.ts';
import {
  confirmAuthenticator,
  getUserAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from './user-authenticator.ts';
import { endUserSession, listUserSessions } from './user-sessions.ts';
import type { Handler, Handlers } from '#server/core/api/handler.ts';
import { Problem, problem } from '#server/core/problems/problem.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import { openImpersonation } from './impersonate.ts';

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

const login: Handler<'login'> = async (call) => {
  const { body, ip } = call;
  const { db } = call.context;
  const email = normaliseEmail(body.email);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const checkPassword = async () => {
    // unconfirmed and missing accounts take the same time
    const isPasswordValid = await verifyPassword(body.password, user?.password_hash ?? (await getDummyHash()));
    if (!user?.password_hash || !isPasswordValid) throw problem(401, 'invalid_credentials');
    return user;
  };
  const limits = getSignInLimits(email, ip, readDeviceToken(user, body.device));
  const account = await limitFailures(db, limits, checkPassword, hasCode('invalid_credentials'));
  return signInAs(call, account, body);
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
  signInWithCode,
  startPasskeySignIn,
  signInWithPasskey,
  listSignInProviders,
  signInWithGoogle,
  signInWithFacebook,
  signInWithSoundCloud,
  signUpSocially,
  listIdentities,
  connectIdentity,
  removeIdentity,
  signup,
  resendSignup,
  confirmEmail,
  logout,
  signOutEverywhere,
  listUserSessions,
  endUserSession,
  getUserAuthenticator,
  startAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  adminRemoveAuthenticator,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
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
