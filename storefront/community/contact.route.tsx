import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { ContentPage } from '#storefront/content/page/ContentPage.tsx';
import { loadContentPage } from '#storefront/content/page/load-content-page.server.ts';
import { buildContentMeta } from '#storefront/content/page/page-meta.ts';
import { ContactSection } from './ContactSection.tsx';
import { sendMessage } from './send-message.server.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadContentPage(request, context.get(visitContext));
}

export function action({ request, context }: ActionFunctionArgs) {
  return sendMessage(context.get(visitContext), request);
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction<typeof loader> = (args) => buildContentMeta(args, args.loaderData);

export default function Contact() {
  const { t } = useTexts();
  const { page } = useLoaderData<typeof loader>();
  return (
    <ContentPage page={page}>
      <ContactSection heading={t('contact.form')} />
    </ContentPage>
  );
}
