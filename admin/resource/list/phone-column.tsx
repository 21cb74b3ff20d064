import type { GridColDef } from '@mui/x-data-grid';
import type { RaRecord } from 'react-admin';
import { named, type Screen } from '../define.ts';
import { isStatus, PhoneRow } from './PhoneRow.tsx';
import type { ListPreferences } from './preferences.ts';

/** Height of a row in pixels: title, statuses where there are some, and the rest in one line or two, with their air. */
export function phoneRowHeight({ resource }: Screen, { columns }: ListPreferences): number {
  const fields = named(resource, columns);
  const rest = fields.filter((field) => !isStatus(field) && field.type !== 'image' && field.name !== resource.title);
  return (fields.some(isStatus) ? 84 : 60) + (rest.length > MOST_IN_A_LINE ? 19 : 0);
}

/** Facts beside each other that fit a phone, the amount among them, which stands beside the title. */
const MOST_IN_A_LINE = 2;

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
