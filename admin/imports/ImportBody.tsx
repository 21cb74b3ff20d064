import { MAX_IMPORT_ROWS } from '#domain/imports/kinds.ts';
import type { Import } from '#generated/schemas.ts';
import Alert from '@mui/material/Alert';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { ImportDraft } from './ImportDraft.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportReport } from './ImportReport.tsx';
import { useAutoRefresh } from './use-auto-refresh.ts';

/** An import: its settings, progress or rows, depending on its status. */
export function ImportBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const locale = useLocale();
  const importRecord = record as Import;
  const { status, failure, failure_line } = importRecord;
  const isUnderWay = status === 'waiting' || status === 'running';
  useAutoRefresh(isUnderWay);
  if (isUnderWay) return <ImportProgress importRecord={importRecord} />;
  if (status === 'draft') return <ImportDraft importRecord={importRecord} />;
  const max = MAX_IMPORT_ROWS.toLocaleString(locale);
  const reason = failure && t(`errors.${failure}`, { line: failure_line, max });
  return (
    <>
      {failure && (
        <Alert severity="error">
          {failure_line == null ? reason : t('imports.failed_at', { line: failure_line, reason })}
        </Alert>
      )}
      {importRecord.rows_total != null && <ImportReport importRecord={importRecord} />}
    </>
  );
}
