import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { BYTES } from '#server/core/api/description.ts';

/** For whom a page asks the API: limits by address and log lines must name the visitor, not this server. */
export interface Visitor {
  ip: string;
  requestId: string;
}

export type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
/** A `fetch` for one visitor. Takes addresses below `/api`, on whichever host. */
export type ApiFetch = (visitor: Visitor) => Fetch;

const ANYWHERE = 'http://localhost';
/** Statuses whose answer has no body. */
const EMPTY = new Set([204, 205, 304]);

function requestOf(input: Request | URL | string, init?: RequestInit): Request {
  return new Request(input instanceof Request ? input : new URL(input, ANYWHERE), init);
}

/** Bytes go on as they come, everything else is small. */
async function payloadOf(request: Request): Promise<Buffer | Readable> {
  if (request.body && request.headers.get('content-type') === BYTES)
    return Readable.fromWeb(request.body as NodeReadableStream);
  return Buffer.from(await request.arrayBuffer());
}

/** Asks the API of this very process, without a connection. */
export function inProcess(app: FastifyInstance): ApiFetch {
  return ({ ip, requestId }) =>
    async (input, init) => {
      const request = requestOf(input, init);
      const { pathname, search } = new URL(request.url);
      const { statusCode, headers, rawPayload } = await app.inject({
        method: request.method as 'GET',
        url: pathname + search,
        headers: { ...Object.fromEntries(request.headers), 'x-request-id': requestId },
        remoteAddress: ip,
        ...(request.body && { payload: await payloadOf(request) }),
      });
      const entries = Object.entries(headers).flatMap(([name, value]) =>
        value === undefined ? [] : [value].flat().map((one): [string, string] => [name, String(one)]),
      );
      return new Response(EMPTY.has(statusCode) ? null : new Uint8Array(rawPayload), {
        status: statusCode,
        headers: entries,
      });
    };
}

/** Asks an API that runs elsewhere; `apiUrl` is where the paths of the description begin. */
export function overNetwork(apiUrl: string): ApiFetch {
  return ({ ip, requestId }) =>
    async (input, init) => {
      const request = requestOf(input, init);
      const { pathname, search } = new URL(request.url);
      const forwarded = new Request(apiUrl + pathname.replace(/^\/api(?=\/|$)/, '') + search, request);
      forwarded.headers.set('x-forwarded-for', ip);
      forwarded.headers.set('x-request-id', requestId);
      return fetch(forwarded);
    };
}
