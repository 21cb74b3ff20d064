import { unwrap } from '#generated/client/unwrap.ts';
import { TrackingGroup } from '#generated/enums/TrackingGroup.ts';
import { TrackingColumnsFields } from '#generated/fields/TrackingColumns.ts';
import { TrackingRowFields } from '#generated/fields/TrackingRow.ts';
import { TrackingRowChangeFields } from '#generated/fields/TrackingRowChange.ts';
import type { TrackingColumns, TrackingImport, TrackingRow, TrackingRowChange } from '#generated/schemas.ts';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Link from '@mui/material/Link';
import { type RaRecord, useRefresh, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '#admin/api/client.ts';
import { fetchFile } from '#admin/ui/show-file.ts';
import { ColumnsForm } from '#admin/imports/ColumnsForm.tsx';
import { getUniqueHeadings } from '#domain/imports/headings.ts';
import { ImportRows } from '#admin/imports/ImportRows.tsx';
import { RowGroups } from '#admin/imports/RowGroups.tsx';
import { useRefreshing } from '#admin/imports/use-refreshing.ts';
import { recordPath } from '#admin/resource/paths.ts';
import { Section } from '#admin/ui/blocks.tsx';
import { useCall } from '#admin/ui/use-call.ts';
import { WorkButton } from '#admin/ui/WorkButton.tsx';
import { TrackedParts } from './TrackedParts.tsx';

const LABELS: Record<string, string> = {
  order: 'fields.order_number',
  number: 'fields.tracking_number',
  link: 'tracking.link',
};
// each can be asked for alone: what is missing is said by the rows
const WANTED = TrackingColumnsFields.map((field) => ({
  ...field,
  label: LABELS[field.name] ?? field.label,
  required: false,
}));

/** What a file comes to, by what is to be done about it: rows can be mended or left out before anything is written. */
export function TrackingPreview({ record }: { record: RaRecord }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [, call] = useCall();
  const one = record as TrackingImport;
  const { id, status, version, columns, headings = [] } = one;
  const params = { path: { id } };
  const names = getUniqueHeadings(headings);
  useRefreshing(status === 'writing');
  /** Calls, and reads the import anew. */
  const change = (work: () => Promise<unknown>) => call(() => work().then(() => refresh()));
  const changeRow = ({ id: row_id }: TrackingRow, body: TrackingRowChange) =>
    change(() =>
      unwrap(api.PUT('/admin/tracking-imports/{id}/rows/{row_id}', { params: { path: { id, row_id } }, body })),
    );
  const report = async () => fetchFile((await unwrap(api.POST('/admin/tracking-imports/{id}/link', { params }))).url);
  const choose = async (chosen: Readonly<Record<string, string | null>>) => {
    const places = WANTED.map(({ name }) => {
      const place = names.indexOf(chosen[name] ?? '');
      return [name, place < 0 ? null : place];
    });
    const body = Object.fromEntries(places) as TrackingColumns;
    await change(() => unwrap(api.POST('/admin/tracking-imports/{id}/columns', { params, body })));
    return undefined;
  };
  const reportButton = (
    <WorkButton startIcon={<Download />} work={report}>
      {t('imports.report')}
    </WorkButton>
  );
  return (
    <>
      {status === 'preview' && columns && (
        <ColumnsForm
          fields={WANTED}
          headings={names}
          columns={Object.fromEntries(WANTED.map(({ name }) => [name, names[columns[name] ?? -1] ?? null]))}
          onChosen={choose}
        />
      )}
      <Section title={t('imports.rows')} aside={status !== 'writing' && reportButton}>
        <RowGroups
          label={t('imports.rows')}
          groups={TrackingGroup.values.map((name) => ({
            name,
            label: t(`enums.TrackingGroup.${name}`),
            count: one[name] ?? 0,
          }))}
          urgent={['conflicting', 'unmatched']}
        >
          {(group) => (
            <ImportRows<TrackingRow>
              key={group}
              label={t(`enums.TrackingGroup.${group}`)}
              queryKey={['tracking-rows', id, group, version]}
              isOpen={status === 'preview'}
              fields={TrackingRowFields}
              shown={['outcome', 'order_number', 'tracking_number', 'carrier', 'customer_name', 'parts', 'there']}
              mended={TrackingRowChangeFields}
              draw={{
                customer_name: (row) => <ToOrder row={row} />,
                parts: (row) => (
                  <TrackedParts
                    row={row}
                    onChoose={
                      status === 'preview' ? (shop_order_ids) => void changeRow(row, { shop_order_ids }) : undefined
                    }
                  />
                ),
              }}
              unknown={({ carrier_text }) => carrier_text}
              isOut={({ outcome }) => outcome === 'excluded'}
              fetch={(page) => {
                const query = { ...page, group };
                return unwrap(api.GET('/admin/tracking-imports/{id}/rows', { params: { ...params, query } }));
              }}
              change={changeRow}
            />
          )}
        </RowGroups>
      </Section>
    </>
  );
}

function ToOrder({ row: { order_id, customer_name } }: { row: TrackingRow }) {
  if (!order_id) return null;
  return (
    <Link component={RouterLink} to={recordPath({ name: 'orders' }, order_id)}>
      {customer_name}
    </Link>
  );
}
