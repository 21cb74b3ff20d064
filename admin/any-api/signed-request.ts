import { apiFacts } from '#generated/api-facts.ts';
import type { SignInScheme } from '#generated/definitions.ts';
import { asBasic, asBearer, asHeader, asQuery } from '#generated/client/middleware.ts';
import type { Credential, Credentials } from './credentials.ts';
import { readCredentials, writeCredentials } from './credentials.ts';

/** A browser sets no cookies of other sites: the process that serves the pages makes a cookie of this header. */
const COOKIE_HEADER = 'x-send-cookie';

/** Tokens are renewed this long before they end. */
const EARLY_MS = 30_000;

/** A request with the credentials where their schemes want them; tokens that end are renewed first. */
export async function withCredentials(request: Request): Promise<Request> {
  const given = await renewed(readCredentials() ?? {});
  return apiFacts.schemes.reduce((signed, scheme) => {
    const credential = given[scheme.name];
    return credential ? withCredential(signed, scheme, credential) : signed;
  }, request);
}

function withCredential(request: Request, { in: place, key = '' }: SignInScheme, credential: Credential): Request {
  if ('username' in credential) return asBasic(copyOf(request), credential);
  const secret = 'tokens' in credential ? credential.tokens.access : credential.secret;
  if (place === 'query') return asQuery(key)(request, secret);
  if (place === 'cookie') return asHeader(COOKIE_HEADER)(copyOf(request), `${key}=${encodeURIComponent(secret)}`);
  return place === 'header' ? asHeader(key)(copyOf(request), secret) : asBearer(copyOf(request), secret);
}

const copyOf = (request: Request) => new Request(request, { headers: new Headers(request.headers) });

/** Calls that are made together wait for the same tokens. */
let renewing: Promise<Credentials> | undefined;

async function renewed(given: Credentials): Promise<Credentials> {
  const isOver = Object.values(given).some(
    (credential) => 'tokens' in credential && (credential.tokens.expires ?? Infinity) - EARLY_MS < Date.now(),
  );
  if (!isOver) return given;
  renewing ??= import('./oauth.ts')
    .then(async ({ renew }) => {
      const entries = Object.entries(given).map(
        async ([name, credential]) => [name, await renew(name, credential)] as const,
      );
      const all = Object.fromEntries(await Promise.all(entries));
      writeCredentials(all);
      return all;
    })
    // the API refuses the old ones, and the person signs in again
    .catch(() => given)
    .finally(() => (renewing = undefined));
  return renewing;
}
