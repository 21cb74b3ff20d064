import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { loadShippingEstimate } from './shipping-estimate.server.ts';

/** Keeps the page when the network or the server fails; then the shipping is unknown. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch {
    return { country: undefined, estimate: null };
  }
}

/** The shipping of one copy of `item` to `country`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const item = query.get('item') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(item)) throw data(null, { status: 404 });
  const country = query.get('country') ?? undefined;
  return { country, estimate: await loadShippingEstimate(context.get(visitContext), Number(item), country) };
}
