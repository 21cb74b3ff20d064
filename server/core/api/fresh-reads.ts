// A browser that has just written reads from the primary until replicas have caught up; all others from a replica.
import type { FastifyRequest } from 'fastify';
import type { Call, Context } from './handler.ts';

/** Marks a browser that has written recently. It grants no access; it only selects the server to read from. */
const COOKIE = 'fresh_reads';
/** No replica is expected to lag longer. */
const SECONDS = 10;

const SENT = new RegExp(`(?:^|;\\s*)${COOKIE}=1(?:;|$)`);

/** The reads of a request: the primary's for a change and for some seconds after it, else those that may lag. */
export function readsOf(
  request: Pick<FastifyRequest, 'method' | 'headers'>,
  { reads, freshReads = reads }: Context,
): Context['reads'] {
  return isChange(request) || SENT.test(request.headers.cookie ?? '') ? freshReads : reads;
}

/** Remembers a change in the browser that asked for it, where there is a replica. Several processes need not know of each other. */
export function noteChange(
  request: Pick<FastifyRequest, 'method'>,
  reply: Pick<Call['reply'], 'header'>,
  { reads, freshReads = reads, config }: Context,
): void {
  if (reads === freshReads || !isChange(request)) return;
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `${COOKIE}=1; Path=/api; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure}`);
}

function isChange({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
