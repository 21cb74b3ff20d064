import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { toProblem } from '#server/core/problems/to-problem.ts';
import { getLanguage, getTexts } from '#server/core/problems/texts.ts';
import type { Config } from '#server/core/config/config.ts';
import { adminPages } from './admin.ts';
import type { PageApi } from './page-api.ts';
import { setNonce, canBeFramed, createPageHeaders } from '#server/core/http/security.ts';
import { storefrontPages } from './storefront.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** CSP nonce of the page. */
    nonce: string;
  }
}

/** Registers back office and storefront. */
export type Screens = (app: FastifyInstance, options: { config: Config; api: PageApi }) => Promise<void>;

const BUILD = fileURLToPath(new URL('../../../build', import.meta.url));

/** The screens built by `npm run build`. */
export const builtScreens: Screens = async (app, { config, api }) => {
  await app.register(adminPages, { root: `${BUILD}/admin` });
  await app.register(storefrontPages, { root: `${BUILD}/storefront`, config, api });
};

/** Sets nonce and headers of pages; errors before rendering are plain text. */
export async function registerPageFrame(app: FastifyInstance, config: Config): Promise<void> {
  app.decorateRequest('nonce', '');
  app.addHook('onRequest', (request, reply, done) => {
    request.nonce = randomBytes(16).toString('base64');
    setNonce(request.raw, request.nonce);
    if (!canBeFramed(request.url)) reply.header('x-frame-options', 'SAMEORIGIN');
    done();
  });
  await app.register(helmet, createPageHeaders(config));
  app.setErrorHandler((error, request, reply) => {
    const { status, cause } = toProblem(error);
    if (status >= 500) request.log.error({ err: cause ?? error }, 'a page failed');
    const t = getTexts(getLanguage(undefined, request.headers['accept-language']));
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send(`${t(`titles.${status}`)}\n${request.id}\n`);
  });
}
