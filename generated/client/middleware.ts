// Written by `npm run generate` from the OpenAPI description. Do not edit.

import type { Middleware } from 'openapi-fetch';

export interface Login {
  readonly username: string;
  readonly password: string;
}

/** Gives what proves who calls, asked before each call; undefined when nobody is signed in. */
export type Secret<Value = string> = () => Value | undefined | Promise<Value | undefined>;

/** Where a credential goes. */
export type Scheme =
  { readonly in: 'bearer' | 'basic' } | { readonly in: 'header' | 'query' | 'cookie'; readonly name: string };

/** Sends each credential that is given where its scheme wants it. A cookie can be set on servers only. */
export function authorisation(
  schemes: Readonly<Record<string, Scheme>>,
  secrets: Readonly<Record<string, Secret<string | Login> | undefined>>,
): Middleware {
  return {
    async onRequest({ request }) {
      let sent = request;
      for (const [name, scheme] of Object.entries(schemes)) {
        const secret = await secrets[name]?.();
        if (secret !== undefined) sent = withSecret(sent, scheme, secret);
      }
      return sent;
    },
  };
}

function withSecret(request: Request, scheme: Scheme, secret: string | Login): Request {
  const text = typeof secret === 'string' ? secret : `${secret.username}:${secret.password}`;
  const { headers } = request;
  if (scheme.in === 'query') {
    const url = new URL(request.url);
    url.searchParams.set(scheme.name, text);
    return new Request(url, request);
  }
  if (scheme.in === 'bearer') headers.set('authorization', `Bearer ${text}`);
  if (scheme.in === 'basic') headers.set('authorization', `Basic ${base64(text)}`);
  if (scheme.in === 'header') headers.set(scheme.name, text);
  if (scheme.in === 'cookie') {
    const others = headers.get('cookie');
    headers.set('cookie', `${others ? `${others}; ` : ''}${scheme.name}=${encodeURIComponent(text)}`);
  }
  return request;
}

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** Asks for answers in a language. */
export function acceptLanguage(language: () => string | undefined): Middleware {
  return {
    onRequest({ request }) {
      const wanted = language();
      if (wanted) request.headers.set('accept-language', wanted);
    },
  };
}
