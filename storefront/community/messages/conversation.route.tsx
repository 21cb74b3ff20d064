import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Problem } from '#generated/schemas.ts';
import { parseId } from '#storefront/accounts/parse-id.ts';
import { requireUser } from '#storefront/accounts/require-user.server.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { ConversationPage } from './ConversationPage.tsx';
import { readMessage } from './read-message.server.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const path = { id: parseId(params.id) };
  return { conversation: await loadRequired(visit.api.GET('/user/conversations/{id}', { params: { path } })) };
}

/** Sends a message and redirects to the page. The API checks the text. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const path = { id: parseId(params.id) };
  return catchProblem(async () => {
    const body = await readMessage(visit, request);
    await unwrap(visit.api.POST('/user/conversations/{id}/messages', { params: { path }, body }));
    return redirectTo(visit.path(buildPagePath(ROUTES.conversation, path)), 303);
  });
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.messages', index: false });

export default function Conversation() {
  return (
    <ConversationPage {...useLoaderData<typeof loader>()} problem={useActionData<{ problem?: Problem }>()?.problem} />
  );
}
