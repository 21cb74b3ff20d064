import { data, type LoaderFunctionArgs } from 'react-router';
import { COOKIES } from '#domain/cookies.ts';
import { requireUser } from './require-user.server.ts';
import { storefrontContext } from '#storefront/app/visit/context.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';

/** Response headers of the API that are forwarded. */
const FORWARDED_HEADERS = ['content-type', 'content-disposition', 'cache-control'];

/** Forwards the invoice PDF of one of the user's orders, adding the token that the browser does not send. */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const { apiFetch } = context.get(storefrontContext);
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  if (!/^\d{1,9}$/.test(params.id ?? '')) throw data(null, { status: 404 });
  const token = visit.cookies.get(COOKIES.token.name) ?? '';
  const url = `http://api.invalid/api/user/orders/${params.id}/invoice`;
  const answer = await apiFetch(
    new Request(url, { headers: { authorization: `Bearer ${token}` }, signal: request.signal }),
  );
  if (!answer.ok) throw data(null, { status: answer.status });
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) headers.set(name, answer.headers.get(name) ?? '');
  return new Response(answer.body, { headers });
}
