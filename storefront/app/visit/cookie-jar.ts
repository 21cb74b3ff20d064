import { parseCookie, stringifySetCookie } from 'cookie';
import type { Cookie } from '#domain/cookies.ts';
import type { KeptDays } from '#generated/schemas.ts';

/** The cookies of a request, and the changes of the response. */
export class CookieJar {
  readonly #sent: Map<string, string>;
  readonly #changes = new Map<string, { cookie: Cookie; value: string }>();
  readonly #attributes;

  /** `secure`: the answer goes by https, and so do its cookies. */
  constructor(header: string | null, secure: boolean) {
    this.#sent = readCookies(header ?? '');
    this.#attributes = { path: '/', sameSite: 'lax', httpOnly: true, secure } as const;
  }

  /** The value of a cookie, with this answer's changes; undefined when there is none. */
  get(name: string): string | undefined {
    return this.#sent.get(name);
  }

  /** A token out of a cookie; undefined for a text that no Authorization header could carry. */
  token(cookie: Cookie): string | undefined {
    const value = this.get(cookie.name);
    return value && /^[\w.~+/-]{1,500}=*$/.test(value) ? value : undefined;
  }

  /** Sets a cookie for all pages; scripts cannot read it. Without days it ends with the browser's session. */
  set(cookie: Cookie, value: string): void {
    this.#sent.set(cookie.name, value);
    this.#changes.set(cookie.name, { cookie, value });
  }

  /** Deletes a cookie. */
  delete(cookie: Cookie): void {
    this.set(cookie, '');
    this.#sent.delete(cookie.name);
  }

  /** The Set-Cookie values to send. The settings are read only if a cookie is set that depends on them. */
  async changes(kept: () => Promise<KeptDays>): Promise<string[]> {
    const changed = [...this.#changes.values()];
    return Promise.all(
      changed.map(async ({ cookie, value }) => {
        const days = 'days' in cookie ? cookie.days : (await kept())[cookie.setting];
        const maxAge = value === '' ? 0 : days > 0 ? days * 24 * 60 * 60 : undefined;
        return stringifySetCookie(
          { name: cookie.name, value, ...this.#attributes, maxAge },
          { encode: encodeURIComponent },
        );
      }),
    );
  }
}

/** The cookies of a header by name, the first of a name. Values with control characters are left out. */
function readCookies(header: string): Map<string, string> {
  const sent = Object.entries(parseCookie(header)).flatMap(([name, value = '']) =>
    /[\u0000-\u001f\u007f]/.test(value) ? [] : [[name, value.replace(/^"(.*)"$/, '$1')] as const],
  );
  return new Map(sent);
}
