import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useNavigate,
  useSubmit,
} from 'react-router';
import { translatePath } from '#domain/local-paths.ts';

import type { Problem } from '#generated/schemas.ts';
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
import { finishSocialSignIn, parseSocialProvider, type SocialOutcome } from './social.server.ts';
import { SocialEmailStep } from './SocialEmailStep.tsx';
import styles from './SignPage.module.css';

/** The service of the address; 404 for an unknown one. */
export function loader({ params }: LoaderFunctionArgs) {
  return { provider: requireProvider(params['provider']) };
}

function requireProvider(text: string | undefined) {
  const provider = parseSocialProvider(text);
  if (!provider) throw data(null, { status: 404 });
  return provider;
}

/** Signs in by what the service has sent and redirects to the target of the start, in the account's language. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const provider = requireProvider(params['provider']);
  const { origin } = new URL(request.url);
  const { outcome, redirect } = await finishSocialSignIn(visit, provider, origin, await readFields(request));
  if ('connected' in outcome) return redirectDocumentTo(redirect, 303);
  if (!('answer' in outcome)) return { outcome, redirect };
  return redirectDocumentTo(translatePath(redirect, outcome.answer.data.lang), 303);
}

/** Keeps the page when the network or the server fails. */
export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return catchFailures(() => serverAction<typeof action>());
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'sign.title', index: false });

/** What services send: tokens in the fragment of the address, codes in its query. */
const ANSWERS = ['id_token', 'access_token', 'code'];

/** Sends the service's answer once, or returns to the sign-in page when the visitor has cancelled. */
function useReturnedAnswer(signPath: string): void {
  const submit = useSubmit();
  const navigate = useNavigate();
  useEffect(() => {
    const { hash, search, pathname } = location;
    const sent = Object.fromEntries([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);
    if (!sent['state'] || !ANSWERS.some((name) => sent[name])) void navigate(signPath, { replace: true });
    else
      void submit(JSON.stringify(sent), {
        ...{ method: 'post', action: pathname, encType: 'application/json', replace: true },
      });
    // once: an answer is accepted once
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

interface ReturnData {
  readonly outcome?: SocialOutcome;
  readonly problem?: Problem;
  readonly redirect?: string;
}

/** The page that a service returns to. */
export default function SocialReturn() {
  const { t, path } = useTexts();
  const { provider } = useLoaderData<typeof loader>();
  const { outcome, problem: failure, redirect = path('/my-account') } = useActionData<ReturnData>() ?? {};
  const signPath = path('/sign');
  useReturnedAnswer(signPath);
  const problem = outcome && 'problem' in outcome ? outcome.problem : failure;
  if (outcome && 'unknown' in outcome)
    return (
      <div className={styles.page}>
        <SocialEmailStep step={outcome.unknown} provider={t(`enums.SocialProvider.${provider}`)} redirect={redirect} />
      </div>
    );
  if (outcome && 'step' in outcome)
    return (
      <div className={styles.page}>
        <CodeStep
          {...{ step: outcome.step, problem, redirect }}
          startAgain={{ href: signPath }}
          Heading="h1"
          moveFocus
        />
      </div>
    );
  return (
    <div className={styles.page}>
      <h1>{t('sign.title')}</h1>
      {problem ? (
        <Notice kind="error" title={describeProblem(t, problem)} />
      ) : (
        <p role="status">{t('sign.social_wait')}</p>
      )}
      {problem && (
        <div className={styles.ways}>
          <LocalLink className={button.primary} to="/sign">
            {t('sign.code_again')}
          </LocalLink>
        </div>
      )}
    </div>
  );
}
