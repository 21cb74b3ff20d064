import { unwrap } from '#generated/client/unwrap.ts';
import type { Import } from '#generated/schemas.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import { useRefresh, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { downloadFile } from '#admin/ui/open-file.ts';
import { Row } from '#admin/ui/blocks.tsx';
import { WorkButton } from '#admin/ui/WorkButton.tsx';
import type { RowQuery } from './CheckedRows.tsx';
import { ErrorGroups } from './ErrorGroups.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { useImportCounts } from './use-import-counts.ts';

/** Groups of rows with their count and filter. */
const GROUPS = [
  { name: 'wrong', count: 'rows_wrong', query: { status: 'wrong' } },
  { name: 'new', count: 'rows_new', query: { effect: 'new' } },
  { name: 'changed', count: 'rows_changed', query: { effect: 'changed' } },
  { name: 'unchanged', count: 'rows_unchanged', query: { effect: 'unchanged' } },
  { name: 'skipped', count: 'rows_skipped', query: { status: 'skipped' } },
  { name: 'imported', count: 'rows_imported', query: { status: 'imported' } },
  { name: 'undone', count: 'rows_undone', query: { status: 'undone' } },
] as const satisfies readonly { name: string; count: keyof Import; query: RowQuery }[];

/** Result of an import: counts, errors and rows. */
export function ImportReport({ importRecord }: { importRecord: Import }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const counts = useImportCounts(importRecord);
  const params = { path: { id: importRecord.id } };
  const { status, rows_kept = 0, rows_wrong = 0 } = importRecord;
  const waiting =
    (importRecord.rows_new ?? 0) +
    (importRecord.rows_changed ?? 0) -
    (importRecord.rows_imported ?? 0) -
    (importRecord.rows_undone ?? 0);
  const download = async () => downloadFile((await unwrap(api.POST('/admin/imports/{id}/link', { params }))).url);
  const writeRest = () => unwrap(api.POST('/admin/imports/{id}/write', { params })).then(() => refresh());
  const groups = GROUPS.map(({ name, count }) => ({
    name,
    label: t(`imports.${count}`),
    count: importRecord[count] ?? 0,
  }));
  return (
    <ImportSteps
      summary={{
        counts,
        aside: rows_wrong > 0 && (
          <WorkButton startIcon={<Download />} work={download}>
            {t('imports.wrong_rows')}
          </WorkButton>
        ),
        children: (
          <>
            {rows_kept > 0 && <Alert severity="warning">{t('imports.kept_rows', { count: rows_kept })}</Alert>}
            {status === 'done' && waiting > 0 && rows_kept === 0 && (
              <Row>
                <WorkButton variant="contained" work={writeRest}>
                  {t('imports.write_rest', { count: waiting })}
                </WorkButton>
              </Row>
            )}
          </>
        ),
      }}
      rows={{
        groups: groups.filter(({ name, count }) => count > 0 || name === 'wrong' || name === 'new'),
        urgent: ['wrong', 'new', 'changed', 'imported', 'unchanged', 'undone'],
        of: (group) => (
          <ErrorGroups
            key={group}
            importRecord={importRecord}
            query={GROUPS.find(({ name }) => name === group)?.query ?? {}}
          />
        ),
      }}
    />
  );
}
