import { MOST_ROWS } from '#domain/imports/kinds.ts';
import type { Import } from '#generated/schemas.ts';
import Alert from '@mui/material/Alert';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { ImportDraft } from './ImportDraft.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportReport } from './ImportReport.tsx';
import { useRefreshing } from './use-refreshing.ts';

/** An import as it stands: the question how it is read, how far the work is, or its rows. */
export function ImportBody({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const locale = useLocale();
  const one = record as Import;
  const { status, failure, failure_line } = one;
  const isUnderWay = status === 'waiting' || status === 'running';
  useRefreshing(isUnderWay);
  if (isUnderWay) return <ImportProgress one={one} />;
  if (status === 'draft') return <ImportDraft one={one} />;
  const max = MOST_ROWS.toLocaleString(locale);
  const reason = failure && t(`errors.${failure}`, { line: failure_line, max });
  return (
    <>
      {failure && (
        <Alert severity="error">
          {failure_line == null ? reason : t('imports.failed_at', { line: failure_line, reason })}
        </Alert>
      )}
      {one.rows_total != null && <ImportReport one={one} />}
    </>
  );
}
