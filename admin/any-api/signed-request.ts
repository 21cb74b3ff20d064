import { apiFacts } from '#generated/api-facts.ts';
import type { SignInScheme } from '#generated/definitions.ts';
import { asBasic, asBearer, asHeader, asQuery } from '#generated/client/middleware.ts';
import type { Credential, Credentials } from './credentials.ts';
import { readCredentials, writeCredentials } from './credentials.ts';

/** Browsers cannot set cookies of other sites; the serving process converts this header to a cookie. */
const COOKIE_HEADER = 'x-send-cookie';

/** Tokens are refreshed this long before they expire, in milliseconds. */
const EARLY_MS = 30_000;

/** Adds the credentials to a request by their schemes, after refreshing expiring tokens. */
export async function addCredentials(request: Request): Promise<Request> {
  const credentials = await refreshCredentials(readCredentials() ?? {});
  return apiFacts.schemes.reduce((signed, scheme) => {
    const credential = credentials[scheme.name];
    return credential ? addCredential(signed, scheme, credential) : signed;
  }, request);
}

function addCredential(request: Request, { in: place, key = '' }: SignInScheme, credential: Credential): Request {
  if ('username' in credential) return asBasic(copyRequest(request), credential);
  const secret = 'tokens' in credential ? credential.tokens.access : credential.secret;
  if (place === 'query') return asQuery(key)(request, secret);
  if (place === 'cookie') return asHeader(COOKIE_HEADER)(copyRequest(request), `${key}=${encodeURIComponent(secret)}`);
  return place === 'header' ? asHeader(key)(copyRequest(request), secret) : asBearer(copyRequest(request), secret);
}

const copyRequest = (request: Request) => new Request(request, { headers: new Headers(request.headers) });

/** Concurrent calls share one refresh. */
let refreshing: Promise<Credentials> | undefined;

async function refreshCredentials(credentials: Credentials): Promise<Credentials> {
  const isOver = Object.values(credentials).some(
    (credential) => 'tokens' in credential && (credential.tokens.expires ?? Infinity) - EARLY_MS < Date.now(),
  );
  if (!isOver) return credentials;
  refreshing ??= import('./oauth.ts')
    .then(async ({ refreshCredential }) => {
      const entries = Object.entries(credentials).map(
        async ([name, credential]) => [name, await refreshCredential(name, credential)] as const,
      );
      const refreshed = Object.fromEntries(await Promise.all(entries));
      writeCredentials(refreshed);
      return refreshed;
    })
    // the API rejects the expired token, and the user signs in again
    .catch(() => credentials)
    .finally(() => (refreshing = undefined));
  return refreshing;
}
