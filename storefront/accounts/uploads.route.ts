import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { COOKIES } from '#domain/cookies.ts';
import { storefrontContext } from '#storefront/app/visit/context.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';

/** Headers that are forwarded. */
const FORWARDED_REQUEST_HEADERS = ['content-type'];
const FORWARDED_RESPONSE_HEADERS = ['content-type', 'etag', 'retry-after'];

/**
 * Forwards the calls of a multipart upload to the API, adding the HttpOnly token. Bodies are streamed; posts from
 * other sites are rejected earlier.
 */
async function forwardRequest({
  request,
  context,
  params,
}: ActionFunctionArgs | LoaderFunctionArgs): Promise<Response> {
  const { apiFetch } = context.get(storefrontContext);
  const { cookies, language } = context.get(visitContext);
  const { upload, step, number } = params;
  const path = [upload, step, number].filter((part) => part !== undefined);
  // only word characters, so that no other path of the API can be reached
  if (!path.every((part) => /^\w+$/.test(part))) return new Response(null, { status: 404 });
  const headers = pickHeaders(request.headers, FORWARDED_REQUEST_HEADERS);
  headers.set('accept-language', language);
  const token = cookies.token(COOKIES.token);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const { method, body, signal } = request;
  const bytes = body && { body, duplex: 'half' };
  const answer = await apiFetch(
    new Request(`http://api.invalid/${['api/uploads', ...path].join('/')}`, { method, headers, signal, ...bytes }),
  );
  return new Response(answer.body, {
    status: answer.status,
    headers: pickHeaders(answer.headers, FORWARDED_RESPONSE_HEADERS),
  });
}

function pickHeaders(headers: Headers, names: readonly string[]): Headers {
  return new Headers(
    names.flatMap((name): [string, string][] => [[name, headers.get(name) ?? '']]).filter(([, v]) => v),
  );
}

export const loader = forwardRequest;
export const action = forwardRequest;
