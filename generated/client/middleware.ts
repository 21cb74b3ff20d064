// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Middleware } from 'openapi-fetch';
import type { Choose } from './demands.ts';

export interface Login {
  readonly username: string;
  readonly password: string;
}

/** Returns a credential; called before each call, undefined when not signed in. */
export type Secret<Value> = () => Value | undefined | Promise<Value | undefined>;

/** Adds a credential to a request. */
export type Scheme<Value> = (request: Request, value: Value) => Request;

/** Adds all available credentials, or those that `choose` selects for the operation. */
export function createAuthMiddleware<Values extends Record<string, unknown>>(
  schemes: { readonly [Name in keyof Values]: Scheme<Values[Name]> },
  secrets: { readonly [Name in keyof Values]?: Secret<Values[Name]> },
  choose: Choose = (_operation, readCredentials) => readCredentials(Object.keys(schemes)),
): Middleware {
  const readCredentials = async (names: readonly string[]) => {
    const credentials = new Map<keyof Values & string, Values[string]>();
    for (const name of names) {
      const value = Object.hasOwn(secrets, name) ? await secrets[name]?.() : undefined;
      if (value !== undefined) credentials.set(name, value as Values[string]);
    }
    return credentials;
  };
  return {
    async onRequest({ request, schemaPath }) {
      const credentials = await choose(`${request.method} ${schemaPath}`, readCredentials);
      return [...credentials].reduce(
        (signed, [name, value]) => schemes[name as keyof Values](signed, value as never),
        request,
      );
    },
  };
}

function withHeader(request: Request, name: string, value: string): Request {
  request.headers.set(name, value);
  return request;
}

export const asBearer: Scheme<string> = (request, token) => withHeader(request, 'authorization', `Bearer ${token}`);

export const asBasic: Scheme<Login> = (request, { username, password }) => {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return withHeader(request, 'authorization', `Basic ${btoa(String.fromCharCode(...bytes))}`);
};

export const asHeader =
  (name: string): Scheme<string> =>
  (request, key) =>
    withHeader(request, name, key);

export const asQuery =
  (name: string): Scheme<string> =>
  (request, key) => {
    const url = new URL(request.url);
    url.searchParams.set(name, key);
    return new Request(url, request);
  };

/** For servers: browsers do not allow scripts to set cookies. */
export const asCookie =
  (name: string): Scheme<string> =>
  (request, key) => {
    const cookies = [request.headers.get('cookie'), `${name}=${encodeURIComponent(key)}`];
    return withHeader(request, 'cookie', cookies.filter((cookie) => cookie !== null).join('; '));
  };

/** Sets Accept-Language. */
export function createLanguageMiddleware(language: () => string | undefined): Middleware {
  return {
    onRequest({ request }) {
      const tag = language();
      if (tag) request.headers.set('accept-language', tag);
    },
  };
}
