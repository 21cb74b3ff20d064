/** What a timeline tells of things that are no change of the record itself. */
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
import { cardName } from '#admin/ui/card-name.ts';
import { recordPath } from '../paths.ts';
import { Row } from '#admin/ui/blocks.tsx';
import { PartButtons } from '../show/PartButtons.tsx';

/** A mail, and a way to send it again where there is one. */
export function MailTold({ mail }: { mail: TimelineMail }) {
  return (
    <Row>
      {mail.status !== 'sent' && <StatusChip definition={MailStatus} value={mail.status} />}
      <Link component={RouterLink} to={recordPath({ name: 'mails' }, mail.id)}>
        {mail.subject}
      </Link>
      <span>→ {mail.recipient}</span>
      <PartButtons of="Mail" part={mail} name={mail.subject} />
    </Row>
  );
}

/** A payment with what came of it. */
export function PaymentTold({ payment }: { payment: Payment }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Row>
      <StatusChip definition={PaymentStatus} value={payment.status} />
      {formatMoney(payment.amount, payment.currency, locale)}
      <Link component={RouterLink} to={recordPath({ name: 'payments' }, payment.id)}>
        {cardName(payment, t)}
      </Link>
    </Row>
  );
}

/** Money given back, and why. */
export function RefundTold({ refund }: { refund: Refund }) {
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

/** A parcel, and where it can be followed. */
export function ParcelTold({ parcel }: { parcel: Shipment }) {
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

export function NoteTold({ note }: { note: Note }) {
  return <NoteText text={note.text} />;
}

/** A file that arrived, and the track that plays it. */
export function UploadTold({ upload }: { upload: TimelineUpload }) {
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
