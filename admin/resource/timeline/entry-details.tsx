/** Details of timeline entries other than changes. */
import { MailStatus } from '#generated/enums/MailStatus.ts';
import { PaymentStatus } from '#generated/enums/PaymentStatus.ts';
import { RefundStatus } from '#generated/enums/RefundStatus.ts';
import { ShipmentStatus } from '#generated/enums/ShipmentStatus.ts';
import type { Note, Payment, Refund, Shipment, TimelineMail, TimelineUpload } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import Link from '@mui/material/Link';
import { useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { NoteText } from '../notes/NoteText.tsx';
import { formatCard } from '#admin/ui/format-card.ts';
import { buildRecordPath } from '../paths.ts';
import { Row } from '#admin/ui/blocks.tsx';
import { PartButtons } from '../show/PartButtons.tsx';

/** An e-mail, with its actions. */
export function MailDetails({ mail }: { mail: TimelineMail }) {
  return (
    <Row>
      {mail.status !== 'sent' && <StatusChip definition={MailStatus} value={mail.status} />}
      <Link component={RouterLink} to={buildRecordPath({ name: 'mails' }, mail.id)}>
        {mail.subject}
      </Link>
      <span>→ {mail.recipient}</span>
      <PartButtons of="Mail" part={mail} name={mail.subject} />
    </Row>
  );
}

/** A payment with its status. */
export function PaymentDetails({ payment }: { payment: Payment }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Row>
      <StatusChip definition={PaymentStatus} value={payment.status} />
      {formatMoney(payment.amount, payment.currency, locale)}
      <Link component={RouterLink} to={buildRecordPath({ name: 'payments' }, payment.id)}>
        {formatCard(payment, t)}
      </Link>
    </Row>
  );
}

/** A refund with its reason. */
export function RefundDetails({ refund }: { refund: Refund }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Row>
      <StatusChip definition={RefundStatus} value={refund.status} />
      <span>{formatMoney(refund.amount, refund.currency, locale)}</span>
      <span>{t(`enums.RefundReason.${refund.reason}`)}</span>
      {refund.comment && <span>“{refund.comment}”</span>}
    </Row>
  );
}

/** A parcel with its tracking link. */
export function ParcelDetails({ parcel }: { parcel: Shipment }) {
  const t = useTranslate();
  return (
    <Row>
      <StatusChip definition={ShipmentStatus} value={parcel.status} />
      {parcel.tracking_transporter && t(`enums.Carrier.${parcel.tracking_transporter}`)}
      <Link href={parcel.tracking_link ?? undefined} target="_blank" rel="noreferrer">
        {parcel.tracking_number}
      </Link>
    </Row>
  );
}

export function NoteDetails({ note }: { note: Note }) {
  return <NoteText text={note.text} />;
}

/** An uploaded file and its track. */
export function UploadDetails({ upload }: { upload: TimelineUpload }) {
  const locale = useLocale();
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <Row>
      {upload.track && <span>{upload.track}</span>}
      <span>{upload.name}</span>
      <span>{size.format(upload.size / 1_000_000)}</span>
    </Row>
  );
}
