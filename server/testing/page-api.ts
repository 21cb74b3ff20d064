import { createApiClient } from '#storefront/app/api/client.ts';
import { anyCall, type AnyCall } from '#generated/client/make-client.ts';
import type { PageApi } from '#server/app/http/page-api.ts';
import type { Screens } from '#server/app/http/pages.ts';

/** Screens that show nothing and keep how pages call the API. */
export function keepPageApi(): { screens: Screens; get(): PageApi } {
  let kept: PageApi | undefined;
  return {
    screens: async (_app, { api }) => void (kept = api),
    get: () => {
      if (!kept) throw new Error('The app is not ready.');
      return kept;
    },
  };
}

interface Caller {
  token?: string | undefined;
  ip?: string;
}

/** The storefront's client by each of its two ways: within the process, and by the routes. */
export function bothWays(
  { apiFetch, callOperation }: PageApi,
  { token, ip = '203.0.113.7' }: Caller = {},
): Readonly<Record<'direct' | 'sent', AnyCall>> {
  const visitor = { ip, requestId: 'page-1234', userAgent: 'Turntable/33' };
  const options = { send: apiFetch(visitor), language: 'fr', token } as const;
  return {
    direct: anyCall(createApiClient({ ...options, callOperation: callOperation?.(visitor) })),
    sent: anyCall(createApiClient(options)),
  };
}
