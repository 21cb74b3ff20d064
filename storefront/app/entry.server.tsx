import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import './locale/all-messages.server.ts';
import { storefrontContext } from './visit/context.ts';
import { NonceContext } from './visit/nonce.ts';

/** Logs unexpected errors. Responses below 500 and aborted requests are not errors. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
};

/** Rendering is aborted after this many milliseconds. */
export const streamTimeout = 5_000;

/**
 * Renders a page with the status of its loaders. Loaders return complete data, so the page is sent in one piece,
 * which costs half the CPU time of a stream.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Link',
    listScripts(routerContext)
      .map((file) => `<${file}>; rel=modulepreload; fetchpriority=low`)
      .join(),
  );
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce } = loadContext.get(storefrontContext);

  return new Promise((resolve, reject) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const page = new Writable({
      write(piece: Buffer<ArrayBuffer>, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(new Response(Buffer.concat(pieces), { status, headers }));
        done();
      },
    });
    const timer = setTimeout(() => abort(), streamTimeout + 1000);
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // without chunks, suspended parts are rendered in place and need no script to be moved there
        progressiveChunkSize: Infinity,
        onAllReady: () => pipe(page),
        onShellError: (error) => {
          clearTimeout(timer);
          reject(error);
        },
        onError: (error) => console.error(error),
      },
    );
  });
}

/**
 * The scripts of a page. React Router's own preloads have a high priority and would delay what the page is painted with:
 * the first preload of a file counts.
 */
function listScripts({ manifest, staticHandlerContext }: EntryContext): readonly string[] {
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]);
  const entries = [manifest.entry, ...routes].filter((entry) => entry !== undefined);
  return [...new Set(entries.flatMap(({ module, imports = [] }) => [module, ...imports]))];
}
