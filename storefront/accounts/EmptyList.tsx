import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './EmptyList.module.css';

/** An empty list of the account: what would be here, and a link to the shop. */
export function EmptyList({ children }: { readonly children: string }) {
  const { t } = useTexts();
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      <LocalLink to="/vinyl-shop" className={button.primary}>
        {t('cart.browse')}
      </LocalLink>
    </div>
  );
}
