import type { Currency } from '#generated/enums/Currency.ts';
import { ShopOrderStatus } from '#generated/enums/ShopOrderStatus.ts';
import type { OrderLine, ShopOrder } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import RefundIcon from '@mui/icons-material/CurrencyExchange';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useLocale, useTranslate } from 'react-admin';
import { formatItemName } from './lines/format-item-name.ts';
import { ProjectLine } from './lines/ProjectLine.tsx';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { useRecordAction } from '../resource/show/record-actions.ts';
import { ParcelRow } from '#admin/fulfilment/parcels/ParcelRow.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

interface Props {
  part: ShopOrder;
  currency: Currency;
  /** Whether the order has no other part. */
  isOnlyPart: boolean;
  /** Refundable copies by line. */
  refundable: ReadonlyMap<number, number>;
}

/** A shop order with its parcels. Parts of several shops can be shipped separately. */
export function ShopOrderSection({ part, currency, isOnlyPart, refundable }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const ship = useRecordAction<'orders'>('adminShipOrder');
  const refund = useRecordAction<'orders'>('adminRefundOrder');
  const isOpen = part.lines.some(({ open }) => open);
  const shipButton = !isOnlyPart && ship && isOpen && (
    <Button key="ship" onClick={() => ship({ shop_order_id: part.id })} children={t('actions.adminShipOrder')} />
  );
  const status = <StatusChip key="status" definition={ShopOrderStatus} value={part.status} />;
  const formatOpenCopies = ({ open = 0, quantity, cancelled = 0 }: OrderLine) =>
    open > 0 && open < quantity - cancelled ? t('order.still_open', { count: open }) : '';
  const renderRefundButton = (line: OrderLine) =>
    refund &&
    (refundable.get(line.id) ?? 0) > 0 && (
      <IconButton
        aria-label={t('money.refund_line', { name: formatItemName(line) })}
        onClick={() => refund({ lines: [{ order_line_id: line.id, quantity: 1 }] })}
      >
        <RefundIcon fontSize="small" />
      </IconButton>
    );
  return (
    <Section title={part.shop_name ?? `#${part.shop_id}`} aside={<Row>{[shipButton, status]}</Row>}>
      {part.lines.map((line) => (
        <ProjectLine
          key={line.id}
          line={line}
          note={line.cancelled ? t('order.given_up', { count: line.cancelled }) : undefined}
          amounts={[
            formatOpenCopies(line),
            `${line.quantity - (line.cancelled ?? 0)} ×`,
            formatMoney(line.price, currency, locale),
          ].filter(Boolean)}
          end={renderRefundButton(line)}
        />
      ))}
      <Logistics part={part} />
      {part.shipments.map((parcel) => (
        <ParcelRow key={parcel.id} parcel={parcel} lines={part.lines} />
      ))}
    </Section>
  );
}

/** Fulfilment partner and carrier of a part. */
function Logistics({ part: { logistician_id, partner, transporter } }: Pick<Props, 'part'>) {
  const t = useTranslate();
  const facts = [
    logistician_id != null && partner && [t('fields.logistician_id'), t(`enums.Partner.${partner}`)],
    transporter && [t('fields.tracking_transporter'), t(`enums.Carrier.${transporter}`)],
  ].filter((fact) => Array.isArray(fact));
  if (facts.length === 0) return null;
  return (
    <SecondaryText component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {facts.map(([name, value]) => (
        <li key={name} children={`${name}: ${value}`} />
      ))}
    </SecondaryText>
  );
}
