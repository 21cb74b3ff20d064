/** Entry of the storefront's server build. */
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { StorefrontContext } from '#domain/storefront-context.ts';
import { isForeignPost } from './app/visit/origin-check.ts';
import { storefrontContext } from './app/visit/context.ts';
import { recogniseHost } from './app/visit/own-host.server.ts';

/** Style sheets of a route; none in development, where Vite inserts styles. */
const listStyles = (id: string) => (build.assets.routes[id]?.css ?? []).map((href) => href.replace(/#$/, ''));

/** Style sheets that a shop's page has in addition to those of the home page. */
const SHOP_STYLES = listStyles('en:shop').filter(
  (href) => !['root', 'en:home'].some((id) => listStyles(id).includes(href)),
);

export { findSharedPage } from './app/visit/shared-page.server.ts';

const respond = createRequestHandler(build, import.meta.env.MODE);

/**
 * Handles a request for a page, a loader's data or a form. Never rejects because of a visitor's input. Form posts from
 * other sites get 403.
 */
export async function handle(request: Request, context: StorefrontContext): Promise<Response> {
  const site = await recogniseHost(context);
  if (isForeignPost(request, site.origin)) return new Response(null, { status: 403 });
  const { pathname, search } = new URL(request.url);
  const provider = new RouterContextProvider();
  provider.set(storefrontContext, { ...site, shopStyles: SHOP_STYLES });
  // behind a proxy the browser's address is on this origin, which React Router's checks use;
  // concatenated, because a path of `//host` would resolve to that host
  return respond(new Request(site.origin + pathname + search, request), provider);
}
