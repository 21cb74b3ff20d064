import { Form, useNavigation } from 'react-router';
import type { UserOrder } from '#generated/schemas.ts';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import styles from './CancelOrder.module.css';

/** Cancels an order after showing what is refunded and which subscription ends, or withdraws a pledge. Works without JavaScript. */
export function CancelOrder({ order }: { readonly order: UserOrder }) {
  const { t, money } = useTexts();
  const isSending = useNavigation().formData?.get('order') === String(order.id);
  const amount = money((order.total ?? 0) - (order.refunded ?? 0), order.currency);
  const number = order.number ?? order.id;
  const boxes = order.boxes ?? [];
  const texts = order.pledge
    ? {
        label: t('account.pledge_withdraw_of', { number }),
        summary: t('account.pledge_withdraw'),
        text: t('account.pledge_withdraw_text'),
        confirm: t('account.pledge_withdraw'),
      }
    : {
        label: t('account.cancel_order_of', { number }),
        summary: t('account.cancel_order'),
        text: t('account.cancel_text', { amount }),
        confirm: t('account.cancel_confirm', { amount }),
      };
  return (
    <details className={styles.cancel}>
      <summary aria-label={texts.label}>{texts.summary}</summary>
      <Form method="post">
        <p>{texts.text}</p>
        {boxes.some(({ gift_to }) => !gift_to) && <p>{t('account.cancel_box')}</p>}
        {boxes.some(({ gift_to }) => gift_to) && <p>{t('account.cancel_gift')}</p>}
        <button className={button.secondary} name="order" value={order.id} aria-disabled={isSending}>
          {texts.confirm}
        </button>
      </Form>
    </details>
  );
}
