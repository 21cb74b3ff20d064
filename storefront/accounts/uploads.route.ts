import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { COOKIES } from '#domain/cookies.ts';
import { storefrontContext } from '#storefront/app/visit/context.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';

/** What of a call and of its answer is passed on. */
const ASKED = ['content-type'];
const ANSWERED = ['content-type', 'etag', 'retry-after'];

/**
 * The calls of an upload in parts, passed on to the API as they are, bytes unread. The browser's scripts cannot see the
 * token, so it is put in here; posts from other sites do not get this far.
 */
async function passOn({ request, context, params }: ActionFunctionArgs | LoaderFunctionArgs): Promise<Response> {
  const { apiFetch } = context.get(storefrontContext);
  const { cookies, language } = context.get(visitContext);
  const { upload, step, number } = params;
  const path = [upload, step, number].filter((part) => part !== undefined);
  // nothing that could lead to another place of the API
  if (!path.every((part) => /^\w+$/.test(part))) return new Response(null, { status: 404 });
  const headers = chosen(request.headers, ASKED);
  headers.set('accept-language', language);
  const token = cookies.token(COOKIES.token);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const { method, body, signal } = request;
  const bytes = body && { body, duplex: 'half' };
  const answer = await apiFetch(
    new Request(`http://api.invalid/${['api/uploads', ...path].join('/')}`, { method, headers, signal, ...bytes }),
  );
  return new Response(answer.body, { status: answer.status, headers: chosen(answer.headers, ANSWERED) });
}

function chosen(headers: Headers, names: readonly string[]): Headers {
  return new Headers(
    names.flatMap((name): [string, string][] => [[name, headers.get(name) ?? '']]).filter(([, v]) => v),
  );
}

export const loader = passOn;
export const action = passOn;
