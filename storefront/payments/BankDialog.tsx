import { useEffect, useId, useRef } from 'react';
import type { CartTotals } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './BankDialog.module.css';

interface BankDialogProps {
  readonly total: CartTotals;
  /** for which the copies are kept */
  readonly minutes?: number;
  readonly busy: boolean;
  readonly onAnswer: (answer: 'succeed' | 'fail') => void;
}

/** The 3-D Secure dialog of the test provider. Closing it rejects the payment. */
export function BankDialog({ total, minutes, busy, onAnswer }: BankDialogProps) {
  const { t, money } = useTexts();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onAnswer('fail');
      }}
    >
      <h2 id={heading}>{t('checkout.authentication_title')}</h2>
      <p>{t('checkout.authentication_text')}</p>
      {minutes !== undefined && <p>{t('checkout.authentication_kept', { count: minutes })}</p>}
      <p className={styles.amount}>{money(total.total, total.currency)}</p>
      <button
        type="button"
        className={`${button.primary} ${button.wide}`}
        disabled={busy}
        onClick={() => onAnswer('succeed')}
      >
        {t('checkout.authentication_succeed')}
      </button>
      <button
        type="button"
        className={`${button.secondary} ${button.wide}`}
        disabled={busy}
        onClick={() => onAnswer('fail')}
      >
        {t('checkout.authentication_fail')}
      </button>
    </dialog>
  );
}
