import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { pageMeta } from '#storefront/app/meta/page-meta.ts';
import { requireUser } from './require-user.server.ts';
import { shownAddress } from '#storefront/ui/address.server.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { AccountPage } from './AccountPage.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const { name, picture, email, customer, orders = 0 } = await requireUser(visit, request);
  // a country alone is no address
  const address = customer?.address ? shownAddress(customer, visit.language) : [];
  return { name, picture, email, address, orders };
}

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'account.title', index: false });

export default function Account() {
  return <AccountPage {...useLoaderData<typeof loader>()} />;
}
