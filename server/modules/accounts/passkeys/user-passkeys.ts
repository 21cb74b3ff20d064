import { and, count, desc, eq } from 'drizzle-orm';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { SHOP_NAME } from '#domain/shop-name.ts';
import type { AddPasskeyRequest, Passkey } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { requireAccount } from '#server/core/authentication/require-account.ts';
import type { Call, Handler } from '#server/core/api/handler.ts';
import { toSeconds } from '#server/core/api/wire.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { invalid, notFound, problem } from '#server/core/problems/problem.ts';
import { checkCode, findAuthenticator } from '../authenticator.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { mailPasskey } from '../letters/account-mails.ts';
import { CHALLENGE_MS, redeemChallenge, storeChallenge } from './challenges.ts';
import { passkeys } from './passkeys.table.ts';
import { requireRelyingParty } from './relying-party.ts';

/** EdDSA, ES256 and RS256 (COSE). */
const ALGORITHMS = [-8, -7, -257];

/** Maximum of passkeys of an account. */
export const MAX_PASSKEYS = 20;

const toWire = ({ id, name, synced, created_at, last_used_at }: typeof passkeys.$inferSelect): Passkey => ({
  ...{ id, name, synced, created_at: toSeconds(created_at) },
  last_used_at: last_used_at && toSeconds(last_used_at),
});

/** Lists the passkeys of the caller. */
export const listPasskeys: Handler<'listPasskeys'> = async ({ user, context: { db } }) => {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, requireAccount(user).id))
    .orderBy(desc(passkeys.id));
  return rows.map(toWire);
};

/** Trims the name of a passkey. Throws 422 for a blank one. */
function parseName(input: string): string {
  const name = input.trim();
  if (!name) throw invalid([{ path: 'name', code: 'input_required' }]);
  return name;
}

/** Whether the caller confirms with the same factors that a sign-in would take, because a passkey replaces them. */
async function checkFactors(call: Call<'startPasskey'>): Promise<void> {
  const { body, context } = call;
  await checkOwnPassword(call, body.current_password);
  const app = await findAuthenticator(context.db, requireAccount(call.user).id);
  if (!app?.confirmed_at) return;
  if (!body.code) throw invalid([{ path: 'code', code: 'input_required' }]);
  await checkCode(context.db, app, body.code, context.now());
}

/**
 * Returns the options for a new passkey. Throws 404 without a domain, 409 at the maximum, 422 for a wrong password or
 * code and 429 after too many.
 */
export const startPasskey: Handler<'startPasskey'> = async (call) => {
  const { context } = call;
  const { id, email, name } = requireAccount(call.user);
  const site = requireRelyingParty(context.config);
  const own = await context.db.select().from(passkeys).where(eq(passkeys.user_id, id));
  if (own.length >= MAX_PASSKEYS) throw problem(409, 'passkeys_full', { detailParams: { limit: MAX_PASSKEYS } });
  await checkFactors(call);
  const options = await generateRegistrationOptions({
    ...{ rpName: SHOP_NAME, rpID: site.id, userName: email, userDisplayName: name, timeout: CHALLENGE_MS },
    supportedAlgorithmIDs: ALGORITHMS,
    userID: new TextEncoder().encode(String(id)),
    // asked for without an account name, and with PIN, fingerprint or face
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: own.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
  });
  await storeChallenge(context, options.challenge, id);
  const { challenge, rp, user, pubKeyCredParams, timeout, excludeCredentials = [] } = options;
  return {
    ...{ challenge, user, pubKeyCredParams, timeout, excludeCredentials },
    rp: { id: site.id, name: rp.name },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
};

const refuse = (cause?: unknown) => problem(422, 'passkey_invalid', { cause });

/** Verifies a new passkey: challenge, origin, domain and that the device has checked the person. Throws 422. */
async function verifyNew({ user, context }: Call<'addPasskey'>, credential: AddPasskeyRequest['credential']) {
  const site = requireRelyingParty(context.config);
  const { response, ...rest } = credential;
  const expectedChallenge = await redeemChallenge(context, response.clientDataJSON, requireAccount(user).id);
  if (!expectedChallenge) throw refuse();
  const { registrationInfo } = await verifyRegistrationResponse({
    // the library has its own list of transports
    response: {
      ...{ ...rest, type: 'public-key', clientExtensionResults: {} },
      response: { ...response, transports: [] },
    },
    ...{ expectedChallenge, expectedOrigin: site.origin, expectedRPID: site.id, requireUserVerification: true },
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause: unknown) => {
    throw refuse(cause);
  });
  if (!registrationInfo) throw refuse();
  return registrationInfo;
}

/**
 * Stores a passkey and notifies the owner by mail. Throws 422 for an invalid credential or an expired challenge and 409
 * for a known passkey or at the maximum.
 */
export const addPasskey: Handler<'addPasskey'> = async (call) => {
  const { body, context } = call;
  const { id } = requireAccount(call.user);
  const name = parseName(body.name);
  const { credential, credentialBackedUp } = await verifyNew(call, body.credential);
  return context.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, id);
    const [own] = await tx.select({ count: count() }).from(passkeys).where(eq(passkeys.user_id, id));
    if ((own?.count ?? 0) >= MAX_PASSKEYS)
      throw problem(409, 'passkeys_full', { detailParams: { limit: MAX_PASSKEYS } });
    const [added] = await tx
      .insert(passkeys)
      .values({
        ...{ user_id: id, credential_id: credential.id, name, synced: credentialBackedUp },
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: body.credential.response.transports ?? [],
        created_at: context.now(),
      })
      .onConflictDoNothing({ target: passkeys.credential_id })
      .returning();
    if (!added) throw problem(409, 'passkey_known');
    await mailPasskey(tx, context, owner, 'passkey_added', added.name);
    return toWire(added);
  });
};

/** Loads the caller's account `FOR UPDATE`, so that the passkeys are counted one at a time. */
async function lockOwner(tx: Transaction, id: number) {
  const [owner] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!owner) throw notFound();
  return owner;
}

/** Renames a passkey of the caller. Throws 404 for one of another account, 422 for a blank name. */
export const renamePasskey: Handler<'renamePasskey'> = async ({ user, params, body, context }) => {
  const name = parseName(body.name);
  const [renamed] = await context.db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, params.id), eq(passkeys.user_id, requireAccount(user).id)))
    .returning();
  if (!renamed) throw notFound();
  return toWire(renamed);
};

/** Removes a passkey of the caller and notifies the owner by mail. Throws 404 for one of another account. */
export const removePasskey: Handler<'removePasskey'> = async ({ user, params, context }) => {
  const { id } = requireAccount(user);
  await context.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, params.id), eq(passkeys.user_id, id)))
      .returning();
    if (!removed) throw notFound();
    await mailPasskey(tx, context, await lockOwner(tx, id), 'passkey_removed', removed.name);
  });
};
