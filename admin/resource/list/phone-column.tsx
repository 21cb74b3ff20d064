import type { GridColDef } from '@mui/x-data-grid';
import type { RaRecord } from 'react-admin';
import { named, type Screen } from '../define.ts';
import { isStatus, PhoneRow } from './PhoneRow.tsx';
import type { ListPreferences } from './preferences.ts';

/** Height of a row in pixels: title, statuses where there are some, and the rest, with their air. */
export function phoneRowHeight({ resource }: Screen, { columns }: ListPreferences): number {
  return named(resource, columns).some(isStatus) ? 76 : 56;
}

/** On a phone a row is one cell that holds what the columns would. */
export function phoneColumn(
  { resource }: Screen,
  { columns }: ListPreferences,
  headerName: string,
): GridColDef<RaRecord> {
  const fields = named(resource, columns);
  return {
    field: '%row',
    headerName,
    flex: 1,
    minWidth: 200,
    sortable: false,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => (
      <PhoneRow resource={resource} fields={fields} record={row} tabIndex={tabIndex} />
    ),
  };
}
