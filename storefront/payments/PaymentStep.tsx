import { Field } from '#forms-schema/fields/Field.tsx';
import type { FormField } from '#forms-schema/overrides.ts';
import { SubmitButton } from '#forms-schema/SubmitButton.tsx';
import type { CartCalculation, Problem } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '#storefront/ui/Notice.tsx';
import { PaymentProblem } from './PaymentProblem.tsx';
import styles from './PaymentStep.module.css';

interface PaymentStepProps {
  readonly calculation: CartCalculation;
  readonly fields: readonly FormField[];
  readonly problem: Problem | undefined;
}

/** The card and the button that pays, with the total and what happens to the copies meanwhile. */
export function PaymentStep({ calculation, fields, problem }: PaymentStepProps) {
  const { t, money } = useTexts();
  const { totals, held_minutes } = calculation;
  const card = fields.find(({ name }) => name === 'card');
  return (
    <>
      <div className={styles.needsScripts}>
        <Notice kind="error" title={t('checkout.needs_scripts')} />
      </div>
      <div className={styles.pay}>
        {card && <Field field={{ ...card, label: 'fields.card' }} name="card" siblingFields={fields} />}
        {problem && <PaymentProblem problem={problem} />}
        <SubmitButton size="large" fullWidth>
          {t('checkout.pay', { total: money(totals.total, totals.currency) })}
        </SubmitButton>
        <p className={styles.hint}>{t('checkout.kept', { count: held_minutes })}</p>
        <p className={styles.hint}>{t('checkout.terms')}</p>
      </div>
    </>
  );
}
