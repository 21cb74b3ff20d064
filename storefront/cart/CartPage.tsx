import { useLocation } from 'react-router';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '../ui/Notice.tsx';
import button from '../ui/button.module.css';
import type { CartAnswer } from './cart-action.server.ts';
import { useCart } from './cart-context.tsx';
import { CartIssues } from './CartIssues.tsx';
import { CartLines } from './CartLines.tsx';
import styles from './CartPage.module.css';
import { CartProblem } from './CartProblem.tsx';
import { DestinationForm, PromoForm, ShippingForm } from './cart-forms.tsx';
import { CartSums } from './CartSums.tsx';
import { PledgeNote } from './PledgeNote.tsx';
import { EmptyCart } from './EmptyCart.tsx';

/** The cart page: lines and shipping by shop, destination, promo code and totals. Works without JavaScript. */
export function CartPage({ calculation }: CartAnswer) {
  const { t } = useTexts();
  const { answer, busy } = useCart();
  const errorCode = new URLSearchParams(useLocation().search).get('refused');
  if (!calculation) {
    return (
      <div className={styles.page}>
        <h1 className="visually-hidden">{t('cart.title')}</h1>
        <EmptyCart />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1>{t('cart.title')}</h1>
      <div className={styles.columns} aria-busy={busy}>
        <div className={styles.lines}>
          {answer?.problem ? (
            <CartProblem problem={answer.problem} />
          ) : (
            errorCode && <Notice kind="error" title={t.maybe(`errors.${errorCode}`) ?? t('errors.unknown')} />
          )}
          <CartIssues calculation={answer?.calculation ?? calculation} />
          <CartLines
            calculation={calculation}
            heading="h2"
            renderShop={(shopId) => <ShippingForm calculation={calculation} shopId={shopId} />}
          />
        </div>
        <aside className={styles.summary} aria-labelledby="cart-summary">
          <h2 id="cart-summary">{t('checkout.summary')}</h2>
          <DestinationForm calculation={calculation} />
          <CartSums totals={calculation.totals} />
          {calculation.pledge && <PledgeNote pledge={calculation.pledge} />}
          <PromoForm code={calculation.cart.promo_code} />
          <LocalLink to="/payment" className={`${button.primary} ${button.wide}`}>
            {t('cart.checkout')}
          </LocalLink>
          <LocalLink to="/vinyl-shop" className={`${button.quiet} ${button.wide}`}>
            {t('cart.continue')}
          </LocalLink>
        </aside>
      </div>
    </div>
  );
}
