import { apiFacts } from '#generated/api-facts.ts';
import type { ApiFacts } from '#generated/definitions.ts';

/** How somebody proves who calls: a scheme of the description and what it asks for. */
export interface Credential {
  scheme: string;
  /** Token or key. */
  secret?: string;
  username?: string;
  password?: string;
}

const STORED = 'any-api.credential';

type Scheme = ApiFacts['signIn'][number];

/** The credential of this tab; it goes with the tab. */
export function readCredential(): Credential | undefined {
  const text = sessionStorage.getItem(STORED);
  return text === null ? undefined : (JSON.parse(text) as Credential);
}

export function writeCredential(credential: Credential | undefined): void {
  if (credential) sessionStorage.setItem(STORED, JSON.stringify(credential));
  else sessionStorage.removeItem(STORED);
}

/** A request with the credential where its scheme wants it. */
export function withCredential(request: Request, given = readCredential()): Request {
  const scheme = apiFacts.signIn.find(({ name }) => name === given?.scheme);
  return scheme && given ? signed(request, scheme, given) : request;
}

function signed(
  request: Request,
  { in: place, key = '' }: Scheme,
  { secret = '', username = '', password = '' }: Credential,
) {
  if (place === 'query') {
    const url = new URL(request.url);
    url.searchParams.set(key, secret);
    return new Request(url, request);
  }
  const headers = new Headers(request.headers);
  const login = new TextEncoder().encode(`${username}:${password}`);
  if (place === 'bearer') headers.set('authorization', `Bearer ${secret}`);
  else if (place === 'basic') headers.set('authorization', `Basic ${btoa(String.fromCharCode(...login))}`);
  else headers.set(key, secret);
  return new Request(request, { headers });
}
