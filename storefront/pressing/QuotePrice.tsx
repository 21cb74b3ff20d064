import type { QuoteCalculation } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './QuoteForm.module.css';
import { QuoteLines } from './QuoteLines.tsx';

interface QuotePriceProps {
  readonly calculation: QuoteCalculation;
  /** whether the form has a value that has no price yet */
  readonly isOutdated: boolean;
}

/** The price of the form's pressing, in view while the form is filled in. */
export function QuotePrice({ calculation, isOutdated }: QuotePriceProps) {
  const { t, money } = useTexts();
  const { net, unit_price, vat, total, currency, missing } = calculation;
  return (
    <aside className={styles.price} aria-label={t('quote.price')}>
      <p className={styles.total} role="status">
        <strong>{money(net, currency)}</strong>{' '}
        <span>{t('content.price_per_copy', { price: money(unit_price, currency) })}</span>
      </p>
      {isOutdated && <p className={styles.hint}>{t('quote.price_outdated')}</p>}
      {vat > 0 && (
        <p className={styles.hint}>
          {t('quote.with_vat', { price: money(total, currency), vat: money(vat, currency) })}
        </p>
      )}
      {missing.length > 0 && (
        <p className={styles.hint}>
          {t('quote.on_request', { lines: missing.map((line) => t(`enums.QuoteLine.${line}`)).join(', ') })}
        </p>
      )}
      <QuoteLines calculation={calculation} />
    </aside>
  );
}
