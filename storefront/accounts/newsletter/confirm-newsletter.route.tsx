import type { ActionFunctionArgs, ClientActionFunctionArgs, MetaFunction } from 'react-router';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { LinkPage } from './LinkPage.tsx';
import { confirm } from './newsletter.server.ts';

export function action({ context, params }: ActionFunctionArgs) {
  return confirm(context.get(visitContext), params.token ?? '');
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'newsletter.confirm_title', index: false });

export default function ConfirmNewsletter() {
  const { t } = useTexts();
  return (
    <LinkPage
      title={t('newsletter.confirm_title')}
      intro={t('newsletter.confirm_intro')}
      action={t('newsletter.confirm_action')}
      doneTitle={t('newsletter.confirmed_title')}
      doneText={t('newsletter.confirmed_text')}
      next={{ to: '/newsletter', text: t('newsletter.to_form') }}
    />
  );
}
