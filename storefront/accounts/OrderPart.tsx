import type { ReactNode } from 'react';
import { buildProjectLink } from '#domain/catalogue/project-links.ts';
import { ShopOrderStatus } from '#generated/enums.ts';
import type { Shipment, ShopOrder } from '#generated/schemas.ts';
import { LocalLink } from '#storefront/app/locale/LocalLink.tsx';
import { useTexts } from '#storefront/app/locale/texts.tsx';
import button from '#storefront/ui/button.module.css';
import { Icon } from '#storefront/ui/Icon.tsx';
import { PAGE_ICONS } from '#storefront/ui/page-icons.ts';
import { StatusChip } from '#storefront/ui/StatusChip.tsx';
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

interface OrderPartProps {
  readonly part: ShopOrder;
  readonly currency: string;
  /** level of its heading */
  readonly heading?: 'h2' | 'h3';
  /** steps of the part, shown between its heading and its lines */
  readonly children?: ReactNode;
}

/** The part of an order that one shop fulfils: status, lines and parcels. */
export function OrderPart({ part, currency, heading: Heading = 'h3', children }: OrderPartProps) {
  const { t, money } = useTexts();
  return (
    <section className={styles.part}>
      <header>
        <Heading className={styles.shop}>{part.shop_name && t('cart.shop_parcel', { shop: part.shop_name })}</Heading>
        <StatusChip color={ShopOrderStatus.colors?.[part.status]}>
          {t(`enums.ShopOrderStatus.${part.status}`)}
        </StatusChip>
      </header>
      {children}
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
