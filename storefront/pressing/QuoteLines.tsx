import type { QuoteCalculation } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import own from './QuotePage.module.css';

/** What a quote is made of: what is paid once, what each copy costs, and what it comes to. */
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
          // one part alone is the amount, and what was agreed on has none that add up to it
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
