import type { ClientRequest } from 'node:http';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiFacts } from '#scripts/generate/definitions.ts';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { ROOT } from '../setup/root.mjs';
import { type OAuthClient, createOAuthRelay } from './oauth-relay.ts';

interface Options {
  /** Folder of the files generated from the API's description. */
  generated: string;
  /** Base address of the description's paths. */
  api: URL;
  /** Sent with every call; never sent to the browser. */
  headers: Readonly<Record<string, string>>;
  port: number;
  /** Settings of the pages. */
  settings: Omit<AnyApiSettings, 'api'>;
  /** OAuth client that signs users in. */
  client?: OAuthClient | undefined;
}

/** Read by `admin/any-api/settings.ts`. */
export interface AnyApiSettings {
  /** Base address of the description's paths. */
  api: string;
  /** Zone of all date-times; the browser's when absent. */
  timeZone?: string;
  /** The command sets headers of calls; there is no sign-in. */
  isSigned?: boolean;
  /** OAuth client id. */
  clientId?: string;
  /** This process adds the client secret to token requests. */
  keepsSecret?: boolean;
}

/** Header that pages send in place of Cookie, which scripts cannot set. */
const COOKIE_HEADER = 'x-send-cookie';

/** Generated files that differ by API; enums of the platform (countries, languages …) do not. */
const REPLACED_FILES = ['api-facts.ts', 'resource-index.ts', 'operation-roles.ts', 'enum-index.ts', 'client.ts'];

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

/** Serves the back office of one API below /admin and proxies its calls below /api. Returns the address. */
export async function serveAdmin({ generated, api, headers, port, settings, client }: Options): Promise<string> {
  const server: ViteDevServer = await createServer({
    configFile: false,
    root: join(ROOT, 'admin'),
    base: '/admin/',
    cacheDir: join(ROOT, '.cache/vite-any-api'),
    logLevel: 'warn',
    appType: 'custom',
    plugins: [
      replaceGeneratedFiles(generated),
      servePage(api.host, { ...settings, api: api.href }),
      serveOAuthRelay(await readSchemes(generated), api, client),
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
  // cookies of this origin do not belong to the API
  request.removeHeader('cookie');
  if (cookie !== undefined) request.setHeader('cookie', cookie);
}

async function readSchemes(folder: string): Promise<ApiFacts['schemes']> {
  const { apiFacts } = (await import(pathToFileURL(join(folder, 'api-facts.ts')).href)) as { apiFacts: ApiFacts };
  return apiFacts.schemes;
}

/** Serves the OAuth relay below /oauth. */
function serveOAuthRelay(schemes: ApiFacts['schemes'], api: URL, client: OAuthClient | undefined): Plugin {
  const handle = createOAuthRelay(schemes, api, client);
  return {
    name: 'any-api-oauth',
    configureServer: (server) => {
      server.middlewares.use('/oauth', (request, response, next) => void handle(request, response).catch(next));
    },
  };
}

/** Resolves `#generated/…` imports that depend on the API to its own folder. */
function replaceGeneratedFiles(folder: string): Plugin {
  return {
    name: 'any-api',
    enforce: 'pre',
    resolveId: (id, importer) => {
      const file = id.startsWith('#generated/') ? id.slice('#generated/'.length) : '';
      const isOurs = importer !== undefined && !relative(folder, importer).startsWith('..');
      return !isOurs && (REPLACED_FILES.includes(file) || file.startsWith('client/')) ? join(folder, file) : undefined;
    },
  };
}

/** Serves the app's page at every address below /admin that is no file. */
function servePage(host: string, settings: AnyApiSettings): Plugin {
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
