import { COOKIES } from '#domain/cookies.ts';
import { isCountry } from '#domain/countries.ts';
import type { AuthAnswer, Problem } from '#generated/schemas.ts';
import { ApiError } from '#generated/client/api-error.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { problemOf } from '#storefront/app/api/problem-of.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import { parseSitePath } from '#storefront/app/visit/site-path.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';

/** What goes with every sign-in and sign-up (§7): where the visitor is and came from. */
function circumstances(visit: Visit) {
  return {
    currency: visit.currency,
    referrer: visit.cookies.get(OWN_COOKIES.referrer.name) ?? null,
    origin: visit.cookies.get(OWN_COOKIES.origin.name) ?? null,
    country_id: isCountry(visit.country) ? visit.country : null,
  };
}

/** What the last sign-in left in this browser; longer texts than the API takes are none of ours. */
function deviceOf({ cookies }: Visit): string | null {
  const device = cookies.get(OWN_COOKIES.device.name);
  return device && device.length <= 200 ? device : null;
}

/** Remembers who is signed in; her account's language and currency are hers from now on (§4). */
function remember({ cookies }: Visit, { token, data, device }: AuthAnswer): void {
  if (device) cookies.set(OWN_COOKIES.device, device);
  cookies.set(COOKIES.token, token);
  cookies.set(COOKIES.language, data.lang);
  cookies.set(COOKIES.currency, data.currency);
}

/** What became of a form: signed in, a letter on its way, or refused; only the first is remembered. */
export type SignOutcome =
  | { readonly answer: AuthAnswer }
  | { readonly sent: SentLetter; readonly problem?: Problem }
  | { readonly problem: Problem };

/** A letter to who signed up. */
export interface SentLetter {
  readonly email: string;
  /** asks for it once more */
  readonly resend: string;
  readonly again?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

async function signIn(visit: Visit, fields: Fields): Promise<SignOutcome> {
  const credentials = { email: textOf(fields, 'email').trim(), password: textOf(fields, 'password') };
  const body = { ...credentials, ...circumstances(visit), device: deviceOf(visit) };
  const answer = await unwrap(visit.api.POST('/auth/login', { body }));
  remember(visit, answer);
  return { answer };
}

async function signUp(visit: Visit, fields: Fields): Promise<SignOutcome> {
  const body = {
    ...{ email: textOf(fields, 'email').trim(), password: textOf(fields, 'password'), ...circumstances(visit) },
    firstname: textOf(fields, 'firstname').trim(),
    lastname: textOf(fields, 'lastname').trim(),
    newsletter: fields.newsletter === true || fields.newsletter === 'true' || fields.newsletter === 'on',
    lang: visit.language,
    redirect: parseSitePath(fields.redirect)?.slice(0, 500) ?? null,
  };
  return { sent: await unwrap(visit.api.POST('/auth/signup', { body })) };
}

async function sendAgain(visit: Visit, fields: Fields): Promise<SignOutcome> {
  const sent = { email: textOf(fields, 'email'), resend: textOf(fields, 'resend') };
  try {
    await unwrap(visit.api.POST('/auth/signup/resend', { body: { resend: sent.resend } }));
    return { sent: { ...sent, again: true } };
  } catch (error) {
    if (error instanceof ApiError) return { sent, problem: problemOf(error) };
    throw error;
  }
}

/** Signs in, signs up, or has the letter of a sign-up sent again, as a form says. */
export async function sign(visit: Visit, fields: Fields): Promise<SignOutcome> {
  try {
    if (fields.intent === 'sign_up') return await signUp(visit, fields);
    if (fields.intent === 'send_again') return await sendAgain(visit, fields);
    return await signIn(visit, fields);
  } catch (error) {
    if (error instanceof ApiError) return { problem: problemOf(error) };
    throw error;
  }
}

/** Confirms the e-mail address of a sign-up and signs in. Answers where to go on. */
export async function confirmEmail(
  visit: Visit,
  token: string,
): Promise<{ answer: AuthAnswer; redirect: string | undefined } | { problem: Problem }> {
  try {
    const answer = await unwrap(visit.api.POST('/auth/confirm-email', { body: { token } }));
    remember(visit, answer);
    return { answer, redirect: parseSitePath(answer.redirect) };
  } catch (error) {
    if (error instanceof ApiError) return { problem: problemOf(error) };
    throw error;
  }
}
