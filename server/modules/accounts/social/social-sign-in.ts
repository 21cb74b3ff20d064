import { eq } from 'drizzle-orm';
import { DEFAULT_CURRENCY } from '#domain/currencies.ts';
import type { AuthAnswer, FacebookSignInRequest, SignInProviders, SocialSignInStep } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { isRefusal, limitFailures } from '#server/core/authentication/attempts.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import type { AnyCall, Call, Context, Handler } from '#server/core/api/handler.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { problem } from '#server/core/problems/problem.ts';
import { signInAs } from '../open-session.ts';
import { findRelyingParty } from '../passkeys/relying-party.ts';
import { readVisitDetails } from '../visit-details.ts';
import { describeFacebook, verifyFacebookToken } from './facebook.ts';
import { type GooglePerson, loadProvider, verifyIdToken } from './google.ts';
import { findLinkedAccount, linkIdentity } from './identities.ts';
import type { SocialPerson } from './social-person.ts';
import { createProof, type ProvenProvider, requireService } from './social-proof.ts';
import { describeSoundCloud, verifySoundCloudCode } from './soundcloud.ts';

type User = typeof users.$inferSelect;

/** The sign-in with Google; null when it is not configured or does not answer. */
async function describeGoogle({ config, log }: Context): Promise<SignInProviders['google']> {
  if (!config.google) return null;
  const { clientId, issuer } = config.google;
  try {
    const { authorization_endpoint } = await loadProvider(issuer);
    return { client_id: clientId, authorization_endpoint };
  } catch (error) {
    log.warn({ err: error }, 'the sign-in provider does not answer');
    return null;
  }
}

/** Lists the ways to sign in without a password. */
export const listSignInProviders: Handler<'listSignInProviders'> = async ({ context }) => {
  const { facebook, soundcloud } = context.config;
  return {
    google: await describeGoogle(context),
    facebook: facebook ? describeFacebook(facebook) : null,
    soundcloud: soundcloud ? describeSoundCloud(soundcloud) : null,
    passkeys: findRelyingParty(context.config)?.origin ?? null,
  };
};

/**
 * Signs in by an ID token of Google. Throws 401 for an invalid token, 403 for an unverified e-mail address, 404 when
 * Google is not configured and 503 when it does not answer.
 */
export const signInWithGoogle: Handler<'signInWithGoogle'> = async (call) => {
  const { body, context } = call;
  const { google } = context.config;
  if (!google) throw problem(404, 'social_off');
  const person = await limitRefusals(call, () => verifyIdToken(google, body.id_token, body.nonce));
  const user = await context.db.transaction((tx) => findOrOpenAccount(tx, call, person));
  return signInAs(call, user, body);
};

/** Signs in by an access token of Facebook. Throws 401 for an invalid token, 404 when Facebook is not configured and 503 without an answer. */
export const signInWithFacebook: Handler<'signInWithFacebook'> = (call) => {
  const config = requireService(call.context.config, 'facebook');
  return signInByPerson(call, 'facebook', () => verifyFacebookToken(config, call.body.access_token));
};

/** Signs in by an authorisation code of SoundCloud. Throws 401 for an invalid code, 404 when SoundCloud is not configured and 503 without an answer. */
export const signInWithSoundCloud: Handler<'signInWithSoundCloud'> = (call) => {
  const config = requireService(call.context.config, 'soundcloud');
  return signInByPerson(call, 'soundcloud', () => verifySoundCloudCode(config, call.body));
};

function limitRefusals<T>({ ip, context }: AnyCall, verify: () => Promise<T>): Promise<T> {
  return limitFailures(context.db, [{ kind: 'social', who: ip }], verify, isRefusal);
}

type SentByService = Omit<FacebookSignInRequest, 'access_token'>;

/**
 * Signs in to the linked account. Without one, or to connect the service, returns the proof (202): these services do not say whether
 * an e-mail address is verified, so no account is found by it.
 */
async function signInByPerson(
  call: AnyCall & { readonly body: SentByService },
  provider: ProvenProvider,
  verify: () => Promise<SocialPerson>,
): Promise<AuthAnswer | SocialSignInStep> {
  const { body, context } = call;
  const person = await limitRefusals(call, verify);
  const account = body.connect ? undefined : await findLinkedAccount(context.db, provider, person.subject);
  if (account) return signInAs(call, account, body);
  call.reply.status(202);
  const challenge = createProof(context.config, { provider, ...person }, context.now());
  return { challenge, requires_email: true, email: person.email };
}

/**
 * Returns the account of a person: the linked one, else the one with the same e-mail address, else a new one. The
 * address has to be verified by the provider; those of accounts here always are.
 */
async function findOrOpenAccount(tx: Transaction, call: Call<'signInWithGoogle'>, person: GooglePerson): Promise<User> {
  const linked = await findLinkedAccount(tx, 'google', person.subject);
  if (linked) return linked;
  if (!person.isEmailVerified) throw problem(403, 'social_email_unverified');
  const email = normaliseEmail(person.email);
  const user = (await openAccount(tx, call, person, email)) ?? (await findAccount(tx, email));
  await linkIdentity(tx, { provider: 'google', subject: person.subject, user_id: user.id });
  return user;
}

async function findAccount(tx: Transaction, email: string): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error('The database did not return the account.');
  return user;
}

/** Opens an account without a password; undefined when the address has one. */
async function openAccount(
  tx: Transaction,
  { body, ip, lang, context }: Call<'signInWithGoogle'>,
  { name, firstname, lastname }: GooglePerson,
  email: string,
): Promise<User | undefined> {
  const { country_id, origin, referer, shop_id } = await readVisitDetails(tx, body, ip, context.extensions);
  const [user] = await tx
    .insert(users)
    .values({
      ...{ email, name, firstname, lastname, lang, currency: body.currency ?? DEFAULT_CURRENCY },
      ...{ country_id, origin, referer, shop_id },
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  return user;
}
