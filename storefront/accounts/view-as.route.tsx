import { useEffect, useRef } from 'react';
import { Form, useActionData, type ActionFunctionArgs, type MetaFunction } from 'react-router';
import { optional } from '#storefront/app/api/page.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { pageMeta } from '#storefront/app/meta/page-meta.ts';
import { Notice } from '#storefront/ui/Notice.tsx';
import { OWN_COOKIES } from '#storefront/app/visit/cookies.ts';
import { readForm } from '#storefront/app/visit/read-body.ts';
import { reloadAt } from '#storefront/app/visit/redirect.ts';
import { visitContext } from '#storefront/app/visit/visit.server.ts';
import styles from './SignPage.module.css';

/** Opens a look in a customer's place by the code of the back office; leads to her account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = context.get(visitContext);
  const code = (await readForm(request)).get('code');
  const body = { code: typeof code === 'string' ? code : '' };
  const opened = await optional(visit.api.POST('/auth/impersonate', { body }), undefined);
  if (!opened) return { refused: true };
  visit.cookies.set(OWN_COOKIES.impersonation, opened.token);
  return reloadAt(visit.path('/my-account'), 303);
}

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'impersonation.title', index: false });

/** Posts the code of the address's fragment, which no server has seen so far, and takes it out of the browser's history. */
export default function ViewAs() {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const refused = useActionData<{ refused?: boolean }>()?.refused === true;
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
      {refused ? <Notice kind="error">{t('impersonation.refused')}</Notice> : <p>{t('impersonation.opening')}</p>}
    </div>
  );
}
