import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Disc } from '../ui/Disc.tsx';
import button from '../ui/button.module.css';
import styles from './EmptyCart.module.css';

/** The empty state of the cart with a link to the shop. */
export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTexts();
  return (
    <div className={styles.empty}>
      <div className={styles.disc}>
        <Disc color="transparent_amber" />
      </div>
      <p className={styles.title}>{t('cart.empty_title')}</p>
      <p>{t('cart.empty_text')}</p>
      <LocalLink to="/vinyl-shop" className={button.primary} onClick={onLeave}>
        {t('cart.browse')}
      </LocalLink>
    </div>
  );
}
