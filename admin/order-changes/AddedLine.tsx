import type { OrderChangeLine } from '#generated/schemas.ts';
import { formatMoney } from '#domain/format-money.ts';
import Delete from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useLocale, useTranslate } from 'react-admin';
import { Counter } from '../lines/Counter.tsx';
import { ChangeLine } from './ChangeLine.tsx';
import type { AddedItem } from './wish.ts';

interface Props {
  added: AddedItem;
  /** What the server makes of it. */
  priced: OrderChangeLine | undefined;
  onChange: (changes: Partial<AddedItem>) => void;
  onRemove: () => void;
}

/** Something that is to come: how many, and for how much, where that is not the price of the shop. */
export function AddedLine({ added, priced, onChange, onRemove }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { item, quantity, price, reason } = added;
  const { name } = item;
  const issue = priced?.issue ?? (quantity > item.stock ? 'out_of_stock' : null);
  const facts = [
    t('order_change.new'),
    formatMoney(item.price, item.currency, locale),
    t('draft.stock', { count: priced?.stock ?? item.stock }),
    issue && t(`enums.ManualOrderIssueCode.${issue}`),
  ];
  const hasPrice = price.trim() !== '';
  return (
    <ChangeLine
      what={item}
      note={facts.filter(Boolean).join(' · ')}
      isBad={issue !== null}
      below={
        hasPrice && (
          <TextField
            fullWidth
            required
            size="small"
            value={reason}
            error={reason.trim() === ''}
            onChange={({ target }) => onChange({ reason: target.value })}
            label={t('fields.reason')}
            slotProps={{
              htmlInput: { maxLength: 200, 'aria-label': t('order_change.price_reason', { name }) },
              inputLabel: { 'aria-hidden': true },
            }}
          />
        )
      }
    >
      <Counter name={name} value={quantity} least={1} onChange={(count) => onChange({ quantity: count })} />
      <TextField
        size="small"
        value={price}
        placeholder={formatMoney(item.price, item.currency, locale)}
        onChange={({ target }) => onChange({ price: target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': t('order_change.price', { name }) } }}
        sx={{ width: 92 }}
      />
      <IconButton aria-label={t('order_change.take_off', { name })} onClick={onRemove}>
        <Delete fontSize="small" />
      </IconButton>
    </ChangeLine>
  );
}
