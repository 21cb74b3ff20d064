import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag, type StoredResponse } from '#server/core/cache/response-cache.ts';

/** Sends a stored response; 304 when the client has it. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  response: StoredResponse,
): Promise<void> {
  const encoded = response.encode(request.headers['accept-encoding']);
  const { body, etag, encoding } = encoded instanceof Promise ? await encoded : encoded;
  reply.code(response.status).headers(response.headers);
  if (response.status === 200) {
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      reply.code(304).send();
      return;
    }
  }
  if (encoding) reply.header('content-encoding', encoding);
  reply.send(body);
}
