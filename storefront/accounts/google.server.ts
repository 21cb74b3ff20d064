import { randomBytes } from 'node:crypto';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Problem } from '#generated/schemas.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import { type Fields, readText } from '#storefront/app/visit/read-body.ts';
import { parseSitePath } from '#storefront/app/visit/site-path.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { acceptAnswer, collectVisitDetails, readDeviceCookie, type SignOutcome } from './sign-in.server.ts';

const createRandomText = (): string => randomBytes(16).toString('base64url');

/**
 * Starts a sign-in with Google: keeps state, nonce and target in a cookie and returns the address of Google's page.
 * Undefined when Google is not configured.
 */
export async function startGoogleSignIn(visit: Visit, origin: string, redirect: string): Promise<URL | undefined> {
  const { google } = await unwrap(visit.api.GET('/auth/providers'));
  if (!google) return undefined;
  const [state, nonce] = [createRandomText(), createRandomText()];
  visit.cookies.set(OWN_COOKIES.social, [state, nonce, redirect].join(' '));
  const url = new URL(google.authorization_endpoint);
  url.search = new URLSearchParams({
    ...{ client_id: google.client_id, response_type: 'id_token', scope: 'openid email profile', state, nonce },
    redirect_uri: `${origin}/sign/google/return`,
  }).toString();
  return url;
}

/** Completes a sign-in with the ID token that Google sent to the browser. `redirect` is the target of its start. */
export async function finishGoogleSignIn(
  visit: Visit,
  fields: Fields,
): Promise<{ readonly outcome: SignOutcome; readonly redirect: string }> {
  const [state, nonce = '', target] = (visit.cookies.get(OWN_COOKIES.social.name) ?? '').split(' ');
  const redirect = parseSitePath(target) ?? visit.path('/my-account');
  visit.cookies.delete(OWN_COOKIES.social);
  // started in another browser, or by another site
  if (!state || readText(fields, 'state') !== state) return { outcome: { problem: EXPIRED }, redirect };
  const body = {
    ...{ id_token: readText(fields, 'id_token'), nonce, device: readDeviceCookie(visit) },
    ...collectVisitDetails(visit),
  };
  const outcome = await catchProblem(async () =>
    acceptAnswer(visit, await unwrap(visit.api.POST('/auth/google', { body }))),
  );
  return { outcome, redirect };
}

const EXPIRED: Problem = { type: 'about:blank', title: '', status: 401, code: 'social_token_invalid' };
