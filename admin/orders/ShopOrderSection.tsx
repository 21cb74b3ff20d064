import type { Currency } from '#generated/enums/Currency.ts';
import { ShopOrderStatus } from '#generated/enums/ShopOrderStatus.ts';
import type { OrderLine, ShopOrder } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';
import { ProjectLine } from '../lines/ProjectLine.tsx';
import { Row, Section } from '../resource/show/blocks.tsx';
import { useRecordAction } from '../resource/show/record-actions.ts';
import { ParcelRow } from '../parcels/ParcelRow.tsx';

type Props = { part: ShopOrder; currency: Currency; isWhole: boolean };

/** What one shop fulfils of an order, and its parcels. Where several shops do, each part can be sent by itself. */
export function ShopOrderSection({ part, currency, isWhole }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const ship = useRecordAction<'orders'>('adminShipOrder');
  const isOpen = part.lines.some(({ open }) => open);
  const shipPart = !isWhole && ship && isOpen && (
    <Button key="ship" onClick={() => ship({ shop_order_id: part.id })} children={t('actions.adminShipOrder')} />
  );
  const status = <StatusChip key="status" definition={ShopOrderStatus} value={part.status} />;
  const packed = ({ open = 0, quantity, cancelled = 0 }: OrderLine) =>
    open > 0 && open < quantity - cancelled ? t('order.still_open', { count: open }) : '';
  return (
    <Section title={part.shop_name ?? `#${part.shop_id}`} aside={<Row>{[shipPart, status]}</Row>}>
      {part.lines.map((line) => (
        <ProjectLine
          key={line.id}
          line={line}
          note={line.cancelled ? t('order.given_up', { count: line.cancelled }) : undefined}
          amounts={[
            packed(line),
            `${line.quantity - (line.cancelled ?? 0)} ×`,
            formatMoney(line.price, currency, locale),
          ].filter(Boolean)}
        />
      ))}
      {part.shipments.map((parcel) => (
        <ParcelRow key={parcel.id} parcel={parcel} lines={part.lines} />
      ))}
    </Section>
  );
}
