import { data, type LoaderFunctionArgs } from 'react-router';
import { COOKIES } from '#domain/cookies.ts';
import { storefrontContext } from '#storefront/app/visit/context.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { requireUser } from './require-user.server.ts';

/** Response headers of the API that are forwarded. */
const FORWARDED_HEADERS = ['content-type', 'content-disposition', 'cache-control'];

/** Forwards a file of the API, adding the token that the browser does not send. A `body` is posted. */
export async function forwardFile(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  path: string,
  body?: object,
): Promise<Response> {
  const { apiFetch } = context.get(storefrontContext);
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const token = visit.cookies.get(COOKIES.token.name) ?? '';
  const answer = await apiFetch(
    new Request(`http://api.invalid${path}`, {
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      signal: request.signal,
    }),
  );
  if (!answer.ok) throw data(null, { status: answer.status });
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) headers.set(name, answer.headers.get(name) ?? '');
  return new Response(answer.body, { headers });
}
