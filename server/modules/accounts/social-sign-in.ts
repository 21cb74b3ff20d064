import { and, eq } from 'drizzle-orm';
import { DEFAULT_CURRENCY } from '#domain/currencies.ts';
import type { SignInProviders } from '#generated/schemas.ts';
import { users } from '#server/core/authentication/accounts.table.ts';
import { isRefusal, limitFailures } from '#server/core/authentication/attempts.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import type { Call, Context, Handler } from '#server/core/api/handler.ts';
import type { Transaction } from '#server/core/database/database.ts';
import { problem } from '#server/core/problems/problem.ts';
import { loadProvider, type SocialPerson, verifyIdToken } from './google.ts';
import { signInAs } from './open-session.ts';
import { findRelyingParty } from './passkeys/relying-party.ts';
import { socialIdentities } from './social-identities.table.ts';
import { readVisitDetails } from './visit-details.ts';

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
export const listSignInProviders: Handler<'listSignInProviders'> = async ({ context }) => ({
  google: await describeGoogle(context),
  passkeys: findRelyingParty(context.config)?.origin ?? null,
});

/**
 * Signs in by an ID token of Google. Throws 401 for an invalid token, 403 for an unverified e-mail address, 404 when
 * Google is not configured and 503 when it does not answer.
 */
export const signInWithGoogle: Handler<'signInWithGoogle'> = async (call) => {
  const { body, ip, context } = call;
  const { google } = context.config;
  if (!google) throw problem(404, 'social_off');
  const verify = () => verifyIdToken(google, body.id_token, body.nonce);
  const person = await limitFailures(context.db, [{ kind: 'social', who: ip }], verify, isRefusal);
  const user = await context.db.transaction((tx) => findOrOpenAccount(tx, call, person));
  return signInAs(call, user, body);
};

/**
 * Returns the account of a person: the linked one, else the one with the same e-mail address, else a new one. The
 * address has to be verified by the provider; those of accounts here always are.
 */
async function findOrOpenAccount(tx: Transaction, call: Call<'signInWithGoogle'>, person: SocialPerson): Promise<User> {
  const isPerson = and(eq(socialIdentities.provider, 'google'), eq(socialIdentities.subject, person.subject));
  const [linked] = await tx
    .select({ user: users })
    .from(socialIdentities)
    .innerJoin(users, eq(users.id, socialIdentities.user_id))
    .where(isPerson);
  if (linked) return linked.user;
  if (!person.isEmailVerified) throw problem(403, 'social_email_unverified');
  const email = normaliseEmail(person.email);
  const user = (await openAccount(tx, call, person, email)) ?? (await findAccount(tx, email));
  await tx
    .insert(socialIdentities)
    .values({ provider: 'google', subject: person.subject, user_id: user.id })
    .onConflictDoNothing();
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
  { name, firstname, lastname }: SocialPerson,
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
