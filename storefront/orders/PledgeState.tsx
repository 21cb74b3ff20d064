import { Form, useActionData, useNavigation } from 'react-router';
import type { Offer } from '#generated/schemas.ts';
import { describeProblem } from '#storefront/app/api/describe-problem.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { PledgeNote } from '#storefront/cart/PledgeNote.tsx';
import { OrderLines } from '#storefront/payments/OrderLines.tsx';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import type { OfferOutcome } from './pay-offer.server.ts';
import styles from './OfferPage.module.css';

/** A pledge that waits for its project, or that is paid or over. It can be withdrawn without JavaScript. */
export function PledgeState({ offer }: { readonly offer: Offer }) {
  const { t, money } = useTexts();
  const posted = useActionData<OfferOutcome>();
  const isSending = useNavigation().formData?.get('intent') === 'withdraw';
  const { state, totals, lines = [], withdrawable } = offer;
  if (state === 'paid')
    return (
      <Notice kind="success" title={t('offer.pledge_paid_title')}>
        <p>{t('offer.paid_text')}</p>
      </Notice>
    );
  if (state !== 'pledged')
    return (
      <Notice kind="warning" title={t('offer.pledge_expired_title')}>
        <p>{t('offer.pledge_expired_text')}</p>
      </Notice>
    );
  return (
    <>
      {posted && 'problem' in posted && <Notice kind="error" title={describeProblem(t, posted.problem)} />}
      <div className={styles.pledge}>
        <Notice kind="success" title={t('offer.pledged_title')}>
          <PledgeNote pledge={{ ends_at: offer.expires_at ?? null }} />
        </Notice>
        <OrderLines lines={lines} />
        {totals && (
          <p className={styles.pledgeTotal}>
            <span>{t('account.total')}</span>
            <strong suppressHydrationWarning>{money(totals.total, totals.currency)}</strong>
          </p>
        )}
      </div>
      {withdrawable && (
        <Form method="post" className={styles.pledge}>
          <p>{t('account.pledge_withdraw_text')}</p>
          <button className={button.secondary} name="intent" value="withdraw" aria-disabled={isSending}>
            {t('account.pledge_withdraw')}
          </button>
        </Form>
      )}
    </>
  );
}
