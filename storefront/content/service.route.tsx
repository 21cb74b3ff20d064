import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { buildPagePath, ROUTES, withFragment } from '#domain/routes.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { ContactSection } from '#storefront/community/ContactSection.tsx';
import { sendMessage } from '#storefront/community/send-message.server.ts';
import button from '#storefront/ui/button.module.css';
import { ContentPage } from './page/ContentPage.tsx';
import { loadContentPage } from './page/load-content-page.server.ts';
import { buildContentMeta } from './page/page-meta.ts';
import { QuoteLink } from './page/QuoteLink.tsx';

/** The service whose page has the contact form (§2.2 /services/ondemand#contact). */
const WITH_CONTACT_FORM = 'ondemand';
const CONTACT = withFragment(buildPagePath(ROUTES.service, { service: WITH_CONTACT_FORM }), '#contact');

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return {
    ...(await loadContentPage(request, context.get(visitContext))),
    hasContactForm: params.service === WITH_CONTACT_FORM,
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return sendMessage(context.get(visitContext), request);
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction<typeof loader> = (args) => buildContentMeta(args, args.loaderData);

export default function Service() {
  const { t } = useTexts();
  const { page, prices, hasContactForm } = useLoaderData<typeof loader>();
  const actions = (
    <>
      {prices.length > 0 && <QuoteLink />}
      {hasContactForm ? (
        <a href="#contact" className={button.secondary}>
          {t('services.contact')}
        </a>
      ) : (
        <LocalLink to={CONTACT} className={button.secondary}>
          {t('services.contact')}
        </LocalLink>
      )}
    </>
  );
  const after = hasContactForm && <ContactSection topic="pressing" heading={t('services.contact')} />;
  return <ContentPage page={page} prices={prices} actions={actions} after={after} />;
}
