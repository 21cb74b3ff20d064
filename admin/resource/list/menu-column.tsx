import type { GridColDef } from '@mui/x-data-grid';
import type { RaRecord } from 'react-admin';
import type { Screen } from '../define.ts';
import { HiddenHeader } from './HiddenHeader.tsx';
import { RowMenu } from './RowMenu.tsx';

/** Builds the last column, with the row menu. */
export function buildMenuColumn({ resource }: Screen, headerName: string): GridColDef<RaRecord> {
  return {
    field: '%menu',
    headerName,
    width: 44,
    sortable: false,
    resizable: false,
    display: 'flex',
    align: 'center',
    renderCell: ({ row, tabIndex }) => <RowMenu resource={resource} record={row} tabIndex={tabIndex} />,
    renderHeader: () => <HiddenHeader>{headerName}</HiddenHeader>,
  };
}
