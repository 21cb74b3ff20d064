import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import type { Problem } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { parseId } from '#storefront/accounts/parse-id.ts';
import { requireUser } from '#storefront/accounts/require-user.server.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { readMessage } from '../messages/read-message.server.ts';
import { WriteMessagePage } from './WriteMessagePage.tsx';

/** Visitors sign in first and then return to the page. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const path = { id: parseId(params.id) };
  const { id, name, accepts_messages } = await loadRequired(visit.api.GET('/users/{id}', { params: { path } }));
  return { id, name, acceptsMessages: accepts_messages };
}

/** Sends the message and opens its conversation. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const path = { id: parseId(params.id) };
  return catchProblem(async () => {
    const body = await readMessage(visit, request);
    const { id } = await unwrap(visit.api.POST('/users/{id}/messages', { params: { path }, body }));
    return redirectTo(visit.path(buildPagePath(ROUTES.directConversation, { id })), 303);
  });
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'user_profile.write', index: false });

export default function WriteMessage() {
  return (
    <WriteMessagePage {...useLoaderData<typeof loader>()} problem={useActionData<{ problem?: Problem }>()?.problem} />
  );
}
