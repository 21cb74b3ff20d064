import { ApiError } from '#generated/client/api-error.ts';
import type { OrderChangePreview } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { errorText } from '../api/refusal.ts';

interface Props {
  data: OrderChangePreview | undefined;
  error: unknown;
  isCurrent: boolean;
}

const SEVERITY = { none: 'success', refund: 'warning', charge: 'info' } as const;

/** What a change comes to, and what will happen; or what is in its way. */
export function PreviewPanel({ data, error, isCurrent }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  if (error instanceof ApiError) return <Alert severity="error">{errorText(error, t)}</Alert>;
  if (!data) return <Alert severity="info">{t(isCurrent ? 'order_change.nothing' : 'order_change.loading')}</Alert>;
  const money = (amount: number | null | undefined) => formatMoney(amount, data.currency, locale);
  const { settlement, difference, discount_limit, refund_limit, refund_left } = data;
  const rows = [
    ['before', money(data.old_total)],
    ['after', money(data.new_total)],
    ...(data.shipping === 0 ? [] : [['shipping', signed(data.shipping, money)]]),
    ['vat', signed(data.vat, money)],
  ] as const;
  return (
    <Box aria-busy={!isCurrent} sx={PANEL}>
      <Box component="dl" sx={LIST}>
        {rows.map(([name, amount]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`order_change.${name}`, { rate: (data.vat_rate ?? 0).toLocaleString(locale) })}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              {amount}
            </Box>
          </Box>
        ))}
        <Box sx={{ ml: 'auto', textAlign: 'right' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t('fields.difference')}
          </Typography>
          <Box component="dd" sx={{ m: 0, typography: 'h2' }}>
            {signed(difference, money)}
          </Box>
        </Box>
      </Box>
      <Alert severity={SEVERITY[settlement]}>
        {t(`order_change.does_${settlement}`, { amount: money(Math.abs(difference)) })}
      </Alert>
      {discount_limit != null && (
        <Alert severity="error">{t('order_change.over_discount', { percent: discount_limit })}</Alert>
      )}
      {refund_limit != null && (
        <Alert severity="error">{t('order_change.over_refund', { amount: money(refund_limit) })}</Alert>
      )}
      {refund_left != null && (
        <Alert severity="error">{t('order_change.over_payment', { amount: money(refund_left) })}</Alert>
      )}
    </Box>
  );
}

const signed = (amount: number, money: (amount: number) => string): string =>
  amount === 0 ? money(0) : `${amount > 0 ? '+' : '−'}${money(Math.abs(amount))}`;

const PANEL = { display: 'grid', gap: 1, fontVariantNumeric: 'tabular-nums' } as const;

const LIST = { m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 } as const;
