import { createHmac } from 'node:crypto';
import type { SignInProvider } from '#generated/schemas.ts';
import type { OAuthConfig } from '#server/core/config/oauth-config.ts';
import { problem } from '#server/core/problems/problem.ts';
import { readName, SOCIAL_TIMEOUT_MS, type SocialPerson } from './social-person.ts';

const VERSION = 'v24.0';

/** The sign-in page of Facebook. */
export const describeFacebook = ({ clientId, url }: OAuthConfig): SignInProvider => ({
  client_id: clientId,
  authorization_endpoint: `${url ?? `https://www.facebook.com/${VERSION}`}/dialog/oauth`,
});

/** Calls Facebook's Graph API. Throws 401 when it refuses the token and 503 when it does not answer. */
async function callGraph({ url }: OAuthConfig, path: string, query: Record<string, string>) {
  const address = `${url ?? `https://graph.facebook.com/${VERSION}`}${path}?${new URLSearchParams(query)}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(SOCIAL_TIMEOUT_MS) }).catch((cause: unknown) => {
    throw problem(503, 'social_unavailable', { cause });
  });
  if (response.status >= 500) throw problem(503, 'social_unavailable');
  if (!response.ok) throw problem(401, 'social_token_invalid');
  return Object((await response.json()) as unknown) as Record<string, unknown>;
}

/**
 * Verifies an access token by `debug_token`: it has to be valid and issued for this app, and belong to the person that it
 * reads. Throws 401 for an invalid token and 503 when Facebook does not answer.
 */
export async function verifyFacebookToken(config: OAuthConfig, token: string): Promise<SocialPerson> {
  const { clientId, clientSecret } = config;
  const answer = await callGraph(config, '/debug_token', {
    ...{ input_token: token, access_token: `${clientId}|${clientSecret}` },
  });
  const { is_valid, app_id, user_id } = Object(answer['data']) as Record<string, unknown>;
  if (is_valid !== true || String(app_id) !== clientId || !user_id) throw problem(401, 'social_token_invalid');
  const person = await callGraph(config, '/me', {
    fields: 'id,name,first_name,last_name,email',
    access_token: token,
    appsecret_proof: createHmac('sha256', clientSecret).update(token).digest('hex'),
  });
  if (!person['id'] || person['id'] !== user_id) throw problem(401, 'social_token_invalid');
  return {
    subject: String(person['id']),
    email: typeof person['email'] === 'string' ? person['email'] : null,
    name: readName(person['name']),
    firstname: readName(person['first_name']),
    lastname: readName(person['last_name']),
  };
}
