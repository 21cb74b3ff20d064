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
const WANTED = TrackingColumnsFields.map((field) => ({
  ...field,
  label: LABELS[field.name] ?? field.label,
  required: false,
}));

/** Preview of a tracking import: rows can be corrected or skipped before they are written. */
export function TrackingPreview({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [, call] = useCall();
  const one = record as TrackingImport;
  const { id, status, columns, headings = [] } = one;
  const params = { path: { id } };
  const names = getUniqueHeadings(headings);
  useAutoRefresh(status === 'writing');
  const report = async () =>
    downloadFile((await unwrap(api.POST('/admin/tracking-imports/{id}/link', { params }))).url);
  const choose = async (chosen: Readonly<Record<string, string | null>>) => {
    const places = WANTED.map(({ name }) => {
      const place = names.indexOf(chosen[name] ?? '');
      return [name, place < 0 ? null : place];
    });
    const body = Object.fromEntries(places) as TrackingColumns;
    await call(() => unwrap(api.POST('/admin/tracking-imports/{id}/columns', { params, body })).then(() => refresh()));
    return undefined;
  };
  const groups = TrackingGroup.values.map((name) => ({
    name,
    label: t(`enums.TrackingGroup.${name}`),
    count: one[name] ?? 0,
  }));
  const written = { name: 'written', label: t('imports.rows_imported'), count: one.written ?? 0 };
  return (
    <ImportSteps
      columns={
        status === 'preview' &&
        columns && {
          fields: WANTED,
          headings: names,
          columns: Object.fromEntries(WANTED.map(({ name }) => [name, names[columns[name] ?? -1] ?? null])),
          text: t('imports.columns_text'),
          onChosen: choose,
        }
      }
      summary={{
        counts: [...groups.map((group) => ({ ...group, isWrong: group.name !== 'matched' })), written],
        aside: status !== 'writing' && (
          <WorkButton startIcon={<Download />} work={report}>
            {t('imports.report')}
          </WorkButton>
        ),
      }}
      rows={{
        groups,
        urgent: ['conflicting', 'unmatched'],
        of: (group) => <TrackingRows key={group} one={one} group={group} />,
      }}
    />
  );
}
