import { createApiClient } from '#storefront/app/api/client.ts';
import { getUntypedCall, type AnyCall, type CallInit } from '#generated/client/make-client.ts';
import type { PageApi } from '#server/app/http/page-api.ts';
import type { Screens } from '#server/app/http/pages.ts';

/** Creates empty screens that store the API of pages; `get` returns it. */
export function capturePageApi(): { screens: Screens; get(): PageApi } {
  let pageApi: PageApi | undefined;
  return {
    screens: async (_app, { api }) => void (pageApi = api),
    get: () => {
      if (!pageApi) throw new Error('The app is not ready.');
      return pageApi;
    },
  };
}

interface Caller {
  token?: string | undefined;
  ip?: string;
}

/** Creates the storefront's client twice: `direct` calls within the process, `sent` by HTTP routes. */
export function createBothClients(
  { apiFetch, callOperation }: PageApi,
  { token, ip = '203.0.113.7' }: Caller = {},
): Readonly<Record<'direct' | 'sent', AnyCall>> {
  const visitor = { ip, requestId: 'page-1234', userAgent: 'Turntable/33' };
  const options = { send: apiFetch(visitor), language: 'fr', token } as const;
  return {
    direct: getUntypedCall(createApiClient({ ...options, callOperation: callOperation?.(visitor) })),
    sent: getUntypedCall(createApiClient(options)),
  };
}

const ANSWER_HEADERS = ['retry-after', 'content-language', 'www-authenticate', 'etag', 'content-range'];

/** Calls an operation and returns what pages receive. */
export async function readAnswer(call: AnyCall, method: string, path: string, init?: CallInit) {
  const { data, error, response } = await call(method, path, init);
  return {
    status: response.status,
    data,
    error,
    headers: Object.fromEntries(ANSWER_HEADERS.map((name) => [name, response.headers.get(name)])),
  };
}
