import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type MetaFunction,
  useActionData,
  useSubmit,
} from 'react-router';
import { translatePath } from '#domain/local-paths.ts';
import { ResetPasswordRequestFields } from '#generated/fields/ResetPasswordRequest.ts';
import type { Problem, SignInStep } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { catchFailures } from '#storefront/app/api/catch-failures.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { readFields } from '#storefront/app/visit/read-body.ts';
import { redirectDocumentTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { CodeStep } from './CodeStep.tsx';
import { setNewPassword } from './passwords.server.ts';
import styles from './SignPage.module.css';

/** The token comes from the address. */
const FIELDS = ResetPasswordRequestFields.filter(({ name }) => name === 'password');

/** Sets the password, signs in and opens the account, in its language. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const outcome = await setNewPassword(visit, params.token ?? '', await readFields(request));
  if (!('answer' in outcome)) return outcome;
  return redirectDocumentTo(translatePath(visit.path('/my-account'), outcome.answer.data.lang), 303);
}

/** Keeps the page when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'sign.reset_title', index: false });

/** The target of the link in the mail. The link is redeemed with the form, because mail scanners open links. */
export default function ResetPassword() {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const { problem, step } = useActionData<{ problem?: Problem; step?: SignInStep }>() ?? {};
  if (step)
    return (
      <div className={styles.page}>
        <CodeStep
          {...{ step, problem }}
          redirect={path('/my-account')}
          startAgain={{ href: path('/sign') }}
          Heading="h1"
          moveFocus
        />
      </div>
    );
  if (problem?.code === 'password_link_invalid')
    return (
      <div className={styles.page}>
        <h1>{t('sign.reset_failed')}</h1>
        <Notice kind="error" title={describeProblem(t, problem)} />
        <div className={styles.ways}>
          <LocalLink className={button.primary} to="/forgot-password">
            {t('sign.request_link')}
          </LocalLink>
        </div>
      </div>
    );
  return (
    <div className={styles.page}>
      <h1>{t('sign.reset_title')}</h1>
      <p>{t('sign.reset_intro')}</p>
      {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
      <StorefrontForms>
        <SchemaForm
          method="post"
          aria-label={t('sign.reset_title')}
          definitions={FIELDS}
          overrides={{ password: { autoComplete: 'new-password', help: 'sign.password_hint' } }}
          errors={problem?.errors ?? []}
          submitOnEnter
          onSubmit={(values) => submit(JSON.stringify(values), { method: 'post', encType: 'application/json' })}
        >
          <div className={styles.submit}>
            <SubmitButton size="large" fullWidth>
              {t('sign.reset_action')}
            </SubmitButton>
          </div>
        </SchemaForm>
      </StorefrontForms>
    </div>
  );
}
