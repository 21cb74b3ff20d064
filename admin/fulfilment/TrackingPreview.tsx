import { getUniqueHeadings } from '#domain/imports/headings.ts';
import { unwrap } from '#generated/client/unwrap.ts';
import { TrackingGroup } from '#generated/enums/TrackingGroup.ts';
import { TrackingColumnsFields } from '#generated/fields/TrackingColumns.ts';
import type { TrackingColumns, TrackingImport } from '#generated/schemas.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { type RaRecord, useRefresh, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { ImportSteps } from '#admin/imports/ImportSteps.tsx';
import { useAutoRefresh } from '#admin/imports/use-auto-refresh.ts';
import { downloadFile } from '#admin/ui/open-file.ts';
import { useCall } from '#admin/ui/use-call.ts';
import { WorkButton } from '#admin/ui/WorkButton.tsx';
import { TrackingRows } from './TrackingRows.tsx';

const LABELS: Record<string, string> = {
  order: 'fields.order_number',
  number: 'fields.tracking_number',
  link: 'tracking.link',
};
// optional in the form; rows report missing values
const COLUMN_FIELDS = TrackingColumnsFields.map((field) => ({
  ...field,
  label: LABELS[field.name] ?? field.label,
  required: false,
}));

/** Preview of a tracking import: rows can be corrected or skipped before they are written. */
export function TrackingPreview({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [, call] = useCall();
  const trackingImport = record as TrackingImport;
  const { id, status, columns, headings = [] } = trackingImport;
  const params = { path: { id } };
  const names = getUniqueHeadings(headings);
  useAutoRefresh(status === 'writing');
  const downloadReport = async () =>
    downloadFile((await unwrap(api.POST('/admin/tracking-imports/{id}/link', { params }))).url);
  const saveColumns = async (chosen: Readonly<Record<string, string | null>>) => {
    const indexes = COLUMN_FIELDS.map(({ name }) => {
      const index = names.indexOf(chosen[name] ?? '');
      return [name, index < 0 ? null : index];
    });
    const body = Object.fromEntries(indexes) as TrackingColumns;
    await call(() => unwrap(api.POST('/admin/tracking-imports/{id}/columns', { params, body })).then(() => refresh()));
    return undefined;
  };
  const groups = TrackingGroup.values.map((name) => ({
    name,
    label: t(`enums.TrackingGroup.${name}`),
    count: trackingImport[name] ?? 0,
  }));
  const written = { name: 'written', label: t('imports.rows_imported'), count: trackingImport.written ?? 0 };
  return (
    <ImportSteps
      columns={
        status === 'preview' &&
        columns && {
          fields: COLUMN_FIELDS,
          headings: names,
          columns: Object.fromEntries(COLUMN_FIELDS.map(({ name }) => [name, names[columns[name] ?? -1] ?? null])),
          text: t('imports.columns_text'),
          onChosen: saveColumns,
        }
      }
      summary={{
        counts: [...groups.map((group) => ({ ...group, isWrong: group.name !== 'matched' })), written],
        aside: status !== 'writing' && (
          <WorkButton startIcon={<Download />} work={downloadReport}>
            {t('imports.report')}
          </WorkButton>
        ),
      }}
      rows={{
        groups,
        urgent: ['conflicting', 'unmatched'],
        of: (group) => <TrackingRows key={group} {...{ trackingImport, group }} />,
      }}
    />
  );
}
