import { createHash, randomBytes } from 'node:crypto';
import { SocialProvider } from '#generated/enums.ts';
import type { AuthAnswer, Problem, SignInProvider, SignInStep, SocialSignInStep } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import { type Fields, readText } from '#storefront/app/visit/read-body.ts';
import { parseSitePath } from '#storefront/app/visit/site-path.ts';
import type { Visit } from '#storefront/app/visit/visit.server.ts';
import { acceptAnswer, collectVisitDetails, readDeviceCookie, type SignOutcome } from './sign-in.server.ts';

const createRandomText = (): string => randomBytes(32).toString('base64url');

/** Reads the service of a route; undefined for an unknown one. */
export const parseSocialProvider = (text: string | undefined): SocialProvider | undefined =>
  SocialProvider.values.find((provider) => provider === text);

const getReturnAddress = (origin: string, provider: SocialProvider): string => `${origin}/sign/${provider}/return`;

/** What a service is asked for; `verifier` returns in an ID token, or proves who redeems a code (PKCE). */
const QUERIES: Readonly<Record<SocialProvider, (verifier: string) => Record<string, string>>> = {
  google: (nonce) => ({ response_type: 'id_token', scope: 'openid email profile', nonce }),
  facebook: () => ({ response_type: 'token', scope: 'public_profile,email' }),
  soundcloud: (verifier) => ({
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }),
};

interface SocialStart {
  readonly provider: SocialProvider;
  /** of the site */
  readonly origin: string;
  /** path opened afterwards */
  readonly redirect: string;
  /** whether the service is connected to the signed-in account */
  readonly connects?: boolean;
}

/**
 * Starts a sign-in with a service: keeps state, verifier and target in a cookie and returns the address of its page. Undefined when
 * the service is not configured.
 */
export async function startSocialSignIn(visit: Visit, start: SocialStart): Promise<URL | undefined> {
  const { provider, origin, redirect, connects = false } = start;
  const found: SignInProvider | null = (await unwrap(visit.api.GET('/auth/providers')))[provider];
  if (!found) return undefined;
  const [state, verifier] = [createRandomText(), createRandomText()];
  visit.cookies.set(OWN_COOKIES.social, [provider, state, verifier, Number(connects), redirect].join(' '));
  const url = new URL(found.authorization_endpoint);
  url.search = new URLSearchParams({
    ...QUERIES[provider](verifier),
    ...{ client_id: found.client_id, state, redirect_uri: getReturnAddress(origin, provider) },
  }).toString();
  return url;
}

/** The result of a sign-in with a service: as of a form, or a person without an account here. */
export type SocialOutcome = SignOutcome | { readonly unknown: SocialSignInStep } | { readonly connected: true };

const isUnknown = (answer: AuthAnswer | SignInStep | SocialSignInStep): answer is SocialSignInStep =>
  'requires_email' in answer;

/**
 * Completes a sign-in with what the service has sent to the browser, or connects the service to the signed-in account. `redirect` is
 * the target of its start.
 */
export async function finishSocialSignIn(
  visit: Visit,
  provider: SocialProvider,
  origin: string,
  fields: Fields,
): Promise<{ readonly outcome: SocialOutcome; readonly redirect: string }> {
  const kept = (visit.cookies.get(OWN_COOKIES.social.name) ?? '').split(' ');
  const [keptProvider, state, verifier = '', connects, target] = kept;
  const redirect = parseSitePath(target) ?? visit.path('/my-account');
  visit.cookies.delete(OWN_COOKIES.social);
  // started in another browser, by another site or with another service
  if (!state || readText(fields, 'state') !== state || keptProvider !== provider)
    return { outcome: { problem: EXPIRED }, redirect };
  const connect = connects === '1';
  const outcome = await catchProblem(async (): Promise<SocialOutcome> => {
    const answer = await sendAnswer(visit, { provider, origin, verifier, connect }, fields);
    if (!isUnknown(answer)) return acceptAnswer(visit, answer);
    if (!connect) return { unknown: answer };
    await unwrap(visit.api.POST('/user/identities', { body: { challenge: answer.challenge } }));
    return { connected: true };
  });
  return { outcome, redirect };
}

interface SocialReturn extends Pick<SocialStart, 'provider' | 'origin'> {
  readonly verifier: string;
  readonly connect: boolean;
}

/** Sends the service's answer to the API, which verifies it. */
function sendAnswer(visit: Visit, { provider, origin, verifier, connect }: SocialReturn, fields: Fields) {
  const { api } = visit;
  const details = { ...collectVisitDetails(visit), device: readDeviceCookie(visit) };
  if (provider === 'google') {
    const body = { id_token: readText(fields, 'id_token'), nonce: verifier, ...details };
    return unwrap(api.POST('/auth/google', { body }));
  }
  if (provider === 'facebook') {
    const body = { access_token: readText(fields, 'access_token'), connect, ...details };
    return unwrap(api.POST('/auth/facebook', { body }));
  }
  const sent = { code: readText(fields, 'code'), code_verifier: verifier, connect };
  const body = { ...sent, redirect_uri: getReturnAddress(origin, provider), ...details };
  return unwrap(api.POST('/auth/soundcloud', { body }));
}

const EXPIRED: Problem = { type: 'about:blank', title: '', status: 401, code: 'social_token_invalid' };
