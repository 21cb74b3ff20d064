import { countryName, isEuCountry } from '#domain/countries.ts';
import type { CartTotals } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './CartSums.module.css';

interface CartSumsProps {
  totals: CartTotals;
  /** label of the deducted amount, where it is not a promo code but a removal from a paid order */
  less?: string;
}

/** The totals of a cart: items, discount, shipping, included VAT and the amount to pay. */
export function CartSums({ totals, less }: CartSumsProps) {
  const { t, money, language } = useTexts();
  const amount = (value: number) => money(value, totals.currency);
  const country = totals.country_id;
  return (
    <dl className={styles.sums} aria-live="polite">
      {(totals.items > 0 || less === undefined) && (
        <div>
          <dt>{t('cart.items')}</dt>
          <dd suppressHydrationWarning>{amount(totals.items)}</dd>
        </div>
      )}
      {totals.discount > 0 && (
        <div>
          <dt>{less ?? t('cart.discount')}</dt>
          <dd suppressHydrationWarning>−{amount(totals.discount)}</dd>
        </div>
      )}
      {(less === undefined || totals.shipping > 0) && (
        <div>
          <dt suppressHydrationWarning>
            {country ? t('cart.shipping_to', { country: countryName(country, language) }) : t('cart.shipping')}
          </dt>
          <dd suppressHydrationWarning>
            {!country ? '–' : totals.shipping > 0 ? amount(totals.shipping) : t('cart.shipping_free')}
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t('cart.total')}</dt>
        <dd suppressHydrationWarning>{amount(totals.total)}</dd>
      </div>
      {country && (
        <div className={styles.vat}>
          <dt>{isEuCountry(country) ? t('cart.vat_included', { rate: totals.vat_rate }) : t('cart.no_vat')}</dt>
          {isEuCountry(country) && <dd suppressHydrationWarning>{amount(totals.vat)}</dd>}
        </div>
      )}
    </dl>
  );
}
