import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { ContentPage } from '#storefront/content/page/ContentPage.tsx';
import { loadContentPage } from '#storefront/content/page/load-content-page.server.ts';
import { buildContentMeta } from '#storefront/content/page/page-meta.ts';
import { answerCode } from './answer-code.server.ts';
import { buildRedeemedPath } from './redeemed-path.ts';
import { type CodeAnswer, RedeemCode } from './RedeemCode.tsx';
import styles from './DigitalPage.module.css';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadContentPage(request, context.get(visitContext));
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerCode(context.get(visitContext), request, buildRedeemedPath);
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction<typeof loader> = (args) => buildContentMeta(args, args.loaderData);

/** Checks and redeems download codes without an account. */
export default function Code() {
  const { t } = useTexts();
  const { page } = useLoaderData<typeof loader>();
  const answer = useActionData<CodeAnswer>();
  return (
    <ContentPage page={page}>
      <div>
        <RedeemCode to="/digital" {...answer} />
        <p className={styles.keep}>
          {t('account.download_keep')} <LocalLink to="/my-account/digital">{t('account.downloads')}</LocalLink>
        </p>
      </div>
    </ContentPage>
  );
}
