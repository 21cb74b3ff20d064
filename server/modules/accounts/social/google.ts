import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { getLocalPart } from '#server/core/authentication/emails.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { GoogleConfig } from '#server/core/config/google-config.ts';
import { readName, type SocialPerson, SOCIAL_TIMEOUT_MS } from './social-person.ts';

/** What the provider says of itself at `.well-known/openid-configuration`. */
interface Provider {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly keys: JWTVerifyGetKey;
}

/** A person as Google knows them. */
export interface GooglePerson extends SocialPerson {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
}

const providers = new Map<string, Promise<Provider>>();

/** Loads the provider's addresses once per process. Throws 503 when it does not answer. */
export function loadProvider(issuer: string): Promise<Provider> {
  const known = providers.get(issuer);
  if (known) return known;
  const loading = fetchProvider(issuer);
  providers.set(issuer, loading);
  // a failed request is repeated by the next caller
  loading.catch(() => providers.delete(issuer));
  return loading;
}

async function fetchProvider(issuer: string): Promise<Provider> {
  try {
    const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(SOCIAL_TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    const { authorization_endpoint, jwks_uri, ...found } = Object(body) as Record<string, unknown>;
    if (found.issuer !== issuer || typeof authorization_endpoint !== 'string' || typeof jwks_uri !== 'string')
      throw new Error(`The discovery document of ${issuer} is incomplete.`);
    const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: SOCIAL_TIMEOUT_MS });
    return { issuer, authorization_endpoint, keys };
  } catch (cause) {
    throw problem(503, 'social_unavailable', { cause });
  }
}

/**
 * Verifies an ID token: signature by the provider's keys, issuer, audience, expiry and nonce. Throws 401 for an invalid
 * token and 503 when the keys cannot be loaded.
 */
export async function verifyIdToken(
  { issuer, clientId }: GoogleConfig,
  token: string,
  nonce: string,
): Promise<GooglePerson> {
  const { keys } = await loadProvider(issuer);
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['sub', 'email', 'exp', 'nonce'],
  }).catch((cause: unknown) => {
    const isRefused = cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSTimeout);
    throw problem(isRefused ? 401 : 503, isRefused ? 'social_token_invalid' : 'social_unavailable', { cause });
  });
  const { sub: subject, email, email_verified, name, given_name, family_name } = payload;
  if (!subject || typeof email !== 'string' || payload.nonce !== nonce) throw problem(401, 'social_token_invalid');
  const [firstname, lastname] = [readName(given_name), readName(family_name)];
  return {
    ...{ subject, email, firstname, lastname },
    isEmailVerified: email_verified === true,
    name: readName(name) ?? getLocalPart(email),
  };
}
