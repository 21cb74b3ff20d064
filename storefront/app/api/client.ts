import { type Api, createApi } from '#generated/client.ts';
import { retrying } from '#generated/client/retry.ts';
import type { Language } from '#generated/enums.ts';

export interface ApiOptions {
  /** sends a Request whose path begins with /api/; the origin means nothing */
  readonly send: (request: Request) => Promise<Response>;
  readonly language: Language;
  readonly token?: string | undefined;
}

/** A page that waits is worse than one that says so: one more attempt, soon. */
const retry = retrying({ attempts: 2, firstPause: 100, longestPause: 300 });

/** A client that speaks for one visitor: her token goes along as Bearer token, her language for error texts. */
export function apiClient({ send, language, token }: ApiOptions): Api {
  return createApi({
    baseUrl: 'http://api.invalid/api',
    send,
    retry,
    language: () => language,
    credentials: { bearer: () => token },
  });
}
