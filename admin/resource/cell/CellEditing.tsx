import type { FieldDefinition, ResourceDefinition } from '#generated/definitions.ts';
import type { GridApiCommon } from '@mui/x-data-grid';
import { type RaRecord, useListContext } from 'react-admin';
import { type RefObject, useState } from 'react';
import { CellEditor, type Step } from './CellEditor.tsx';
import { type Cell, findNextCell } from './next-cell.ts';

interface Props {
  resource: ResourceDefinition;
  /** Editable fields. */
  fields: readonly FieldDefinition[];
  grid: RefObject<GridApiCommon | null>;
  /** The first cell to edit. */
  first: Cell;
  onEnd: () => void;
}

/** Edits cells of a list, one after another. */
export function CellEditing({ resource, fields, grid, first, onEnd }: Props) {
  const { data = [] } = useListContext<RaRecord>();
  const [cell, setCell] = useState(first);
  const [saved, setSaved] = useState<RaRecord>();
  const api = grid.current;
  const isColumnOf = (column: string) => (field: FieldDefinition) =>
    column === field.name || column === `%${field.name}`;
  const field = fields.find(isColumnOf(cell.column));
  // the list is refetched after the next cell is entered
  const row = data.find(({ id }) => id === cell.id);
  const record = saved?.id === cell.id && row && !(row.version > saved.version) ? { ...row, ...saved } : row;
  const anchor = api?.getCellElement(cell.id, cell.column);
  if (!field || !record || !anchor) return null;

  const close = (step: Step, changed: RaRecord | undefined = saved) => {
    setSaved(changed);
    const columns = api?.getVisibleColumns().map((column) => column.field) ?? [];
    const editable = columns.filter((column) => fields.some(isColumnOf(column)));
    const ids = data.map(({ id }) => id);
    const nextCell = step === 0 ? undefined : findNextCell(cell, ids, editable, step);
    const { id, column } = nextCell ?? cell;
    api?.scrollToIndexes({ rowIndex: ids.indexOf(id), colIndex: columns.indexOf(column) });
    if (nextCell) setCell(nextCell);
    else onEnd();
    // after the editor, which traps the focus, is unmounted
    setTimeout(() => {
      api?.setCellFocus(id, column);
      if (!nextCell) api?.getCellElement(id, column)?.focus({ preventScroll: true });
    });
  };
  return (
    <CellEditor
      key={`${cell.id} ${cell.column}`}
      resource={resource}
      field={field}
      record={record}
      anchor={anchor}
      onClose={close}
    />
  );
}
