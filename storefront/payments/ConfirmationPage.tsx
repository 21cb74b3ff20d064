import type { UserOrder } from '#generated/schemas.ts';
import { OrderCard } from '#storefront/accounts/OrderCard.tsx';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './ConfirmationPage.module.css';

/** The confirmation of a paid order with its next steps. */
export function ConfirmationPage({ order, signedIn }: { order: UserOrder; signedIn: boolean }) {
  const { t } = useTexts();
  return (
    <div className={styles.page}>
      <h1>{t('confirmation.title')}</h1>
      <p className={styles.lead}>
        {t('confirmation.text', { number: order.number ?? '', email: order.customer.email })}
      </p>
      <OrderCard order={order} />
      <section className={styles.next}>
        <h2>{t('confirmation.what_next')}</h2>
        <p>{t('confirmation.next_text')}</p>
      </section>
      <div className={styles.ways}>
        {signedIn && (
          <LocalLink to="/my-account/orders" className={button.primary}>
            {t('confirmation.see_orders')}
          </LocalLink>
        )}
        <LocalLink to="/vinyl-shop" className={button.secondary}>
          {t('confirmation.keep_digging')}
        </LocalLink>
      </div>
    </div>
  );
}
