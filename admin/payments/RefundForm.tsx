import type { Order } from '#generated/schemas.ts';
import { formatMinor } from '#domain/format-money.ts';
import { getCurrencyDecimals, fromMinor, toMinor } from '#domain/money.ts';
import { planRefund } from '#domain/payments/refunds.ts';
import { formatInputNumber, parseInputNumber } from '#forms-schema/numbers.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useLocale, useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { CountLine } from '#admin/orders/lines/CountLine.tsx';
import { formatItemName } from '#admin/orders/lines/format-item-name.ts';
import type { ActionInputValues, ActionInputProps } from '../resource/define.ts';
import { getRefundable } from './refundable.ts';

/**
 * Refunds copies, shipping or a custom amount of an order. `lines` of the preset select copies; the amount follows
 * the selection until it is edited.
 */
export function RefundForm({ record, preset, onValues }: ActionInputProps) {
  const t = useTranslate();
  const locale = useLocale();
  const order = record as Order;
  const { currency } = order;
  const { sold, refunds, left, shippingLeft, copiesLeft } = getRefundable(order);
  const [copies, setCopies] = useState(() => getPresetCopies(preset));
  const [withShipping, setWithShipping] = useState(false);
  const [amountInput, setAmountInput] = useState<string>();
  const lines = [...copies].flatMap(([order_line_id, quantity]) => (quantity > 0 ? [{ order_line_id, quantity }] : []));
  const shipping = withShipping ? shippingLeft : 0;
  const isAll = [...copiesLeft].every(([id, count]) => (copies.get(id) ?? 0) === count) && shipping === shippingLeft;
  const plan = planRefund(sold, refunds, Infinity, { lines, shipping });
  // everything refunds the exact remainder, because earlier refunds may have been custom amounts
  const selected = isAll ? left : Math.min('refused' in plan ? 0 : plan.amount, left);
  const number = amountInput === undefined ? fromMinor(selected, currency) : parseInputNumber(amountInput, locale);
  const amount = typeof number === 'number' && number > 0 ? toMinor(number, currency) : 0;
  const isTooHigh = amount > left;
  const sums = { amount: fromMinor(amount, currency), shipping: fromMinor(Math.min(shipping, amount), currency) };
  const values: ActionInputValues = amount > 0 ? { lines, currency, ...sums } : undefined;
  const key = JSON.stringify(values);
  const report = useEffectEvent(() => onValues(values));
  useEffect(() => report(), [key]);

  const choose = (next: ReadonlyMap<number, number>, nextShipping = withShipping) => {
    setCopies(next);
    setWithShipping(nextShipping);
    setAmountInput(undefined);
  };
  const toggleAll = () => choose(isAll ? new Map() : copiesLeft, !isAll && shippingLeft > 0);
  const formatInput = (minor: number) =>
    formatInputNumber(fromMinor(minor, currency), locale, getCurrencyDecimals(currency));
  return (
    <Stack component="fieldset" aria-label={t('money.refund_of')} sx={FRAME}>
      {order.shop_orders
        ?.flatMap((part) => part.lines)
        .map((line) => (
          <CountLine
            key={line.id}
            title={line.name}
            facts={[line.item_name]}
            label={t('money.copies_of', { name: formatItemName(line) })}
            value={copies.get(line.id) ?? 0}
            max={copiesLeft.get(line.id) ?? 0}
            available={t('money.of_copies', { count: copiesLeft.get(line.id) ?? 0 })}
            onChange={(count) => choose(new Map([...copies, [line.id, count]]))}
          />
        ))}
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}>
        <FormControlLabel
          disabled={shippingLeft <= 0}
          control={<Checkbox size="small" checked={withShipping} onChange={(_, checked) => choose(copies, checked)} />}
          label={`${t('money.shipping_too')} ${formatMinor(shippingLeft, currency, locale)}`}
        />
        <FormControlLabel
          control={<Checkbox size="small" checked={isAll} onChange={toggleAll} />}
          label={t('money.all')}
        />
      </Stack>
      <TextField
        label={t('fields.amount')}
        value={amountInput ?? (selected > 0 ? formatInput(selected) : '')}
        onChange={({ target }) => setAmountInput(target.value)}
        error={isTooHigh}
        helperText={t('money.left', { amount: formatMinor(left, currency, locale) })}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
          input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
        }}
        sx={{ mt: 1 }}
      />
    </Stack>
  );
}

/** Returns the preselected copies by line. */
function getPresetCopies({ lines }: ActionInputProps['preset']): ReadonlyMap<number, number> {
  const presetLines = (Array.isArray(lines) ? lines : []) as { order_line_id: number; quantity: number }[];
  return new Map(presetLines.map(({ order_line_id, quantity }) => [order_line_id, quantity]));
}

const FRAME = { gap: 0.75, border: 0, m: 0, mb: 2, p: 0, minWidth: 0 } as const;
