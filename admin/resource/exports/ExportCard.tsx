import { unwrap } from '#generated/client/unwrap.ts';
import type { Export } from '#generated/schemas.ts';
import { formatBytes } from '#forms-schema/bytes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { isUnfinished, computePercent } from '#admin/ui/tray/progress.ts';
import { useAutoDismiss } from '#admin/ui/tray/use-auto-dismiss.ts';
import { TrayCard } from '#admin/ui/tray/TrayCard.tsx';
import { DownloadButton } from './DownloadButton.tsx';

interface Props {
  export: Export;
  isUnreachable: boolean;
  onHide: () => void;
}

/** An export in the tray, with its download. */
export function ExportCard({ export: item, isUnreachable, onHide }: Props) {
  const t = useTranslate();
  const queries = useQueryClient();
  const { id, name, resource, format, status, failure, rows_done, rows_total } = item;
  const onCancel = async () => {
    await unwrap(api.POST('/admin/exports/{id}/cancel', { params: { path: { id } } }));
    await queries.invalidateQueries({ queryKey: ['watched'] });
  };
  const pauseHandlers = useAutoDismiss(status === 'done', onHide);
  return (
    <TrayCard
      pauseHandlers={pauseHandlers}
      title={t('exports.of', { list: t(`resources.${resource}`), format: t(`enums.ExportFormat.${format}`) })}
      isUnfinished={isUnfinished(item)}
      isUnreachable={isUnreachable}
      percent={rows_total ? computePercent(item, rows_done, rows_total) : undefined}
      failure={failure ? t(`enums.ExportFailure.${failure}`) : undefined}
      cancel={{ label: t('exports.cancel_one', { name }), onCancel }}
      hide={{ label: t('exports.hide_one', { name }), onHide }}
      result={status === 'done' && <DownloadButton export={item} variant="contained" />}
    >
      <Progress export={item} />
    </TrayCard>
  );
}

function Progress({ export: item }: { export: Export }) {
  const t = useTranslate();
  const locale = useLocale();
  const { status, rows_done, rows_total, bytes } = item;
  const formatNumber = (value: number) => value.toLocaleString(locale);
  if (status === 'running' && rows_total !== null && rows_total !== undefined) {
    const percent = computePercent(item, rows_done, rows_total);
    return t('exports.progress', {
      count: rows_total,
      done: formatNumber(rows_done),
      total: formatNumber(rows_total),
      percent,
    });
  }
  if (status === 'done')
    return t('exports.done', {
      count: rows_done,
      rows: formatNumber(rows_done),
      size: formatBytes(bytes ?? 0, locale),
    });
  return t(isUnfinished(item) ? 'exports.waiting' : `enums.ExportStatus.${status}`);
}
