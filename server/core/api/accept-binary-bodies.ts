import type { FastifyInstance } from 'fastify';
import { BYTES } from './description.ts';
import { problem } from '#server/core/problems/problem.ts';

/**
 * Lets operations of this part of the app take bytes, and nothing else. They get the stream itself; one that is announced
 * as too long is refused before it is read, and handlers count the others.
 */
export function acceptBinaryBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(BYTES, (request, payload, done) => {
    const isTooLong = Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit;
    if (isTooLong) done(problem(413, 'payload_too_large'));
    else done(null, payload);
  });
}
