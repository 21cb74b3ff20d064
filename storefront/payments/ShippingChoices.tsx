import type { CartCalculation, CartShop } from '#generated/schemas.ts';
import { addWorkingDays } from '#domain/calendar.ts';
import { useCart } from '#storefront/cart/cart-context.tsx';
import { ShippingRadios } from '#storefront/cart/ShippingRadios.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './ShippingChoices.module.css';

interface ShippingChoicesProps {
  readonly calculation: CartCalculation;
  /** 'YYYY-MM-DD' */
  readonly today: string;
}

/** The shipping methods of each shop's parcel, with the day it is expected. A change updates the totals. */
export function ShippingChoices({ calculation, today }: ShippingChoicesProps) {
  const { t } = useTexts();
  const { submit } = useCart();
  const shops = Object.values(calculation.cart.shops);
  if (!calculation.totals.country_id) return <p className={styles.hint}>{t('checkout.choose_country')}</p>;
  return (
    <div className={styles.shipping}>
      {shops.map((shop) => (
        <section key={shop.id} className={styles.parcel} aria-label={shop.name}>
          {shop.name && shops.length > 1 && <p className={styles.hint}>{t('cart.shop_parcel', { shop: shop.name })}</p>}
          <ShippingRadios
            calculation={calculation}
            shopId={shop.id}
            name={`shipping-${shop.id}`}
            onType={(type) => {
              const form = new FormData();
              form.set('intent', 'shipping');
              form.set('shop_id', String(shop.id));
              form.set('shipping_type', type);
              void submit(form);
            }}
          />
          <ExpectedDay calculation={calculation} shop={shop} today={today} />
        </section>
      ))}
    </div>
  );
}

/** When the parcel arrives by the chosen method; records that are not pressed yet come after their release. */
function ExpectedDay({ calculation, shop, today }: ShippingChoicesProps & { shop: CartShop }) {
  const { t, date } = useTexts();
  const options = calculation.totals.shops.find(({ shop_id }) => shop_id === shop.id)?.options ?? [];
  const { days_min, days_max } = options.find(({ type }) => type === shop.shipping_type) ?? {};
  if (shop.items.some(({ type }) => type === 'preorder' || type === 'crowdfunding'))
    return <p className={styles.hint}>{t('checkout.arrives_after_release')}</p>;
  if (days_min == null || days_max == null) return null;
  const [from, until] = [days_min, days_max].map((days) => date(addWorkingDays(today, days)));
  return (
    <p className={styles.hint} suppressHydrationWarning>
      {t('checkout.arrives', { from: from ?? '', until: until ?? '' })}
    </p>
  );
}
