import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { parseConversationReference } from '#domain/community/conversations.ts';
import { buildPagePath, ROUTES, type SitePath } from '#domain/routes.ts';
import { ReportRequestFields } from '#generated/fields/ReportRequest.ts';
import type { Problem, ReportRequest } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { parseId } from '#storefront/accounts/parse-id.ts';
import { requireUser } from '#storefront/accounts/require-user.server.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readForm } from '#storefront/app/visit/read-body.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { type Visit, visitContext } from '#storefront/app/visit/visit.server.ts';
import { DirectConversationPage } from './DirectConversationPage.tsx';
import { readMessage } from './read-message.server.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const path = { id: parseId(params.id) };
  return { conversation: await loadRequired(visit.api.GET('/user/direct-conversations/{id}', { params: { path } })) };
}

type FormName = 'message' | 'settings' | 'report';

/** Processes a form of the page; resolves to the page to open then. */
type Work = (visit: Visit, request: Request, id: number) => Promise<SitePath>;

const FORMS: Readonly<Record<FormName, Work>> = {
  message: async (visit, request, id) => {
    const body = await readMessage(visit, request);
    await unwrap(visit.api.POST('/user/direct-conversations/{id}/messages', { params: { path: { id } }, body }));
    return buildPagePath(ROUTES.directConversation, { id });
  },
  settings: async (visit, request, id) => {
    const form = await readForm(request);
    // the button names the setting that it switches
    const read = (name: string) => (form.get(name) === 'true') !== (form.get('change') === name);
    const body = { muted: read('muted'), blocked: read('blocked') };
    await unwrap(visit.api.POST('/user/direct-conversations/{id}', { params: { path: { id } }, body }));
    return buildPagePath(ROUTES.directConversation, { id });
  },
  report: async (visit, request, id) => {
    const values: unknown = await readRecord(request, ReportRequestFields, visit.language);
    const body = values as ReportRequest;
    const call = visit.api.POST('/user/direct-conversations/{id}/report', { params: { path: { id } }, body });
    const { reference } = await unwrap(call);
    return buildPagePath(ROUTES.conversation, { id: parseConversationReference(reference) ?? 0 });
  },
};

/** Sends a message, changes a setting or reports the conversation (`?form=`), and redirects. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const id = parseId(params.id);
  const name = new URL(request.url).searchParams.get('form');
  const form = name === 'settings' || name === 'report' ? name : 'message';
  const outcome = await catchProblem(async () => redirectTo(visit.path(await FORMS[form](visit, request, id)), 303));
  return outcome instanceof Response ? outcome : { form, ...outcome };
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.messages', index: false });

export default function DirectConversation() {
  const outcome = useActionData<{ form?: FormName; problem?: Problem }>();
  const failure = outcome?.problem && { form: outcome.form ?? ('message' as const), problem: outcome.problem };
  return <DirectConversationPage {...useLoaderData<typeof loader>()} failure={failure} />;
}
