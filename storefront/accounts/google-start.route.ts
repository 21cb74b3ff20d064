import { data, type LoaderFunctionArgs } from 'react-router';
import { parseSitePath } from '#storefront/app/visit/site-path.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { startGoogleSignIn } from './google.server.ts';

/** Redirects to Google's sign-in page; 404 when Google is not configured. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const { searchParams, origin } = new URL(request.url);
  const target = parseSitePath(searchParams.get('redirect')) ?? visit.path('/my-account');
  const url = await startGoogleSignIn(visit, origin, target);
  if (!url) throw data(null, { status: 404 });
  return new Response(null, { status: 302, headers: { location: url.href, 'cache-control': 'no-store' } });
}
