import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { readFields } from '#storefront/app/visit/read-body.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { ContentPage } from '#storefront/content/page/ContentPage.tsx';
import { loadContentPage } from '#storefront/content/page/load-content-page.server.ts';
import { buildContentMeta } from '#storefront/content/page/page-meta.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { subscribe } from './newsletter.server.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadContentPage(request, context.get(visitContext));
}

export async function action({ request, context }: ActionFunctionArgs) {
  return subscribe(context.get(visitContext), await readFields(request));
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction<typeof loader> = (args) => buildContentMeta(args, args.loaderData);

export default function Newsletter() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <ContentPage page={page}>
      <NewsletterForm />
    </ContentPage>
  );
}
