import { unwrap } from '#generated/client/unwrap.ts';
import type { Bulk } from '#generated/schemas.ts';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useRefresh, useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { api } from '#admin/api/client.ts';
import { buildRecordPath } from '../paths.ts';
import { isUnfinished, computePercent } from '#admin/ui/tray/progress.ts';
import { TrayCard } from '#admin/ui/tray/TrayCard.tsx';
import { formatBulkName } from './format-bulk-name.ts';

interface Props {
  bulk: Bulk;
  isUnreachable: boolean;
  onHide: () => void;
}

/** A bulk job in the tray, with a link to its report. */
export function BulkCard({ bulk, isUnreachable, onHide }: Props) {
  const t = useTranslate();
  const queries = useQueryClient();
  const { id, failure, records_done, records_refused, records_total } = bulk;
  const name = formatBulkName(bulk, t);
  const open = isUnfinished(bulk);
  useRefreshAtEnd(open);
  const onCancel = async () => {
    await unwrap(api.POST('/admin/bulk/{id}/cancel', { params: { path: { id } } }));
    await queries.invalidateQueries({ queryKey: ['watched'] });
  };
  return (
    <TrayCard
      title={name}
      isUnfinished={open}
      isUnreachable={isUnreachable}
      percent={
        bulk.status === 'waiting' ? undefined : computePercent(bulk, records_done + records_refused, records_total)
      }
      failure={failure ? t(`enums.BulkFailure.${failure}`) : undefined}
      cancel={{ label: t('bulk.cancel_one', { name }), onCancel }}
      hide={{ label: t('bulk.hide_one', { name }), onHide }}
      result={
        <Button component={Link} to={buildRecordPath({ name: 'bulk' }, id)} aria-label={t('bulk.report_of', { name })}>
          {t('bulk.report')}
        </Button>
      }
    >
      <Progress bulk={bulk} />
    </TrayCard>
  );
}

function Progress({ bulk }: { bulk: Bulk }) {
  const t = useTranslate();
  const locale = useLocale();
  const { status, records_done: done, records_refused: refused, records_total: total } = bulk;
  const formatNumber = (value: number) => value.toLocaleString(locale);
  if (status === 'waiting') return t('bulk.waiting');
  if (status === 'running') {
    const percent = computePercent(bulk, done + refused, total);
    return t('bulk.progress', {
      count: total,
      done: formatNumber(done + refused),
      total: formatNumber(total),
      percent,
    });
  }
  const parts = [
    ...(status === 'done' ? [] : [t(`enums.BulkStatus.${status}`)]),
    t('bulk.done', { count: done, formatted: formatNumber(done) }),
    ...(refused > 0 ? [t('bulk.refused', { count: refused, formatted: formatNumber(refused) })] : []),
  ];
  return parts.join(' · ');
}

/** Refreshes the screen when the job ends, because the job changed its records. */
function useRefreshAtEnd(isOpen: boolean): void {
  const refresh = useRefresh();
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) refresh();
    wasOpen.current = isOpen;
  }, [isOpen, refresh]);
}
