import { useSubmit } from 'react-router';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { BoxPaymentRequestFields } from '#generated/fields/BoxPaymentRequest.ts';
import type { Problem } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import styles from './BoxPage.module.css';

const FIELDS = BoxPaymentRequestFields.filter(({ name }) => name === 'card');

interface BoxPaymentPageProps {
  readonly id: number;
  /** last digits of the current card */
  readonly last4: string | null | undefined;
  /** the error of the last attempt */
  readonly problem: Problem | undefined;
}

/** Sets the card of a box. Card data is not kept when the page is left. */
export function BoxPaymentPage({ id, last4, problem }: BoxPaymentPageProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const action = path(buildPagePath(ROUTES.boxPayment, { id }));
  const [declined] = problem?.status === 402 ? (problem.errors ?? []) : [];
  return (
    <AccountLayout>
      <h1>{t('my_box.change_card')}</h1>
      <p>{last4 ? t('my_box.current_card', { last4 }) : t('my_box.no_card')}</p>
      <StorefrontForms>
        {problem && (declined || !problem.errors?.length) && (
          <Notice
            kind="error"
            title={(declined && t.maybe(`errors.${declined.code}`)) ?? describeProblem(t, problem)}
          />
        )}
        <SchemaForm
          method="post"
          action={action}
          aria-label={t('my_box.change_card')}
          definitions={FIELDS}
          values={{}}
          errors={declined ? [] : (problem?.errors ?? [])}
          onSubmit={(values) => submit(JSON.stringify(values), { method: 'post', action, encType: 'application/json' })}
        >
          <div className={styles.submit}>
            <SubmitButton size="large">{t('words.save')}</SubmitButton>
          </div>
        </SchemaForm>
      </StorefrontForms>
    </AccountLayout>
  );
}
