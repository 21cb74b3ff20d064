import createClient, { type Client } from 'openapi-fetch';
import type { Language } from '#generated/enums.ts';
import type { paths } from '#generated/types.ts';

/** The typed client of the shop's API; every call goes through `unwrap` or `page`. */
export type Api = Client<paths>;

export interface ApiOptions {
  /** sends a Request whose path begins with /api/; the origin means nothing */
  readonly send: (request: Request) => Promise<Response>;
  readonly language: Language;
  readonly token?: string | undefined;
}

/** A client that speaks for one visitor: her token goes along as Bearer token, her language for error texts. */
export function apiClient({ send, language, token }: ApiOptions): Api {
  return createClient<paths>({
    baseUrl: 'http://api.invalid/api',
    fetch: send,
    headers: { 'Accept-Language': language, ...(token && { Authorization: `Bearer ${token}` }) },
  });
}
