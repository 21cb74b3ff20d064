import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadOptional, loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readForm } from '#storefront/app/visit/read-body.ts';
import { type Visit, visitContext } from '#storefront/app/visit/visit.server.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { BidsPage } from './BidsPage.tsx';
import { submitBid } from './place-bid.server.ts';

/** Throws 404 for everybody but staff, for whom auctions are open until they are published (§6). */
async function requireStaff(visit: Visit): Promise<void> {
  if (!(await visit.user())?.isMun) throw data(null, { status: 404 });
}

/** Loads the lots with the server's time; `lot` is the lot whose bids are listed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireStaff(visit);
  const id = Number(new URL(request.url).searchParams.get('lot'));
  const [lots, lot] = await Promise.all([
    loadRequired(visit.api.GET('/lots')),
    Number.isSafeInteger(id) && id > 0
      ? loadOptional(visit.api.GET('/lots/{id}', { params: { path: { id } } }), undefined)
      : undefined,
  ]);
  return { lots, opened: lot && { id: lot.id, bids: lot.bids ?? [] }, now: Date.now() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireStaff(visit);
  return submitBid(visit, await readForm(request));
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'bids.title', index: false });

export default function Bids() {
  return <BidsPage {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />;
}
