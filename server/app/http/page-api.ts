import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { CallOperation, StorefrontContext } from '#domain/storefront-context.ts';
import { BYTES } from '#server/core/api/description.ts';
import type { ResponseCache } from '#server/core/cache/response-cache.ts';
import type { Visitor } from '#server/core/api/call-operation.ts';

/** Creates the `apiFetch` of a visitor. */
type ApiFetch = (visitor: Visitor) => StorefrontContext['apiFetch'];

/** API access of pages; `callOperation` only if the API runs in this process. */
export interface PageApi {
  apiFetch: ApiFetch;
  callOperation?: (visitor: Visitor) => CallOperation;
  /** Responses that visitors share; without it none are. */
  responses?: ResponseCache | undefined;
}

/** Statuses without response body. */
const EMPTY_STATUSES = new Set([204, 205, 304]);

/** Returns binary bodies as streams, others buffered. */
async function readPayload(request: Request): Promise<Buffer | Readable> {
  if (request.body && request.headers.get('content-type') === BYTES)
    return Readable.fromWeb(request.body as NodeReadableStream);
  return Buffer.from(await request.arrayBuffer());
}

/** Calls the API of this process without a network connection. */
export function createLocalApiFetch(app: FastifyInstance): ApiFetch {
  return ({ ip, requestId, userAgent }) =>
    async (request) => {
      const { pathname, search } = new URL(request.url);
      const { statusCode, headers, rawPayload } = await app.inject({
        method: request.method as 'GET',
        url: pathname + search,
        headers: { ...Object.fromEntries(request.headers), 'x-request-id': requestId, 'user-agent': userAgent },
        remoteAddress: ip,
        ...(request.body && { payload: await readPayload(request) }),
      });
      const entries = Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [value].flat().map((one): [string, string] => [name, String(one)]),
      );
      return new Response(EMPTY_STATUSES.has(statusCode) ? null : new Uint8Array(rawPayload), {
        status: statusCode,
        headers: entries,
      });
    };
}

/** Calls a remote API with base URL `apiUrl`. */
export function createRemoteApiFetch(apiUrl: string): ApiFetch {
  return ({ ip, requestId, userAgent }) =>
    async (request) => {
      const { pathname, search } = new URL(request.url);
      const forwarded = new Request(apiUrl + pathname.replace(/^\/api(?=\/|$)/, '') + search, request);
      forwarded.headers.set('x-forwarded-for', ip);
      forwarded.headers.set('x-request-id', requestId);
      if (userAgent) forwarded.headers.set('user-agent', userAgent);
      return fetch(forwarded);
    };
}
