import { Form, useNavigation } from 'react-router';
import type { UserOrder } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './CancelOrder.module.css';

/** Cancels an order after showing what is refunded. Works without JavaScript. */
export function CancelOrder({ order }: { readonly order: UserOrder }) {
  const { t, money } = useTexts();
  const isSending = useNavigation().formData?.get('order') === String(order.id);
  const amount = money((order.total ?? 0) - (order.refunded ?? 0), order.currency);
  return (
    <details className={styles.cancel}>
      <summary aria-label={t('account.cancel_order_of', { number: order.number ?? order.id })}>
        {t('account.cancel_order')}
      </summary>
      <Form method="post">
        <p>{t('account.cancel_text', { amount })}</p>
        <button className={button.secondary} name="order" value={order.id} aria-disabled={isSending}>
          {t('account.cancel_confirm', { amount })}
        </button>
      </Form>
    </details>
  );
}
