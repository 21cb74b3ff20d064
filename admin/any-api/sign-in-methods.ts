import type { ApiFacts, FieldDefinition, OAuthFlow, SignInScheme } from '#generated/definitions.ts';
import type { Settings } from './settings.ts';

/** A way to satisfy one scheme: entered credentials or a provider's flow. */
export interface Method {
  scheme: SignInScheme;
  by: 'secret' | 'login' | OAuthFlow['grant'];
}

/** The alternatives to sign in, each with a method for every scheme required together. */
export function listMethods({ schemes, ways }: Pick<ApiFacts, 'schemes' | 'ways'>): Method[][] {
  return ways.flatMap((names) => {
    const perScheme = names.flatMap((name) => schemes.filter((scheme) => scheme.name === name)).map(listSchemeMethods);
    return perScheme.reduce<Method[][]>(
      (combinations, methods) => combinations.flatMap((way) => methods.map((method) => [...way, method])),
      [[]],
    );
  });
}

/** The methods of a scheme: provider flows first, then an existing token. */
function listSchemeMethods(scheme: SignInScheme): Method[] {
  if (scheme.in === 'basic') return [{ scheme, by: 'login' }];
  const grants =
    scheme.discovery === undefined ? (scheme.flows ?? []).map(({ grant }) => grant) : ['authorization_code' as const];
  return [...grants.map((by) => ({ scheme, by })), { scheme, by: 'secret' }];
}

/** Key of a method, also the prefix of its form fields. */
export const getMethodKey = ({ scheme, by }: Method): string => `${scheme.name} ${by}`;

/** The form fields of a method; several schemes share one form. */
export function buildMethodFields({ scheme, by }: Method, place: number, settings: Settings): FieldDefinition[] {
  const textField = (name: string, required = true): FieldDefinition => ({
    name: `${name}_${place}`,
    type: name === 'secret' || name === 'password' || name === 'client_secret' ? 'password' : 'text',
    label: `api_sign_in.${name}`,
    ...(required && { required }),
  });
  if (by === 'secret') return [textField('secret')];
  const login = [textField('username'), textField('password', by === 'password')];
  if (by === 'login') return login;
  const isKnown = (scheme.clientId ?? settings.clientId) !== undefined;
  const client = isKnown ? [] : [textField('client_id')];
  const secret = settings.keepsSecret && isKnown ? [] : [textField('client_secret', by === 'client_credentials')];
  if (by === 'client_credentials') return [...client, ...secret];
  return [...client, ...(isKnown ? [] : secret), ...(by === 'password' ? login : [])];
}
