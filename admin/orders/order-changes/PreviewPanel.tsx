import { ApiError } from '#generated/client/api-error.ts';
import type { OrderChangePreview } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Alert from '@mui/material/Alert';
import { useLocale, useTranslate } from 'react-admin';
import { formatApiError } from '#admin/api/submit-errors.ts';
import { SumsFoot } from '../lines/SumsFoot.tsx';

interface Props {
  data: OrderChangePreview | undefined;
  error: unknown;
  isStale: boolean;
}

/** Alert severity by settlement. */
export const SEVERITY = { none: 'success', refund: 'warning', charge: 'info' } as const;

/** The preview of a change, or its problems. */
export function PreviewPanel({ data, error, isStale }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  if (error instanceof ApiError) return <Alert severity="error">{formatApiError(error, t)}</Alert>;
  if (!data) return <Alert severity="info">{t(isStale ? 'order_change.loading' : 'order_change.nothing')}</Alert>;
  const money = (amount: number) => formatMoney(amount, data.currency, locale);
  const { settlement, difference, discount_limit, refund_limit, refund_left, vat_rate = 0 } = data;
  const signedSums = ['vat', 'difference'] as const;
  return (
    <>
      <SumsFoot
        names={['old_total', 'new_total', ...(data.shipping === 0 ? [] : (['shipping'] as const)), ...signedSums]}
        sums={data}
        currency={data.currency}
        signed={['shipping', ...signedSums]}
        suffixes={{ vat: `${vat_rate.toLocaleString(locale)} %` }}
        problems={[
          discount_limit != null && t('order_change.over_discount', { percent: discount_limit }),
          refund_limit != null && t('order_change.over_refund', { amount: money(refund_limit) }),
          refund_left != null && t('order_change.over_payment', { amount: money(refund_left) }),
        ]}
        isStale={isStale}
      />
      <Alert severity={SEVERITY[settlement]}>
        {t(`order_change.does_${settlement}`, { amount: money(Math.abs(difference)) })}
      </Alert>
    </>
  );
}
