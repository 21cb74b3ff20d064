import { lazy, Suspense, useId, useState } from 'react';
import type { Cart, CartCalculation } from '#generated/schemas.ts';
import { CartIssues } from '#storefront/cart/CartIssues.tsx';
import { CartSums } from '#storefront/cart/CartSums.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import { OrderLines } from './OrderLines.tsx';
import styles from './OrderSummary.module.css';

/** The boxes of the cart; loaded when it has some. */
const CartBoxes = lazy(async () => {
  const { BoxLines, toBoxLines } = await import('#storefront/subscriptions/BoxLines.tsx');
  return {
    default: ({ cart }: { readonly cart: Cart }) => (
      <BoxLines boxes={toBoxLines(cart.boxes)} currency={cart.currency} />
    ),
  };
});

/** The records and sums of the order: beside the form, and on phones above it behind the total. */
export function OrderSummary({ calculation, busy }: { readonly calculation: CartCalculation; readonly busy: boolean }) {
  const { t, money } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { cart, totals } = calculation;
  return (
    <aside className={styles.summary} aria-labelledby={`${id}-title`} aria-busy={busy}>
      <h2 id={`${id}-title`}>{t('checkout.summary')}</h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}-content`}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('checkout.summary')}</span>
        <Icon name="down" size={18} />
        <strong suppressHydrationWarning>{money(totals.total, totals.currency)}</strong>
      </button>
      <CartIssues calculation={calculation} />
      <div id={`${id}-content`} className={styles.content} data-open={isOpen}>
        <OrderLines lines={Object.values(cart.shops).flatMap((shop) => shop.items)} />
        {cart.boxes.length > 0 && (
          <Suspense>
            <CartBoxes cart={cart} />
          </Suspense>
        )}
        <CartSums totals={totals} />
      </div>
    </aside>
  );
}
