import type { QuoteCalculation } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './QuotePage.module.css';

/** The cost lines of a quote: fixed, per copy and total. */
export function QuoteLines({ calculation }: { calculation: QuoteCalculation }) {
  const { t, money, number, locale } = useTexts();
  const { lines, currency } = calculation;
  const unitFormat = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 3 });
  return (
    <table className={styles.lines}>
      <caption>{t('quote.lines')}</caption>
      <tbody>
        {lines.map(({ line, options, fixed = 0, each = 0, copies = 0, amount }) => {
          const optionNames = options
            .filter((option) => option !== 'standard')
            .map((option) => t(`enums.QuoteOption.${option}`));
          // the parts are shown only when they add up to the amount; an agreed amount replaces them
          const isCalculated = each > 0 && Math.abs(fixed + each * copies - amount) < 0.01;
          const parts = isCalculated
            ? [fixed > 0 && money(fixed, currency), `${number(copies)} × ${unitFormat.format(each)}`]
            : [];
          return (
            <tr key={line}>
              <th scope="row">
                {t(`enums.QuoteLine.${line}`)}
                <small suppressHydrationWarning>
                  {[optionNames.join(' + '), parts.filter(Boolean).join(' + ')].filter(Boolean).join(' · ')}
                </small>
              </th>
              <td suppressHydrationWarning>{money(amount, currency)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
