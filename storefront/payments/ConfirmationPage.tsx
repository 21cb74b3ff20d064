import { useEffect } from 'react';
import type { ProjectCard, UserOrder } from '#generated/schemas.ts';
import { OrderCard } from '#storefront/accounts/OrderCard.tsx';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Shelf } from '#storefront/ui/Shelf.tsx';
import { AccountOffer } from './AccountOffer.tsx';
import type { ConfirmationAnswer } from './confirmation-action.server.ts';
import styles from './ConfirmationPage.module.css';
import { FeedbackForm } from './FeedbackForm.tsx';
import { forgetInputs } from './kept-inputs.ts';

interface ConfirmationPageProps {
  readonly order: UserOrder;
  /** records that go with the order */
  readonly related: readonly ProjectCard[];
  readonly signedIn: boolean;
  /** the result of a form that was posted without JavaScript */
  readonly posted?: ConfirmationAnswer | undefined;
}

/** The confirmation of a paid order: what happens next, an account for guests, feedback and more records. */
export function ConfirmationPage({ order, related, signedIn, posted }: ConfirmationPageProps) {
  const { t } = useTexts();
  useEffect(() => forgetInputs(), []);
  return (
    <div className={styles.page}>
      <h1>{t(order.pledge ? 'confirmation.pledge_title' : 'confirmation.title')}</h1>
      <p className={styles.lead}>
        {t(getLead(order), {
          number: order.number ?? '',
          email: order.customer.email,
        })}
      </p>
      {/* cancelled in the account, or by the link of the letter */}
      <OrderCard order={{ ...order, cancellable: false }} />
      <section className={styles.section}>
        <h2>{t('confirmation.what_next')}</h2>
        <ol className={styles.steps}>
          {listSteps(order).map((step) => (
            <li key={step}>{t(`confirmation.${step}`)}</li>
          ))}
        </ol>
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
      {!signedIn && <AccountOffer email={order.customer.email} posted={posted} />}
      {!isProcessed(order) && <FeedbackForm posted={posted} />}
      <Shelf title={t('confirmation.related')} projects={related} />
    </div>
  );
}

/** Whether the bank processes the payment of an order. */
const isProcessed = ({ payment_status }: UserOrder): boolean => payment_status === 'processing';

function getLead(order: UserOrder) {
  if (order.pledge) return 'confirmation.pledge_text';
  return isProcessed(order) ? 'confirmation.processing_text' : 'confirmation.text';
}

/** What happens next with an order, in order. */
function listSteps(order: UserOrder) {
  const { shop_orders, customer } = order;
  const isPreorder = shop_orders.some(({ status }) => status === 'preorder');
  return [
    ...(isProcessed(order) ? (['next_paid'] as const) : []),
    isPreorder ? 'next_pressed' : 'next_packed',
    customer.pickup ? 'next_collected' : 'next_sent',
    'next_returned',
  ] as const;
}
