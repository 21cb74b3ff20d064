import type { CartCalculation } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { CountrySelect } from '../ui/CountrySelect.tsx';
import button from '../ui/button.module.css';
import field from '../ui/Field.module.css';
import { CartForm } from './CartForm.tsx';
import { ShippingRadios } from './ShippingRadios.tsx';
import styles from './cart-forms.module.css';

/** Selects the destination country, which determines shipping and VAT. */
export function DestinationForm({ calculation: { totals } }: { calculation: CartCalculation }) {
  const { t } = useTexts();
  return (
    <CartForm intent="country" className={styles.row} onChange="submit">
      <label className={field.field}>
        <span>{t('cart.country')}</span>
        <CountrySelect
          key={totals.country_id}
          name="country_id"
          defaultValue={totals.country_id ?? ''}
          empty={t('cart.choose_country')}
        />
      </label>
      <noscript>
        <button className={button.secondary}>{t('cart.update')}</button>
      </noscript>
    </CartForm>
  );
}

/** Selects the shipping method of a shop's parcel. Renders nothing until the country is known. */
export function ShippingForm({ calculation, shopId }: { calculation: CartCalculation; shopId: number }) {
  const { t } = useTexts();
  return (
    <CartForm intent="shipping" values={{ shop_id: shopId }} className={styles.shipping} onChange="submit">
      <ShippingRadios calculation={calculation} shopId={shopId} name="shipping_type" />
      <noscript>
        <button className={button.secondary}>{t('cart.update')}</button>
      </noscript>
    </CartForm>
  );
}

/** Enters a promo code, or shows the applied one with a button that removes it. */
export function PromoForm({ code }: { code: string | null | undefined }) {
  const { t } = useTexts();
  if (code) {
    return (
      <CartForm intent="promo" values={{ promo_code: '' }} className={styles.applied}>
        <span>{t('cart.promo_applied', { code })}</span>
        <button className={styles.link}>{t('cart.promo_remove')}</button>
      </CartForm>
    );
  }
  return (
    <CartForm intent="promo" className={styles.promo}>
      <label className={field.field}>
        <span>{t('cart.promo_code')}</span>
        <input className={field.input} name="promo_code" autoComplete="off" maxLength={40} required />
      </label>
      <button className={button.secondary}>{t('cart.promo_apply')}</button>
    </CartForm>
  );
}
