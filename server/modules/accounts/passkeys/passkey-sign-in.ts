import { and, eq, lt, or, sql } from 'drizzle-orm';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { users } from '#server/core/authentication/accounts.table.ts';
import { countAttempt, limitFailures } from '#server/core/authentication/attempts.ts';
import type { Call, Handler } from '#server/core/api/handler.ts';
import { problem, Problem } from '#server/core/problems/problem.ts';
import { openSession } from '../open-session.ts';
import { CHALLENGE_MS, redeemChallenge, storeChallenge } from './challenges.ts';
import { passkeys } from './passkeys.table.ts';
import { requireRelyingParty } from './relying-party.ts';

/** Returns the options of a sign-in. Throws 404 without a domain and 429 after too many. */
export const startPasskeySignIn: Handler<'startPasskeySignIn'> = async ({ ip, context }) => {
  const site = requireRelyingParty(context.config);
  await countAttempt(context.db, { kind: 'passkey', who: ip });
  const { challenge } = await generateAuthenticationOptions({ rpID: site.id });
  await storeChallenge(context, challenge, null);
  return { challenge, rpId: site.id, timeout: CHALLENGE_MS, userVerification: 'required' };
};

const refuse = (cause?: unknown) => problem(401, 'passkey_refused', { cause });
const isRefused = (error: unknown): boolean => error instanceof Problem && error.status === 401;

/** Returns the account of a valid credential. Throws 401 in the same words for every other one. */
async function verifyCredential({ body: { credential }, context }: Call<'signInWithPasskey'>) {
  const { db, now, config } = context;
  const site = requireRelyingParty(config);
  const { response, ...rest } = credential;
  const expectedChallenge = await redeemChallenge(context, response.clientDataJSON, null);
  const [row] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.user_id))
    .where(eq(passkeys.credential_id, credential.id));
  if (!row || !expectedChallenge) throw refuse();
  const { passkey, user } = row;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...{ ...rest, type: 'public-key', clientExtensionResults: {} },
      response: { ...response, userHandle: response.userHandle ?? undefined },
    },
    ...{ expectedChallenge, expectedOrigin: site.origin, expectedRPID: site.id, requireUserVerification: true },
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch((cause: unknown) => {
    throw refuse(cause);
  });
  if (!verified) throw refuse();
  const { newCounter: counter, credentialBackedUp: synced } = authenticationInfo;
  // a copy of the passkey may have signed meanwhile; devices that do not count report 0
  const isCounted = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const used = await db
    .update(passkeys)
    .set({ counter, synced, last_used_at: now() })
    .where(and(eq(passkeys.id, passkey.id), isCounted))
    .returning({ id: passkeys.id });
  if (used.length === 0) throw refuse();
  return user;
}

/**
 * Signs in by a passkey, which replaces password and authenticator code. Throws 401 for an unknown, removed or invalid
 * passkey and 429 after too many, counted with wrong passwords.
 */
export const signInWithPasskey: Handler<'signInWithPasskey'> = async (call) => {
  const { ip, context } = call;
  const verify = () => verifyCredential(call);
  const user = await limitFailures(context.db, [{ kind: 'address', who: ip }], verify, isRefused);
  return openSession(call, user, call.body);
};
