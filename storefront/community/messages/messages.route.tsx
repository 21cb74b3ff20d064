import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readListPage } from '#storefront/accounts/paging.server.ts';
import { requireUser } from '#storefront/accounts/require-user.server.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { MessagesPage } from './MessagesPage.tsx';

/** Conversations per page. */
const PAGE_SIZE = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const page = readListPage(request, PAGE_SIZE);
  const { conversations, count, unread_of_people } = await loadRequired(
    visit.api.GET('/user/conversations', { params: { query: page.query } }),
  );
  return { conversations, unreadOfPeople: unread_of_people, page: page.number, pages: page.count(count) };
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.messages', index: false });

export default function Messages() {
  return <MessagesPage {...useLoaderData<typeof loader>()} />;
}
