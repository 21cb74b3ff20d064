import { useSubmit } from 'react-router';
import { buildPagePath, ROUTES } from '#domain/routes.ts';
import { OrderCustomerRequestFields } from '#generated/fields/OrderCustomerRequest.ts';
import type { OrderAddress, Problem } from '#generated/schemas.ts';
import { SchemaForm } from '#forms-schema/SchemaForm.tsx';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { StorefrontForms } from '#storefront/ui/StorefrontForms.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import styles from './SecurityPage.module.css';

interface OrderAddressPageProps {
  readonly id: number;
  readonly number: string;
  readonly customer: OrderAddress;
  /** the error of the last attempt */
  readonly problem: Problem | undefined;
}

/** Changes the delivery address of an order. Works without JavaScript. */
export function OrderAddressPage({ id, number, customer, problem }: OrderAddressPageProps) {
  const { t, path } = useTexts();
  const submit = useSubmit();
  const action = path(buildPagePath(ROUTES.orderAddress, { id }));
  return (
    <AccountLayout>
      <p>
        <LocalLink to={buildPagePath(ROUTES.order, { id })}>{t('account.order_number', { number })}</LocalLink>
      </p>
      <h1>{t('account.address_title')}</h1>
      <section className={styles.section}>
        <p>{t('account.address_hint')}</p>
        <StorefrontForms>
          {problem && !problem.errors?.length && <Notice kind="error" title={describeProblem(t, problem)} />}
          <SchemaForm
            method="post"
            action={action}
            aria-label={t('account.address_title')}
            definitions={OrderCustomerRequestFields}
            overrides={{ customer: { label: 'account.order_address' } }}
            values={{ customer }}
            errors={problem?.errors ?? []}
            onSubmit={(values) =>
              submit(JSON.stringify(values), { method: 'post', action, encType: 'application/json' })
            }
          >
            <div className={styles.submit}>
              <SubmitButton size="large">{t('words.save')}</SubmitButton>
            </div>
          </SchemaForm>
        </StorefrontForms>
      </section>
    </AccountLayout>
  );
}
