import type { ClientRequest } from 'node:http';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiFacts } from '#scripts/generate/definitions.ts';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { ROOT } from '../setup/root.mjs';
import { type OAuthClient, oauthRelay } from './oauth-relay.ts';

interface Options {
  /** Folder with what was generated from the API's description. */
  generated: string;
  /** Where the paths of the description begin. */
  api: URL;
  /** Sent with every call; browsers never see them. */
  headers: Readonly<Record<string, string>>;
  port: number;
  /** What the pages are told beside the description. */
  settings: Omit<AnyApiSettings, 'api'>;
  /** Who signs people in at OAuth providers. */
  client?: OAuthClient | undefined;
}

/** Read by `admin/any-api/settings.ts`. */
export interface AnyApiSettings {
  /** Where the paths of the description begin. */
  api: string;
  /** Zone of all date-times; each person's own when absent. */
  timeZone?: string;
  /** Calls carry headers given to the command, and there is no sign-in. */
  isSigned?: boolean;
  /** Who the back office is for OAuth providers. */
  clientId?: string;
  /** This process proves who the client is. */
  keepsSecret?: boolean;
}

/** A cookie for the API as the pages send it; browsers let no script set the header Cookie. */
const COOKIE_HEADER = 'x-send-cookie';

/** What differs from API to API; enums of the platform (countries, languages …) stay ours. */
const THEIRS = ['api-facts.ts', 'resource-index.ts', 'operation-roles.ts', 'enum-index.ts', 'customer.ts'];

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <title>{host}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="application/json" id="settings">{settings}</script>
    <script type="module" src="/any-api/main.tsx"></script>
  </body>
</html>`;

/** Serves the back office for one API below /admin and passes its calls on below /api. Answers the address. */
export async function serveAdmin({ generated, api, headers, port, settings, client }: Options): Promise<string> {
  const server: ViteDevServer = await createServer({
    configFile: false,
    root: join(ROOT, 'admin'),
    base: '/admin/',
    cacheDir: join(ROOT, '.cache/vite-any-api'),
    logLevel: 'warn',
    appType: 'custom',
    plugins: [
      theirs(generated),
      page(api.host, { ...settings, api: api.href }),
      relay(await schemesIn(generated), api, client),
    ],
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      fs: { allow: [ROOT, generated] },
      proxy: {
        '/api/': {
          target: api.origin,
          changeOrigin: true,
          headers,
          configure: (proxy) => proxy.on('proxyReq', sendCookie),
          rewrite: (path) => api.pathname.replace(/\/+$/, '') + path.slice('/api'.length),
        },
      },
    },
  });
  await server.listen();
  return server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/admin/`;
}

function sendCookie(request: ClientRequest): void {
  const cookie = request.getHeader(COOKIE_HEADER);
  request.removeHeader(COOKIE_HEADER);
  // those of this address are no matter of the API
  request.removeHeader('cookie');
  if (cookie !== undefined) request.setHeader('cookie', cookie);
}

async function schemesIn(folder: string): Promise<ApiFacts['schemes']> {
  const { apiFacts } = (await import(pathToFileURL(join(folder, 'api-facts.ts')).href)) as { apiFacts: ApiFacts };
  return apiFacts.schemes;
}

/** Answers below /oauth, where pages get their tokens. */
function relay(schemes: ApiFacts['schemes'], api: URL, client: OAuthClient | undefined): Plugin {
  const pass = oauthRelay(schemes, api, client);
  return {
    name: 'any-api-oauth',
    configureServer: (server) => {
      server.middlewares.use('/oauth', (request, response, next) => void pass(request, response).catch(next));
    },
  };
}

/** Imports of `#generated/…` that speak of the API lead to its own folder. */
function theirs(folder: string): Plugin {
  return {
    name: 'any-api',
    enforce: 'pre',
    resolveId: (id, importer) => {
      const file = id.startsWith('#generated/') ? id.slice('#generated/'.length) : '';
      const isOurs = importer !== undefined && !relative(folder, importer).startsWith('..');
      return !isOurs && (THEIRS.includes(file) || file.startsWith('client/')) ? join(folder, file) : undefined;
    },
  };
}

/** Every address below /admin that is no file is the app's. */
function page(host: string, settings: AnyApiSettings): Plugin {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const html = PAGE.replace('{host}', () => host).replace('{settings}', () => json);
  return {
    name: 'any-api-page',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        server.transformIndexHtml(request.url ?? '/', html).then((text) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(text);
        }, next);
      });
    },
  };
}
