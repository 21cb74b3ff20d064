import type { GridColDef } from '@mui/x-data-grid';
import type { RaRecord } from 'react-admin';
import { named, type Screen } from '../define.ts';
import { isStatus, PhoneRow } from './PhoneRow.tsx';
import type { ListPreferences } from './preferences.ts';

/** Height of a row in pixels: title, statuses where there are some, and the rest, with their air. */
export function phoneRowHeight({ resource }: Screen, { columns }: ListPreferences): number {
  return named(resource, columns).some(isStatus) ? 84 : 60;
}

/** On a phone a row is one cell that holds what the columns would. */
export function phoneColumn(screen: Screen, { columns }: ListPreferences, headerName: string): GridColDef<RaRecord> {
  const fields = named(screen.resource, columns);
  return {
    field: '%row',
    headerName,
    flex: 1,
    minWidth: 200,
    sortable: false,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => <PhoneRow screen={screen} fields={fields} record={row} tabIndex={tabIndex} />,
  };
}
