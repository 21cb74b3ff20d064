import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { pageMeta } from '../meta/page-meta.ts';
import { requireUser } from '../sign/require-user.server.ts';
import { visitContext } from '../visit/visit.server.ts';
import { AccountPage } from './AccountPage.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { name, picture, email, customer, orders = 0 } = await requireUser(context.get(visitContext), request);
  return { name, picture, email, customer: customer ?? undefined, orders };
}

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'account.title', index: false });

export default function Account() {
  return <AccountPage {...useLoaderData<typeof loader>()} />;
}
