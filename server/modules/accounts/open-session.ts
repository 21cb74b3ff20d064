// A sign-in in one or two steps. Between the steps there is no session: the first returns a challenge, a signed text that
// becomes invalid with the authenticator's secret and with the password.
import { eq, sql } from 'drizzle-orm';
import type { AuthAnswer, SignInStep } from '#generated/schemas.ts';
import type { AnyCall, Handler } from '#server/core/api/handler.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { createDeviceToken, readDeviceToken } from '#server/core/authentication/device-token.ts';
import { createSession } from '#server/core/authentication/sessions.ts';
import { isSignatureValid, sign } from '#server/core/authentication/signatures.ts';
import { problem } from '#server/core/problems/problem.ts';
import { checkCode, confirmSetup, findAuthenticator, isAuthenticatorRequired, startSetup } from './authenticator.ts';
import { notifyOfNewDevice } from './new-device.ts';
import { readUserData } from './user-data.ts';
import { readVisitDetails, type SentDetails } from './visit-details.ts';

type User = typeof users.$inferSelect;

const CHALLENGE_SECONDS = 600;

interface SentBySignIn extends SentDetails {
  readonly device?: string | null | undefined;
}

const signedText = ({ id, password_hash }: User, expires: number): string =>
  `sign-in.${id}.${expires}.${password_hash ?? ''}`;

function createChallenge(user: User, secret: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS;
  return `${user.id}.${expires}.${sign(secret, signedText(user, expires))}`;
}

/**
 * Opens a session, or returns the second step of an account with an authenticator app (202). An account that has to have
 * one and has none sets it up in the second step.
 */
export async function signInAs(call: AnyCall, user: User, sent: SentBySignIn): Promise<AuthAnswer | SignInStep> {
  const { db, now } = call.context;
  const app = await findAuthenticator(db, user.id);
  if (app?.confirmed_at) {
    call.reply.status(202);
    return { challenge: createChallenge(user, app.secret, now()) };
  }
  if (!(await isAuthenticatorRequired(db, user))) return openSession(call, user, sent);
  const setup = await startSetup(db, user);
  call.reply.status(202);
  return { challenge: createChallenge(user, setup.setup_key, now()), setup };
}

/** Opens a session and notifies the owner of a new device. */
export async function openSession(call: AnyCall, user: User, sent: SentBySignIn): Promise<AuthAnswer> {
  const { ip, headers, context } = call;
  const { db, extensions } = context;
  if (!readDeviceToken(user, sent.device))
    await notifyOfNewDevice(context, user, { userAgent: headers['user-agent'], country: sent.country_id });
  await db
    .update(users)
    .set({ last_seen_at: sql`now()` })
    .where(eq(users.id, user.id));
  const details = await readVisitDetails(db, sent, ip, extensions);
  const token = await createSession(db, user.id, headers['user-agent'], details);
  return { token, data: await readUserData(db, user, extensions), device: createDeviceToken(user) };
}

/** Completes a sign-in. Throws 401 for an expired or invalid challenge, 422 for a wrong code and 429 after too many. */
export const signInWithCode: Handler<'signInWithCode'> = async (call) => {
  const { body, context } = call;
  const { db, now } = context;
  const [id, expires, signature = ''] = body.challenge.split('.');
  const userId = Number(id);
  const app = userId > 0 && userId < 2 ** 31 ? await findAuthenticator(db, userId) : undefined;
  const [user] = app ? await db.select().from(users).where(eq(users.id, app.user_id)) : [];
  const isValid = app && user && isSignatureValid(app.secret, signedText(user, Number(expires)), signature);
  if (!isValid || Number(expires) * 1000 < now().getTime()) throw problem(401, 'sign_in_expired');
  if (app.confirmed_at) await checkCode(db, app, body.code, now());
  else await confirmSetup(context, user, app, body.code);
  return openSession(call, user, body);
};
