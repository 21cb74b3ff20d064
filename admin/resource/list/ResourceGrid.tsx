import { choicesOf } from '#forms-schema/labels.ts';
import { useForms } from '#forms-schema/context.tsx';
import {
  DataGrid,
  type GridRowSelectionModel,
  type GridCellParams,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRole } from '../../api/use-role.ts';
import { useOpenList } from '#admin/ui/open-list.ts';
import { styleNonce } from '#admin/ui/nonce.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import { editableFields } from '../cell/editable.ts';
import type { Cell } from '../cell/neighbours.ts';
import type { Screen } from '../define.ts';
import { recordPath } from '../paths.ts';
import { columnOf, EDITABLE, fieldOf, fitting, gridColumns, type NamesOf } from './columns.tsx';
import { gridSlots } from './grid-slots.tsx';
import { useGridTexts } from './grid-texts.ts';
import { useListPlace } from './list-place.ts';
import { menuColumn } from './menu-column.tsx';
import { phoneColumn, phoneRowHeight } from './phone-column.tsx';
import { useListPreferences } from './preferences.ts';
import { useRoom } from './room.ts';

/** Where a click or Enter is meant for what stands in the cell, not for the row. */
const OWN_BUSINESS = `a, button, input, [role="menu"], .${EDITABLE}`;

const CellEditing = lazy(async () => ({ default: (await import('../cell/CellEditing.tsx')).CellEditing }));

/** The list itself: the server sorts, filters and pages; the grid shows the page and never moves by itself. */
export function ResourceGrid({ screen }: { screen: Screen }) {
  const { resource } = screen;
  const list = useListContext<RaRecord>();
  const t = useTranslate();
  const texts = useGridTexts();
  const navigate = useNavigate();
  const role = useRole();
  const phone = usePhone();
  const room = useRoom();
  const grid = useGridApiRef();
  const [cell, setCell] = useState<Cell>();
  const { preferences, change } = useListPreferences(resource);
  const forms = useForms();
  const names = useCallback<NamesOf>((field) => choicesOf(field, forms).map(({ label }) => label), [forms]);
  const editable = useMemo(() => editableFields(resource, role), [resource, role]);
  const columns = useMemo(
    () => [
      ...(phone
        ? [phoneColumn(screen, preferences, t(`resource_one.${resource.name}`))]
        : fitting(
            screen,
            gridColumns(screen, preferences, editable, (field) => t(field.label), names),
            room,
            list.sort.field,
          )[0]),
      menuColumn(screen, t('list.actions')),
    ],
    [phone, screen, resource.name, preferences, editable, room, list.sort.field, t, names],
  );
  const sortModel = useMemo<GridSortModel>(
    () => [{ field: columnOf(list.sort.field), sort: list.sort.order === 'ASC' ? 'asc' : 'desc' }],
    [list.sort.field, list.sort.order],
  );
  const selection = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(list.selectedIds) }),
    [list.selectedIds],
  );
  useListPlace(resource.name, grid);
  useOpenList({ resource, list, grid });
  const edit = ({ id, field, colDef }: GridCellParams) => {
    if (colDef.cellClassName === EDITABLE) setCell({ id, column: field });
  };
  const open = (id: string | number, event: { target: EventTarget; ctrlKey: boolean; metaKey: boolean }) => {
    if (event.target instanceof Element && event.target.closest(OWN_BUSINESS)) return;
    if (window.getSelection()?.toString()) return;
    const path = recordPath(resource, id);
    if (event.ctrlKey || event.metaKey) window.open(`/admin${path}`, '_blank', 'noopener');
    else void navigate(path);
  };
  return (
    <>
      <DataGrid<RaRecord>
        apiRef={grid}
        key={phone ? 'phone' : 'wide'}
        rows={list.data ?? []}
        columns={columns}
        loading={list.isPending}
        rowCount={list.total ?? 0}
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
        disableColumnFilter
        disableColumnMenu
        disableColumnSelector
        hideFooter
        density={phone ? 'standard' : preferences.density}
        rowHeight={phone ? phoneRowHeight(screen, preferences, (field) => t(field.label)) : ROW_HEIGHT}
        columnHeaderHeight={phone ? 0 : ROW_HEIGHT}
        sortModel={sortModel}
        sortingOrder={['asc', 'desc']}
        onSortModelChange={([next]) =>
          next && list.setSort({ field: fieldOf(next.field), order: next.sort === 'desc' ? 'DESC' : 'ASC' })
        }
        paginationModel={{ page: list.page - 1, pageSize: list.perPage }}
        checkboxSelection={resource.actions.some((action) => action.scope === 'bulk')}
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        keepNonExistentRowsSelected
        rowSelectionModel={selection}
        onRowSelectionModelChange={(model) => list.onSelect([...model.ids])}
        onColumnWidthChange={({ colDef, width }) =>
          change({ widths: { ...preferences.widths, [fieldOf(colDef.field)]: Math.round(width) } })
        }
        onRowClick={({ id }, event) => open(id, event)}
        onCellDoubleClick={edit}
        onCellKeyDown={(params, event) => {
          if (event.key === 'Enter' || event.key === 'F2') edit(params);
          if (event.key === 'Enter') open(params.id, event);
        }}
        slots={gridSlots}
        localeText={texts}
        aria-label={t(`resources.${resource.name}`)}
        nonce={styleNonce()}
        sx={GRID_LOOK}
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

/** Of the standard density; the compact one takes 0.7 of it. */
const ROW_HEIGHT = 48;

const GRID_LOOK = {
  border: 0,
  '--DataGrid-overlayHeight': '240px',
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-cell': { fontVariantNumeric: 'tabular-nums' },
  '& .MuiDataGrid-cell > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  [`& .${EDITABLE}`]: { cursor: 'text', '&:hover': { outline: '1px dashed', outlineOffset: -2 } },
  // what parts the headings stands out where there are none
  '& .MuiDataGrid-columnHeaders': { overflow: 'hidden' },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 650 },
} as const;
