import type { CartCalculation } from '#generated/schemas.ts';
import { useCart } from '#storefront/cart/cart-context.tsx';
import { ShippingRadios } from '#storefront/cart/ShippingRadios.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import styles from './ShippingChoices.module.css';

/** The shipping methods of each shop's parcel. A change updates the totals. */
export function ShippingChoices({ calculation }: { calculation: CartCalculation }) {
  const { t } = useTexts();
  const { submit } = useCart();
  if (!calculation.totals.country_id) return null;
  return (
    <section className={styles.shipping}>
      <h3>{t('cart.shipping_method')}</h3>
      {Object.values(calculation.cart.shops).map((shop) => (
        <div key={shop.id}>
          {shop.name && <p className={styles.hint}>{t('cart.shop_parcel', { shop: shop.name })}</p>}
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
        </div>
      ))}
    </section>
  );
}
