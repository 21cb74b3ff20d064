import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';

const PREFIX = '/admin';
const YEAR_SECONDS = 31_536_000;

/**
 * The back office: one page for every address below /admin; the screen itself finds out which. The page's scripts get
 * the request's nonce, and a meta tag tells it to those that write styles later.
 */
export async function adminPages(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  const page = await readFile(`${root}/index.html`, 'utf8');
  await app.register(fastifyStatic, {
    root: `${root}/assets`,
    prefix: `${PREFIX}/assets/`,
    decorateReply: false,
    wildcard: false,
    index: false,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
  });
  for (const url of [PREFIX, `${PREFIX}/*`]) {
    app.get(url, (request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(withNonce(page, request.nonce)),
    );
  }
}

/** Marks the scripts, styles and preloads of a page with a nonce. */
export function withNonce(page: string, nonce: string): string {
  return page
    .replaceAll(/<(script|style|link)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
    .replace('</head>', `<meta property="csp-nonce" nonce="${nonce}"></head>`);
}
