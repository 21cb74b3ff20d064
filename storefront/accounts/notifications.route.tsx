import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { UserNotificationsFields } from '#generated/fields/UserNotifications.ts';
import type { Problem, UserNotifications } from '#generated/schemas.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { catchProblem } from '#storefront/app/api/catch-problem.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readRecord } from '#storefront/app/visit/read-record.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { type NotificationsOutcome, NotificationsPage } from './NotificationsPage.tsx';
import { requireUser } from './require-user.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  return { chosen: await loadRequired(visit.api.GET('/user/notifications')) };
}

/** Saves the chosen e-mails. */
export async function action({ request, context }: ActionFunctionArgs): Promise<NotificationsOutcome> {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const values: unknown = await readRecord(request, UserNotificationsFields, visit.language);
  return catchProblem(async () => {
    await unwrap(visit.api.POST('/user/notifications', { body: values as UserNotifications }));
    return { done: true } as const;
  });
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.notifications', index: false });

export default function Notifications() {
  const outcome = useActionData<NotificationsOutcome | { readonly problem: Problem }>();
  return <NotificationsPage {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
