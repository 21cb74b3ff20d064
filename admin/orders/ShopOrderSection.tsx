import type { Currency } from '#generated/enums/Currency.ts';
import { ShipmentStatus } from '#generated/enums/ShipmentStatus.ts';
import { ShopOrderStatus } from '#generated/enums/ShopOrderStatus.ts';
import type { ShopOrder } from '#generated/schemas.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/format-money.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useLocale, useTranslate } from 'react-admin';
import { ProjectLine } from '../catalogue/ProjectLine.tsx';
import { Row, Section } from '../resource/show/blocks.tsx';
import { CopyButton } from '../resource/show/CopyButton.tsx';
import { useRecordAction } from '../resource/show/record-actions.ts';

type Props = { part: ShopOrder; currency: Currency; isWhole: boolean };

/** What one shop fulfils of an order, and its parcels. Where several shops do, each part can be sent by itself. */
export function ShopOrderSection({ part, currency, isWhole }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const ship = useRecordAction<'orders'>('adminShipOrder');
  const shipPart = !isWhole && ship && part.shipments.length === 0 && (
    <Button onClick={() => ship({ shop_order_id: part.id })}>{t('actions.adminShipOrder')}</Button>
  );
  const status = <StatusChip definition={ShopOrderStatus} value={part.status} />;
  return (
    <Section title={part.shop_name ?? `#${part.shop_id}`} aside={<Row>{[shipPart, status]}</Row>}>
      {part.lines.map((line) => (
        <ProjectLine
          key={line.id}
          line={line}
          amounts={[`${line.quantity} ×`, formatMoney(line.price, currency, locale)]}
        />
      ))}
      {part.shipments.map(({ id, status, tracking_transporter: carrier, tracking_number, tracking_link, sent_at }) => (
        <Row key={id}>
          <StatusChip definition={ShipmentStatus} value={status} />
          {carrier && t(`enums.Carrier.${carrier}`)}
          <Link href={tracking_link ?? undefined} target="_blank" rel="noreferrer" children={tracking_number} />
          {tracking_number && <CopyButton text={tracking_number} name={t('fields.tracking_number')} />}
          {formatDate(sent_at, locale)}
        </Row>
      ))}
    </Section>
  );
}
