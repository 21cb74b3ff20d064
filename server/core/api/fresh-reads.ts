// A browser that has just written reads from the primary until replicas have caught up; all others from a replica.
import type { FastifyRequest } from 'fastify';
import type { Call, Context } from './handler.ts';

/** Marks a browser that has written recently. Grants no access; only selects the server to read from. */
const COOKIE = 'fresh_reads';
/** Longer than the expected lag of a replica. */
const MAX_AGE_SECONDS = 10;

/** The cookie of a request that reads from the primary. */
export const FRESH_READS = `${COOKIE}=1`;

const COOKIE_PATTERN = new RegExp(`(?:^|;\\s*)${FRESH_READS}(?:;|$)`);

/** Selects the database for reads: the primary for a change and `MAX_AGE_SECONDS` after it, else `reads`. */
export function selectReads(
  request: Pick<FastifyRequest, 'method' | 'headers'>,
  { reads, freshReads = reads }: Context,
): Context['reads'] {
  return isChange(request) || COOKIE_PATTERN.test(request.headers.cookie ?? '') ? freshReads : reads;
}

/** Sets the cookie after a change, if there is a replica. A cookie, because processes share no state. */
export function setFreshReadsCookie(
  request: Pick<FastifyRequest, 'method'>,
  reply: Pick<Call['reply'], 'header'>,
  { reads, freshReads = reads, config }: Context,
): void {
  if (reads === freshReads || !isChange(request)) return;
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${FRESH_READS}; Path=/api; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
}

function isChange({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
