import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '../ui/Icon.tsx';
import button from '../ui/button.module.css';
import { useCart } from './cart-context.tsx';
import styles from './CartButton.module.css';

/**
 * The cart icon with the number of copies. Opens the drawer, or without JavaScript the cart page. As a link of the router it
 * makes the route known with those of the page, before the first copy is added.
 */
export function CartButton() {
  const { t } = useTexts();
  const { count, openDrawer } = useCart();
  return (
    <LocalLink
      to="/cart"
      className={`${button.round} ${styles.cart}`}
      aria-label={t('cart.button', { count })}
      onClick={(event) => {
        event.preventDefault();
        openDrawer();
      }}
    >
      <Icon name="cart" />
      {count > 0 && (
        <span key={count} className={styles.badge} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </LocalLink>
  );
}
