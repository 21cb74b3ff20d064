import type { Order } from '#generated/schemas.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { CountLine } from '#admin/orders/lines/CountLine.tsx';
import type { ActionInputProps } from '#admin/resource/define.ts';

/** Selects the copies of a parcel; all open copies by default. */
export function ParcelLines({ record, preset, onValues }: ActionInputProps) {
  const t = useTranslate();
  const order = record as Order;
  const parts = order.shop_orders?.filter(({ id }) => preset.shop_order_id == null || preset.shop_order_id === id);
  const lines = parts?.flatMap((part) => part.lines).filter(({ open }) => open) ?? [];
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const setCount = (lineId: number, count: number) => {
    const next = { ...counts, [lineId]: count };
    const packed = lines
      .map(({ id, open = 0 }) => ({ order_line_id: id, quantity: next[id] ?? open }))
      .filter(({ quantity }) => quantity > 0);
    setCounts(next);
    onValues(packed.length > 0 ? { lines: packed } : undefined);
  };
  const isEmpty = lines.length === 0;
  const reportEmpty = useEffectEvent(() => onValues(undefined));
  useEffect(() => {
    if (isEmpty) reportEmpty();
  }, [isEmpty]);
  if (isEmpty) return <Typography sx={{ mb: 2 }}>{t('errors.nothing_to_pack')}</Typography>;
  return (
    <Box role="group" aria-label={t('order.parcel_lines')} sx={LIST}>
      {lines.map((line) => (
        <CountLine
          key={line.id}
          title={line.name}
          facts={[line.artist_name, line.item_name]}
          label={t('words.pair', { label: t('fields.quantity'), value: line.name })}
          value={counts[line.id] ?? line.open ?? 0}
          max={line.open ?? 0}
          available={`/ ${line.open}`}
          onChange={(count) => setCount(line.id, count)}
        />
      ))}
    </Box>
  );
}

const LIST = { mb: 2, '& > *': { borderBottom: 1, borderColor: 'divider' } } as const;
