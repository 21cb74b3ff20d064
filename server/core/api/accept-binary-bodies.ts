import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { BYTES } from './description.ts';
import { problem } from '#server/core/problems/problem.ts';

/**
 * Accepts only binary bodies in this part of the app and passes them as streams. Throws 413 by the Content-Length; handlers
 * count the bytes of streams without one.
 */
export function acceptBinaryBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(BYTES, (request, payload, done) => {
    const isTooLong = Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit;
    if (isTooLong) done(problem(413, 'payload_too_large'));
    else done(null, payload);
  });
}

/** The bytes of a body, counted while they arrive. Throws 413 when there are more than `most`. */
export async function readBody(body: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw problem(413, 'payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
