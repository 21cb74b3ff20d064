import type { FastifyReply, FastifyRequest } from 'fastify';
import { StoredResponse } from '#server/core/cache/response-cache.ts';
import type { PageApi } from './page-api.ts';
import { replaceNonce } from './page-policy.ts';
import { sendStored } from '#server/core/http/send-stored.ts';
import type { FindSharedPage, StorefrontHandle } from './storefront-build.ts';

interface SharedPagesOptions {
  handle: StorefrontHandle;
  findSharedPage: FindSharedPage;
  api: PageApi;
}

const POLICY_HEADER = 'content-security-policy';

/** Sends the page of a request if it is shared. Resolves to false, with nothing sent, otherwise. */
type SendSharedPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: { url: URL; publicUrl: string },
) => Promise<boolean>;

/** Creates the cache of pages for visitors who are not signed in. */
export function createSharedPages({ handle, findSharedPage, api }: SharedPagesOptions): SendSharedPage {
  const { responses } = api;
  return async (request, reply, { url, publicUrl }) => {
    if (!responses) return false;
    const { method, headers, ip } = request;
    const page = await findSharedPage({ method, url, headers, publicUrl, clientIp: ip });
    if (!page) return false;
    const response = await responses.get(page.key, page.figures, async () => {
      const visitor = { ip, requestId: request.id, userAgent: undefined, isFresh: true };
      const rendered = await handle(new Request(publicUrl + page.target), {
        apiFetch: api.apiFetch(visitor),
        callOperation: api.callOperation?.(visitor),
        nonce: request.nonce,
        publicUrl,
        clientIp: '',
        preferences: page.preferences,
        dataVersion: responses.dataVersion,
      });
      return store(rendered, { policy: String(reply.raw.getHeader(POLICY_HEADER)), nonce: request.nonce });
    });
    // a redirect keeps the parameters of the request
    if (!response || (response.status !== 200 && page.isShortened)) return false;
    if (page.cookies.length > 0) reply.header('set-cookie', page.cookies);
    await sendStored(request, reply, response);
    return true;
  };
}

/** Stores a rendered page without cookies and nonce. */
async function store(
  response: Response,
  { policy, nonce }: { policy: string; nonce: string },
): Promise<StoredResponse> {
  const { 'set-cookie': _, ...rendered } = Object.fromEntries(response.headers);
  const headers: Record<string, string> = { ...rendered, vary: 'accept-encoding' };
  const { status } = response;
  const body = Buffer.from(await response.arrayBuffer());
  if (!headers['content-type']?.startsWith('text/html')) return new StoredResponse({ status, headers, body });
  const page = replaceNonce(body.toString(), policy, nonce);
  return new StoredResponse({
    status,
    headers: { ...headers, [POLICY_HEADER]: page.policy },
    body: Buffer.from(page.html),
  });
}
