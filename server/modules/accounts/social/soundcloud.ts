import * as oauth from 'openid-client';
import type { SignInProvider, SoundCloudSignInRequest } from '#generated/schemas.ts';
import type { OAuthConfig } from '#server/core/config/oauth-config.ts';
import { problem } from '#server/core/problems/problem.ts';
import { readName, SOCIAL_TIMEOUT_MS, type SocialPerson } from './social-person.ts';

/** The sign-in page of SoundCloud. */
export const describeSoundCloud = ({ clientId, url }: OAuthConfig): SignInProvider => ({
  client_id: clientId,
  authorization_endpoint: `${url ?? 'https://secure.soundcloud.com'}/authorize`,
});

/** Redeems an authorisation code with its PKCE verifier. Throws 401 when it is refused and 503 without an answer. */
async function redeemCode(
  { clientId, clientSecret, url }: OAuthConfig,
  { code, code_verifier, redirect_uri }: SoundCloudSignInRequest,
): Promise<string> {
  const issuer = url ?? 'https://secure.soundcloud.com';
  const client = new oauth.Configuration({ issuer, token_endpoint: `${issuer}/oauth/token` }, clientId, clientSecret);
  client.timeout = SOCIAL_TIMEOUT_MS / 1000;
  // a simulator
  if (url?.startsWith('http:')) oauth.allowInsecureRequests(client);
  const returned = new URL(redirect_uri);
  returned.searchParams.set('code', code);
  try {
    const { access_token } = await oauth.authorizationCodeGrant(client, returned, { pkceCodeVerifier: code_verifier });
    return access_token;
  } catch (cause) {
    const isRefused = cause instanceof oauth.ResponseBodyError && cause.status < 500;
    throw problem(isRefused ? 401 : 503, isRefused ? 'social_token_invalid' : 'social_unavailable', { cause });
  }
}

/**
 * Verifies a sign-in at SoundCloud and reads the person, whose e-mail address it does not tell. Throws 401 for an invalid code and
 * 503 when SoundCloud does not answer.
 */
export async function verifySoundCloudCode(config: OAuthConfig, sent: SoundCloudSignInRequest): Promise<SocialPerson> {
  const token = await redeemCode(config, sent);
  const response = await fetch(`${config.url ?? 'https://api.soundcloud.com'}/me`, {
    headers: { accept: 'application/json', authorization: `OAuth ${token}` },
    signal: AbortSignal.timeout(SOCIAL_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw problem(503, 'social_unavailable', { cause });
  });
  if (!response.ok) throw problem(503, 'social_unavailable');
  const { urn, full_name, username, first_name, last_name } = Object(await response.json()) as Record<string, unknown>;
  if (typeof urn !== 'string' || !urn) throw problem(401, 'social_token_invalid');
  return {
    ...{ subject: urn, email: null, name: readName(full_name) ?? readName(username) },
    ...{ firstname: readName(first_name), lastname: readName(last_name) },
  };
}
