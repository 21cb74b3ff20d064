import type { Credential, Credentials } from './credentials.ts';
import type { Method } from './sign-in-methods.ts';
import { settings } from './settings.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Creates credentials from the form's values. A provider's flow leaves the page and never resolves.
 * @param back the page to return to
 */
export async function signIn(methods: readonly Method[], values: Values, back: string): Promise<Credentials> {
  const credentials: Record<string, Credential> = {};
  const readInput = (name: string, place: number): string => {
    const value = values[`${name}_${place}`];
    return typeof value === 'string' ? value : '';
  };
  const readClient = ({ scheme }: Method, place: number) => {
    const clientSecret = readInput('client_secret', place);
    const clientId = scheme.clientId ?? settings.clientId ?? readInput('client_id', place);
    return { clientId, ...(clientSecret !== '' && { clientSecret }) };
  };
  for (const [place, method] of methods.entries()) {
    const { scheme, by } = method;
    const login = { username: readInput('username', place), password: readInput('password', place) };
    if (by === 'secret') credentials[scheme.name] = { secret: readInput('secret', place) };
    else if (by === 'login') credentials[scheme.name] = login;
    else if (by !== 'authorization_code') {
      const { requestTokens } = await import('./oauth.ts');
      const grantParams = by === 'password' ? login : {};
      credentials[scheme.name] = { tokens: await requestTokens(scheme, by, readClient(method, place), grantParams) };
    }
  }
  // last, because it leaves the page
  const place = methods.findIndex(({ by }) => by === 'authorization_code');
  const redirectMethod = methods[place];
  if (!redirectMethod) return credentials;
  const { beginCodeFlow } = await import('./oauth.ts');
  return beginCodeFlow(redirectMethod.scheme, readClient(redirectMethod, place), { others: credentials, back });
}
