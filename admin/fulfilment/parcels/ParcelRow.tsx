import { ShipmentStatus } from '#generated/enums/ShipmentStatus.ts';
import type { OrderLine, Shipment } from '#generated/schemas.ts';
import { formatDate } from '#domain/dates.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { CopyButton } from '#admin/resource/show/CopyButton.tsx';
import { Row } from '#admin/ui/blocks.tsx';
import { PartButtons } from '#admin/resource/show/PartButtons.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';

type Props = { parcel: Shipment; lines: readonly OrderLine[] };

/** A parcel: status, contents and actions. */
export function ParcelRow({ parcel, lines }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { status, tracking_transporter: carrier, tracking_number: number, tracking_link: link, sent_at } = parcel;
  const name = `${t('fields.parcel')} ${parcel.id}`;
  const content = parcel.lines.map(
    ({ order_line_id, quantity }) => `${quantity} × ${lines.find(({ id }) => id === order_line_id)?.name ?? ''}`,
  );
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 0.5 }} role="group" aria-label={name}>
      <Row>
        <StatusChip definition={ShipmentStatus} value={status} />
        {carrier && t(`enums.Carrier.${carrier}`)}
        {number && (link ? <Link href={link} target="_blank" rel="noreferrer" children={number} /> : number)}
        {number && <CopyButton text={number} name={t('fields.tracking_number')} />}
        {sent_at != null && formatDate(sent_at, locale)}
        <Box sx={{ flex: 1 }} />
        <PartButtons of="Shipment" part={parcel} name={name} />
      </Row>
      <SecondaryText sx={status === 'cancelled' ? STRUCK : undefined}>{content.join(' · ')}</SecondaryText>
      {parcel.sent_to && (
        <Typography variant="body2">
          {t('words.pair', { label: t('fields.sent_to'), value: parcel.sent_to.join(', ') })}
        </Typography>
      )}
    </Box>
  );
}

const STRUCK = { textDecoration: 'line-through' } as const;
