import type { AuthAnswer, Problem, SignInStep } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { type Fields, readText } from '#storefront/app/visit/read-body.ts';
import { acceptAnswer } from './sign-in.server.ts';

/** A requested link: its recipient and the hours that it is valid. */
interface SentLink {
  readonly sent: { readonly email: string; readonly hours: number };
}

/** Requests a link to set a new password. */
export function requestPasswordLink(visit: Visit, fields: Fields): Promise<SentLink | { readonly problem: Problem }> {
  const email = readText(fields, 'email').trim();
  return catchProblem(async () => {
    const { hours } = await unwrap(visit.api.POST('/auth/forgot-password', { body: { email } }));
    return { sent: { email, hours } };
  });
}

/** Redeems a link with a new password and signs in, or returns the second step. */
export function setNewPassword(
  visit: Visit,
  token: string,
  fields: Fields,
): Promise<{ readonly answer: AuthAnswer } | { readonly step: SignInStep } | { readonly problem: Problem }> {
  const body = { token, password: readText(fields, 'password') };
  return catchProblem(async () => acceptAnswer(visit, await unwrap(visit.api.POST('/auth/reset-password', { body }))));
}
