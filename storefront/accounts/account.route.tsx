import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { requireUser } from './require-user.server.ts';
import { formatAddressLines } from '#storefront/ui/format-address-lines.server.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { AccountPage } from './AccountPage.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const { id, name, picture, email, customer, orders = 0, new_messages = 0 } = await requireUser(visit, request);
  // a country alone is not shown as an address
  const address = customer?.address ? formatAddressLines(customer, visit.language) : [];
  return { id, name, picture, email, address, orders, messages: new_messages };
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.title', index: false });

export default function Account() {
  return <AccountPage {...useLoaderData<typeof loader>()} />;
}
