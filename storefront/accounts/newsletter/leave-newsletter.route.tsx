import type { ActionFunctionArgs, ClientActionFunctionArgs, MetaFunction } from 'react-router';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { LinkPage } from './LinkPage.tsx';
import { leave } from './newsletter.server.ts';

export function action({ context, params }: ActionFunctionArgs) {
  return leave(context.get(visitContext), params.token ?? '');
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'newsletter.leave_title', index: false });

export default function LeaveNewsletter() {
  const { t } = useTexts();
  return (
    <LinkPage
      title={t('newsletter.leave_title')}
      intro={t('newsletter.leave_intro')}
      action={t('newsletter.leave_action')}
      doneTitle={t('newsletter.left_title')}
      doneText={t('newsletter.left_text')}
      next={{ to: '/newsletter', text: t('newsletter.to_form') }}
    />
  );
}
