import type { OAuthFlow } from '#generated/definitions.ts';

/** Access and refresh tokens of an OAuth provider. */
export interface Tokens {
  access: string;
  refresh?: string;
  /** Expiry of the access token, in milliseconds since 1970. */
  expires?: number;
  grant: OAuthFlow['grant'];
  clientId: string;
  clientSecret?: string;
}

/** The credential of one scheme: a token or key, a login, or tokens of a provider. */
export type Credential = { secret: string } | { username: string; password: string } | { tokens: Tokens };

/** Credentials by scheme name. */
export type Credentials = Readonly<Record<string, Credential>>;

const STORED = 'any-api.credentials';

/** The credentials of this tab, kept in sessionStorage. */
export function readCredentials(): Credentials | undefined {
  const text = sessionStorage.getItem(STORED);
  return text === null ? undefined : (JSON.parse(text) as Credentials);
}

export function writeCredentials(credentials: Credentials | undefined): void {
  if (credentials) sessionStorage.setItem(STORED, JSON.stringify(credentials));
  else sessionStorage.removeItem(STORED);
}
