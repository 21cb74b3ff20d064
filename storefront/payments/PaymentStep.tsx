import { lazy, Suspense } from 'react';
import type { FormField } from '#forms-schema/overrides.ts';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import type { CartCalculation, Problem } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import type { CardForm } from './card-source.ts';
import { CardInput } from './CardInput.tsx';
import { PaymentProblem } from './PaymentProblem.tsx';
import styles from './PaymentStep.module.css';

/** Loaded for a pledge. */
const PledgeNote = lazy(async () => ({ default: (await import('#storefront/cart/PledgeNote.tsx')).PledgeNote }));

interface PaymentStepProps {
  readonly calculation: CartCalculation;
  /** the total in minor units */
  readonly amount: number;
  readonly card: CardForm;
  readonly fields: readonly FormField[];
  readonly problem: Problem | undefined;
}

/** The card and the button that pays, with the total and what happens to the copies meanwhile. */
export function PaymentStep({ calculation, amount, card, fields, problem }: PaymentStepProps) {
  const { t, money } = useTexts();
  const { cart, totals, held_minutes, pledge } = calculation;
  const { currency } = totals;
  const saves = cart.boxes.some(({ gift }) => !gift);
  return (
    <>
      <div className={styles.needsScripts}>
        <Notice kind="error" title={t('checkout.needs_scripts')} />
      </div>
      <div className={styles.pay}>
        <CardInput
          card={card}
          use={pledge ? { currency } : { currency, amount, saves, redirects: !saves }}
          fields={fields}
        />
        {problem && <PaymentProblem problem={problem} />}
        {pledge && (
          <Suspense>
            <PledgeNote pledge={pledge} />
          </Suspense>
        )}
        <SubmitButton size="large" fullWidth>
          {t(pledge ? 'checkout.pledge_pay' : 'checkout.pay', { total: money(totals.total, currency) })}
        </SubmitButton>
        <p className={styles.hint}>{t('checkout.kept', { count: held_minutes })}</p>
        <p className={styles.hint}>{t('checkout.terms')}</p>
      </div>
    </>
  );
}
