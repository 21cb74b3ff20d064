import { data, type LoaderFunctionArgs } from 'react-router';
import { storefrontContext } from '#storefront/app/visit/context.ts';

/** Response headers of the API that are forwarded. */
const FORWARDED_HEADERS = ['content-type', 'content-disposition', 'cache-control'];

/** Forwards a quote's PDF, by the token of its link. */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const { apiFetch } = context.get(storefrontContext);
  const url = `http://api.invalid/api/quotes/${encodeURIComponent(params.token ?? '')}/pdf`;
  const answer = await apiFetch(new Request(url, { signal: request.signal }));
  if (!answer.ok) throw data(null, { status: answer.status >= 500 ? answer.status : 404 });
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) headers.set(name, answer.headers.get(name) ?? '');
  return new Response(answer.body, { headers });
}
