import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { pathToFileURL } from 'node:url';
import type { StorefrontContext } from '#domain/storefront-context.ts';
import { BYTES, MAX_PART_BYTES } from '#server/core/api/description.ts';
import { problem } from '#server/core/problems/problem.ts';
import type { PageApi } from './page-api.ts';
import type { Config } from '#server/core/config/config.ts';
import { createSharedPages } from './shared-pages.ts';
import type { FindSharedPage, StorefrontHandle } from './storefront-build.ts';
import { MAX_FORM_FILE_BYTES } from '#server/core/uploads/purposes.ts';

interface StorefrontOptions {
  root: string;
  config: Config;
  api: PageApi;
}

interface RenderOptions extends Omit<StorefrontOptions, 'root'> {
  /** Without it no page is shared. */
  findSharedPage?: FindSharedPage;
}

const HOUR_SECONDS = 3_600;
const YEAR_SECONDS = 31_536_000;

/** Serves the built storefront: static files and rendered pages. */
export async function storefrontPages(app: FastifyInstance, { root, config, api }: StorefrontOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${root}/client`,
    decorateReply: false,
    wildcard: false,
    index: false,
    cacheControl: false,
    // the build compresses better than there is time for here
    preCompressed: true,
    setHeaders: (reply, path) => {
      // names of built files contain a content hash
      const isHashed = path.startsWith(`${root}/client/static/`);
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`,
      );
    },
  });
  const storefront: { handle: StorefrontHandle; findSharedPage: FindSharedPage } = await import(
    pathToFileURL(`${root}/server/index.js`).href
  );
  renderPages(app, storefront.handle, { config, api, findSharedPage: storefront.findSharedPage });
}

/** Registers the storefront for all other paths. */
export function renderPages(
  app: FastifyInstance,
  handle: StorefrontHandle,
  { config, api, findSharedPage }: RenderOptions,
): void {
  // the storefront parses forms itself
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  acceptFiles(app);
  const sendSharedPage = findSharedPage && createSharedPages({ handle, findSharedPage, api });
  app.all('/*', async (request, reply) => {
    const publicUrl = getSite(request, config);
    const url = toRequestUrl(request.url, publicUrl);
    if (isSiteHost(request, config) && (await sendSharedPage?.(request, reply, { url, publicUrl }))) return reply;
    const visitor = { ip: request.ip, requestId: request.id, userAgent: request.headers['user-agent'] };
    const context: StorefrontContext = {
      apiFetch: api.apiFetch(visitor),
      callOperation: api.callOperation?.(visitor),
      nonce: request.nonce,
      publicUrl,
      requestOrigin: parseOrigin(request),
      siteUrl: config.publicUrl,
      clientIp: request.ip,
      dataVersion: api.responses?.dataVersion,
    };
    return sendResponse(reply, await handle(toWebRequest(request, reply, url), context));
  });
}

/** Overhead of multipart boundaries and field headers. */
const FORM_FRAME_BYTES = 65_536;

/** Passes file bodies as streams. Throws 413 for bodies that are too long or have no Content-Length. */
function acceptFiles(app: FastifyInstance): void {
  const limits = { 'multipart/form-data': MAX_FORM_FILE_BYTES + FORM_FRAME_BYTES, [BYTES]: MAX_PART_BYTES };
  for (const [type, limit] of Object.entries(limits)) {
    app.addContentTypeParser(type, ({ headers }, payload, done) => {
      const isWithinLimit = Number(headers['content-length'] ?? Infinity) <= limit;
      done(isWithinLimit ? null : problem(413, 'payload_too_large'), payload);
    });
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns the public URL; on localhost, the origin of the request. */
function getSite(request: FastifyRequest, { publicUrl }: Config): string {
  return LOOPBACK.has(new URL(publicUrl).hostname) ? (parseOrigin(request) ?? publicUrl) : publicUrl;
}

/** Whether the site's own host was requested: a white-label shop's own host has other pages. */
function isSiteHost(request: FastifyRequest, { publicUrl }: Config): boolean {
  const origin = parseOrigin(request);
  const [requested, site] = [origin && new URL(origin).hostname, new URL(publicUrl).hostname];
  return requested === site || (requested !== undefined && LOOPBACK.has(site) && LOOPBACK.has(requested));
}

/** Returns the origin that the browser requested; undefined for an invalid Host header. */
function parseOrigin({ protocol, host }: FastifyRequest): string | undefined {
  return URL.parse(`${protocol}://${host}`)?.origin;
}

/** Origin of an absolute request target (`GET http://host/path`), chosen by the client. */
const TARGET_ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** Converts a request target to a URL of `site`. Concatenated, because resolving `//host` would change the host. */
export function toRequestUrl(target: string, site: string): URL {
  const path = target.replace(TARGET_ORIGIN, '');
  return new URL(site + (path.startsWith('/') ? path : '/'));
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const disconnection = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) disconnection.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const { method, body } = request;
  return new Request(url, {
    method,
    headers,
    signal: disconnection.signal,
    ...(method !== 'GET' && method !== 'HEAD' && toWebBody(body)),
  });
}

function toWebBody(body: unknown): object {
  if (body instanceof Buffer) return { body: new Uint8Array(body) };
  return body instanceof Readable ? { body: Readable.toWeb(body), duplex: 'half' } : {};
}

function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return response.body ? reply.send(Readable.fromWeb(response.body as NodeReadableStream)) : reply.send();
}
