import { unwrap } from '#generated/client/unwrap.ts';
import type { TrackingGroup } from '#generated/enums/TrackingGroup.ts';
import { TrackingRowFields } from '#generated/fields/TrackingRow.ts';
import { TrackingRowChangeFields } from '#generated/fields/TrackingRowChange.ts';
import type { TrackingImport, TrackingRow, TrackingRowChange } from '#generated/schemas.ts';
import { useRefresh, useTranslate } from 'react-admin';
import { api } from '#admin/api/client.ts';
import { ImportRows } from '#admin/imports/ImportRows.tsx';
import { buildRecordPath } from '#admin/resource/paths.ts';
import { useCall } from '#admin/ui/use-call.ts';
import { TrackedParts } from './TrackedParts.tsx';

const SHOWN = ['order_number', 'tracking_number', 'carrier', 'customer_name', 'parts', 'there'];

/** The rows of a group, each with the parts that its tracking number belongs to. */
export function TrackingRows({ trackingImport, group }: { trackingImport: TrackingImport; group: TrackingGroup }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const [, call] = useCall();
  const { id, status, version } = trackingImport;
  const isOpen = status === 'preview';
  const changeRow = ({ id: row_id }: TrackingRow, body: TrackingRowChange) =>
    call(() =>
      unwrap(api.PUT('/admin/tracking-imports/{id}/rows/{row_id}', { params: { path: { id, row_id } }, body })).then(
        () => refresh(),
      ),
    );
  return (
    <ImportRows<TrackingRow>
      label={t(`enums.TrackingGroup.${group}`)}
      queryKey={['tracking-rows', id, group, version]}
      fetch={(page) => {
        const query = { ...page, group };
        return unwrap(api.GET('/admin/tracking-imports/{id}/rows', { params: { path: { id }, query } }));
      }}
      fields={TrackingRowFields}
      status="outcome"
      shown={SHOWN}
      draw={{
        parts: (row) => (
          <TrackedParts
            row={row}
            onChoose={isOpen ? (shop_order_ids) => void changeRow(row, { shop_order_ids }) : undefined}
          />
        ),
      }}
      getRecordPath={({ order_id }) => (order_id == null ? undefined : buildRecordPath({ name: 'orders' }, order_id))}
      correction={
        isOpen && {
          fields: TrackingRowChangeFields,
          unknown: ({ carrier_text }) => carrier_text,
          isSkipped: ({ outcome }) => outcome === 'excluded',
          change: changeRow,
        }
      }
    />
  );
}
