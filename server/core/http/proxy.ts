import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '#server/core/problems/send-problem.ts';

interface Origin {
  ip: string;
  id: string;
  host: string;
  protocol: string;
}

/** What the API's process serves besides its calls: media and flags. */
const MEDIA = ['/storage', '/assets/images'];

/** Hands API calls and media on to the API that runs elsewhere, so that browsers always talk to one site only. */
export async function apiProxy(app: FastifyInstance, { apiUrl }: { apiUrl: string }): Promise<void> {
  const { origin, pathname } = new URL(apiUrl);
  const routes = [
    { prefix: '/api', rewritePrefix: pathname },
    ...MEDIA.map((prefix) => ({ prefix, rewritePrefix: prefix })),
  ];
  app.setErrorHandler(sendProblem);
  for (const route of routes) {
    await app.register(httpProxy, {
      upstream: origin,
      ...route,
      replyOptions: { rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request) }) },
    });
  }
}

function forwarded({ ip, id, host, protocol }: Origin): Record<string, string> {
  return { 'x-forwarded-for': ip, 'x-forwarded-host': host, 'x-forwarded-proto': protocol, 'x-request-id': id };
}
