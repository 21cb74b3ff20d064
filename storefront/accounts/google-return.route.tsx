import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type MetaFunction,
  useActionData,
  useNavigate,
  useSubmit,
} from 'react-router';
import { translatePath } from '#domain/local-paths.ts';
import type { Problem, SignInStep } from '#generated/schemas.ts';
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
import { CodeStep } from './CodeStep.tsx';
import { finishGoogleSignIn } from './google.server.ts';
import styles from './SignPage.module.css';

/** Signs in by the posted ID token and redirects to the target of the start, in the account's language. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const { outcome, redirect } = await finishGoogleSignIn(visit, await readFields(request));
  if (!('answer' in outcome)) return { ...outcome, redirect };
  return redirectDocumentTo(translatePath(redirect, outcome.answer.data.lang), 303);
}

/** Keeps the page when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'sign.title', index: false });

/** The page that Google returns to, with the ID token in the fragment of the address. */
export default function GoogleReturn() {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const navigate = useNavigate();
  const { problem, step, redirect } =
    useActionData<{ problem?: Problem; step?: SignInStep; redirect?: string }>() ?? {};
  const signPath = path('/sign');
  useEffect(() => {
    const fragment = new URLSearchParams(location.hash.slice(1));
    const [id_token, state] = [fragment.get('id_token'), fragment.get('state')];
    // the visitor has cancelled
    if (!id_token || !state) void navigate(signPath, { replace: true });
    else
      void submit(JSON.stringify({ id_token, state }), {
        method: 'post',
        action: location.pathname,
        encType: 'application/json',
        replace: true,
      });
    // once: a token is accepted once
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className={styles.page}>
      {step ? (
        <CodeStep
          {...{ step, problem }}
          redirect={redirect ?? path('/my-account')}
          startAgain={{ href: signPath }}
          Heading="h1"
          moveFocus
        />
      ) : (
        <>
          <h1>{t('sign.title')}</h1>
          {problem ? (
            <Notice kind="error" title={describeProblem(t, problem)} />
          ) : (
            <p role="status">{t('sign.google_wait')}</p>
          )}
          {problem && (
            <div className={styles.ways}>
              <LocalLink className={button.primary} to="/sign">
                {t('sign.code_again')}
              </LocalLink>
            </div>
          )}
        </>
      )}
    </div>
  );
}
