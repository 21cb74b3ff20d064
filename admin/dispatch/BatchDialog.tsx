import { unwrap } from '#generated/client/unwrap.ts';
import type { Partner } from '#generated/enums/Partner.ts';
import type { BatchOrder } from '#generated/schemas.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../api/client.ts';
import { ErrorPanel } from '../frame/ErrorPanel.tsx';
import { BusyLine } from '../frame/BusyLine.tsx';
import { recordPath } from '../resource/paths.ts';
import { useBusy } from '../resource/use-busy.ts';
import { StockLines } from './StockLines.tsx';
import { useTold } from './use-dispatch.ts';

interface Props {
  partner: Partner;
  ids: readonly number[];
  onClose: () => void;
  onMade: () => void;
}

/** Checks the stock and makes a batch; what is short is shown line by line, and left out or sent in part by choice. */
export function BatchDialog({ partner, ids, onClose, onMade }: Props) {
  const t = useTranslate();
  const titleId = useId();
  const navigate = useNavigate();
  const told = useTold();
  const [busy, whileBusy] = useBusy();
  const [partial, setPartial] = useState<readonly number[]>([]);
  const [note, setNote] = useState('');
  const { data, error } = useQuery({
    queryKey: ['stock-check', partner, ids],
    queryFn: () => unwrap(api.POST('/admin/batches/stock-check', { body: { partner, shop_order_ids: [...ids] } })),
    gcTime: 0,
  });
  const make = () =>
    whileBusy(() =>
      told(async () => {
        const body = { partner, shop_order_ids: [...ids], partial: [...partial], note: note.trim() || null };
        const batch = await unwrap(api.POST('/admin/batches', { body }));
        onMade();
        void navigate(recordPath({ name: 'batches' }, batch.id));
      }),
    );
  const toggle = ({ shop_order_id: id }: BatchOrder) =>
    setPartial(partial.includes(id) ? partial.filter((one) => one !== id) : [...partial, id]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('dispatch.for_partner', { name: t(`enums.Partner.${partner}`) })}</DialogTitle>
      <DialogContent sx={{ position: 'relative', display: 'grid', gap: 1.5 }}>
        {error && <ErrorPanel error={error} />}
        {!data && !error && <BusyLine label={t('words.loading')} />}
        {data && data.full > 0 && <Alert severity="success">{t('dispatch.all_there', { count: data.full })}</Alert>}
        {data && data.short > 0 && <Alert severity="warning">{t('dispatch.some_short', { count: data.short })}</Alert>}
        {data?.orders.map((order) => (
          <section key={order.shop_order_id} aria-label={order.number}>
            <FormControlLabel
              control={
                <Checkbox size="small" checked={partial.includes(order.shop_order_id)} onChange={() => toggle(order)} />
              }
              disabled={order.lines.every(({ allocated }) => allocated === 0)}
              label={`${order.number}, ${order.customer_name ?? ''}: ${t('dispatch.in_part')}`}
            />
            <StockLines lines={order.lines} />
          </section>
        ))}
        <TextField
          label={t('fields.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('record.cancel')}</Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={!data || data.full + partial.length === 0}
          onClick={() => void make()}
        >
          {t('dispatch.make_batch')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
