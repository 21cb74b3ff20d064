import { Form, useActionData, useNavigation } from 'react-router';
import type { SitePath } from '#domain/routes.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import sign from '../SignPage.module.css';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import type { LinkOutcome } from './newsletter.server.ts';

interface LinkPageProps {
  readonly title: string;
  readonly intro: string;
  readonly action: string;
  readonly doneTitle: string;
  readonly doneText: string;
  /** the page that is offered afterwards */
  readonly next: { readonly to: SitePath; readonly text: string };
}

/** The target of a link in an e-mail about the newsletter. It takes a button, because mail scanners open links. */
export function LinkPage({ title, intro, action, doneTitle, doneText, next }: LinkPageProps) {
  const { t } = useTexts();
  const outcome = useActionData<LinkOutcome>();
  const isSending = useNavigation().state !== 'idle';
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined;
  const isDone = outcome && 'done' in outcome;
  return (
    <div className={sign.page}>
      <h1>{isDone ? doneTitle : title}</h1>
      {isDone ? <Notice kind="success">{doneText}</Notice> : <p>{intro}</p>}
      {problem && <Notice kind="error" title={describeProblem(t, problem)} />}
      {!isDone && problem?.status !== 404 && (
        <Form method="post">
          <button className={button.primary} aria-disabled={isSending}>
            {action}
          </button>
        </Form>
      )}
      {(isDone || problem?.status === 404) && (
        <LocalLink to={next.to} className={button.secondary}>
          {next.text}
        </LocalLink>
      )}
    </div>
  );
}
