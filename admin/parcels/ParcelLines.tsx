import type { Order } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AskProps } from '../resource/define.ts';

/** Chooses how many copies of which lines go into a parcel; all that are open at first. */
export function ParcelLines({ record, preset, onAnswer }: AskProps) {
  const t = useTranslate();
  const order = record as Order;
  const parts = order.shop_orders?.filter(({ id }) => preset.shop_order_id == null || preset.shop_order_id === id);
  const lines = parts?.flatMap((part) => part.lines).filter(({ open }) => open) ?? [];
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const countOf = ({ id, open = 0 }: (typeof lines)[number]) => chosen[id] ?? open;
  const choose = (line: (typeof lines)[number], count: number) => {
    const next = { ...chosen, [line.id]: Math.max(0, Math.min(line.open ?? 0, Math.trunc(count) || 0)) };
    const packed = lines
      .map(({ id, open = 0 }) => ({ order_line_id: id, quantity: next[id] ?? open }))
      .filter(({ quantity }) => quantity > 0);
    setChosen(next);
    onAnswer(packed.length > 0 ? { lines: packed } : undefined);
  };
  const isEmpty = lines.length === 0;
  const answerNothing = useEffectEvent(() => onAnswer(undefined));
  useEffect(() => {
    if (isEmpty) answerNothing();
  }, [isEmpty]);
  if (isEmpty) return <Typography sx={{ mb: 2 }}>{t('errors.nothing_to_pack')}</Typography>;
  return (
    <Box role="group" aria-label={t('order.parcel_lines')} sx={{ mb: 2 }}>
      {lines.map((line) => (
        <Box key={line.id} sx={LINE}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography noWrap sx={{ fontWeight: 600 }}>
              {line.name}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {[line.artist_name, line.item_name].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <TextField
            type="number"
            size="small"
            value={countOf(line)}
            onChange={({ target }) => choose(line, Number(target.value))}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { min: 0, max: line.open, 'aria-label': `${t('fields.quantity')}: ${line.name}` } }}
            sx={{ width: 76 }}
          />
          <Typography color="textSecondary" sx={{ minWidth: 44, fontVariantNumeric: 'tabular-nums' }}>
            / {line.open}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
