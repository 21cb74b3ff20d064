import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { unwrap } from '#generated/client/unwrap.ts';
import type { Problem } from '#generated/schemas.ts';
import { requireUser } from '#storefront/accounts/require-user.server.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { loadRequired } from '#storefront/app/api/load.ts';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { type CardsOutcome, submitCardForm } from './cards.server.ts';
import { CardsPage } from './CardsPage.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  const [cards, { publishable_key: publishableKey }] = await Promise.all([
    loadRequired(visit.api.GET('/user/cards')),
    unwrap(visit.api.GET('/payment-options')),
  ]);
  return { cards, publishableKey, currency: visit.currency, month: new Date().toISOString().slice(0, 7) };
}

/** Adds a card, confirms it after 3-D Secure, makes one the default or removes one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  await requireUser(visit, request);
  return submitCardForm(visit, request);
}

/** Keeps the page when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'account.cards', index: false });

export default function Cards() {
  const outcome = useActionData<CardsOutcome | { readonly problem: Problem }>();
  return <CardsPage {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
