import { isbot } from 'isbot';
import type { ActionFunctionArgs } from 'react-router';
import { loadOptional } from '../api/load.ts';
import { readObject } from '../visit/read-body.ts';
import { redirectTo } from '../visit/redirect.ts';
import { visitContext } from '../visit/visit.server.ts';

/**
 * Counts a page view (§4). Views by crawlers, by staff as a customer, and of visitors who ask not to be tracked are not
 * counted. The API's token is in a cookie that scripts cannot read, so the browser sends the view here.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { api, impersonated } = context.get(visitContext);
  const { url } = await readObject(request);
  const { headers } = request;
  const isOptedOut = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
  if (!isOptedOut && !impersonated && !isbot(headers.get('user-agent')) && typeof url === 'string')
    await loadOptional(api.POST('/user/event', { body: { type: 'page_view', url } }), undefined);
  return new Response(null, { status: 204 });
}

/** Redirects GET requests home. */
export function loader() {
  return redirectTo('/', 303);
}
