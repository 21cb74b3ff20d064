import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type MetaFunction,
  useActionData,
  useSubmit,
} from 'react-router';
import { ForgotPasswordRequestFields } from '#generated/fields/ForgotPasswordRequest.ts';
import type { Problem } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readFields } from '#storefront/app/visit/read-body.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { requestPasswordLink } from './passwords.server.ts';
import styles from './SignPage.module.css';

/** Requests a link to set a new password. */
export async function action({ request, context }: ActionFunctionArgs) {
  return requestPasswordLink(context.get(visitContext), await readFields(request));
}

/** Keeps the form when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'sign.forgot_title', index: false });

/** The form of a forgotten password. The answer is the same whether or not the address has an account. */
export default function ForgotPassword() {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const outcome = useActionData<{ problem?: Problem; sent?: { email: string; hours: number } }>();
  const problem = outcome?.problem;
  return (
    <div className={styles.page}>
      <h1>{t('sign.forgot_title')}</h1>
      <p>{t('sign.forgot_intro')}</p>
      {outcome?.sent && <Notice kind="success" title={t('sign.forgot_sent', outcome.sent)} />}
      {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
      <StorefrontForms>
        <SchemaForm
          method="post"
          action={path('/forgot-password')}
          aria-label={t('sign.forgot_title')}
          definitions={ForgotPasswordRequestFields}
          overrides={{ email: { autoComplete: 'email' } }}
          errors={problem?.errors ?? []}
          submitOnEnter
          onSubmit={(values) => submit(JSON.stringify(values), { method: 'post', encType: 'application/json' })}
        >
          <div className={styles.submit}>
            <SubmitButton size="large" fullWidth>
              {t('sign.forgot_action')}
            </SubmitButton>
          </div>
        </SchemaForm>
      </StorefrontForms>
      <p>
        <LocalLink to="/sign?tab=sign_in">{t('sign.sign_in')}</LocalLink>
      </p>
    </div>
  );
}
