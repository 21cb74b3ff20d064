import type { PublicQuote, QuoteCalculation } from '#generated/schemas.ts';
import { useLocation } from 'react-router';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from '#storefront/payments/PaymentPage.module.css';
import button from '#storefront/ui/button.module.css';
import { Notice } from '#storefront/ui/Notice.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import quoteStyles from './QuotePage.module.css';
import { formatWish } from './format-wish.ts';

/** A pressing quote to view, download and answer. Shows why it cannot be answered, if so. */
export function QuotePage({ quote }: { quote: PublicQuote }) {
  const { t } = useTexts();
  const { state, number, calculation } = quote;
  return (
    <div className={styles.page}>
      <h1>{t('quote.title', { number })}</h1>
      {state !== 'open' && (
        <div className={quoteStyles.notice}>
          <Notice kind={state === 'accepted' ? 'success' : 'warning'} title={t(`quote.${state}_title`)}>
            <p>{t(`quote.${state}_text`)}</p>
          </Notice>
        </div>
      )}
      {calculation && <Quote quote={quote} calculation={calculation} />}
    </div>
  );
}

function Quote({ quote, calculation }: { quote: PublicQuote; calculation: QuoteCalculation }) {
  const { t, date, money, number, locale } = useTexts();
  const { pathname } = useLocation();
  const { title, artist_name, message, wish, expires_at, state } = quote;
  const { subtotal, total, net, vat, vat_rate, unit_price, discount, overrun_copies, overrun, currency } = calculation;
  const name = [artist_name, title].filter(Boolean).join(' – ');
  const formatAmount = (value: number) => money(value, currency);
  const sums = [
    ...(discount > 0
      ? [
          [t('fields.subtotal'), formatAmount(subtotal)],
          [quote.discount_reason ?? t('quote.discount'), `−${formatAmount(discount)}`],
        ]
      : []),
    [t('quote.net'), formatAmount(net)],
    [t('quote.vat', { rate: number(vat_rate) }), formatAmount(vat)],
  ];
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <div className={quoteStyles.intro}>
          {name && <h2>{name}</h2>}
          {wish && (
            <p className={quoteStyles.facts} suppressHydrationWarning>
              {formatWish(wish, t, locale)}
            </p>
          )}
          {message && <p className={quoteStyles.message}>{message}</p>}
        </div>
        <QuoteLines calculation={calculation} />
        <p className={quoteStyles.facts} suppressHydrationWarning>
          {t('quote.overrun', { count: overrun_copies, amount: formatAmount(overrun) })}
        </p>
      </div>
      <aside className={styles.summary} aria-labelledby="quote-sums">
        <h2 id="quote-sums">{t('quote.sums')}</h2>
        <dl className={quoteStyles.sums}>
          {sums.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd suppressHydrationWarning>{value}</dd>
            </div>
          ))}
          <div className={quoteStyles.total}>
            <dt>{t('quote.total')}</dt>
            <dd suppressHydrationWarning>{formatAmount(total)}</dd>
          </div>
        </dl>
        <p className={quoteStyles.facts} suppressHydrationWarning>
          {t('quote.unit', { price: formatAmount(unit_price) })}
        </p>
        {state === 'open' && (
          <>
            <p className={quoteStyles.facts} suppressHydrationWarning>
              {t('quote.until', { date: date(expires_at) })}
            </p>
            <AnswerForm quote={quote} total={total} />
          </>
        )}
        <a className={button.secondary} href={`${pathname}/pdf`}>
          {t('quote.download')}
        </a>
      </aside>
    </div>
  );
}
