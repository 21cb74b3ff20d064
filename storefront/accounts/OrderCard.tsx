import { buildPagePath, ROUTES } from '#domain/routes.ts';
import type { Shipment, ShopOrder, UserOrder } from '#generated/schemas.ts';
import { OrderStatus, ShopOrderStatus } from '#generated/enums.ts';
import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import { Icon } from '#storefront/ui/Icon.tsx';
import { PAGE_ICONS } from '#storefront/ui/page-icons.ts';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
import button from '#storefront/ui/button.module.css';
import { CancelOrder } from './CancelOrder.tsx';
import styles from './OrderCard.module.css';

/** A parcel: carrier, tracking link and, for a partial parcel, its contents. */
function Parcel({ parcel, part }: { parcel: Shipment; part: ShopOrder }) {
  const { t, date } = useTexts();
  return (
    <div className={styles.parcel}>
      <Icon path={PAGE_ICONS.truck} />
      <div>
        <p>
          {parcel.tracking_transporter
            ? t('account.parcel_by', { carrier: t(`enums.Carrier.${parcel.tracking_transporter}`) })
            : t(`enums.ShipmentStatus.${parcel.status}`)}
        </p>
        <p className={styles.muted}>
          {[
            parcel.sent_at ? t('account.sent_on', { date: date(parcel.sent_at) }) : t('account.not_sent'),
            parcel.tracking_number && t('account.tracking_number', { number: parcel.tracking_number }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {isPartial(parcel, part) && (
          <p className={styles.muted}>
            {t('account.in_parcel', { lines: parcel.lines.map((line) => formatLine(line, part)).join(', ') })}
          </p>
        )}
      </div>
      {parcel.tracking_link ? (
        <a href={parcel.tracking_link} className={button.secondary} rel="noopener">
          {t('account.track')}
        </a>
      ) : (
        parcel.sent_at && <span className={styles.muted}>{t('account.no_tracking')}</span>
      )}
    </div>
  );
}

/** Whether the parcel holds only some of the part's copies. */
function isPartial({ lines }: Shipment, part: ShopOrder): boolean {
  const countCopies = (rows: readonly { quantity: number }[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return countCopies(lines) < countCopies(part.lines);
}

function formatLine({ order_line_id, quantity }: Shipment['lines'][number], { lines }: ShopOrder): string {
  return `${quantity} × ${lines.find(({ id }) => id === order_line_id)?.name ?? ''}`;
}

function Part({ part, currency }: { part: ShopOrder; currency: string }) {
  const { t, money } = useTexts();
  return (
    <section className={styles.part}>
      <header>
        <h3>{part.shop_name && t('cart.shop_parcel', { shop: part.shop_name })}</h3>
        <StatusChip color={ShopOrderStatus.colors?.[part.status]}>
          {t(`enums.ShopOrderStatus.${part.status}`)}
        </StatusChip>
      </header>
      <ul>
        {part.lines.map((line) => (
          <li key={line.id}>
            <img
              src={`/storage/projects/${encodeURIComponent(line.picture ?? line.project_id)}/mini.jpg`}
              alt=""
              width={56}
              height={56}
              loading="lazy"
            />
            <span>
              <LocalLink
                to={buildProjectLink({ id: line.project_id, category: line.category ?? null, name: line.name })}
              >
                {line.name}
              </LocalLink>
              <small>{[line.artist_name, line.item_name].filter(Boolean).join(' · ')}</small>
            </span>
            <span className={styles.quantity}>{line.quantity} ×</span>
            <span suppressHydrationWarning>{money(line.price, currency)}</span>
          </li>
        ))}
      </ul>
      {part.shipments.map((parcel) => (
        <Parcel key={parcel.id} parcel={parcel} part={part} />
      ))}
    </section>
  );
}

/** An order of the account: lines, statuses and parcels. */
export function OrderCard({ order }: { order: UserOrder }) {
  const { t, money, date } = useTexts();
  return (
    <article className={styles.order} aria-labelledby={`order-${order.id}`}>
      <header className={styles.head}>
        <div>
          <h2 id={`order-${order.id}`}>{t('account.order_number', { number: order.number ?? order.id ?? '' })}</h2>
          <p className={styles.muted}>{t('account.ordered_on', { date: date(order.created_at) })}</p>
        </div>
        <StatusChip color={OrderStatus.colors?.[order.status]}>{t(`enums.OrderStatus.${order.status}`)}</StatusChip>
      </header>
      {order.shop_orders.map((part) => (
        <Part key={part.id} part={part} currency={order.currency} />
      ))}
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
