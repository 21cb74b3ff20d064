import { data, type LoaderFunctionArgs } from 'react-router';
import { parseSitePath } from '#storefront/app/visit/site-path.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { parseSocialProvider, startSocialSignIn } from './social.server.ts';

/** Redirects to the sign-in page of a service; 404 when it is unknown or not configured. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const { searchParams, origin } = new URL(request.url);
  const provider = parseSocialProvider(params['provider']);
  const redirect = parseSitePath(searchParams.get('redirect')) ?? visit.path('/my-account');
  const connects = searchParams.has('connect');
  const url = provider && (await startSocialSignIn(visit, { provider, origin, redirect, connects }));
  if (!url) throw data(null, { status: 404 });
  return new Response(null, { status: 302, headers: { location: url.href, 'cache-control': 'no-store' } });
}
