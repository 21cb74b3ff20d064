import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { unwrap } from '#generated/client/unwrap.ts';
import { readListPage } from '#storefront/accounts/paging.server.ts';
import { requireUser } from '#storefront/accounts/require-user.server.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readForm } from '#storefront/app/visit/read-body.ts';
import { redirectTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { DirectMessagesPage } from './DirectMessagesPage.tsx';

/** Conversations per page. */
const PAGE_SIZE = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const page = readListPage(request, PAGE_SIZE);
  const list = await loadRequired(visit.api.GET('/user/direct-conversations', { params: { query: page.query } }));
  const { conversations, count, accepts_messages, unread_of_shop } = list;
  return {
    conversations,
    acceptsMessages: accepts_messages,
    unreadOfShop: unread_of_shop,
    page: page.number,
    pages: page.count(count),
  };
}

/** Chooses whether others can write to the user. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const accepts_messages = (await readForm(request)).get('accepts_messages') === 'true';
  await unwrap(visit.api.POST('/user/message-settings', { body: { accepts_messages } }));
  return redirectTo(visit.path('/my-account/messages/people'), 303);
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.messages', index: false });

export default function DirectMessages() {
  return <DirectMessagesPage {...useLoaderData<typeof loader>()} />;
}
