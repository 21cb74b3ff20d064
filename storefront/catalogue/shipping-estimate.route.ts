import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { loadShippingEstimate } from './shipping-estimate.server.ts';

/** Leaves the estimate unknown when the network or the server fails, which must not replace the page. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return serverLoader<typeof loader>().catch(() => ({ estimate: null }));
}

/** The shipping of one copy of `item` to `country`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const item = query.get('item') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(item)) throw data(null, { status: 404 });
  const country = query.get('country') ?? undefined;
  return { country, estimate: await loadShippingEstimate(context.get(visitContext), Number(item), country) };
}
