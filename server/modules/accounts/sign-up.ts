import { DEFAULT_CURRENCY } from '#domain/currencies.ts';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pendingSignUps } from '#server/core/authentication/accounts.table.ts';
import { countAttempt } from '#server/core/authentication/attempts.ts';
import { normaliseEmail } from '#server/core/authentication/emails.ts';
import { hashPassword } from '#server/core/authentication/passwords.ts';
import { hashToken } from '#server/core/authentication/sessions.ts';
import { readVisitDetails } from './visit-details.ts';
import { SIGN_UP_LETTER } from './letters/sign-up-letter.ts';
import type { Handler } from '#server/core/api/handler.ts';
import { computeExpiry } from '#server/core/settings/durations.ts';

/**
 * Stores a sign-up until it is confirmed. Existing accounts are checked by the mail job, so that neither response nor
 * timing reveals them.
 */
export const signup: Handler<'signup'> = async ({ body, ip, lang, context }) => {
  const { db, jobs, now, extensions } = context;
  const email = normaliseEmail(body.email);
  await countAttempt(db, { kind: 'signup', who: ip }, { kind: 'signup_email', who: email });
  const password_hash = await hashPassword(body.password);
  const resend = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(pendingSignUps)
      .values({
        ...(await readVisitDetails(tx, body, ip, extensions)),
        ...{ email, password_hash, firstname: body.firstname, lastname: body.lastname },
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
  return { email, resend };
};

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
