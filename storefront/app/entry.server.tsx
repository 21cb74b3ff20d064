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

/** Logs what nobody expected. Refusals (404, 405, a broken body …) and visitors who left are no errors. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
};

/** What is not rendered by then is left to the browser, in milliseconds. */
export const streamTimeout = 5_000;

/**
 * Renders a page; its status is the loaders' (404, 500 …) unless rendering itself fails. Loaders give whole answers, so
 * there is nothing to wait for while a page is sent: it goes out in one piece, which costs half of what a stream does.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
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
        // parts that were waited for stand in their places: what comes later and is moved there needs JavaScript
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
