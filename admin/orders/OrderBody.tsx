import { OrderFields } from '#generated/fields/Order.ts';
import { PaymentStatus } from '#generated/enums/PaymentStatus.ts';
import type { Order } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import { StatusChip } from '#forms-schema/view/StatusChip.tsx';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath, recordPath } from '../resource/paths.ts';
import { Columns, Row, Section } from '../resource/show/blocks.tsx';
import { CopyButton } from '../resource/show/CopyButton.tsx';
import { SumList } from '../resource/show/SumList.tsx';
import { OrderRefunds } from '../payments/OrderRefunds.tsx';
import { ShopOrderSection } from './ShopOrderSection.tsx';

const SUMS = ['items', 'discount', 'shipping', 'total', 'vat', 'vat_rate', 'refunded'] as const;

/** What was bought, by the shop that sends it; beside it who gets it, the sums and the payments. */
export function OrderBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const locale = useLocale();
  const order = record as Order;
  const { customer_name, company, address: street, address2, zip_code, city, country_id, phone, email } = order;
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(country_id);
  const address = [customer_name, company, street, address2, `${zip_code} ${city}`, country].filter(Boolean).join('\n');
  const side = (
    <>
      <Section title={t('order.customer')} aside={<CopyButton text={address} name={t('fields.address')} />}>
        <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
          {[address, phone].filter(Boolean).join('\n')}
        </Typography>
        <Row>
          <MuiLink href={`mailto:${email}`}>{email}</MuiLink>
          <CopyButton text={email} name={t('fields.email')} />
        </Row>
        {order.comment && <Row>“{order.comment}”</Row>}
        <MuiLink component={Link} to={listPath({ name: 'orders' }, { email })}>
          {t('order.all_of_customer')}
        </MuiLink>
      </Section>
      <Section title={t('order.sums')}>
        <SumList fields={OrderFields} names={SUMS} total="total" record={order} />
      </Section>
      <Section title={t('resources.payments')}>
        {order.payments?.map((payment) => (
          <Row key={payment.id}>
            <StatusChip definition={PaymentStatus} value={payment.status} />
            {formatMoney(payment.amount, payment.currency, locale)}
            <MuiLink component={Link} to={recordPath({ name: 'payments' }, payment.id)}>
              {payment.card_last4 ? `${payment.card_brand} •••• ${payment.card_last4}` : payment.provider_id}
            </MuiLink>
          </Row>
        ))}
      </Section>
      <OrderRefunds order={order} />
    </>
  );
  return (
    <Columns side={side}>
      {order.shop_orders?.map((part, _, { length }) => (
        <ShopOrderSection key={part.id} part={part} currency={order.currency} isWhole={length === 1} />
      ))}
    </Columns>
  );
}
