import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Form,
  type MetaFunction,
  useActionData,
  useNavigation,
} from 'react-router';
import type { Problem } from '#generated/schemas.ts';
import { translatePath } from '#domain/local-paths.ts';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { redirectDocumentTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { confirmEmail } from './sign-in.server.ts';
import styles from './SignPage.module.css';

/** Confirms the e-mail address, signs in and redirects to the target of the sign-up, in the account's language. */
export async function action({ context, params }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const outcome = await confirmEmail(visit, params.token ?? '');
  if ('problem' in outcome) return outcome;
  return redirectDocumentTo(
    translatePath(outcome.redirect ?? visit.path('/my-account'), outcome.answer.data.lang),
    303,
  );
}

/** Keeps the page when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'sign.confirm_title', index: false });

/** The target of the link in the confirmation mail. Confirming takes a button, because mail scanners open links. */
export default function ConfirmEmail() {
  const { t, path } = useTexts();
  const problem = useActionData<{ problem?: Problem }>()?.problem;
  const isSending = useNavigation().state !== 'idle';
  if (problem && problem.status !== 429 && problem.status < 500)
    return (
      <div className={styles.page}>
        <h1>{t(problem.code === 'email_confirmed' ? 'sign.confirmed_before' : 'sign.confirm_failed')}</h1>
        <Notice kind={problem.code === 'email_confirmed' ? 'success' : 'error'}>
          <p>{describeProblem(t, problem)}</p>
        </Notice>
        <div className={styles.ways}>
          <a className={button.primary} href={path('/sign?tab=sign_in')}>
            {t('sign.sign_in')}
          </a>
          {problem.code !== 'email_confirmed' && (
            <a className={button.secondary} href={path('/sign?tab=sign_up')}>
              {t('sign.sign_up')}
            </a>
          )}
        </div>
      </div>
    );
  return (
    <div className={styles.page}>
      <h1>{t('sign.confirm_title')}</h1>
      <p>{t('sign.confirm_intro')}</p>
      {problem && <Notice kind="error" title={describeProblem(t, problem)} />}
      <Form method="post">
        <button className={button.primary} aria-disabled={isSending}>
          {t('sign.confirm_action')}
        </button>
      </Form>
    </div>
  );
}
