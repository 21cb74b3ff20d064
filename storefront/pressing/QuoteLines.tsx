import type { QuoteCalculation } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import own from './QuotePage.module.css';

/** The cost lines of a quote: fixed, per copy and total. */
export function QuoteLines({ calculation }: { calculation: QuoteCalculation }) {
  const { t, money, locale } = useTexts();
  const { lines, currency } = calculation;
  const each = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 3 });
  return (
    <table className={own.lines}>
      <caption>{t('quote.lines')}</caption>
      <tbody>
        {lines.map(({ line, options, fixed = 0, each: one = 0, copies = 0, amount }) => {
          const chosen = options
            .filter((option) => option !== 'standard')
            .map((option) => t(`enums.QuoteOption.${option}`));
          // show the parts only when there are two that add up to the amount
          const isMade = one > 0 && Math.abs(fixed + one * copies - amount) < 0.01;
          const parts = isMade
            ? [fixed > 0 && money(fixed, currency), `${copies.toLocaleString(locale)} × ${each.format(one)}`]
            : [];
          return (
            <tr key={line}>
              <th scope="row">
                {t(`enums.QuoteLine.${line}`)}
                <small suppressHydrationWarning>
                  {[chosen.join(' + '), parts.filter(Boolean).join(' + ')].filter(Boolean).join(' · ')}
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
