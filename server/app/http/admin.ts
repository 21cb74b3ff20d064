import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';

const PREFIX = '/admin';
const YEAR_SECONDS = 31_536_000;

/**
 * Serves the back office: one page for every path below /admin. Scripts carry the request's nonce; a meta tag passes it
 * to libraries that inject styles.
 */
export async function adminPages(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  const page = await readFile(`${root}/index.html`, 'utf8');
  await app.register(fastifyStatic, {
    root: `${root}/assets`,
    prefix: `${PREFIX}/assets/`,
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
  });
  for (const url of [PREFIX, `${PREFIX}/*`]) {
    app.get(url, (request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(withNonce(page, request.nonce)),
    );
  }
}

/** Adds a nonce to scripts, styles and preloads of a page. */
export function withNonce(page: string, nonce: string): string {
  return page
    .replaceAll(/<(script|style|link)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
    .replace('</head>', `<meta property="csp-nonce" nonce="${nonce}"></head>`);
}
