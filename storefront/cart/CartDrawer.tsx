import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Notice } from '../ui/Notice.tsx';
import button from '../ui/button.module.css';
import { useCart } from './cart-context.tsx';
import styles from './CartDrawer.module.css';
import { CartIssues } from './CartIssues.tsx';
import { CartLines } from './CartLines.tsx';
import { CartProblem } from './CartProblem.tsx';
import { EmptyCart } from './EmptyCart.tsx';

/** The cart in a side panel with links to the cart page and to payment. */
export function CartDrawer({ added, onLeave }: { added: boolean; onLeave: () => void }) {
  const { t, money } = useTexts();
  const { answer, busy } = useCart();
  if (!answer) return <p role="status">{t('words.loading')}</p>;
  const { calculation, problem, failed } = answer;
  return (
    <div className={styles.drawer} aria-busy={busy}>
      {problem && <CartProblem problem={problem} />}
      {added && !problem && calculation && <Notice kind="success" title={t('project.added')} />}
      {calculation ? (
        <>
          <CartIssues calculation={calculation} />
          <CartLines calculation={calculation} heading="h3" onLeave={onLeave} />
          <div className={styles.foot}>
            <p className={styles.sum}>
              <span>{t('cart.items')}</span>
              <strong>{money(calculation.totals.items, calculation.totals.currency)}</strong>
            </p>
            <p className={styles.hint}>{t('project.vat_included')}</p>
            <LocalLink to="/payment" className={`${button.primary} ${button.wide}`} onClick={onLeave}>
              {t('cart.checkout')}
            </LocalLink>
            <LocalLink to="/cart" className={`${button.secondary} ${button.wide}`} onClick={onLeave}>
              {t('cart.see')}
            </LocalLink>
          </div>
        </>
      ) : (
        !failed && <EmptyCart onLeave={onLeave} />
      )}
    </div>
  );
}
