import type { Order } from '#generated/schemas.ts';
import { formatMinor } from '#domain/format-money.ts';
import { fromMinor } from '#domain/money.ts';
import { planRefund } from '#domain/refunds.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { CountLine } from '../lines/CountLine.tsx';
import type { Refundable } from './refundable.ts';

interface Props {
  order: Order;
  refundable: Refundable;
  /** Asks for the rest: why, and whether the customer hears of it. */
  onStart: (preset: Readonly<Record<string, unknown>>) => void;
}

/** Chooses copies and shipping to give back; says at once what they are worth, their share of reductions taken off. */
export function RefundPicker({ order, refundable, onStart }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [copies, setCopies] = useState<ReadonlyMap<number, number>>(new Map());
  const [withShipping, setWithShipping] = useState(false);
  const { sold, given, left, shippingLeft, copiesLeft } = refundable;
  const lines = [...copies].flatMap(([order_line_id, quantity]) => (quantity > 0 ? [{ order_line_id, quantity }] : []));
  const shipping = withShipping ? shippingLeft : 0;
  const isAll = [...copiesLeft].every(([id, count]) => (copies.get(id) ?? 0) === count) && shipping === shippingLeft;
  const plan = planRefund(sold, given, Infinity, { lines, shipping });
  const worth = 'refused' in plan ? 0 : plan.amount;
  // all that is left, to the last unit; amounts given back before were for nothing in particular
  const amount = isAll ? left : Math.min(worth, left);
  const money = (minor: number): number => fromMinor(minor, order.currency);
  const chooseAll = () => {
    setCopies(isAll ? new Map() : copiesLeft);
    setWithShipping(!isAll && shippingLeft > 0);
  };
  return (
    <Stack component="fieldset" sx={FRAME}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 650, p: 0 }}>
        {t('money.give_back')}
      </Typography>
      {order.shop_orders
        ?.flatMap((part) => part.lines)
        .map((line) => (
          <CountLine
            key={line.id}
            title={line.name}
            facts={[line.item_name]}
            label={t('money.copies_of', { name: line.name })}
            value={copies.get(line.id) ?? 0}
            most={copiesLeft.get(line.id) ?? 0}
            of={t('money.of_copies', { count: copiesLeft.get(line.id) ?? 0 })}
            onChange={(count) => setCopies(new Map([...copies, [line.id, count]]))}
          />
        ))}
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}>
        <FormControlLabel
          disabled={shippingLeft <= 0}
          control={<Checkbox size="small" checked={withShipping} onChange={(_, on) => setWithShipping(on)} />}
          label={`${t('money.shipping_too')} ${formatMinor(shippingLeft, order.currency, locale)}`}
        />
        <FormControlLabel
          control={<Checkbox size="small" checked={isAll} onChange={chooseAll} />}
          label={t('money.all')}
        />
      </Stack>
      <Button
        variant="outlined"
        disabled={amount <= 0}
        onClick={() => onStart({ lines, shipping: money(Math.min(shipping, amount)), amount: money(amount) })}
      >
        {t('money.refund_amount', { amount: formatMinor(amount, order.currency, locale) })}
      </Button>
    </Stack>
  );
}

const FRAME = { gap: 0.75, border: 0, m: 0, mt: 1, p: 0, minWidth: 0 } as const;
