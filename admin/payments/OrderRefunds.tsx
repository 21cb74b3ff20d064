import { RefundStatus } from '#generated/enums/RefundStatus.ts';
import type { Order } from '#generated/schemas.ts';
import { formatDate } from '#domain/dates.ts';
import { formatMinor, formatMoney } from '#domain/format-money.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import Button from '@mui/material/Button';
import { Link, useLocale, useTranslate } from 'react-admin';
import { buildRecordPath } from '../resource/paths.ts';
import { Row, Section } from '#admin/ui/blocks.tsx';
import { useRecordAction } from '../resource/show/record-actions.ts';
import { getRefundable } from './refundable.ts';

/** Refunds of an order and the refundable amount. */
export function OrderRefunds({ order }: { order: Order }) {
  const t = useTranslate();
  const locale = useLocale();
  const start = useRecordAction<'orders'>('adminRefundOrder');
  const refundable = getRefundable(order);
  const { refunds = [], currency } = order;
  if (!start && refunds.length === 0) return null;
  const leftText = start && t('money.left', { amount: formatMinor(refundable.left, currency, locale) });
  return (
    <Section title={t('money.refunds')} aside={leftText}>
      {refunds.map(({ id, status, amount, reason, created_at }) => (
        <Row key={id}>
          <StatusChip definition={RefundStatus} value={status} />
          {formatMoney(amount, currency, locale)}
          <Link to={buildRecordPath({ name: 'refunds' }, id ?? 0)}>{t(`enums.RefundReason.${reason}`)}</Link>
          {formatDate(created_at ?? null, locale)}
        </Row>
      ))}
      {start && refundable.left > 0 && (
        <Button variant="outlined" onClick={() => start({})} sx={{ mt: 1 }}>
          {t('actions.adminRefundOrder')}
        </Button>
      )}
      {start && refundable.left <= 0 && t('money.nothing_left')}
    </Section>
  );
}
