import type { FieldDefinition } from '#generated/definitions.ts';
import Block from '@mui/icons-material/Block';
import Undo from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type ReactNode, useState } from 'react';
import { type Column, DataTable } from '#forms-schema/view/DataTable.tsx';
import { useFieldColumns } from '#admin/ui/use-field-columns.tsx';
import { CellInput } from './CellInput.tsx';

const PAGE = 50;

/** A row of a file with what became of it. */
interface ImportRow {
  readonly id: number;
  /** Its line in the file. */
  readonly position: number;
}

/** How rows of a file are shown, and mended as long as nothing is written. */
interface RowsConfig<Row extends ImportRow> {
  /** The description's fields of a row. */
  fields: readonly FieldDefinition[];
  /** Which of them are shown, in order; the first says what became of the row. */
  shown: readonly string[];
  /** Fields that can be mended in their place. */
  mended: readonly FieldDefinition[];
  /** How a column is drawn where not by its field. */
  draw?: Readonly<Record<string, (row: Row) => ReactNode>>;
  /** What the file says where it is not understood, by field. */
  unknown?: (row: Row, name: string) => string | null | undefined;
  /** What is wrong with a value, in words. */
  fault?: (row: Row, name: string) => string | undefined;
  /** Rows that cannot be mended any more, where those are not all or none. */
  isFixed?: (row: Row) => boolean;
  isOut: (row: Row) => boolean;
  fetch: (query: { limit: number; offset: number }) => Promise<{ rows: Row[]; count: number }>;
  /** Mends a row; leaves it out or takes it back by `excluded`. Says by itself what was refused. */
  change: (row: Row, change: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

interface Props<Row extends ImportRow> extends RowsConfig<Row> {
  label: string;
  /** What the rows are known by while they do not change. */
  queryKey: readonly unknown[];
  /** Columns that a phone has no room for. */
  isWide?: (name: string) => boolean;
  /** After how many columns a row is left out; at the end where nothing is said. */
  outAt?: number;
  /** Nothing is written yet. */
  isOpen: boolean;
}

/** Rows of a file, a page at a time. */
export function ImportRows<Row extends ImportRow>(props: Props<Row>) {
  const {
    fields,
    shown,
    mended,
    draw = {},
    unknown,
    fault,
    isFixed = () => false,
    isOut,
    fetch,
    change,
    label,
    queryKey,
    isOpen,
    outAt,
    isWide = () => false,
  } = props;
  const t = useTranslate();
  const [page, setPage] = useState(0);
  const { data } = useQuery({
    queryKey: [...queryKey, page],
    queryFn: () => fetch({ limit: PAGE, offset: page * PAGE }),
    placeholderData: keepPreviousData,
  });
  const departures = Object.fromEntries(Object.entries(draw).map(([name, of]) => [name, { of }]));
  const columns = useFieldColumns<Row, string>(fields, shown, departures).map((drawn): Column<Row> => {
    const column: Column<Row> = isWide(drawn.name) ? { ...drawn, wide: true } : drawn;
    const field = isOpen && mended.find((one) => one.name === column.name);
    return field ? { ...column, of: (row) => (isFixed(row) ? column.of(row) : input(row, field)) } : column;
  });
  const input = (row: Row, field: FieldDefinition) => (
    <CellInput
      field={field}
      value={(row as Readonly<Record<string, unknown>>)[field.name]}
      row={t('imports.row', { position: row.position })}
      disabled={isOut(row)}
      unknown={unknown?.(row, field.name)}
      fault={fault?.(row, field.name)}
      onChange={(value) => void change(row, { [field.name]: value })}
    />
  );
  const leaveOut: Column<Row> = {
    name: 'out',
    head: '',
    align: 'end',
    of: (row) =>
      !isFixed(row) && (
        <IconButton
          aria-label={t(isOut(row) ? 'imports.include' : 'imports.exclude', { position: row.position })}
          onClick={() => void change(row, { excluded: !isOut(row) })}
        >
          {isOut(row) ? <Undo fontSize="small" /> : <Block fontSize="small" />}
        </IconButton>
      ),
  };
  if (data?.count === 0) return <Typography sx={{ py: 2 }}>{t('imports.none')}</Typography>;
  return (
    <>
      <DataTable
        stacks={2}
        label={label}
        columns={isOpen ? columns.toSpliced(outAt ?? columns.length, 0, leaveOut) : columns}
        rows={data?.rows ?? []}
        keyOf={({ id }) => id}
      />
      {data && data.count > PAGE && (
        <TablePagination
          component="div"
          count={data.count}
          page={page}
          rowsPerPage={PAGE}
          rowsPerPageOptions={[]}
          onPageChange={(_event, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count }) => t('list.range', { from, to, total: count })}
        />
      )}
    </>
  );
}
