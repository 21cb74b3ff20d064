import { QuoteCostingFields } from '#generated/fields/QuoteCosting.ts';
import { formatMoney } from '#domain/format-money.ts';
import { useLocale, useTranslate } from 'react-admin';
import { SumsFoot } from '#admin/orders/lines/SumsFoot.tsx';
import { useQuoteCosting } from './use-quote-costing.ts';

/** Total, margin and problems of the quote being edited. */
export function QuoteFoot() {
  const t = useTranslate();
  const locale = useLocale();
  const { data, error, isStale } = useQuoteCosting();
  const { margin, margin_percent, overrun_copies = 0, overrun, currency, missing = [] } = data ?? {};
  const marginText =
    margin == null
      ? t('quotes.margin_unknown')
      : t('quotes.margin', { margin: formatMoney(margin, currency, locale), percent: String(margin_percent ?? 0) });
  const overrunText = t('quotes.overrun', { count: overrun_copies, amount: formatMoney(overrun, currency, locale) });
  return (
    <SumsFoot
      fields={QuoteCostingFields}
      names={['unit_price', 'discount', 'net', 'vat', 'total']}
      sums={data}
      currency={currency}
      subtracted={['discount']}
      suffixes={{ vat: data && `${data.vat_rate} %` }}
      problems={[
        error != null && t('draft.cannot_calculate'),
        missing.length > 0 &&
          t('quotes.unpriced', { lines: missing.map((line) => t(`enums.QuoteLine.${line}`)).join(', ') }),
      ]}
      hint={data ? `${marginText} · ${overrunText}` : ''}
      isStale={isStale}
    />
  );
}
