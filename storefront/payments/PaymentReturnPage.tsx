import { Form } from 'react-router';
import type { Problem } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './ConfirmationPage.module.css';

/** What a return from the page of a bank has shown, unless the payment is made. */
export interface PaymentReturn {
  readonly payment_id: string;
  /** undefined when the payment was started in another browser */
  readonly problem?: Problem;
}

/** The page after a bank when the payment is not made: why, and what to do. */
export function PaymentReturnPage({ payment_id, problem }: PaymentReturn) {
  const { t } = useTexts();
  if (!problem)
    return (
      <div className={styles.page}>
        <h1>{t('checkout.return_elsewhere')}</h1>
        <p className={styles.lead}>{t('checkout.return_elsewhere_text')}</p>
        <div className={styles.ways}>
          <LocalLink to="/vinyl-shop" className={button.secondary}>
            {t('confirmation.keep_digging')}
          </LocalLink>
        </div>
      </div>
    );
  const isOpen = problem.code === 'payment_pending' || problem.status >= 429;
  const code = problem.status === 402 ? (problem.errors?.[0]?.code ?? problem.code) : problem.code;
  return (
    <div className={styles.page}>
      <h1>{t(isOpen ? 'checkout.return_open' : 'checkout.return_failed')}</h1>
      <p className={styles.lead} role="alert">
        {isOpen ? t('checkout.return_open_text') : (t.maybe(`errors.${code}`) ?? t('errors.unknown'))}
      </p>
      {!isOpen && <p>{t('checkout.return_kept')}</p>}
      <div className={styles.ways}>
        {isOpen && (
          <Form method="get" reloadDocument>
            <input type="hidden" name="payment_intent" value={payment_id} />
            <button className={button.primary}>{t('checkout.return_check')}</button>
          </Form>
        )}
        <LocalLink to="/payment" className={isOpen ? button.secondary : button.primary}>
          {t('checkout.return_to_payment')}
        </LocalLink>
      </div>
    </div>
  );
}
