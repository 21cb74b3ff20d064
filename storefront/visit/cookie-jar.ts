import { parseCookies, serializeCookie } from './cookies.ts';

/** The cookies of a request, and what the answer changes about them. */
export class CookieJar {
  readonly #sent: Map<string, string>;
  readonly #changes = new Map<string, string>();
  readonly #secure: boolean;

  constructor(header: string | null, secure: boolean) {
    this.#sent = parseCookies(header);
    this.#secure = secure;
  }

  /** The value of a cookie, with this answer's changes; undefined when there is none. */
  get(name: string): string | undefined {
    return this.#sent.get(name);
  }

  /** Sets a cookie for all pages; scripts cannot read it. */
  set({ name, days }: { name: string; days: number }, value: string): void {
    this.#sent.set(name, value);
    this.#changes.set(name, serializeCookie(name, value, { days, secure: this.#secure }));
  }

  /** Deletes a cookie. */
  delete(cookie: { name: string; days: number }): void {
    this.set(cookie, '');
    this.#sent.delete(cookie.name);
  }

  /** The Set-Cookie values to send. */
  changes(): Iterable<string> {
    return this.#changes.values();
  }
}
