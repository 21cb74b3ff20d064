/** Entry of the storefront's server build. */
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { StorefrontContext } from '#domain/storefront-context.ts';
import { isForeignPost } from './app/visit/origin-check.ts';
import { storefrontContext } from './app/visit/context.ts';

export { findSharedPage } from './app/visit/shared-page.server.ts';

const respond = createRequestHandler(build, import.meta.env.MODE);

/**
 * Handles a request for a page, a loader's data or a form. Never rejects because of a visitor's input. Form posts from
 * other sites get 403.
 */
export async function handle(request: Request, context: StorefrontContext): Promise<Response> {
  if (isForeignPost(request, context.publicUrl)) return new Response(null, { status: 403 });
  const { pathname, search } = new URL(request.url);
  const provider = new RouterContextProvider();
  provider.set(storefrontContext, context);
  // behind a proxy the browser's address is publicUrl, which canonical links and React Router's checks use;
  // concatenated, because a path of `//host` would resolve to that host
  return respond(new Request(context.publicUrl + pathname + search, request), provider);
}
