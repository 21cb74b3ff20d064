import { useEffect, useRef } from 'react';
import { Form, useActionData, type ActionFunctionArgs, type MetaFunction } from 'react-router';
import { loadOptional } from '#storefront/app/api/load.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { buildPageMeta } from '#storefront/app/meta/page-meta.ts';
import { Notice } from '#storefront/ui/Notice.tsx';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import { readForm } from '#storefront/app/visit/read-body.ts';
import { redirectDocumentTo } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import styles from './SignPage.module.css';

/** Exchanges a code of the back office for a session that views the shop as a customer; redirects to the account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const code = (await readForm(request)).get('code');
  const body = { code: typeof code === 'string' ? code : '' };
  const session = await loadOptional(visit.api.POST('/auth/impersonate', { body }), undefined);
  if (!session) return { refused: true };
  visit.cookies.set(OWN_COOKIES.impersonation, session.token);
  return redirectDocumentTo(visit.path('/my-account'), 303);
}

export const meta: MetaFunction = (args) => buildPageMeta(args, { title: 'impersonation.title', index: false });

/** Posts the code of the URL fragment, which browsers do not send to servers, and removes it from the history. */
export default function ViewAs() {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isRefused = useActionData<{ refused?: boolean }>()?.refused === true;
  useEffect(() => {
    const code = location.hash.slice(1);
    if (!code || !form.current || !input.current) return;
    history.replaceState(history.state, '', location.pathname);
    input.current.value = code;
    form.current.requestSubmit();
  }, []);
  return (
    <div className={styles.page}>
      <h1>{t('impersonation.title')}</h1>
      <Form ref={form} method="post" reloadDocument>
        <input ref={input} type="hidden" name="code" />
      </Form>
      {isRefused ? <Notice kind="error">{t('impersonation.refused')}</Notice> : <p>{t('impersonation.opening')}</p>}
    </div>
  );
}
