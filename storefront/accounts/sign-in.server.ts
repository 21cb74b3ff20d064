import { COOKIES } from '#domain/cookies.ts';
import { isCountry } from '#domain/countries.ts';
import type { AuthAnswer, PasskeySignInRequest, Problem, SignInStep } from '#generated/schemas.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { toProblem } from '#storefront/app/api/to-problem.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import { type Fields, readText } from '#storefront/app/visit/read-body.ts';
import { parseSitePath } from '#storefront/app/visit/site-path.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** The visit's details sent with every sign-in and sign-up (§7). */
export function collectVisitDetails(visit: Visit) {
  return {
    currency: visit.currency,
    referrer: visit.cookies.get(OWN_COOKIES.referrer.name) ?? null,
    origin: visit.cookies.get(OWN_COOKIES.origin.name) ?? null,
    country_id: isCountry(visit.country) ? visit.country : null,
    shop_id: visit.hostShop?.id ?? null,
  };
}

/** The device token of the last sign-in in this browser. Values longer than the API accepts are ignored. */
export function readDeviceCookie({ cookies }: Visit): string | null {
  const device = cookies.get(OWN_COOKIES.device.name);
  return device && device.length <= 200 ? device : null;
}

/** Sets the cookies of a session: device, token, and the account's language and currency (§4). */
export function setSessionCookies({ cookies }: Visit, { token, data, device }: AuthAnswer): void {
  if (device) cookies.set(OWN_COOKIES.device, device);
  cookies.set(COOKIES.token, token);
  cookies.set(COOKIES.language, data.lang);
  cookies.set(COOKIES.currency, data.currency);
}

/** The result of a form: signed in, code required, confirmation mail sent, or rejected. */
export type SignOutcome =
  | { readonly answer: AuthAnswer }
  | { readonly step: SignInStep; readonly problem?: Problem }
  | { readonly sent: SentMail; readonly problem?: Problem }
  | { readonly problem: Problem };

/** A confirmation mail that was sent. */
export interface SentMail {
  readonly email: string;
  /** token with which another mail is requested */
  readonly resend: string;
  /** whether this mail was resent */
  readonly again?: boolean;
}

async function signIn(visit: Visit, fields: Fields): Promise<SignOutcome> {
  const credentials = { email: readText(fields, 'email').trim(), password: readText(fields, 'password') };
  const body = { ...credentials, ...collectVisitDetails(visit), device: readDeviceCookie(visit) };
  return acceptAnswer(visit, await unwrap(visit.api.POST('/auth/login', { body })));
}

/** Sets the cookies of a session, if one was opened. */
export function acceptAnswer(
  visit: Visit,
  answer: AuthAnswer | SignInStep,
): { readonly answer: AuthAnswer } | { readonly step: SignInStep } {
  if ('challenge' in answer) return { step: answer };
  setSessionCookies(visit, answer);
  return { answer };
}

/** Completes a sign-in by a code. A refused code keeps the step. */
async function signInWithCode(visit: Visit, fields: Fields): Promise<SignOutcome> {
  const step = { challenge: readText(fields, 'challenge') };
  const body = {
    ...step,
    code: readText(fields, 'code').trim(),
    ...collectVisitDetails(visit),
    device: readDeviceCookie(visit),
  };
  const outcome = await catchProblem(async () =>
    acceptAnswer(visit, await unwrap(visit.api.POST('/auth/login/code', { body }))),
  );
  return 'problem' in outcome ? { step, ...outcome } : outcome;
}

/** Signs in with a passkey. The API validates the credential. */
async function signInWithPasskey(visit: Visit, fields: Fields): Promise<SignOutcome> {
  const credential = fields.credential as PasskeySignInRequest['credential'];
  const body = { credential, ...collectVisitDetails(visit), device: readDeviceCookie(visit) };
  return acceptAnswer(visit, await unwrap(visit.api.POST('/auth/passkey', { body })));
}

const readSignUpChoices = ({ language }: Visit, fields: Fields) => ({
  newsletter: fields.newsletter === true || fields.newsletter === 'true' || fields.newsletter === 'on',
  lang: language,
  redirect: parseSitePath(fields.redirect)?.slice(0, 500) ?? null,
});

/** Sends the letter that confirms a sign-up. Throws ApiError when it is refused. */
export async function signUp(visit: Visit, fields: Fields): Promise<SignOutcome> {
  const body = {
    ...{
      email: readText(fields, 'email').trim(),
      password: readText(fields, 'password'),
      ...collectVisitDetails(visit),
    },
    firstname: readText(fields, 'firstname').trim(),
    lastname: readText(fields, 'lastname').trim(),
    ...readSignUpChoices(visit, fields),
  };
  return { sent: await unwrap(visit.api.POST('/auth/signup', { body })) };
}

/** Sends the letter that confirms a sign-up with another service. */
async function signUpSocially(visit: Visit, fields: Fields): Promise<SignOutcome> {
  const body = {
    ...{ challenge: readText(fields, 'challenge'), email: readText(fields, 'email').trim() },
    ...collectVisitDetails(visit),
    ...readSignUpChoices(visit, fields),
  };
  return { sent: await unwrap(visit.api.POST('/auth/social-sign-up', { body })) };
}

async function resendConfirmation(visit: Visit, fields: Fields): Promise<SignOutcome> {
  const sent = { email: readText(fields, 'email'), resend: readText(fields, 'resend') };
  try {
    await unwrap(visit.api.POST('/auth/signup/resend', { body: { resend: sent.resend } }));
    return { sent: { ...sent, again: true } };
  } catch (error) {
    if (error instanceof ApiError) return { sent, problem: toProblem(error) };
    throw error;
  }
}

/** Signs in, by a code if required or by a passkey, signs up, also with another service, or resends the confirmation mail, by the form's `intent`. */
export async function submitSignForm(visit: Visit, fields: Fields): Promise<SignOutcome> {
  try {
    if (fields.intent === 'sign_up') return await signUp(visit, fields);
    if (fields.intent === 'send_again') return await resendConfirmation(visit, fields);
    if (fields.intent === 'passkey') return await signInWithPasskey(visit, fields);
    if (fields.intent === 'social') return await signUpSocially(visit, fields);
    if (fields.intent === 'code') return await signInWithCode(visit, fields);
    return await signIn(visit, fields);
  } catch (error) {
    if (error instanceof ApiError) return { problem: toProblem(error) };
    throw error;
  }
}

/** Confirms the e-mail address of a sign-up and signs in. Returns the target of the sign-up. */
export async function confirmEmail(
  visit: Visit,
  token: string,
): Promise<{ answer: AuthAnswer; redirect: string | undefined } | { problem: Problem }> {
  try {
    const answer = await unwrap(visit.api.POST('/auth/confirm-email', { body: { token } }));
    setSessionCookies(visit, answer);
    return { answer, redirect: parseSitePath(answer.redirect) };
  } catch (error) {
    if (error instanceof ApiError) return { problem: toProblem(error) };
    throw error;
  }
}
