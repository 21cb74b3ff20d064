import { OrderFields } from '#generated/fields/Order.ts';
import { PaymentStatus } from '#generated/enums/PaymentStatus.ts';
import type { Order } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import { isSoldUnderReverseCharge } from '#domain/pricing/reverse-charge.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import { type RaRecord, Link, useLocale, useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { NotesPanel } from '#admin/resource/notes/NotesPanel.tsx';
import { buildRecordPath } from '../resource/paths.ts';
import { Columns, Row, Section } from '#admin/ui/blocks.tsx';
import { SumList } from '../resource/show/SumList.tsx';
import { OrderDocuments } from '#admin/fulfilment/documents/OrderDocuments.tsx';
import { ClaimBar } from '#admin/fulfilment/ClaimBar.tsx';
import { CustomerSection } from '#admin/customers/CustomerSection.tsx';
import { SecondaryText } from '#admin/ui/SecondaryText.tsx';
import { formatCard } from '#admin/ui/format-card.ts';
import { getRefundable } from '../payments/refundable.ts';
import { OrderRefunds } from '../payments/OrderRefunds.tsx';
import { ShopOrderSection } from './ShopOrderSection.tsx';

const OrderChanges = lazy(async () => ({ default: (await import('./order-changes/OrderChanges.tsx')).OrderChanges }));

const OrderPledge = lazy(async () => ({ default: (await import('./OrderPledge.tsx')).OrderPledge }));

const SUMS = ['items', 'discount', 'shipping', 'total', 'vat', 'vat_rate'] as const;
/** Sums of an order with refunds; without refunds the net total equals the total. */
const REFUNDED_SUMS = [...SUMS, 'refunded', 'net_total'] as const;

/** The page of an order: lines by shop; customer, notes, sums and payments in the side column. */
export function OrderBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const locale = useLocale();
  const order = record as Order;
  const { copiesLeft } = getRefundable(order);
  const side = (
    <>
      <CustomerSection order={order} />
      <Section title={t('order.sums')}>
        <SumList
          fields={OrderFields}
          names={order.refunded ? REFUNDED_SUMS : SUMS}
          less={['discount']}
          total="total"
          record={order}
        />
        {isSoldUnderReverseCharge({ ...order, vat_rate: order.vat_rate ?? 0 }) && (
          <SecondaryText>{t('enums.VatScheme.reverse_charge')}</SecondaryText>
        )}
      </Section>
      {order.pledge && (
        <Suspense>
          <OrderPledge pledge={order.pledge} />
        </Suspense>
      )}
      <OrderDocuments order={order} />
      <Section title={t('resources.payments')}>
        {order.payments?.map((payment) => (
          <Row key={payment.id}>
            <StatusChip definition={PaymentStatus} value={payment.status} />
            {formatMoney(payment.amount, payment.currency, locale)}
            <Link to={buildRecordPath({ name: 'payments' }, payment.id)}>{formatCard(payment, t)}</Link>
          </Row>
        ))}
      </Section>
      <OrderRefunds order={order} />
    </>
  );
  return (
    <Columns side={side}>
      <ClaimBar order={order} />
      {order.shop_orders?.map((part, _, { length }) => (
        <ShopOrderSection
          key={part.id}
          part={part}
          currency={order.currency}
          isOnlyPart={length === 1}
          refundable={copiesLeft}
        />
      ))}
      {order.changes?.[0] && (
        <Suspense>
          <OrderChanges order={order} />
        </Suspense>
      )}
      <NotesPanel resource="orders" record_id={order.id} />
    </Columns>
  );
}
