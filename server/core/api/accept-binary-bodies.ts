import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { problem } from '#server/core/problems/problem.ts';

/**
 * Accepts only bodies of a media type in this scope and passes them as streams. Throws 413 by the Content-Length; handlers limit
 * streams without one (`readBody`).
 */
export function acceptBinaryBodies(app: FastifyInstance, type: string): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(type, (request, payload, done) => {
    const isTooLong = Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit;
    if (isTooLong) done(problem(413, 'payload_too_large'));
    else done(null, payload);
  });
}

/** Reads a stream. Throws 413 when it has more than `limit` bytes. */
export async function readBody(body: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw problem(413, 'payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
