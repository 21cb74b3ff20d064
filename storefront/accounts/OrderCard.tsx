import { buildPagePath, ROUTES } from '#domain/routes.ts';
import type { UserOrder } from '#generated/schemas.ts';
import { OrderStatus } from '#generated/enums.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import { BoxLines } from '#storefront/subscriptions/BoxLines.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import styles from './OrderCard.module.css';
import { OrderPledge } from './OrderPledge.tsx';
import { OrderPart } from './OrderPart.tsx';

/** An order of the account: lines, statuses and parcels. */
export function OrderCard({ order }: { order: UserOrder }) {
  const { t, money, date } = useTexts();
  return (
    <article className={styles.order} aria-labelledby={`order-${order.id}`}>
      <header className={styles.head}>
        <div>
          <h2 id={`order-${order.id}`}>
            <LocalLink to={buildPagePath(ROUTES.order, { id: order.id })}>
              {t('account.order_number', { number: order.number ?? order.id ?? '' })}
            </LocalLink>
          </h2>
          <p className={styles.muted}>{t('account.ordered_on', { date: date(order.created_at) })}</p>
          {order.payment_status === 'processing' && <p className={styles.muted}>{t('account.payment_processing')}</p>}
        </div>
        <StatusChip color={OrderStatus.colors?.[order.status]}>{t(`enums.OrderStatus.${order.status}`)}</StatusChip>
      </header>
      {order.pledge && <OrderPledge pledge={order.pledge} />}
      {order.shop_orders.map((part) => (
        <OrderPart key={part.id} part={part} currency={order.currency} />
      ))}
      {(order.boxes ?? []).length > 0 && <BoxLines boxes={order.boxes ?? []} currency={order.currency} />}
      {order.has_invoice && (
        <p className={styles.invoice}>
          <LocalLink to={buildPagePath(ROUTES.invoice, { id: order.id })} reloadDocument target="_blank">
            {t('account.invoice')}
          </LocalLink>
        </p>
      )}
      <p className={styles.total}>
        <span>{t('account.total')}</span>
        <strong suppressHydrationWarning>{money(order.total, order.currency)}</strong>
      </p>
      {Boolean(order.refunded) && (
        <p className={styles.total}>
          <span>{t('account.refunded')}</span>
          <span suppressHydrationWarning>{money(order.refunded, order.currency)}</span>
        </p>
      )}
      {order.cancellable && <CancelOrder order={order} />}
    </article>
  );
}
