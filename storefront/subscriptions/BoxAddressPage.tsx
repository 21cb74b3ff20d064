import { useSubmit } from 'react-router';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { BoxAddressRequestFields } from '#generated/fields/BoxAddressRequest.ts';
import type { Problem, UserBox } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { AccountLayout } from '#storefront/accounts/AccountLayout.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import styles from './BoxPage.module.css';

const FIELDS = BoxAddressRequestFields.filter(({ name }) => name === 'customer');

interface BoxAddressPageProps {
  readonly id: number;
  readonly customer: UserBox['customer'];
  /** the error of the last attempt */
  readonly problem: Problem | undefined;
}

/** Changes the delivery address of a box. Works without JavaScript. */
export function BoxAddressPage({ id, customer, problem }: BoxAddressPageProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const action = path(buildPagePath(ROUTES.boxAddress, { id }));
  return (
    <AccountLayout>
      <h1>{t('my_box.address')}</h1>
      <StorefrontForms>
        {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
        <SchemaForm
          method="post"
          action={action}
          aria-label={t('my_box.address')}
          definitions={FIELDS}
          values={{ customer }}
          errors={problem?.errors ?? []}
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
