import { type Api, createApi } from '#generated/client.ts';
import { retrying } from '#generated/client/retry.ts';
import type { Language } from '#generated/enums.ts';

export interface ApiOptions {
  /** sends a Request whose path begins with /api/; its origin is ignored */
  readonly send: (request: Request) => Promise<Response>;
  readonly language: Language;
  readonly token?: string | undefined;
}

/** One quick retry: a page that shows an error is better than one that keeps loading. */
const retry = retrying({ attempts: 2, firstPause: 100, longestPause: 300 });

/** An API client for one visitor: sends the token as Bearer token and asks for error texts in `language`. */
export function createApiClient({ send, language, token }: ApiOptions): Api {
  return createApi({
    baseUrl: 'http://api.invalid/api',
    send,
    retry,
    language: () => language,
    credentials: { bearer: () => token },
  });
}
