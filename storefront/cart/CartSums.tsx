import { getCountryName, isEuCountry } from '#domain/countries.ts';
import type { CartTotals } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './CartSums.module.css';

interface CartSumsProps {
  totals: CartTotals;
  /** label of the deducted amount when it comes from an order change instead of a promo code */
  discountLabel?: string;
}

/** The totals of a cart: items, discount, shipping, included VAT and the amount to pay. */
export function CartSums({ totals, discountLabel }: CartSumsProps) {
  const { t, money, language } = useTexts();
  const formatAmount = (value: number) => money(value, totals.currency);
  const country = totals.country_id;
  return (
    <dl className={styles.sums} aria-live="polite">
      {(totals.items > 0 || discountLabel === undefined) && (
        <div>
          <dt>{t('cart.items')}</dt>
          <dd suppressHydrationWarning>{formatAmount(totals.items)}</dd>
        </div>
      )}
      {totals.discount > 0 && (
        <div>
          <dt>{discountLabel ?? t('cart.discount')}</dt>
          <dd suppressHydrationWarning>−{formatAmount(totals.discount)}</dd>
        </div>
      )}
      {(discountLabel === undefined || totals.shipping > 0) && (
        <div>
          <dt suppressHydrationWarning>
            {country ? t('cart.shipping_to', { country: getCountryName(country, language) }) : t('cart.shipping')}
          </dt>
          <dd suppressHydrationWarning>
            {!country ? '–' : totals.shipping > 0 ? formatAmount(totals.shipping) : t('cart.shipping_free')}
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t('cart.total')}</dt>
        <dd suppressHydrationWarning>{formatAmount(totals.total)}</dd>
      </div>
      {country && (
        <div className={styles.vat}>
          <dt>
            {totals.reverse_charge
              ? t('cart.reverse_charge')
              : isEuCountry(country)
                ? t('cart.vat_included', { rate: totals.vat_rate })
                : t('cart.no_vat')}
          </dt>
          {isEuCountry(country) && !totals.reverse_charge && (
            <dd suppressHydrationWarning>{formatAmount(totals.vat)}</dd>
          )}
        </div>
      )}
    </dl>
  );
}
