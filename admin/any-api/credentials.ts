import type { OAuthFlow } from '#generated/definitions.ts';

/** Tokens of an OAuth provider, and what gets new ones. */
export interface Tokens {
  access: string;
  refresh?: string;
  /** When the access token ends, in milliseconds since 1970. */
  expires?: number;
  grant: OAuthFlow['grant'];
  clientId: string;
  clientSecret?: string;
}

/** What proves who calls, for one scheme: a token or key, a login, or tokens of a provider. */
export type Credential = { secret: string } | { username: string; password: string } | { tokens: Tokens };

/** By the names of schemes. */
export type Credentials = Readonly<Record<string, Credential>>;

const STORED = 'any-api.credentials';

/** The credentials of this tab; they go with the tab. */
export function readCredentials(): Credentials | undefined {
  const text = sessionStorage.getItem(STORED);
  return text === null ? undefined : (JSON.parse(text) as Credentials);
}

export function writeCredentials(credentials: Credentials | undefined): void {
  if (credentials) sessionStorage.setItem(STORED, JSON.stringify(credentials));
  else sessionStorage.removeItem(STORED);
}
