import type { FastifyInstance } from 'fastify';
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
