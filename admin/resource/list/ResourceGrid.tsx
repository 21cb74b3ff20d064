import type { ResourceDefinition } from '#generated/definitions.ts';
import {
  DataGrid,
  type DataGridProps,
  type GridRowSelectionModel,
  type GridCellParams,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRole } from '../../api/use-role.ts';
import { useRegisterOpenList } from '#admin/ui/open-list.ts';
import { readStyleNonce } from '#admin/ui/nonce.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import { listEditableFields } from '../cell/editable-fields.ts';
import type { Cell } from '../cell/next-cell.ts';
import type { Screen } from '../define.ts';
import { buildRecordPath } from '../paths.ts';
import { toColumnKey, EDITABLE, toFieldName } from './columns.tsx';
import { gridSlots } from './grid-slots.tsx';
import { useGridTexts } from './grid-texts.ts';
import { useRestoreList } from './use-restore-list.ts';
import { computePhoneRowHeight } from './phone-column.tsx';
import { useListPreferences } from './preferences.ts';
import { useGridColumns } from './use-grid-columns.ts';

/** Elements of a cell that handle clicks and Enter themselves. */
const CONTROLS = `a, button, input, [role="menu"], .${EDITABLE}`;

const CellEditing = lazy(async () => ({ default: (await import('../cell/CellEditing.tsx')).CellEditing }));

interface RowEvent {
  target: EventTarget;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Opens the record of a row; with Ctrl or ⌘ in a new tab. Ignores controls inside the row and selected text. */
function useOpenRow(resource: ResourceDefinition) {
  const navigate = useNavigate();
  return (id: string | number, event: RowEvent) => {
    if (event.target instanceof Element && event.target.closest(CONTROLS)) return;
    if (window.getSelection()?.toString()) return;
    const path = buildRecordPath(resource, id);
    if (event.ctrlKey || event.metaKey) window.open(`/admin${path}`, '_blank', 'noopener');
    else void navigate(path);
  };
}

/** Props common to all lists: the server sorts, filters and paginates. */
const FIXED = {
  paginationMode: 'server',
  sortingMode: 'server',
  filterMode: 'server',
  disableColumnFilter: true,
  disableColumnMenu: true,
  disableColumnSelector: true,
  hideFooter: true,
  sortingOrder: ['asc', 'desc'],
  disableRowSelectionOnClick: true,
  disableRowSelectionExcludeModel: true,
  keepNonExistentRowsSelected: true,
  slots: gridSlots,
} as const satisfies Partial<DataGridProps<RaRecord>>;

/** The data grid of a list. */
export function ResourceGrid({ screen }: { screen: Screen }) {
  const { resource } = screen;
  const list = useListContext<RaRecord>();
  const t = useTranslate();
  const texts = useGridTexts();
  const open = useOpenRow(resource);
  const role = useRole();
  const phone = usePhone();
  const grid = useGridApiRef();
  const [cell, setCell] = useState<Cell>();
  const { preferences, change } = useListPreferences(resource);
  const editable = useMemo(() => listEditableFields(resource, role), [resource, role]);
  const columns = useGridColumns(screen, preferences, editable);
  const sortModel = useMemo<GridSortModel>(
    () => [{ field: toColumnKey(list.sort.field), sort: list.sort.order === 'ASC' ? 'asc' : 'desc' }],
    [list.sort.field, list.sort.order],
  );
  const selection = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(list.selectedIds) }),
    [list.selectedIds],
  );
  useRestoreList(resource.name, grid);
  useRegisterOpenList({ resource, list, grid });
  const edit = ({ id, field, colDef }: GridCellParams) => {
    if (colDef.cellClassName === EDITABLE) setCell({ id, column: field });
  };
  return (
    <>
      <DataGrid<RaRecord>
        {...FIXED}
        apiRef={grid}
        key={phone ? 'phone' : 'wide'}
        rows={list.data ?? []}
        columns={columns}
        loading={list.isPending}
        rowCount={list.total ?? 0}
        density={phone ? 'standard' : preferences.density}
        rowHeight={phone ? computePhoneRowHeight(screen, preferences, (field) => t(field.label)) : ROW_HEIGHT}
        columnHeaderHeight={phone ? 0 : ROW_HEIGHT}
        sortModel={sortModel}
        onSortModelChange={([next]) =>
          next && list.setSort({ field: toFieldName(next.field), order: next.sort === 'desc' ? 'DESC' : 'ASC' })
        }
        paginationModel={{ page: list.page - 1, pageSize: list.perPage }}
        checkboxSelection={resource.actions.some((action) => action.scope === 'bulk')}
        rowSelectionModel={selection}
        onRowSelectionModelChange={(model) => list.onSelect([...model.ids])}
        onColumnWidthChange={({ colDef, width }) =>
          change({ widths: { ...preferences.widths, [toFieldName(colDef.field)]: Math.round(width) } })
        }
        onRowClick={({ id }, event) => open(id, event)}
        onCellDoubleClick={edit}
        onCellKeyDown={(params, event) => {
          if (event.key === 'Enter' || event.key === 'F2') edit(params);
          if (event.key === 'Enter') open(params.id, event);
        }}
        localeText={texts}
        aria-label={t(`resources.${resource.name}`)}
        nonce={readStyleNonce()}
        sx={GRID}
      />
      <Suspense>
        {cell && (
          <CellEditing
            resource={resource}
            fields={editable}
            grid={grid}
            first={cell}
            onEnd={() => setCell(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Of the standard density; the compact one multiplies it by 0.7. */
const ROW_HEIGHT = 48;

const GRID = {
  border: 0,
  '--DataGrid-overlayHeight': '240px',
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-cell': { fontVariantNumeric: 'tabular-nums' },
  '& .MuiDataGrid-cell > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  [`& .${EDITABLE}`]: { cursor: 'text', '&:hover': { outline: '1px dashed', outlineOffset: -2 } },
  // hides the separators outside of the headers
  '& .MuiDataGrid-columnHeaders': { overflow: 'hidden' },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 650 },
} as const;
