import type { ResourceDefinition } from '#generated/definitions.ts';
import type { GridApiCommon } from '@mui/x-data-grid';
import { type RaRecord, useListContext } from 'react-admin';
import { type RefObject, useState } from 'react';
import { useRole } from '../../api/use-role.ts';
import { columnOf } from '../list/columns.tsx';
import { CellEditor, type Step } from './CellEditor.tsx';
import { editableFields } from './editable.ts';
import { type Cell, nextCell } from './neighbours.ts';

interface Props {
  resource: ResourceDefinition;
  /** The columns of the list, in order. */
  columns: readonly string[];
  grid: RefObject<GridApiCommon | null>;
  /** Where editing begins. */
  first: Cell;
  onEnd: () => void;
}

/** Edits the cells of a list one after another. */
export function CellEditing({ resource, columns, grid, first, onEnd }: Props) {
  const role = useRole();
  const { data = [] } = useListContext<RaRecord>();
  const [cell, setCell] = useState(first);
  const [saved, setSaved] = useState<RaRecord>();
  const fields = editableFields(resource, role);
  const field = fields.find(({ name }) => name === cell.name);
  // the list hears of what was saved a moment later than the next cell is entered
  const row = data.find(({ id }) => id === cell.id);
  const record = saved?.id === cell.id && row && !(row.version > saved.version) ? { ...row, ...saved } : row;
  const anchor = grid.current?.getCellElement(cell.id, columnOf(cell.name));
  if (!field || !record || !anchor) return null;

  const close = (step: Step, changed: RaRecord | undefined = saved) => {
    setSaved(changed);
    const names = columns.filter((name) => fields.some((one) => one.name === name));
    const next =
      step === 0
        ? undefined
        : nextCell(
            cell,
            data.map(({ id }) => id),
            names,
            step,
          );
    const { id, name } = next ?? cell;
    const column = columnOf(name);
    grid.current?.scrollToIndexes({
      rowIndex: data.findIndex((one) => one.id === id),
      colIndex: grid.current.getColumnIndex(column),
    });
    grid.current?.setCellFocus(id, column);
    if (next) setCell(next);
    else onEnd();
  };
  return (
    <CellEditor
      key={`${cell.id} ${cell.name}`}
      resource={resource}
      field={field}
      record={record}
      anchor={anchor}
      onClose={close}
    />
  );
}
