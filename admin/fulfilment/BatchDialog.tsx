import { unwrap } from '#generated/client/unwrap.ts';
import type { Partner } from '#generated/enums/Partner.ts';
import { BatchRequestFields } from '#generated/fields/BatchRequest.ts';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '#admin/api/client.ts';
import { toggleInSet } from '#admin/ui/board/toggle-in-set.ts';
import { BusyLine } from '#admin/ui/BusyLine.tsx';
import { ErrorPanel } from '#admin/ui/ErrorPanel.tsx';
import { FormDialog } from '#admin/resource/edit/FormDialog.tsx';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { StockLines } from './StockLines.tsx';
import { useReportAssignment } from './use-dispatch.ts';

const FIELDS = BatchRequestFields.filter(({ name }) => name === 'note');

type Props = { partner: Partner; ids: readonly number[]; onClose: () => void };

/** Checks the stock and creates a batch. Short orders are listed, and skipped unless chosen for partial shipment. */
export function BatchDialog({ partner, ids, onClose }: Props) {
  const t = useTranslate();
  const navigate = useNavigate();
  const reportAssignment = useReportAssignment();
  const [partialIds, setPartialIds] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) => setPartialIds(toggleInSet(partialIds, id));
  const request = { partner, shop_order_ids: [...ids] };
  const { data, error } = useQuery({
    queryKey: ['stock-check', partner, ids],
    queryFn: () => unwrap(api.POST('/admin/batches/stock-check', { body: request })),
    gcTime: 0,
  });
  const createBatch = async (note: string | null) => {
    const batch = await unwrap(api.POST('/admin/batches', { body: { ...request, partial: [...partialIds], note } }));
    reportAssignment();
    void navigate(buildRecordPath({ name: 'batches' }, batch.id));
  };
  return (
    <FormDialog
      title={t('dispatch.for_partner', { name: t(`enums.Partner.${partner}`) })}
      submitLabel={t('dispatch.make_batch')}
      definitions={FIELDS}
      disabled={!data || ids.length - data.orders.length + partialIds.size === 0}
      maxWidth="sm"
      onSubmit={({ note }) => createBatch(typeof note === 'string' && note !== '' ? note : null)}
      onClose={onClose}
    >
      {error && <ErrorPanel error={error} />}
      {!data && !error && <BusyLine label={t('words.loading')} />}
      {data && data.full > 0 && <Alert severity="success">{t('dispatch.all_there', { count: data.full })}</Alert>}
      {data && data.short > 0 && <Alert severity="warning">{t('dispatch.some_short', { count: data.short })}</Alert>}
      {data?.orders.map(({ shop_order_id: id, number, customer_name, lines }) => (
        <section key={id} aria-label={number}>
          <FormControlLabel
            control={<Checkbox size="small" checked={partialIds.has(id)} onChange={() => toggle(id)} />}
            disabled={lines.every(({ allocated }) => allocated === 0)}
            label={`${number}, ${customer_name ?? ''}: ${t('dispatch.in_part')}`}
          />
          <StockLines lines={lines} />
        </section>
      ))}
    </FormDialog>
  );
}
