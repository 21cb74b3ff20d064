import type { Credential, Credentials } from './credentials.ts';
import type { Method } from './sign-in-methods.ts';
import { settings } from './settings.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Creates credentials from the form's values. A provider's flow leaves the page and never resolves. @param back the
 * page to return to
 */
export async function signIn(methods: readonly Method[], values: Values, back: string): Promise<Credentials> {
  const given: Record<string, Credential> = {};
  const typed = (name: string, place: number): string => {
    const value = values[`${name}_${place}`];
    return typeof value === 'string' ? value : '';
  };
  const clientOf = ({ scheme }: Method, place: number) => {
    const clientSecret = typed('client_secret', place);
    const clientId = scheme.clientId ?? settings.clientId ?? typed('client_id', place);
    return { clientId, ...(clientSecret !== '' && { clientSecret }) };
  };
  for (const [place, method] of methods.entries()) {
    const { scheme, by } = method;
    const login = { username: typed('username', place), password: typed('password', place) };
    if (by === 'secret') given[scheme.name] = { secret: typed('secret', place) };
    else if (by === 'login') given[scheme.name] = login;
    else if (by !== 'authorization_code') {
      const { requestTokens } = await import('./oauth.ts');
      const more = by === 'password' ? login : {};
      given[scheme.name] = { tokens: await requestTokens(scheme, by, clientOf(method, place), more) };
    }
  }
  // last, because it leaves the page
  const place = methods.findIndex(({ by }) => by === 'authorization_code');
  const last = methods[place];
  if (!last) return given;
  const { beginCodeFlow } = await import('./oauth.ts');
  return beginCodeFlow(last.scheme, clientOf(last, place), { others: given, back });
}
