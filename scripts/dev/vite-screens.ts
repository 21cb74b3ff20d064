import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { withNonce } from '#server/app/http/admin.ts';
import type { Screens } from '#server/app/http/pages.ts';
import { renderPages } from '#server/app/http/storefront.ts';
import type { StorefrontHandle } from '#server/app/http/storefront-build.ts';
import { ROOT } from '../setup/root.mjs';

/** Serves back office and storefront from their sources by two Vite servers with hot reload. */
export async function createViteScreens(): Promise<Screens> {
  // Vite needs a server for its WebSockets before the app listens; the app forwards its upgrades to this one.
  const hmrServer = new Server();
  const serve = (room: string): Promise<ViteDevServer> =>
    createServer({
      configFile: join(ROOT, room, 'vite.config.ts'),
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: hmrServer, path: `/__${room}-changes` } },
    });
  const admin = await serve('admin');
  const storefront = await serve('storefront');
  return async (app, options) => {
    app.server.on('upgrade', (...connection) => hmrServer.emit('upgrade', ...connection));
    await registerViteScreens(app, options, admin, storefront);
  };
}

async function registerViteScreens(
  app: FastifyInstance,
  options: Parameters<Screens>[1],
  admin: ViteDevServer,
  storefront: ViteDevServer,
): Promise<void> {
  // closes the WebSockets, which would keep the app from closing
  app.addHook('preClose', async () => {
    await Promise.all([admin.close(), storefront.close()]);
  });
  // Vite inserts styles without a nonce
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    reply.header(
      'content-security-policy',
      String(policy).replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
    );
  });
  await app.register(middie);
  // both servers know paths like /@vite/client, and each has its own React
  app.use((request, response, next) => {
    const { middlewares } = request.url?.startsWith('/admin/') ? admin : storefront;
    middlewares(request, response, next);
  });

  for (const url of ['/admin', '/admin/*']) {
    app.get(url, async (request, reply) => {
      // a module that Vite could not compile; the error is on the terminal and in the page
      if (!request.headers.accept?.includes('text/html')) return reply.code(500).send();
      const page = await admin.transformIndexHtml(request.url, await readFile(join(ROOT, 'admin/index.html'), 'utf8'));
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(withNonce(page, request.nonce));
    });
  }
  const handle: StorefrontHandle = async (request, context) => {
    // Vite caches the module until one of its files changes
    const current: Record<string, StorefrontHandle> = await storefront.ssrLoadModule('/server.ts');
    if (!current['handle']) throw new Error('storefront/server.ts has no export called handle.');
    return current['handle'](request, context);
  };
  renderPages(app, handle, options);
}
