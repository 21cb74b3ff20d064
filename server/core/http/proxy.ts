import type { FastifyInstance } from 'fastify';
import { sendProblem } from '#server/core/problems/send-problem.ts';

interface RequestOrigin {
  ip: string;
  id: string;
  host: string;
  protocol: string;
}

/** Media paths served by the API process. */
const MEDIA = ['/storage', '/assets/images'];

/** Proxies API calls and media to a remote API, so that browsers use one origin. */
export async function apiProxy(app: FastifyInstance, { apiUrl }: { apiUrl: string }): Promise<void> {
  const { origin, pathname } = new URL(apiUrl);
  const routes = [
    { prefix: '/api', rewritePrefix: pathname },
    ...MEDIA.map((prefix) => ({ prefix, rewritePrefix: prefix })),
  ];
  app.setErrorHandler(sendProblem);
  // 110 modules with its HTTP client, and only needed here
  const { default: httpProxy } = await import('@fastify/http-proxy');
  for (const route of routes) {
    await app.register(httpProxy, {
      upstream: origin,
      ...route,
      replyOptions: { rewriteRequestHeaders: (request, headers) => ({ ...headers, ...toForwardedHeaders(request) }) },
    });
  }
}

function toForwardedHeaders({ ip, id, host, protocol }: RequestOrigin): Record<string, string> {
  return { 'x-forwarded-for': ip, 'x-forwarded-host': host, 'x-forwarded-proto': protocol, 'x-request-id': id };
}
