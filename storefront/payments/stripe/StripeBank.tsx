import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { getStripe } from './load-stripe.ts';

export interface StripeBankProps {
  readonly publishableKey: string;
  readonly clientSecret: string;
  /** called once the dialog of the bank is closed; the shop then asks Stripe for the outcome */
  readonly onAnswer: () => void;
}

/** Opens the 3-D Secure dialog of the customer's bank, or leaves for its page. */
export function StripeBank({ publishableKey, clientSecret, onAnswer }: StripeBankProps) {
  const { t } = useTexts();
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    let isShown = true;
    const open = async () => (await getStripe(publishableKey)).handleNextAction({ clientSecret });
    void open()
      // the outcome is Stripe's, whatever the browser has seen of it
      .catch(() => undefined)
      .then(() => isShown && answer());
    // back from the page of a bank by the browser's button
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && answer();
    addEventListener('pageshow', onPageShow);
    return () => {
      isShown = false;
      removeEventListener('pageshow', onPageShow);
    };
  }, [publishableKey, clientSecret]);
  return (
    <Notice kind="success" title={t('checkout.authentication_title')}>
      <p>{t('checkout.bank_opens')}</p>
    </Notice>
  );
}
