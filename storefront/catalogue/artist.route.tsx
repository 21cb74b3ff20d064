import {
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { skipCartForms } from '#storefront/cart/skip-cart-forms.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { submitFollow } from './follow.server.ts';
import { loadMaker } from './load-maker.server.ts';
import { buildMakerMeta, MakerPage } from './MakerPage.tsx';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return loadMaker('artist', request, params, context.get(visitContext));
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return submitFollow('artist', request, params, context.get(visitContext));
}

/** Keeps the page when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const shouldRevalidate = skipCartForms;

export const meta: MetaFunction<typeof loader> = (args) => buildMakerMeta(args, 'artist', args.loaderData);

export default function Artist() {
  return <MakerPage {...useLoaderData<typeof loader>()} />;
}
