import { parseCookie, stringifySetCookie } from 'cookie';
import type { Cookie } from '#domain/cookies.ts';
import type { KeptDays } from '#generated/schemas.ts';

/** The cookies of a request, and the changes of the response. */
export class CookieJar {
  /** the request's cookies with this response's changes, by name */
  readonly #values: Map<string, string>;
  readonly #changes = new Map<string, { cookie: Cookie; value: string }>();
  readonly #attributes;

  /** `secure` sets the Secure attribute; true when the site is served over https. */
  constructor(header: string | null, secure: boolean) {
    this.#values = readCookies(header ?? '');
    this.#attributes = { path: '/', sameSite: 'lax', httpOnly: true, secure } as const;
  }

  /** The value of a cookie, including changes by this response; undefined when there is none. */
  get(name: string): string | undefined {
    return this.#values.get(name);
  }

  /** The names of all cookies. */
  names(): string[] {
    return [...this.#values.keys()];
  }

  /** The token in a cookie; undefined for a value that is not valid in an Authorization header. */
  token(cookie: Cookie): string | undefined {
    const value = this.get(cookie.name);
    return value && /^[\w.~+/-]{1,500}=*$/.test(value) ? value : undefined;
  }

  /** Sets an HttpOnly cookie for all pages; a session cookie for 0 days. */
  set(cookie: Cookie, value: string): void {
    this.#values.set(cookie.name, value);
    this.#changes.set(cookie.name, { cookie, value });
  }

  /** Deletes a cookie. */
  delete(cookie: Cookie): void {
    this.set(cookie, '');
    this.#values.delete(cookie.name);
  }

  /** The Set-Cookie values to send. `loadKeptDays` is called only for cookies whose lifetime is a setting. */
  async changes(loadKeptDays: () => Promise<KeptDays>): Promise<string[]> {
    const changes = [...this.#changes.values()];
    return Promise.all(
      changes.map(async ({ cookie, value }) => {
        const days = 'days' in cookie ? cookie.days : (await loadKeptDays())[cookie.setting];
        const maxAge = value === '' ? 0 : days > 0 ? days * 24 * 60 * 60 : undefined;
        return stringifySetCookie(
          { name: cookie.name, value, ...this.#attributes, maxAge },
          { encode: encodeURIComponent },
        );
      }),
    );
  }
}

/** Parses a Cookie header; of several cookies with one name the first counts. Omits values with control characters. */
function readCookies(header: string): Map<string, string> {
  const entries = Object.entries(parseCookie(header)).flatMap(([name, value = '']) =>
    /[\u0000-\u001f\u007f]/.test(value) ? [] : [[name, value.replace(/^"(.*)"$/, '$1')] as const],
  );
  return new Map(entries);
}
