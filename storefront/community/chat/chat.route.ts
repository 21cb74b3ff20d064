import type { ActionFunctionArgs } from 'react-router';
import { readObject } from '#storefront/app/visit/read-body.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { callChat } from './chat.server.ts';

/** The chat's endpoint. The secret is in the body, so that it is in no log. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return Response.json(await callChat(context.get(visitContext), await readObject(request)));
}

/** Redirects GET requests home. */
export function loader() {
  return redirectTo('/', 303);
}
