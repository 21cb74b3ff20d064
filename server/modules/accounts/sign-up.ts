import { DEFAULT_CURRENCY } from '#domain/currencies.ts';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pendingSignUps } from '#server/core/authentication/accounts.table.ts';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import { getLocalPart, normaliseEmail } from '#server/core/authentication/emails.ts';
import { hashPassword } from '#server/core/authentication/passwords.ts';
import { hashToken } from '#server/core/authentication/sessions.ts';
import { readVisitDetails } from './visit-details.ts';
import { SIGN_UP_LETTER } from './letters/sign-up-letter.ts';
import type { Call, Handler } from '#server/core/api/handler.ts';
import { readProof } from './social/social-proof.ts';
import type { SignupAnswer, SocialSignUpRequest } from '#generated/schemas.ts';
import { computeExpiry } from '#server/core/settings/durations.ts';

/**
 * Stores a sign-up until it is confirmed. Existing accounts are checked by the mail job, so that neither response nor
 * timing reveals them.
 */
export const signup: Handler<'signup'> = async (call) => {
  const { firstname, lastname } = call.body;
  const email = await countSignUp(call);
  return storeSignUp(call, { email, firstname, lastname, password_hash: await hashPassword(call.body.password) });
};

/**
 * Stores a sign-up with another service until the address is confirmed. Only a new account is linked then: the letter to an address
 * with an account links nothing, because anyone can give that address. Throws 401 for an invalid proof.
 */
export const signUpSocially: Handler<'signUpSocially'> = async (call) => {
  const { config, now } = call.context;
  const { provider, subject, name, firstname, lastname } = readProof(config, call.body.challenge, now());
  const email = await countSignUp(call);
  const names = { firstname: firstname ?? name ?? getLocalPart(email), lastname: lastname ?? '' };
  return storeSignUp(call, { email, ...names, social_provider: provider, social_subject: subject });
};

type SignUpCall = Pick<Call<'signUpSocially'>, 'ip' | 'lang' | 'context'> & {
  readonly body: Omit<SocialSignUpRequest, 'challenge'>;
};

/** Counts the sign-up and returns its address. Throws 429 after too many. */
async function countSignUp({ body, ip, context: { db } }: SignUpCall): Promise<string> {
  const email = normaliseEmail(body.email);
  await countAttempt(db, { kind: 'signup', who: ip }, { kind: 'signup_email', who: email });
  return email;
}

type SignUpPerson = Pick<
  typeof pendingSignUps.$inferInsert,
  'email' | 'firstname' | 'lastname' | 'password_hash' | 'social_provider' | 'social_subject'
>;

async function storeSignUp({ body, ip, lang, context }: SignUpCall, person: SignUpPerson): Promise<SignupAnswer> {
  const { db, jobs, now, extensions } = context;
  const resend = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(pendingSignUps)
      .values({
        ...(await readVisitDetails(tx, body, ip, extensions)),
        ...person,
        lang: body.lang ?? lang,
        currency: body.currency ?? DEFAULT_CURRENCY,
        newsletter: body.newsletter ?? false,
        redirect: body.redirect,
        resend_hash: hashToken(resend),
        expires_at: await computeExpiry(tx, 'sign_up_link_hours', now()),
        created_at: now(),
      })
      .returning({ id: pendingSignUps.id });
    if (!row) throw new Error('The database did not return the sign-up.');
    await jobs.send(SIGN_UP_LETTER, { sign_up_id: row.id }, { tx });
  });
  return { email: person.email, resend };
}

/** Requests the mail of a sign-up again. The response is the same for an unknown sign-up. */
export const resendSignup: Handler<'resendSignup'> = async ({ body, ip, context: { db, jobs } }) => {
  const hasResendToken = eq(pendingSignUps.resend_hash, hashToken(body.resend));
  const [row] = await db
    .select({ id: pendingSignUps.id, email: pendingSignUps.email })
    .from(pendingSignUps)
    .where(hasResendToken);
  await countAttempt(
    db,
    { kind: 'signup', who: ip },
    ...(row ? [{ kind: 'signup_email', who: row.email } as const] : []),
  );
  if (row) await jobs.send(SIGN_UP_LETTER, { sign_up_id: row.id });
  return { ok: true };
};
